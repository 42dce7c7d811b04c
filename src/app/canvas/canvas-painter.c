/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-painter.h"

#include <math.h>
#include <string.h>

#include "paint.h"
#include "picture-diff.h"
#include "raster-job.h"

#define SIDE PADDOCK_RASTER_SIDE

#define PATIENCE_US 4000 /* how long a frame may wait for tiles that come into view */
#define PATCH_US 6000    /* how long a frame may paint what edits changed */
#define SETTLE_MS 50     /* without another zoom before its tiles are worth painting */
#define OVERVIEW_SIDE 400
#define OVERVIEW_MS 250 /* without another edit before it is worth painting */

typedef struct {
  PaddockRasterImage image;
  double zoom;
  cairo_rectangle_int_t area; /* in pixels at that zoom */
  gboolean is_stale;          /* the drawing changed since it was begun */
  PaddockRasterJob *job;      /* NULL: it is not being painted */
  guint source;               /* of the time when it is worth it; 0: not set */
} Overview;

struct _PaddockCanvasPainter {
  void (*ready) (gpointer data);
  gpointer data;

  PaddockCover *cover;     /* NULL: nothing lies above the picture */
  PaddockDrawing *drawing; /* both; NULL: none yet */
  PaddockRasterInbox *inbox;
  PaddockRasterLevel *level;    /* what is shown; NULL: nothing yet */
  PaddockRasterLevel *previous; /* what was shown before, at another zoom; NULL: nothing */
  gboolean is_complete;         /* all of the level in view has been shown once */
  guint settle_source;          /* the zoom may still change; 0: it does not */
  Overview overview;
};

static void
cancel_job (gpointer job)
{
  paddock_raster_job_cancel (job);
}

PaddockCanvasPainter *
paddock_canvas_painter_new (void (*ready) (gpointer data), gpointer data)
{
  PaddockCanvasPainter *self = g_new0 (PaddockCanvasPainter, 1);

  self->ready = ready;
  self->data = data;
  self->inbox = paddock_raster_inbox_new (ready, data);

  return self;
}

void
paddock_canvas_painter_free (PaddockCanvasPainter *self)
{
  g_clear_handle_id (&self->settle_source, g_source_remove);
  g_clear_pointer (&self->level, paddock_raster_level_free);
  g_clear_pointer (&self->previous, paddock_raster_level_free);
  g_clear_pointer (&self->overview.job, paddock_raster_job_cancel);
  g_clear_handle_id (&self->overview.source, g_source_remove);
  paddock_raster_image_clear (&self->overview.image);
  paddock_raster_inbox_close (self->inbox);
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
  if (self->overview.image.surface)
    self->overview.source = g_timeout_add (OVERVIEW_MS, overview_cb, self);
}

static void
mark (PaddockCanvasPainter *self, const PaddockRect *rect)
{
  if (self->level)
    paddock_raster_level_mark (self->level, rect);
  if (self->previous)
    paddock_raster_level_mark (self->previous, rect);
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
suits (const PaddockRasterLevel *level, const PaddockCanvasFrame *frame)
{
  return level && level->zoom == frame->zoom && level->palette == frame->palette;
}

/* A level that was seen whole is kept, to be scaled until the new one is ready. */
static void
choose_level (PaddockCanvasPainter *self, const PaddockCanvasFrame *frame)
{
  PaddockRasterLevel *old = self->level;

  if (suits (old, frame))
    return;

  g_clear_handle_id (&self->settle_source, g_source_remove);
  if (suits (self->previous, frame)) {
    self->level = g_steal_pointer (&self->previous);
    self->previous = old;
  } else {
    if (self->is_complete || !self->previous) {
      g_clear_pointer (&self->previous, paddock_raster_level_free);
      self->previous = g_steal_pointer (&old);
    }
    g_clear_pointer (&old, paddock_raster_level_free);
    self->level = paddock_raster_level_new (frame->zoom, frame->palette, cancel_job);
    if (self->previous) /* behind frames, so that slow ones do not count as rest */
      self->settle_source =
        g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE, SETTLE_MS, settled_cb, self, NULL);
  }
  self->is_complete = FALSE;
}

/* Tiles */

static void
start_tile (PaddockCanvasPainter *self, PaddockRasterTile *tile, int column, int row)
{
  cairo_rectangle_int_t area = { column * SIDE, row * SIDE, SIDE, SIDE };

  tile->dirty.width = 0;
  tile->job = paddock_raster_job_start (self->inbox, self->drawing, self->level->zoom,
                                        self->level->palette, area);
}

