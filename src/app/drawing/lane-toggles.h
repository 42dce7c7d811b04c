/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of toggles, one for each lane that a road can have; only those of lanes that are there are shown.
 */

#pragma once

#include <gtk/gtk.h>

typedef void (*PaddockLaneFunc) (gpointer data, int lane);

/* Fills BOX; FUNC is called when somebody presses a toggle. */
void paddock_lane_toggles_add (GtkBox *box, PaddockLaneFunc func, gpointer data);
/* Shows the first LANES; bit l - 1 of ACTIVE: lane l is on. */
void paddock_lane_toggles_set (GtkBox *box, int lanes, guint active);
