/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTileChange: one thing that the tile editor can do to a tile, as a value: each is one step of undo with a label
 * of its own.
 */

#pragma once

#include "road-editor.h"

typedef enum {
  PADDOCK_TILE_SET_LABEL,
  PADDOCK_TILE_SET_KIND,
  PADDOCK_TILE_SET_TURN,
  PADDOCK_TILE_MIRROR,
  PADDOCK_TILE_INSERT_ROW,
  PADDOCK_TILE_DELETE_ROWS,
  PADDOCK_TILE_SET_LANES,
  PADDOCK_TILE_SET_PRIORITY,
  PADDOCK_TILE_SET_SHOULDER,
  PADDOCK_TILE_SET_TERRAIN,
  PADDOCK_TILE_TOGGLE_SPLIT,
  PADDOCK_TILE_TOGGLE_CUT,
  PADDOCK_TILE_TOGGLE_LINK,
  PADDOCK_TILE_RESET_LINKS,
  PADDOCK_TILE_SET_START_LINE,
  PADDOCK_TILE_FILL_GRID,
  PADDOCK_TILE_TOGGLE_SLOT,
  PADDOCK_TILE_SET_FINISH_LINE,
} PaddockTileWhat;

typedef struct {
  PaddockTileWhat what;
  guint tile;      /* index in the library */
  int first, last; /* the rows it is about; lines and boundaries lie after the last */
  int value, other;
  const char *text;
} PaddockTileChange;

gboolean paddock_tile_change_apply (PaddockTileChange *self, PaddockRoadEditor *editor);