/* Paints what is out of date over a copy, as the old pixels may still be on their way to the screen. */
static void
patch_tile (PaddockCanvasPainter *self, PaddockRasterTile *tile, int column, int row)
{
  cairo_rectangle_int_t dirty = tile->dirty;
  guchar *pixels =
    g_memdup2 (cairo_image_surface_get_data (tile->image.surface), (gsize) SIDE * SIDE * 4);
  cairo_surface_t *image =
    cairo_image_surface_create_for_data (pixels + 4 * (dirty.y * SIDE + dirty.x),
                                         CAIRO_FORMAT_RGB24, dirty.width, dirty.height, SIDE * 4);

  paddock_drawing_paint (self->drawing, self->level->zoom, self->level->palette,
                         column * SIDE + dirty.x, row * SIDE + dirty.y, image);
  cairo_surface_destroy (image);
  paddock_raster_image_set (&tile->image, pixels, SIDE, SIDE);
  tile->dirty.width = 0;
}

static gboolean
is_little (cairo_rectangle_int_t area)
{
  return area.width * area.height <= SIDE * SIDE / 2;
}

/* Brings a tile up to date, now or later. */
static void
update_tile (PaddockCanvasPainter *self, PaddockRasterTile *tile, int column, int row, gint64 end)
{
  gboolean is_dirty = tile->dirty.width > 0, is_painted = tile->image.surface != NULL;

  if (tile->job || (is_painted && !is_dirty))
    return;

  if (is_painted && is_little (tile->dirty) && g_get_monotonic_time () < end)
    patch_tile (self, tile, column, row);
  else if (is_painted || !self->settle_source)
    start_tile (self, tile, column, row);
}

/* Where tiles of SPAN are still to come; no width: nowhere. */
static cairo_rectangle_int_t
find_missing (PaddockRasterLevel *level, PaddockRasterSpan span)
{
  cairo_rectangle_int_t missing = { 0 };

  for (int row = span.top; row <= span.bottom; row++)
    for (int column = span.left; column <= span.right; column++) {
      cairo_rectangle_int_t area = { column * SIDE, row * SIDE, SIDE, SIDE };
      PaddockRasterTile *tile = paddock_raster_level_find (level, column, row);

      if (!tile || !tile->image.surface)
        gdk_rectangle_union (missing.width > 0 ? &missing : &area, &area, &missing);
    }

  return missing;
}

static void
update_tiles (PaddockCanvasPainter *self, PaddockRasterSpan span)
{
  gint64 end = g_get_monotonic_time () + PATCH_US;

  for (int row = span.top; row <= span.bottom; row++)
    for (int column = span.left; column <= span.right; column++)
      update_tile (self, paddock_raster_level_ensure (self->level, column, row), column, row, end);
}

/* The results of jobs */

static void
take_image (PaddockRasterJob *job, PaddockRasterImage *image)
{
  paddock_raster_image_set (image, g_steal_pointer (&job->pixels), job->area.width,
                            job->area.height);
}

static void
take_overview (PaddockCanvasPainter *self, PaddockRasterJob *job)
{
  Overview *overview = &self->overview;

  take_image (job, &overview->image);
  overview->zoom = job->zoom;
  overview->area = job->area;
  g_clear_pointer (&overview->job, paddock_raster_job_unref);
}

static void
take_tile (PaddockRasterLevel *level, PaddockRasterJob *job)
{
  PaddockRasterTile *tile =
    level ? paddock_raster_level_find (level, job->area.x / SIDE, job->area.y / SIDE) : NULL;

  if (!tile || tile->job != job)
    return;

  take_image (job, &tile->image);
  g_clear_pointer (&tile->job, paddock_raster_job_unref);
}

static void
take_results (PaddockCanvasPainter *self, gint64 end)
{
  GSList *jobs = paddock_raster_inbox_take (self->inbox, end);

  for (GSList *link = jobs; link; link = link->next) {
    PaddockRasterJob *job = link->data;

    if (job == self->overview.job) {
      take_overview (self, job);
    } else {
      take_tile (self->level, job);
      take_tile (self->previous, job);
    }
  }
  g_slist_free_full (jobs, (GDestroyNotify) paddock_raster_job_unref);
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
  self->overview.job = paddock_raster_job_start (self->inbox, self->drawing, zoom, palette, area);
}

cairo_surface_t *
paddock_canvas_painter_get_overview (PaddockCanvasPainter *self, PaddockRect *shows)
{
  const Overview *overview = &self->overview;

  take_results (self, 0);
  *shows =
    (PaddockRect){ overview->area.x / overview->zoom, overview->area.y / overview->zoom,
                   overview->area.width / overview->zoom, overview->area.height / overview->zoom };
  return overview->image.surface;
}

/* The frame */

static graphene_rect_t
push_clip (const PaddockRasterView *view, cairo_rectangle_int_t area, double zoom)
{
  cairo_rectangle_int_t place = paddock_raster_view_find (view, area, zoom);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) place.x, (float) place.y,
                                               (float) place.width, (float) place.height);

  gtk_snapshot_push_clip (view->snapshot, &bounds);
  return bounds;
}

