/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "focus-child.h"

gboolean
paddock_focus_child (GtkWidget *widget, GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (root && !gtk_root_get_focus (root) && gtk_widget_grab_focus (widget))
    return TRUE; /* what had it has gone */

  return child && gtk_widget_child_focus (child, direction);
}

gboolean
paddock_focus_list (GtkWidget *list)
{
  for (GtkWidget *row = gtk_widget_get_first_child (list); row;
       row = gtk_widget_get_next_sibling (row))
    if ((gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED)
        && gtk_widget_get_child_visible (row) && gtk_widget_grab_focus (row))
      return TRUE;

  return gtk_widget_grab_focus (list);
}
