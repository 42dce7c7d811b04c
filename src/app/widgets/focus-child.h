/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* For "focus" of a widget with one child that says itself, in "grab_focus", where the keyboard goes when somebody sends it
 * there: Tab passes through all the same.  GTK would grab on every way in, and on the way out backwards.
 * Nobody having it, the widget grabs it. */
gboolean paddock_focus_child (GtkWidget *widget, GtkDirectionType direction);

/* Into a list view: to the row that is selected, or else to the one that had the keyboard last. */
gboolean paddock_focus_list (GtkWidget *list);
