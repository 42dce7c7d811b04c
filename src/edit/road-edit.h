/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Edits of a road's course: tiles laid, moved, turned over, exchanged and taken up, and the library they come
 * from.
 *
 * Each works on a draft.  Names stay unique, lines of tiles are numbered anew (a line is what lies between two
 * joins), bonus lines and notes keep to their tile wherever it goes and leave with it, and the start and the
 * finish keep to the ends of the course.  See tile-edit.h for what a tile is made of.
 */

#pragma once

#include "refusal.h"
#include "road-course.h"

/* The index at which TILE would come to lie if it were laid at AT: pieces of the start and the finish go to
 * their ends, everything else between them. */
guint
paddock_road_find_insertion (const PaddockRoadTrack *track, guint at, const PaddockTile *tile);

/* PLACED is set to the index of the new place. */
const PaddockRefusal *
paddock_road_insert_place (PaddockRoadTrack *track, guint at, const char *tile, guint *placed);
const PaddockRefusal *
paddock_road_replace_place (PaddockRoadTrack *track, guint index, const char *tile);
/* TO is the index it has afterwards, if that is allowed; PLACED is set to where it came to lie. */
const PaddockRefusal *
paddock_road_move_place (PaddockRoadTrack *track, guint from, guint to, guint *placed);
const PaddockRefusal *paddock_road_flip_place (PaddockRoadTrack *track, guint index);
const PaddockRefusal *paddock_road_delete_place (PaddockRoadTrack *track, guint index);

/* The library.  ADDED is set to the index of the new tile. */
const PaddockRefusal *
paddock_road_add_tile (PaddockRoadTrack *track, PaddockTileKind kind, guint *added);
const PaddockRefusal *
paddock_road_duplicate_tile (PaddockRoadTrack *track, guint index, guint *added);
/* Its places in the course go with it. */
const PaddockRefusal *paddock_road_delete_tile (PaddockRoadTrack *track, guint index);

/* A track of this tile and nothing else, for a picture of it. */
PaddockDocument *paddock_road_new_of_tile (const PaddockTile *tile);

guint paddock_road_count_uses (const PaddockRoadTrack *track, const char *tile);
int paddock_road_find_tile_index (const PaddockRoadTrack *track, const char *id); /* or -1 */
