/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "focus-child.h"

gboolean
paddock_focus_child (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  return child && gtk_widget_child_focus (child, direction);
}
