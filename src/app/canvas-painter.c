/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-painter.h"

#include <math.h>
#include <string.h>

#include "paint.h"
#include "picture-diff.h"
#include "tile-job.h"

#define SIDE PADDOCK_TILE_SIDE

#define PATIENCE_US 4000 /* how long a frame may wait for tiles that come into view */
#define PATCH_US 6000    /* how long a frame may paint what edits changed */
#define SETTLE_MS 50     /* without another zoom before its tiles are worth painting */
#define OVERVIEW_SIDE 400
#define OVERVIEW_MS 250 /* without another edit before it is worth painting */

typedef struct {
  cairo_surface_t *surface; /* NULL: none yet */
  double zoom;
  cairo_rectangle_int_t area; /* in pixels at that zoom */
  gboolean is_stale;          /* the drawing changed since it was begun */
  PaddockTileJob *job;        /* NULL: it is not being painted */
  guint source;               /* of the time when it is worth it; 0: not set */
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
  g_clear_handle_id (&self->overview.source, g_source_remove);
  g_clear_pointer (&self->overview.surface, cairo_surface_destroy);
  paddock_tile_inbox_close (self->inbox);
  g_clear_pointer (&self->drawing, paddock_drawing_unref);
  g_clear_pointer (&self->cover, paddock_cover_unref);
  g_free (self);
}

/* The drawing */

static gboolean
overview_cb (gpointer data)
{
  PaddockCanvasPainter *self = data;

  self->overview.source = 0;
  self->ready (self->data);

  return G_SOURCE_REMOVE;
}

/* It is painted when nothing has changed for a while. */
static void
invalidate_overview (PaddockCanvasPainter *self)
{
  self->overview.is_stale = TRUE;
  g_clear_handle_id (&self->overview.source, g_source_remove);
  if (self->overview.surface)
    self->overview.source = g_timeout_add (OVERVIEW_MS, overview_cb, self);
}

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
  invalidate_overview (self);
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
  guchar *pixels =
    g_memdup2 (cairo_image_surface_get_data (tile->surface), (gsize) SIDE * SIDE * 4);
  cairo_surface_t *image =
    cairo_image_surface_create_for_data (pixels + 4 * (dirty.y * SIDE + dirty.x),
                                         CAIRO_FORMAT_RGB24, dirty.width, dirty.height, SIDE * 4);

  paddock_drawing_paint (self->drawing, self->level->zoom, self->level->palette,
                         column * SIDE + dirty.x, row * SIDE + dirty.y, image);
  cairo_surface_destroy (image);
  paddock_tile_set_surface (tile, paddock_image_new_take (pixels, SIDE, SIDE));
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
  gboolean is_dirty = tile->dirty.width > 0, is_painted = paddock_tile_is_painted (tile);

  if (tile->job || (is_painted && !is_dirty))
    return;

  if (is_painted && is_little (tile->dirty) && g_get_monotonic_time () < end)
    patch_tile (self, tile, column, row);
  else if (is_painted || !self->settle_source)
    start_tile (self, tile, column, row);
}

