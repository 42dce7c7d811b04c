/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-gauge-shape.h"

#include "share-box.h"
#include "wrap-box.h"

static GtkWidget *
create_wrap (void)
{
  return paddock_wrap_box_new (3);
}

static GtkWidget *
create_column (void)
{
  return gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
}

static void
append_wrap (GtkWidget *box, GtkWidget *part, guint span)
{
  paddock_wrap_box_append (PADDOCK_WRAP_BOX (box), part);
}

static void
append_share (GtkWidget *box, GtkWidget *part, guint span)
{
  paddock_share_box_append (PADDOCK_SHARE_BOX (box), part, MAX (span, 1));
}

static void
append_column (GtkWidget *box, GtkWidget *part, guint span)
{
  gtk_box_append (GTK_BOX (box), part);
}

static void
append_ladder (GtkWidget *box, GtkWidget *part, guint span)
{
  gtk_box_prepend (GTK_BOX (box), part);
}

static void
clear_wrap (GtkWidget *box)
{
  paddock_wrap_box_clear (PADDOCK_WRAP_BOX (box));
}

static void
clear_share (GtkWidget *box)
{
  paddock_share_box_clear (PADDOCK_SHARE_BOX (box));
}

static void
clear_box (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)))
    gtk_box_remove (GTK_BOX (box), child);
}

const PaddockGaugeShape paddock_gauge_wrap = { create_wrap, append_wrap, clear_wrap };
const PaddockGaugeShape paddock_gauge_share = { paddock_share_box_new, append_share, clear_share };
const PaddockGaugeShape paddock_gauge_column = { create_column, append_column, clear_box };
const PaddockGaugeShape paddock_gauge_ladder = { create_column, append_ladder, clear_box };