/* Where no tile has been painted: paper, and small as it is the overview. */
static void
append_overview (PaddockCanvasPainter *self,
                 const PaddockRasterView *view,
                 cairo_rectangle_int_t area,
                 double zoom)
{
  guint colour = paddock_palette_get (self->level->palette, PADDOCK_INK_PAPER);
  GdkRGBA paper = { (float) (colour >> 16 & 0xff) / 255, (float) (colour >> 8 & 0xff) / 255,
                    (float) (colour & 0xff) / 255, 1 };
  graphene_rect_t bounds = push_clip (view, area, zoom);

  gtk_snapshot_append_color (view->snapshot, &paper, &bounds);
  if (self->overview.image.surface)
    paddock_raster_image_append (&self->overview.image, view, self->overview.area,
                                 self->overview.zoom);
  gtk_snapshot_pop (view->snapshot);
}

static void
append_tiles (PaddockCanvasPainter *self,
              PaddockRasterLevel *level,
              PaddockRasterSpan span,
              const PaddockRasterView *view)
{
  for (int row = span.top; row <= span.bottom; row++)
    for (int column = span.left; column <= span.right; column++) {
      cairo_rectangle_int_t area = { column * SIDE, row * SIDE, SIDE, SIDE };
      PaddockRasterTile *tile = paddock_raster_level_find (level, column, row);

      if (tile && tile->image.surface)
        paddock_raster_image_append (&tile->image, view, area, level->zoom);
      else if (level == self->previous)
        append_overview (self, view, area, level->zoom);
    }
}

/* The tiles of the level before that AREA of this one takes in. */
static PaddockRasterSpan
get_previous_span (PaddockCanvasPainter *self, cairo_rectangle_int_t area)
{
  double factor = self->level->zoom / self->previous->zoom;

  return paddock_raster_span ((cairo_rectangle_int_t){
    (int) floor (area.x / factor), (int) floor (area.y / factor),
    (int) ceil (area.width / factor) + 1, (int) ceil (area.height / factor) + 1 });
}

/* What there is, scaled, where tiles are missing. */
static void
append_stand_ins (PaddockCanvasPainter *self,
                  const PaddockRasterView *view,
                  cairo_rectangle_int_t area)
{
  push_clip (view, area, self->level->zoom);
  if (self->previous)
    append_tiles (self, self->previous, get_previous_span (self, area), view);
  else
    append_overview (self, view, area, self->level->zoom);
  gtk_snapshot_pop (view->snapshot);
}

/* Tiles around the view and an overview, while there is nothing more urgent. */
static void
look_ahead (PaddockCanvasPainter *self, const PaddockCanvasFrame *frame, PaddockRasterSpan span)
{
  self->is_complete = TRUE;
  paddock_raster_level_keep (self->level,
                             paddock_raster_span_grow (span, 1 + (span.right - span.left) / 2));
  if (frame->area.width < OVERVIEW_SIDE)
    return;

  update_tiles (self, paddock_raster_span_grow (span, 1));
  if (self->overview.is_stale && !self->overview.job && !self->overview.source)
    start_overview (self, frame->palette);
}

/* Brings the tiles of SPAN up to date as far as there is time; returns where they are missing. */
static cairo_rectangle_int_t
prepare_tiles (PaddockCanvasPainter *self, PaddockRasterSpan span)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_US;
  cairo_rectangle_int_t missing;

  update_tiles (self, span);
  while ((missing = find_missing (self->level, span)).width > 0 && self->is_complete
         && g_get_monotonic_time () < end)
    take_results (self, end);

  return missing;
}

void
paddock_canvas_painter_snapshot (PaddockCanvasPainter *self,
                                 const PaddockCanvasFrame *frame,
                                 GtkWidget *widget,
                                 GtkSnapshot *snapshot)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  PaddockRasterView view = { snapshot, frame->area.x, frame->area.y, frame->zoom,
                             GSK_IS_CAIRO_RENDERER (renderer) };
  float unit = 1 / (float) gtk_widget_get_scale_factor (widget);
  PaddockRasterSpan span = paddock_raster_span (frame->area);
  cairo_rectangle_int_t missing;

  g_return_if_fail (self->drawing != NULL);

  take_results (self, 0);
  choose_level (self, frame);
  missing = prepare_tiles (self, span);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, unit, unit);
  if (gdk_rectangle_intersect (&missing, &frame->area, &missing))
    append_stand_ins (self, &view, missing);
  else
    look_ahead (self, frame, span);
  append_tiles (self, self->level, span, &view);
  gtk_snapshot_restore (snapshot);
}
