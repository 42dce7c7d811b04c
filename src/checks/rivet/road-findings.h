/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the checks of road tracks share.
 */

#pragma once

#include "check.h"
#include "road-course.h"

#define PADDOCK_ROAD_CHECK .kind = &paddock_road_track_kind

static inline const PaddockTile *
paddock_road_tile_at (const PaddockRoadTrack *track, guint i)
{
  return PADDOCK_LIST_AT (track->tiles, PaddockTile, i);
}

static inline const PaddockTilePlace *
paddock_road_place_at (const PaddockRoadTrack *track, guint i)
{
  return PADDOCK_LIST_AT (track->places, PaddockTilePlace, i);
}

/* The tile that lies at place I of the course; NULL: the library has none. */
static inline const PaddockTile *
paddock_road_tile_of_place (const PaddockRoadTrack *track, guint i)
{
  return paddock_road_track_find_tile (track, paddock_road_place_at (track, i)->tile);
}

/* The place of a tile of the library, or of a row of it: "tile bend row 3". */
void paddock_finding_set_tile (PaddockFinding *self, const PaddockTile *tile, int row);
