/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "link-grid.h"

#include <glib/gi18n.h>

#include "discard.h"

typedef struct {
  int from, to;
  PaddockLinkFunc func;
  gpointer data;
} Link;

static void
clicked_cb (Link *link)
{
  link->func (link->data, link->from, link->to);
}

static void
free_link (gpointer link, GClosure *closure)
{
  g_free (link);
}

static void
add_toggle (GtkGrid *grid, const Link *link, gboolean is_open)
{
  /* Translators: a way from one lane into another. */
  g_autofree char *label = g_strdup_printf (_ ("%d → %d"), link->from, link->to);
  g_autofree char *words = g_strdup_printf (_ ("Lane %d leads into lane %d"), link->from, link->to);
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), is_open);
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_signal_connect_data (button, "clicked", G_CALLBACK (clicked_cb),
                         g_memdup2 (link, sizeof (Link)), free_link, G_CONNECT_SWAPPED);
  gtk_grid_attach (grid, button, link->to - 1, link->from - 1, 1, 1);
}

void
paddock_link_grid_fill (GtkGrid *grid,
                        const PaddockLaneLinks *links,
                        PaddockLinkFunc func,
                        gpointer data)
{
  paddock_discard_children (GTK_WIDGET (grid)); /* the keyboard may be on its way to one of them */
  for (int from = 1; from <= links->n; from++)
    for (int to = 1; to <= links->m; to++) {
      Link link = { from, to, func, data };

      add_toggle (grid, &link, (links->ahead[from - 1] >> (to - 1)) & 1);
    }
}
