/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Hides all children at once and takes them out when GTK is done with the current event.  For content that may be replaced
 * because pointer or keyboard leave something: GTK 4.8 goes through what they leave again afterwards, and crashes if it is no
 * longer in the window.  Children that are hidden are on their way out. */
void paddock_discard_children (GtkWidget *parent);
