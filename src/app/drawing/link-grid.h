/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ways over a boundary of a tile as a grid of toggles: one row a lane before it, one column a lane after it.
 */

#pragma once

#include <gtk/gtk.h>

#include "lane-links.h"

typedef void (*PaddockLinkFunc) (gpointer data, int from, int to);

/* Fills GRID anew; FUNC is called when somebody presses a toggle. */
void paddock_link_grid_fill (GtkGrid *grid,
                             const PaddockLaneLinks *links,
                             PaddockLinkFunc func,
                             gpointer data);
