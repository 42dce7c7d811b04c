/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRasterLevel: a drawing cut into square tiles at one zoom, those that have been painted.
 *
 * Pixels are counted from scene (0, 0), so that a tile stays where it is however the drawing grows, and a
 * tile's name is its column and row.  A tile knows which of its pixels are out of date; who paints them,
 * and when, is not decided here.  Typical sizes: 12 tiles fill a small window, 150 a very large one.
 */

#pragma once

#include "palette.h"
#include "rect.h"
#include "raster-image.h"

#define PADDOCK_RASTER_SIDE 256 /* pixels */

typedef struct {
  PaddockRasterImage image;
  cairo_rectangle_int_t dirty; /* pixels of the tile that are out of date; no width: none */
  gpointer job;                /* whoever paints it now; NULL: nobody */
} PaddockRasterTile;

typedef struct {
  double zoom; /* pixels per scene unit */
  PaddockPalette palette;
  GHashTable *tiles;     /* by gint64 name */
  GDestroyNotify cancel; /* of a tile's job */
} PaddockRasterLevel;

/* Columns and rows of tiles, the last ones included. */
typedef struct {
  int left, top, right, bottom;
} PaddockRasterSpan;

PaddockRasterLevel *
paddock_raster_level_new (double zoom, PaddockPalette palette, GDestroyNotify cancel);
void paddock_raster_level_free (PaddockRasterLevel *self);

PaddockRasterTile *
paddock_raster_level_find (PaddockRasterLevel *self, int column, int row); /* or NULL */
PaddockRasterTile *paddock_raster_level_ensure (PaddockRasterLevel *self, int column, int row);
/* Forgets all tiles beyond SPAN. */
void paddock_raster_level_keep (PaddockRasterLevel *self, PaddockRasterSpan span);
/* Everything in RECT, in scene units, is out of date; NULL: everything. */
void paddock_raster_level_mark (PaddockRasterLevel *self, const PaddockRect *rect);

/* The tiles that AREA, in pixels, takes in. */
PaddockRasterSpan paddock_raster_span (cairo_rectangle_int_t area);
PaddockRasterSpan paddock_raster_span_grow (PaddockRasterSpan span, int by);

/* Tiles have a name from which column and row can be read again. */
void paddock_raster_name_get (gint64 name, int *column, int *row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockRasterLevel, paddock_raster_level_free)
