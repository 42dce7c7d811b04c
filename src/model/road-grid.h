/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places of the starting grid on a tile, in placing order: rows from the start line backwards, in each the lane
 * nearest to the priority line first.
 */

#pragma once

#include "road-course.h"

/* Below 0 if A is placed better; both lie on the road of TILE. */
int paddock_road_grid_compare (const PaddockTile *tile,
                               const PaddockRoadSlot *a,
                               const PaddockRoadSlot *b);
gboolean paddock_road_grid_is_on_road (const PaddockTile *tile, const PaddockRoadSlot *slot);

/* All spaces behind the start line, of PaddockRoadSlot, in placing order. */
GArray *paddock_road_grid_list_spaces (const PaddockTile *tile);

/* Makes them the grid, numbered in their order. */
void paddock_road_grid_put (PaddockTile *tile, const GArray *slots);
/* Numbers the places of TILE in placing order and leaves out those that are not on its road. */
void paddock_road_grid_number (PaddockTile *tile);
