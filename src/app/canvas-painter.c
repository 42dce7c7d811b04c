/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-painter.h"

#include <math.h>

#include "paint.h"

#define PATIENCE_US 20000 /* how long a frame may wait for a part */
#define REACH 0.25        /* how far beyond the view a part reaches, in sizes of the view */
#define MAX_SIDE 16000    /* pixels of a part */

/* A picture that painters and threads share. */
typedef struct {
  PaddockPicture *picture;
} Drawing;

/* A part that is being painted, or has been.  Belongs to its painter and its thread together. */
typedef struct {
  PaddockCanvasPainter *painter; /* NULL when it is not wanted any more; for the main thread only */
  Drawing *drawing;
  PaddockCanvasPart part;
  int width, height;

  GMutex mutex;
  GCond cond;
  cairo_surface_t *surface; /* NULL until it is done */
} Job;

struct _PaddockCanvasPainter {
  void (*ready) (gpointer data);
  gpointer data;

  Drawing *drawing; /* NULL: none yet */
  Job *job;         /* NULL: nothing is being painted */

  cairo_surface_t *surface; /* what was painted last; NULL: nothing yet */
  const Drawing *shows;     /* of which drawing; only to be compared */
  PaddockCanvasPart has;
};

static void
drawing_clear (gpointer data)
{
  paddock_picture_free (((Drawing *) data)->picture);
}

static void
drawing_release (Drawing *drawing)
{
  g_atomic_rc_box_release_full (drawing, drawing_clear);
}

static void
job_clear (gpointer data)
{
  Job *job = data;

  drawing_release (job->drawing);
  g_mutex_clear (&job->mutex);
  g_cond_clear (&job->cond);
  g_clear_pointer (&job->surface, cairo_surface_destroy);
}

static void
job_release (gpointer job)
{
  g_atomic_rc_box_release_full (job, job_clear);
}

static cairo_surface_t *
job_paint (const Job *job)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, job->width, job->height);
  g_autoptr (PaddockScene) scene = paddock_picture_build (job->drawing->picture, &job->part.area);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, job->part.zoom, job->part.zoom);
  cairo_translate (cr, -job->part.area.x, -job->part.area.y);
  paddock_paint_paper (cr, job->part.palette);
  paddock_paint_scene (cr, scene, job->part.palette);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static gboolean
job_done_cb (gpointer data)
{
  Job *job = data;

  if (job->painter)
    job->painter->ready (job->painter->data);

  return G_SOURCE_REMOVE;
}

/* Takes a reference to the job. */
static gpointer
job_thread (gpointer data)
{
  Job *job = data;
  cairo_surface_t *surface = job_paint (job);

  g_mutex_lock (&job->mutex);
  job->surface = surface;
  g_cond_signal (&job->cond);
  g_mutex_unlock (&job->mutex);
  g_idle_add_full (G_PRIORITY_DEFAULT, job_done_cb, job, job_release);

  return NULL;
}

/* Whether the job is done, if need be after waiting for it until END. */
static gboolean
job_wait (Job *job, gint64 end)
{
  gboolean is_done;

  g_mutex_lock (&job->mutex);
  while (!job->surface && g_cond_wait_until (&job->cond, &job->mutex, end))
    continue;
  is_done = job->surface != NULL;
  g_mutex_unlock (&job->mutex);

  return is_done;
}

/* The pixels of a part beyond the view are whole ones, so that it lies on the view's own pixels. */
static void
grow (Job *job, const PaddockCanvasPart *wanted)
{
  double width = MIN (ceil (wanted->area.width * wanted->zoom), MAX_SIDE);
  double height = MIN (ceil (wanted->area.height * wanted->zoom), MAX_SIDE);
  double beyond_x = floor (MIN (width * REACH, (MAX_SIDE - width) / 2));
  double beyond_y = floor (MIN (height * REACH, (MAX_SIDE - height) / 2));

  job->width = (int) (width + 2 * beyond_x);
  job->height = (int) (height + 2 * beyond_y);
  job->part = *wanted;
  job->part.area.x -= beyond_x / wanted->zoom;
  job->part.area.y -= beyond_y / wanted->zoom;
  job->part.area.width = job->width / wanted->zoom;
  job->part.area.height = job->height / wanted->zoom;
}

static void
start (PaddockCanvasPainter *self, const PaddockCanvasPart *wanted)
{
  Job *job = g_atomic_rc_box_new0 (Job);

  job->painter = self;
  job->drawing = g_atomic_rc_box_acquire (self->drawing);
  g_mutex_init (&job->mutex);
  g_cond_init (&job->cond);
  grow (job, wanted);

  self->job = job;
  g_thread_unref (g_thread_new ("paint", job_thread, g_atomic_rc_box_acquire (job)));
}

/* Leaves the job to its thread. */
static void
forget_job (PaddockCanvasPainter *self)
{
  self->job->painter = NULL;
  g_clear_pointer (&self->job, job_release);
}

static void
take_result (PaddockCanvasPainter *self)
{
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  self->surface = cairo_surface_reference (self->job->surface);
  self->has = self->job->part;
  self->shows = self->job->drawing;
  forget_job (self);
}

static gboolean
suits (const PaddockCanvasPart *part, const PaddockCanvasPart *wanted)
{
  const PaddockRect *area = &wanted->area;
  double slack = 0.5 / wanted->zoom;
  PaddockRect reach = paddock_rect_grow (part->area, slack);

  return part->zoom == wanted->zoom && part->palette == wanted->palette
         && paddock_rect_contains (reach, (PaddockPoint){ area->x, area->y })
         && paddock_rect_contains (reach,
                                   (PaddockPoint){ area->x + area->width, area->y + area->height });
}

static gboolean
is_current (const PaddockCanvasPainter *self, const PaddockCanvasPart *wanted)
{
  return self->surface && self->shows == self->drawing && suits (&self->has, wanted);
}

static gboolean
is_coming (const PaddockCanvasPainter *self, const PaddockCanvasPart *wanted)
{
  return self->job && self->job->drawing == self->drawing && suits (&self->job->part, wanted);
}

PaddockCanvasPainter *
paddock_canvas_painter_new (void (*ready) (gpointer data), gpointer data)
{
  PaddockCanvasPainter *self = g_new0 (PaddockCanvasPainter, 1);

  self->ready = ready;
  self->data = data;

  return self;
}

void
paddock_canvas_painter_free (PaddockCanvasPainter *self)
{
  if (self->job)
    forget_job (self);
  g_clear_pointer (&self->drawing, drawing_release);
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  g_free (self);
}

void
paddock_canvas_painter_set_picture (PaddockCanvasPainter *self, PaddockPicture *picture)
{
  g_clear_pointer (&self->drawing, drawing_release);
  self->drawing = g_atomic_rc_box_new0 (Drawing);
  self->drawing->picture = picture;
}

const PaddockPicture *
paddock_canvas_painter_get_picture (PaddockCanvasPainter *self)
{
  return self->drawing ? self->drawing->picture : NULL;
}

cairo_surface_t *
paddock_canvas_painter_get (PaddockCanvasPainter *self,
                            const PaddockCanvasPart *wanted,
                            PaddockCanvasPart *has)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_US;

  g_return_val_if_fail (self->drawing != NULL, NULL);

  if (self->job && job_wait (self->job, 0))
    take_result (self);
  if (!is_current (self, wanted)) {
    if (!self->job)
      start (self, wanted);
    if (is_coming (self, wanted) && job_wait (self->job, end))
      take_result (self);
  }

  *has = self->has;
  return self->surface;
}
