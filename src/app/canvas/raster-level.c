/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "raster-level.h"

#include <math.h>

#define SIDE PADDOCK_RASTER_SIDE

static gint64
get_name (int column, int row)
{
  return (gint64) ((guint64) (guint32) column << 32 | (guint32) row);
}

void
paddock_raster_name_get (gint64 name, int *column, int *row)
{
  *column = (int) (name >> 32);
  *row = (int) (gint32) name;
}

/* Rounds down, below zero too. */
static int
divide (int pixel)
{
  return pixel >= 0 ? pixel / SIDE : -((SIDE - 1 - pixel) / SIDE);
}

PaddockRasterSpan
paddock_raster_span (cairo_rectangle_int_t area)
{
  return (PaddockRasterSpan){ divide (area.x), divide (area.y), divide (area.x + area.width - 1),
                              divide (area.y + area.height - 1) };
}

PaddockRasterSpan
paddock_raster_span_grow (PaddockRasterSpan span, int by)
{
  return (PaddockRasterSpan){ span.left - by, span.top - by, span.right + by, span.bottom + by };
}

PaddockRasterLevel *
paddock_raster_level_new (double zoom, PaddockPalette palette, GDestroyNotify cancel)
{
  PaddockRasterLevel *self = g_new0 (PaddockRasterLevel, 1);

  self->zoom = zoom;
  self->palette = palette;
  self->cancel = cancel;
  self->tiles = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);

  return self;
}

static void
let_go (const PaddockRasterLevel *self, PaddockRasterTile *tile)
{
  if (tile->job)
    self->cancel (tile->job);
  paddock_raster_image_clear (&tile->image);
}

void
paddock_raster_level_free (PaddockRasterLevel *self)
{
  GHashTableIter iter;
  gpointer tile;

  g_hash_table_iter_init (&iter, self->tiles);
  while (g_hash_table_iter_next (&iter, NULL, &tile))
    let_go (self, tile);
  g_hash_table_unref (self->tiles);
  g_free (self);
}

PaddockRasterTile *
paddock_raster_level_find (PaddockRasterLevel *self, int column, int row)
{
  gint64 name = get_name (column, row);

  return g_hash_table_lookup (self->tiles, &name);
}

PaddockRasterTile *
paddock_raster_level_ensure (PaddockRasterLevel *self, int column, int row)
{
  PaddockRasterTile *tile = paddock_raster_level_find (self, column, row);
  gint64 name = get_name (column, row);

  if (!tile) {
    tile = g_new0 (PaddockRasterTile, 1);
    g_hash_table_insert (self->tiles, g_memdup2 (&name, sizeof name), tile);
  }

  return tile;
}

void
paddock_raster_level_keep (PaddockRasterLevel *self, PaddockRasterSpan span)
{
  GHashTableIter iter;
  gpointer name, tile;
  int column, row;

  g_hash_table_iter_init (&iter, self->tiles);
  while (g_hash_table_iter_next (&iter, &name, &tile)) {
    paddock_raster_name_get (*(gint64 *) name, &column, &row);
    if (column >= span.left && column <= span.right && row >= span.top && row <= span.bottom)
      continue;

    let_go (self, tile);
    g_hash_table_iter_remove (&iter);
  }
}

static void
tile_mark (PaddockRasterTile *self, cairo_rectangle_int_t area)
{
  cairo_rectangle_int_t *dirty = &self->dirty;
  int left, top, right, bottom;

  if (dirty->width == 0)
    *dirty = area;
  left = MIN (dirty->x, area.x);
  top = MIN (dirty->y, area.y);
  right = MAX (dirty->x + dirty->width, area.x + area.width);
  bottom = MAX (dirty->y + dirty->height, area.y + area.height);
  *dirty = (cairo_rectangle_int_t){ left, top, right - left, bottom - top };
}

/* The pixels of a tile that PIXELS, counted as the level's, take in. */
static cairo_rectangle_int_t
get_overlap (cairo_rectangle_int_t pixels, int column, int row)
{
  int left = MAX (pixels.x - column * SIDE, 0), top = MAX (pixels.y - row * SIDE, 0);
  int right = MIN (pixels.x + pixels.width - column * SIDE, SIDE);
  int bottom = MIN (pixels.y + pixels.height - row * SIDE, SIDE);

  return (cairo_rectangle_int_t){ left, top, right - left, bottom - top };
}

/* All pixels that RECT touches, and one more, which the edges of its lines may reach. */
static cairo_rectangle_int_t
get_pixels (const PaddockRasterLevel *self, const PaddockRect *rect)
{
  int left = (int) floor (rect->x * self->zoom) - 1, top = (int) floor (rect->y * self->zoom) - 1;
  int right = (int) ceil ((rect->x + rect->width) * self->zoom) + 1;
  int bottom = (int) ceil ((rect->y + rect->height) * self->zoom) + 1;

  return (cairo_rectangle_int_t){ left, top, right - left, bottom - top };
}

static void
mark_all (PaddockRasterLevel *self)
{
  GHashTableIter iter;
  gpointer tile;

  g_hash_table_iter_init (&iter, self->tiles);
  while (g_hash_table_iter_next (&iter, NULL, &tile))
    ((PaddockRasterTile *) tile)->dirty = (cairo_rectangle_int_t){ 0, 0, SIDE, SIDE };
}

void
paddock_raster_level_mark (PaddockRasterLevel *self, const PaddockRect *rect)
{
  cairo_rectangle_int_t pixels;
  PaddockRasterSpan span;

  if (!rect) {
    mark_all (self);
    return;
  }

  pixels = get_pixels (self, rect);
  span = paddock_raster_span (pixels);
  for (int row = span.top; row <= span.bottom; row++)
    for (int column = span.left; column <= span.right; column++) {
      PaddockRasterTile *tile = paddock_raster_level_find (self, column, row);

      if (tile)
        tile_mark (tile, get_overlap (pixels, column, row));
    }
}