/* How many tiles of SPAN are still to come. */
static guint
count_missing (PaddockTileLevel *level, PaddockTileSpan span)
{
  guint n = 0;

  for (int row = span.top; row <= span.bottom; row++)
    for (int column = span.left; column <= span.right; column++) {
      PaddockCanvasTile *tile = paddock_tile_level_find (level, column, row);

      n += !tile || !paddock_tile_is_painted (tile);
    }

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

static cairo_surface_t *
take_image (PaddockTileJob *job)
{
  return paddock_image_new_take (g_steal_pointer (&job->pixels), job->area.width, job->area.height);
}

static void
take_overview (PaddockCanvasPainter *self, PaddockTileJob *job)
{
  Overview *overview = &self->overview;

  g_clear_pointer (&overview->surface, cairo_surface_destroy);
  overview->surface = take_image (job);
  overview->zoom = job->zoom;
  overview->area = job->area;
  g_clear_pointer (&overview->job, paddock_tile_job_unref);
}

static void
take_tile (PaddockTileLevel *level, PaddockTileJob *job)
{
  PaddockCanvasTile *tile =
    level ? paddock_tile_level_find (level, job->area.x / SIDE, job->area.y / SIDE) : NULL;

  if (!tile || tile->job != job)
    return;

  paddock_tile_set_surface (tile, take_image (job));
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

  self->overview.is_stale = FALSE;
  self->overview.job = paddock_tile_job_start (self->inbox, self->drawing, zoom, palette, area);
}

cairo_surface_t *
paddock_canvas_painter_get_overview (PaddockCanvasPainter *self, PaddockRect *shows)
{
  const Overview *overview = &self->overview;

  take_results (self, 0);
  *shows =
    (PaddockRect){ overview->area.x / overview->zoom, overview->area.y / overview->zoom,
                   overview->area.width / overview->zoom, overview->area.height / overview->zoom };
  return overview->surface;
}

/* What there is, scaled */

static void
paint_scaled (cairo_t *cr, cairo_surface_t *surface, cairo_rectangle_int_t area, double factor)
{
  int left = (int) round (area.x * factor), right = (int) round ((area.x + area.width) * factor);
  int top = (int) round (area.y * factor), bottom = (int) round ((area.y + area.height) * factor);

  cairo_save (cr);
  cairo_rectangle (cr, left, top, right - left, bottom - top);
  cairo_translate (cr, left, top);
  cairo_scale (cr, (double) (right - left) / area.width, (double) (bottom - top) / area.height);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* The tiles of the level before that the frame takes in. */
static PaddockTileSpan
get_previous_span (PaddockCanvasPainter *self, const PaddockCanvasFrame *frame)
{
  double factor = frame->zoom / self->previous->zoom;

  return paddock_tile_span ((cairo_rectangle_int_t){
    (int) floor (frame->area.x / factor), (int) floor (frame->area.y / factor),
    (int) ceil (frame->area.width / factor) + 1, (int) ceil (frame->area.height / factor) + 1 });
}

static void
paint_previous (PaddockCanvasPainter *self, const PaddockCanvasFrame *frame, cairo_t *cr)
{
  PaddockTileSpan span = get_previous_span (self, frame);

  for (int row = span.top; row <= span.bottom; row++)
    for (int column = span.left; column <= span.right; column++) {
      PaddockCanvasTile *tile = paddock_tile_level_find (self->previous, column, row);

      if (tile && tile->surface)
        paint_scaled (cr, tile->surface,
                      (cairo_rectangle_int_t){ column * SIDE, row * SIDE, SIDE, SIDE },
                      frame->zoom / self->previous->zoom);
    }
}

static gboolean
is_covered (PaddockCanvasPainter *self, const PaddockCanvasFrame *frame)
{
  return self->previous && count_missing (self->previous, get_previous_span (self, frame)) == 0;
}

/* Scaled here and shown like any tile: displays that scale for us are slower. */
static void
stand_in (PaddockCanvasPainter *self, PaddockCanvasTile *tile, int column, int row)
{
  PaddockCanvasFrame part = { { column * SIDE, row * SIDE, SIDE, SIDE },
                              self->level->zoom,
                              self->level->palette };
  guchar *pixels = g_malloc ((gsize) SIDE * SIDE * 4);
  cairo_surface_t *surface = paddock_image_new_take (pixels, SIDE, SIDE);
  gboolean is_whole = is_covered (self, &part);
  cairo_t *cr = cairo_create (surface);

  if (!is_whole)
    paddock_paint_paper (cr, part.palette);
  cairo_translate (cr, -part.area.x, -part.area.y);
  if (!is_whole && self->overview.surface)
    paint_scaled (cr, self->overview.surface, self->overview.area, part.zoom / self->overview.zoom);
  if (self->previous)
    paint_previous (self, &part, cr);
  cairo_destroy (cr);
  paddock_tile_set_surface (tile, surface);
  tile->is_stand_in = TRUE;
}

static void
stand_in_for_missing (PaddockCanvasPainter *self, PaddockTileSpan span)
{
  for (int row = span.top; row <= span.bottom; row++)
    for (int column = span.left; column <= span.right; column++) {
      PaddockCanvasTile *tile = paddock_tile_level_ensure (self->level, column, row);

      if (!tile->surface && (self->previous || self->overview.surface))
        stand_in (self, tile, column, row);
    }
}

/* The frame */

static void
append_tile (const PaddockCanvasTile *tile, int x, int y, GtkSnapshot *snapshot)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_node (snapshot, tile->node);
  gtk_snapshot_restore (snapshot);
}

static void
append_tiles (PaddockCanvasPainter *self,
              const PaddockCanvasFrame *frame,
              int scale,
              GtkSnapshot *snapshot)
{
  PaddockTileSpan span = paddock_tile_span (frame->area);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, 1 / (float) scale, 1 / (float) scale);
  for (int row = span.top; row <= span.bottom; row++)
    for (int column = span.left; column <= span.right; column++) {
      PaddockCanvasTile *tile = paddock_tile_level_find (self->level, column, row);

      if (tile && tile->node)
        append_tile (tile, column * SIDE - frame->area.x, row * SIDE - frame->area.y, snapshot);
    }
  gtk_snapshot_restore (snapshot);
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
  if (self->overview.is_stale && !self->overview.job && !self->overview.source)
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
  while (self->is_complete && count_missing (self->level, span) > 0
         && g_get_monotonic_time () < end)
    take_results (self, end);

  if (count_missing (self->level, span) > 0)
    stand_in_for_missing (self, span);
  else
    look_ahead (self, frame, span);
  append_tiles (self, frame, scale, snapshot);
}
