/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lane-toggles.h"

#include <glib/gi18n.h>

#include "road.h"

typedef struct {
  int lane;
  PaddockLaneFunc func;
  gpointer data;
} Toggle;

static void
clicked_cb (Toggle *toggle)
{
  toggle->func (toggle->data, toggle->lane);
}

static void
free_toggle (gpointer toggle, GClosure *closure)
{
  g_free (toggle);
}

void
paddock_lane_toggles_add (GtkBox *box, PaddockLaneFunc func, gpointer data)
{
  for (int lane = 1; lane <= PADDOCK_ROAD_MAX_LANES; lane++) {
    Toggle toggle = { lane, func, data };
    g_autofree char *label = g_strdup_printf ("%d", lane);
    g_autofree char *words = g_strdup_printf (_ ("Lane %d"), lane);
    GtkWidget *button = gtk_toggle_button_new_with_label (label);

    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                    -1);
    g_signal_connect_data (button, "clicked", G_CALLBACK (clicked_cb),
                           g_memdup2 (&toggle, sizeof toggle), free_toggle, G_CONNECT_SWAPPED);
    gtk_box_append (box, button);
  }
}

void
paddock_lane_toggles_set (GtkBox *box, int lanes, guint active)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (box));

  for (int lane = 0; button; lane++, button = gtk_widget_get_next_sibling (button)) {
    gtk_widget_set_visible (button, lane < lanes);
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), (active >> lane) & 1);
  }
}
