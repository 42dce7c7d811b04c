/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTileRows: a tile row by row, to be changed and put back.
 *
 * A tile keeps runs of equal rows in sections, and names rows by number in its lines, its grid, its lane
 * transitions and the bonus lines and notes on it.  Here every row stands alone and remembers which one it was;
 * putting the rows back packs them again and takes everything along that names a row.
 */

#pragma once

#include "road-course.h"

#define PADDOCK_TILE_MAX_ROWS 999

typedef struct {
  int lanes;
  int priority;
  int shoulder;
  guint split;   /* bit l - 1: lane l has two spaces */
  guint section; /* index of its section's name and terrain */
  int was;       /* its number before; 0: it is new */
} PaddockTileRow;

typedef struct {
  char *id; /* NULL: yet to be named */
  int terrain;
} PaddockTileStretch;

typedef struct {
  GArray *rows;     /* of PaddockTileRow, rear to front */
  GArray *sections; /* of PaddockTileStretch */
  int n_before;
} PaddockTileRows;

void paddock_tile_rows_take (PaddockTileRows *self, const PaddockTile *tile);
void paddock_tile_rows_clear (PaddockTileRows *self);
void paddock_tile_rows_put (const PaddockTileRows *self, PaddockRoadTrack *track, guint tile);

static inline PaddockTileRow *
paddock_tile_rows_at (const PaddockTileRows *self, int row)
{
  return &g_array_index (self->rows, PaddockTileRow, row - 1);
}

/* A new section, yet without rows. */
guint paddock_tile_rows_add_section (PaddockTileRows *self, int terrain);

static inline PaddockTileStretch *
paddock_tile_rows_section_of (const PaddockTileRows *self, int row)
{
  return &g_array_index (self->sections, PaddockTileStretch,
                         paddock_tile_rows_at (self, row)->section);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PaddockTileRows, paddock_tile_rows_clear)
