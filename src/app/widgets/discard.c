/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "discard.h"

typedef struct {
  GtkWidget *widget;
  PaddockTakeOut take_out;
} Discarded;

static void
discarded_free (gpointer data)
{
  Discarded *self = data;

  g_object_unref (self->widget);
  g_free (self);
}

static gboolean
take_out_cb (gpointer data)
{
  Discarded *self = data;

  if (gtk_widget_get_parent (self->widget))
    self->take_out (self->widget);

  return G_SOURCE_REMOVE;
}

void
paddock_discard (GtkWidget *widget, PaddockTakeOut take_out)
{
  Discarded *self;

  g_return_if_fail (GTK_IS_WIDGET (widget) && take_out);

  self = g_new (Discarded, 1);
  *self = (Discarded){ g_object_ref (widget), take_out };
  gtk_widget_set_visible (widget, FALSE);
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, take_out_cb, self, discarded_free);
}

void
paddock_discard_children (GtkWidget *parent)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      paddock_discard (child, gtk_widget_unparent);
}
