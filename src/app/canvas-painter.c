/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-painter.h"

#include <math.h>
#include <string.h>

#include "picture-diff.h"
#include "tile-job.h"

#define SIDE PADDOCK_TILE_SIDE

#define PATIENCE_US 4000 /* how long a frame may wait for tiles that come into view */
#define PATCH_US 6000    /* how long a frame may paint what edits changed */
#define SETTLE_MS 50     /* without another zoom before its tiles are worth painting */
#define OVERVIEW_SIDE 400

typedef struct {
  GdkTexture *texture; /* NULL: none yet */
  GBytes *pixels;
  double zoom;
  cairo_rectangle_int_t area;  /* in pixels at that zoom */
  const PaddockDrawing *shows; /* only to be compared */
  PaddockTileJob *job;
} Overview;

struct _PaddockCanvasPainter {
  void (*ready) (gpointer data);
  gpointer data;

  PaddockCover *cover;     /* NULL: nothing lies above the picture */
  PaddockDrawing *drawing; /* both; NULL: none yet */
  PaddockTileInbox *inbox;
  PaddockTileLevel *level;    /* what is shown; NULL: nothing yet */
  PaddockTileLevel *previous; /* what was shown before, at another zoom; NULL: nothing */
  gboolean is_complete;       /* all of the level in view has been shown once */
  guint settle_source;        /* the zoom may still change; 0: it does not */
  Overview overview;
};

static void
cancel_job (gpointer job)
{
  paddock_tile_job_cancel (job);
}

PaddockCanvasPainter *
paddock_canvas_painter_new (void (*ready) (gpointer data), gpointer data)
{
  PaddockCanvasPainter *self = g_new0 (PaddockCanvasPainter, 1);

  self->ready = ready;
  self->data = data;
  self->inbox = paddock_tile_inbox_new (ready, data);

  return self;
}

void
paddock_canvas_painter_free (PaddockCanvasPainter *self)
{
  g_clear_handle_id (&self->settle_source, g_source_remove);
  g_clear_pointer (&self->level, paddock_tile_level_free);
  g_clear_pointer (&self->previous, paddock_tile_level_free);
  g_clear_pointer (&self->overview.job, paddock_tile_job_cancel);
  g_clear_pointer (&self->overview.pixels, g_bytes_unref);
  g_clear_object (&self->overview.texture);
  paddock_tile_inbox_close (self->inbox);
  g_clear_pointer (&self->drawing, paddock_drawing_unref);
  g_clear_pointer (&self->cover, paddock_cover_unref);
  g_free (self);
}

/* The drawing */

static void
mark (PaddockCanvasPainter *self, const PaddockRect *rect)
{
  if (self->level)
    paddock_tile_level_mark (self->level, rect);
  if (self->previous)
    paddock_tile_level_mark (self->previous, rect);
}

static void
mark_cb (PaddockRect rect, gpointer data)
{
  mark (data, &rect);
}

void
paddock_canvas_painter_set_picture (PaddockCanvasPainter *self, PaddockPicture *picture)
{
  const PaddockPicture *before = paddock_canvas_painter_get_picture (self);

  if (before && !paddock_picture_diff (before, picture, mark_cb, self))
    mark (self, NULL);
  g_clear_pointer (&self->drawing, paddock_drawing_unref);
  self->drawing = paddock_drawing_new (picture, self->cover);
  self->overview.shows = NULL; /* the new drawing may lie where the old one lay */
}

void
paddock_canvas_painter_set_overlay (PaddockCanvasPainter *self, PaddockScene *scene, double opacity)
{
  const PaddockPicture *picture = paddock_canvas_painter_get_picture (self);

  g_clear_pointer (&self->cover, paddock_cover_unref);
  if (scene)
    self->cover = paddock_cover_new (scene, opacity);
  mark (self, NULL);
  if (picture)
    paddock_canvas_painter_set_picture (self,
                                        paddock_picture_new (picture->document, &picture->options));
}

const PaddockPicture *
paddock_canvas_painter_get_picture (PaddockCanvasPainter *self)
{
  return self->drawing ? self->drawing->picture : NULL;
}

/* Levels */

static gboolean
settled_cb (gpointer data)
{
  PaddockCanvasPainter *self = data;

  self->settle_source = 0;
  self->ready (self->data);

  return G_SOURCE_REMOVE;
}

static gboolean
suits (const PaddockTileLevel *level, const PaddockCanvasFrame *frame)
{
  return level && level->zoom == frame->zoom && level->palette == frame->palette;
}

/* A level that was seen whole is kept, to be scaled until the new one is ready. */
static void
choose_level (PaddockCanvasPainter *self, const PaddockCanvasFrame *frame)
{
  PaddockTileLevel *old = self->level;

  if (suits (old, frame))
    return;

  g_clear_handle_id (&self->settle_source, g_source_remove);
  if (suits (self->previous, frame)) {
    self->level = g_steal_pointer (&self->previous);
    self->previous = old;
  } else {
    if (self->is_complete || !self->previous) {
      g_clear_pointer (&self->previous, paddock_tile_level_free);
      self->previous = g_steal_pointer (&old);
    }
    g_clear_pointer (&old, paddock_tile_level_free);
    self->level = paddock_tile_level_new (frame->zoom, frame->palette, cancel_job);
    if (self->previous)
      self->settle_source = g_timeout_add (SETTLE_MS, settled_cb, self);
  }
  self->is_complete = FALSE;
}

