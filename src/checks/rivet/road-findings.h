/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the checks of road tracks share: where their findings lie, and how their repairs get at it again.
 */

#pragma once

#include "check.h"
#include "road-map.h"

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
/* Rows of the course: "row 3", "row 3 to 9". */
void paddock_finding_set_rows (PaddockFinding *self, int first, int last);

/* Reports rows FIRST to LAST.  ONE has a gap for one row, SEVERAL two. */
PaddockFinding *paddock_report_rows (PaddockReport *self,
                                     const char *one,
                                     const char *several,
                                     int first,
                                     int last);

/* For repairs: the tile of the finding's site in a draft; the run that row ROW of TILE is in. */
PaddockTile *paddock_road_edit_tile (PaddockRoadTrack *draft, const char *id);
PaddockRows *paddock_road_edit_rows (PaddockTile *tile, int row);

/* The bonus line with this id. */
void paddock_road_remove_bonus (PaddockRoadTrack *draft, const char *id);

/* The lanes of a run that have two spaces in each row: bit l - 1 for lane l. */
guint paddock_road_get_split (const PaddockRows *rows);
/* Splits these lanes and no others. */
void paddock_road_set_split (PaddockRows *rows, guint lanes);

/* A lane on the inside of a turning tile; 0: it does not turn. */
int paddock_road_inside (const PaddockTile *tile, const PaddockRows *rows);
