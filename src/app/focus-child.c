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