/* Tiles */

static void
start_tile (PaddockCanvasPainter *self, PaddockCanvasTile *tile, int column, int row)
{
  cairo_rectangle_int_t area = { column * SIDE, row * SIDE, SIDE, SIDE };

  tile->dirty.width = 0;
  tile->job = paddock_tile_job_start (self->inbox, self->drawing, self->level->zoom,
                                      self->level->palette, area);
}

/* Paints what is out of date over a copy, as the old pixels may still be on their way to the screen. */
static void
patch_tile (PaddockCanvasPainter *self, PaddockCanvasTile *tile, int column, int row)
{
  cairo_rectangle_int_t dirty = tile->dirty;
  guchar *pixels = g_memdup2 (g_bytes_get_data (tile->pixels, NULL), (gsize) SIDE * SIDE * 4);
  cairo_surface_t *image =
    cairo_image_surface_create_for_data (pixels + 4 * (dirty.y * SIDE + dirty.x),
                                         CAIRO_FORMAT_ARGB32, dirty.width, dirty.height, SIDE * 4);

  paddock_drawing_paint (self->drawing, self->level->zoom, self->level->palette,
                         column * SIDE + dirty.x, row * SIDE + dirty.y, image);
  cairo_surface_destroy (image);
  paddock_tile_set_pixels (tile, pixels);
  tile->dirty.width = 0;
}

static gboolean
is_little (cairo_rectangle_int_t area)
{
  return area.width * area.height <= SIDE * SIDE / 2;
}

/* Brings a tile up to date, now or later. */
static void
update_tile (PaddockCanvasPainter *self, PaddockCanvasTile *tile, int column, int row, gint64 end)
{
  gboolean is_dirty = tile->dirty.width > 0;

  if (tile->job || (tile->pixels && !is_dirty))
    return;

  if (tile->pixels && is_little (tile->dirty) && g_get_monotonic_time () < end)
    patch_tile (self, tile, column, row);
  else if (tile->pixels || !self->settle_source)
    start_tile (self, tile, column, row);
}

/* How many tiles of SPAN are still to come. */
static guint
count_missing (PaddockCanvasPainter *self, PaddockTileSpan span)
{
  guint n = 0;

  for (int row = span.top; row <= span.bottom; row++)
    for (int column = span.left; column <= span.right; column++)
      n += !paddock_tile_level_ensure (self->level, column, row)->pixels;

  return n;
}

static void
update_tiles (PaddockCanvasPainter *self, PaddockTileSpan span)
{
  gint64 end = g_get_monotonic_time () + PATCH_US;

  for (int row = span.top; row <= span.bottom; row++)
    for (int column = span.left; column <= span.right; column++)
      update_tile (self, paddock_tile_level_ensure (self->level, column, row), column, row, end);
}

/* The results of jobs */

static void
take_overview (PaddockCanvasPainter *self, PaddockTileJob *job)
{
  Overview *overview = &self->overview;
  int width = job->area.width, height = job->area.height;

  g_clear_pointer (&overview->pixels, g_bytes_unref);
  g_clear_object (&overview->texture);
  overview->pixels =
    g_bytes_new_take (g_steal_pointer (&job->pixels), (gsize) width * (gsize) height * 4);
  overview->texture =
    gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, overview->pixels, (gsize) width * 4);
  overview->zoom = job->zoom;
  overview->area = job->area;
  overview->shows = job->drawing;
  g_clear_pointer (&overview->job, paddock_tile_job_unref);
}

static void
take_tile (PaddockTileLevel *level, PaddockTileJob *job)
{
  PaddockCanvasTile *tile =
    level ? paddock_tile_level_find (level, job->area.x / SIDE, job->area.y / SIDE) : NULL;

  if (!tile || tile->job != job)
    return;

  paddock_tile_set_pixels (tile, g_steal_pointer (&job->pixels));
  g_clear_pointer (&tile->job, paddock_tile_job_unref);
}

static void
take_results (PaddockCanvasPainter *self, gint64 end)
{
  GSList *jobs = paddock_tile_inbox_take (self->inbox, end);

  for (GSList *link = jobs; link; link = link->next) {
    PaddockTileJob *job = link->data;

    if (job == self->overview.job) {
      take_overview (self, job);
    } else {
      take_tile (self->level, job);
      take_tile (self->previous, job);
    }
  }
  g_slist_free_full (jobs, (GDestroyNotify) paddock_tile_job_unref);
}

/* The overview */

static void
start_overview (PaddockCanvasPainter *self, PaddockPalette palette)
{
  const PaddockRect *bounds = &self->drawing->picture->bounds;
  double zoom = OVERVIEW_SIDE / MAX (MAX (bounds->width, bounds->height), 1);
  cairo_rectangle_int_t area = { (int) floor (bounds->x * zoom), (int) floor (bounds->y * zoom),
                                 (int) ceil (bounds->width * zoom) + 1,
                                 (int) ceil (bounds->height * zoom) + 1 };

  self->overview.job = paddock_tile_job_start (self->inbox, self->drawing, zoom, palette, area);
}

