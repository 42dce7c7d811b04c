/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting grid of a tile: which of its spaces riders start from.
 *
 * Places are numbered by themselves, in placing order: rows from the start line backwards, in each the lane
 * nearest to the priority line first, so that number 1 is the best.
 */

#pragma once

#include "refusal.h"
#include "road-course.h"

#define PADDOCK_GRID_MAX 99

/* N places, as near to the start line as there is room. */
const PaddockRefusal *paddock_start_grid_fill (PaddockRoadTrack *track, guint tile, guint n);
/* Makes a space a place of the grid, or no longer. */
const PaddockRefusal *
paddock_start_grid_toggle (PaddockRoadTrack *track, guint tile, int row, int lane);
/* The start line lies after this row; the grid gives way behind it. */
const PaddockRefusal *paddock_start_grid_set_line (PaddockRoadTrack *track, guint tile, int after);
