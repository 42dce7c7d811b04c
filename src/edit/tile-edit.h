/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Edits of what a tile is made of: rows and their lanes, sections and their terrain, where lanes lead, and what
 * the tile is.
 *
 * Rows are counted from 1 at the rear of the tile.  Whatever names a row goes along when rows come and go
 * (tile-rows.h); what no longer fits goes: a place of the grid whose lane is gone, a bonus line on a sprint that
 * is none any more.
 */

#pragma once

#include "refusal.h"
#include "road-course.h"

/* N rows like row AFTER, behind which they come; 0: before the first, like it. */
const PaddockRefusal *
paddock_tile_insert_rows (PaddockRoadTrack *track, guint tile, int after, int n);
const PaddockRefusal *
paddock_tile_delete_rows (PaddockRoadTrack *track, guint tile, int first, int last);

typedef enum {
  PADDOCK_ROWS_LANES,    /* 1..5 */
  PADDOCK_ROWS_PRIORITY, /* lane */
  PADDOCK_ROWS_SHOULDER, /* as in PaddockRows */
  PADDOCK_ROWS_SPLIT,    /* lane: two spaces in all of these rows, or one in all if they had two */
  PADDOCK_ROWS_TERRAIN,  /* PaddockTerrain: the rows become part of a section of it */
  PADDOCK_N_ROWS_FIELDS,
} PaddockRowsField;

/* Changes the rows from FIRST to LAST. */
const PaddockRefusal *paddock_tile_change_rows (PaddockRoadTrack *track,
                                                guint tile,
                                                int first,
                                                int last,
                                                PaddockRowsField field,
                                                int value);

/* Ends a section after a row, or joins the two sections that meet there. */
const PaddockRefusal *paddock_tile_toggle_cut (PaddockRoadTrack *track, guint tile, int after);

/* Left and right exchanged, as a new tile. */
const PaddockRefusal *paddock_tile_mirror (PaddockRoadTrack *track, guint tile);

/* What it is.  A tile that lies in the course as start or finish stays one.  A curve that turns the
 * other way is mirrored, so that its inner lanes stay inside. */
const PaddockRefusal *
paddock_tile_set_kind (PaddockRoadTrack *track, guint tile, PaddockTileKind kind);
const PaddockRefusal *paddock_tile_set_turn (PaddockRoadTrack *track, guint tile, PaddockBend turn);
const PaddockRefusal *
paddock_tile_set_label (PaddockRoadTrack *track, guint tile, const char *label);
const PaddockRefusal *paddock_tile_set_finish_line (PaddockRoadTrack *track, guint tile, int after);
