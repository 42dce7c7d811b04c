/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Taking widgets out later: they are hidden at once and leave the window when GTK is done with the current event.
 *
 * For content that may be replaced because pointer or keyboard leave something, or because of what it reports itself: GTK 4.8 goes
 * through what they leave again afterwards, and crashes or waits for ever if it is no longer in the window.
 */

#pragma once

#include <gtk/gtk.h>

/* Takes WIDGET out of its parent, by the parent's own function if it has one, such as a list's. */
typedef void (*PaddockTakeOut) (GtkWidget *widget);

void paddock_discard (GtkWidget *widget, PaddockTakeOut take_out);
/* Children that are hidden are on their way out already. */
void paddock_discard_children (GtkWidget *parent);
