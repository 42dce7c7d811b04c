/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTileLevel: a drawing cut into square tiles at one zoom, those that have been painted.
 *
 * Pixels are counted from scene (0, 0), so that a tile stays where it is however the drawing grows, and a
 * tile's name is its column and row.  A tile knows which of its pixels are out of date; who paints them,
 * and when, is not decided here.  Typical sizes: 12 tiles fill a small window, 150 a very large one.
 */

#pragma once

#include "palette.h"
#include "rect.h"
#include "tile-image.h"

#define PADDOCK_TILE_SIDE 256 /* pixels */

typedef struct {
  PaddockTileImage image;
  cairo_rectangle_int_t dirty; /* pixels of the tile that are out of date; no width: none */
  gpointer job;                /* whoever paints it now; NULL: nobody */
} PaddockCanvasTile;

typedef struct {
  double zoom; /* pixels per scene unit */
  PaddockPalette palette;
  GHashTable *tiles;     /* by gint64 name */
  GDestroyNotify cancel; /* of a tile's job */
} PaddockTileLevel;

/* Columns and rows of tiles, the last ones included. */
typedef struct {
  int left, top, right, bottom;
} PaddockTileSpan;

PaddockTileLevel *
paddock_tile_level_new (double zoom, PaddockPalette palette, GDestroyNotify cancel);
void paddock_tile_level_free (PaddockTileLevel *self);

PaddockCanvasTile *
paddock_tile_level_find (PaddockTileLevel *self, int column, int row); /* or NULL */
PaddockCanvasTile *paddock_tile_level_ensure (PaddockTileLevel *self, int column, int row);
/* Forgets all tiles beyond SPAN. */
void paddock_tile_level_keep (PaddockTileLevel *self, PaddockTileSpan span);
/* Everything in RECT, in scene units, is out of date; NULL: everything. */
void paddock_tile_level_mark (PaddockTileLevel *self, const PaddockRect *rect);

/* The tiles that AREA, in pixels, takes in. */
PaddockTileSpan paddock_tile_span (cairo_rectangle_int_t area);
PaddockTileSpan paddock_tile_span_grow (PaddockTileSpan span, int by);

/* Tiles have a name from which column and row can be read again. */
void paddock_tile_name_get (gint64 name, int *column, int *row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockTileLevel, paddock_tile_level_free)
