/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lane transitions: which lanes lead into which over the boundary after a row of a tile.
 *
 * By themselves lanes that touch lead into one another; a tile may say otherwise.  Ways that would
 * leave a lane without one, cross, or lead off the edge are refused, so that every step on the way
 * to a new transition is a road that can be raced on.
 */

#pragma once

#include "refusal.h"
#include "road-course.h"

/* For each lane of row AFTER the lanes of the next row that it leads to, as bits; FALSE where the tile has no
 * such boundary inside. */
typedef struct {
  int n, m; /* lanes before and after it */
  guint8 ahead[PADDOCK_ROAD_MAX_LANES];
  gboolean is_own; /* the tile says so itself */
} PaddockLaneLinks;

gboolean paddock_lane_links_find (const PaddockTile *tile, int after, PaddockLaneLinks *links);

/* Makes a way from lane FROM to lane TO, or closes it. */
const PaddockRefusal *
paddock_lane_links_toggle (PaddockRoadTrack *track, guint tile, int after, int from, int to);
/* As the widths have it. */
const PaddockRefusal *paddock_lane_links_reset (PaddockRoadTrack *track, guint tile, int after);
