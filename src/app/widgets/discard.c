/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "discard.h"

static gboolean
take_out_cb (gpointer widget)
{
  if (gtk_widget_get_parent (widget))
    gtk_widget_unparent (widget);

  return G_SOURCE_REMOVE;
}

static void
discard (GtkWidget *widget)
{
  gtk_widget_set_visible (widget, FALSE);
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, take_out_cb, g_object_ref (widget), g_object_unref);
}

void
paddock_discard_children (GtkWidget *parent)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      discard (child);
}