GdkTexture *
paddock_canvas_painter_get_overview (PaddockCanvasPainter *self)
{
  return self->overview.texture;
}

/* What there is, scaled */

static void
paint_scaled (cairo_t *cr, GBytes *pixels, cairo_rectangle_int_t area, double factor)
{
  int left = (int) round (area.x * factor), right = (int) round ((area.x + area.width) * factor);
  int top = (int) round (area.y * factor), bottom = (int) round ((area.y + area.height) * factor);
  cairo_surface_t *surface =
    cairo_image_surface_create_for_data ((guchar *) g_bytes_get_data (pixels, NULL),
                                         CAIRO_FORMAT_ARGB32, area.width, area.height,
                                         area.width * 4);

  cairo_save (cr);
  cairo_rectangle (cr, left, top, right - left, bottom - top);
  cairo_translate (cr, left, top);
  cairo_scale (cr, (double) (right - left) / area.width, (double) (bottom - top) / area.height);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_surface_destroy (surface);
}

static void
paint_previous (PaddockCanvasPainter *self, const PaddockCanvasFrame *frame, cairo_t *cr)
{
  double factor = frame->zoom / self->previous->zoom;
  cairo_rectangle_int_t area = { (int) floor (frame->area.x / factor),
                                 (int) floor (frame->area.y / factor),
                                 (int) ceil (frame->area.width / factor) + 1,
                                 (int) ceil (frame->area.height / factor) + 1 };
  PaddockTileSpan span = paddock_tile_span (area);

  for (int row = span.top; row <= span.bottom; row++)
    for (int column = span.left; column <= span.right; column++) {
      PaddockCanvasTile *tile = paddock_tile_level_find (self->previous, column, row);

      if (tile && tile->pixels)
        paint_scaled (cr, tile->pixels,
                      (cairo_rectangle_int_t){ column * SIDE, row * SIDE, SIDE, SIDE }, factor);
    }
}

static void
append_backdrop (PaddockCanvasPainter *self,
                 const PaddockCanvasFrame *frame,
                 int scale,
                 GtkSnapshot *snapshot)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) frame->area.width / (float) scale,
                                               (float) frame->area.height / (float) scale);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  cairo_scale (cr, 1.0 / scale, 1.0 / scale);
  cairo_translate (cr, -frame->area.x, -frame->area.y);
  if (self->overview.pixels)
    paint_scaled (cr, self->overview.pixels, self->overview.area,
                  frame->zoom / self->overview.zoom);
  if (self->previous)
    paint_previous (self, frame, cr);
  cairo_destroy (cr);
}

/* The frame */

static void
append_tiles (PaddockCanvasPainter *self,
              const PaddockCanvasFrame *frame,
              int scale,
              GtkSnapshot *snapshot)
{
  PaddockTileSpan span = paddock_tile_span (frame->area);

  for (int row = span.top; row <= span.bottom; row++)
    for (int column = span.left; column <= span.right; column++) {
      PaddockCanvasTile *tile = paddock_tile_level_find (self->level, column, row);
      graphene_rect_t bounds =
        GRAPHENE_RECT_INIT ((float) (column * SIDE - frame->area.x) / (float) scale,
                            (float) (row * SIDE - frame->area.y) / (float) scale,
                            (float) SIDE / (float) scale, (float) SIDE / (float) scale);

      if (tile && tile->texture)
        gtk_snapshot_append_texture (snapshot, tile->texture, &bounds);
    }
}

/* Tiles around the view and an overview, while there is nothing more urgent. */
static void
look_ahead (PaddockCanvasPainter *self, const PaddockCanvasFrame *frame, PaddockTileSpan span)
{
  self->is_complete = TRUE;
  paddock_tile_level_keep (self->level,
                           paddock_tile_span_grow (span, 1 + (span.right - span.left) / 2));
  if (frame->area.width < OVERVIEW_SIDE)
    return;

  update_tiles (self, paddock_tile_span_grow (span, 1));
  if (!self->overview.job && self->overview.shows != self->drawing)
    start_overview (self, frame->palette);
}

void
paddock_canvas_painter_snapshot (PaddockCanvasPainter *self,
                                 const PaddockCanvasFrame *frame,
                                 int scale,
                                 GtkSnapshot *snapshot)
{
  PaddockTileSpan span = paddock_tile_span (frame->area);
  gint64 end = g_get_monotonic_time () + PATIENCE_US;

  g_return_if_fail (self->drawing != NULL);

  take_results (self, 0);
  choose_level (self, frame);
  update_tiles (self, span);
  while (self->is_complete && count_missing (self, span) > 0 && g_get_monotonic_time () < end)
    take_results (self, end);

  if (count_missing (self, span) > 0)
    append_backdrop (self, frame, scale, snapshot);
  else
    look_ahead (self, frame, span);
  append_tiles (self, frame, scale, snapshot);
}
