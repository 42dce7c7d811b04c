/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "raster-job.h"

#define MAX_THREADS 4

struct _PaddockRasterInbox {
  void (*ready) (gpointer data); /* NULL: closed; for the main thread only */
  gpointer data;

  GMutex mutex;
  GCond cond;
  GSList *jobs;          /* that have ended */
  gboolean is_announced; /* the main loop will be told */
};

/* Drawings */

PaddockCover *
paddock_cover_new (PaddockScene *scene, double opacity)
{
  PaddockCover *self = g_atomic_rc_box_new0 (PaddockCover);

  self->scene = scene;
  self->opacity = opacity;

  return self;
}

static void
cover_clear (gpointer data)
{
  paddock_scene_free (((PaddockCover *) data)->scene);
}

void
paddock_cover_unref (PaddockCover *self)
{
  g_atomic_rc_box_release_full (self, cover_clear);
}

PaddockDrawing *
paddock_drawing_new (PaddockPicture *picture, PaddockCover *cover)
{
  PaddockDrawing *self = g_atomic_rc_box_new0 (PaddockDrawing);

  self->picture = picture;
  self->cover = cover ? g_atomic_rc_box_acquire (cover) : NULL;

  return self;
}

static void
drawing_clear (gpointer data)
{
  PaddockDrawing *self = data;

  paddock_picture_free (self->picture);
  g_clear_pointer (&self->cover, paddock_cover_unref);
}

void
paddock_drawing_unref (PaddockDrawing *self)
{
  g_atomic_rc_box_release_full (self, drawing_clear);
}

void
paddock_drawing_paint (const PaddockDrawing *self,
                       double zoom,
                       PaddockPalette palette,
                       int x,
                       int y,
                       cairo_surface_t *image)
{
  PaddockPicturePart part = { .x = x, .y = y, .zoom = zoom, .palette = palette };

  if (self->cover) {
    part.overlay = self->cover->scene;
    part.opacity = self->cover->opacity;
  }

  paddock_picture_paint (self->picture, &part, image);
}

/* Inboxes */

static void
inbox_clear (gpointer data)
{
  PaddockRasterInbox *self = data;

  g_slist_free_full (self->jobs, (GDestroyNotify) paddock_raster_job_unref);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
}

static void
inbox_unref (gpointer inbox)
{
  g_atomic_rc_box_release_full (inbox, inbox_clear);
}

PaddockRasterInbox *
paddock_raster_inbox_new (void (*ready) (gpointer data), gpointer data)
{
  PaddockRasterInbox *self = g_atomic_rc_box_new0 (PaddockRasterInbox);

  self->ready = ready;
  self->data = data;
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);

  return self;
}

void
paddock_raster_inbox_close (PaddockRasterInbox *self)
{
  self->ready = NULL;
  inbox_unref (self);
}

static gboolean
announce_cb (gpointer data)
{
  PaddockRasterInbox *self = data;

  g_mutex_lock (&self->mutex);
  self->is_announced = FALSE;
  g_mutex_unlock (&self->mutex);
  if (self->ready)
    self->ready (self->data);

  return G_SOURCE_REMOVE;
}

/* Takes the thread's reference to the job. */
static void
inbox_put (PaddockRasterInbox *self, PaddockRasterJob *job)
{
  g_mutex_lock (&self->mutex);
  self->jobs = g_slist_prepend (self->jobs, job);
  if (!self->is_announced)
    g_idle_add_full (G_PRIORITY_DEFAULT, announce_cb, g_atomic_rc_box_acquire (self), inbox_unref);
  self->is_announced = TRUE;
  g_cond_signal (&self->cond);
  g_mutex_unlock (&self->mutex);
}

GSList *
paddock_raster_inbox_take (PaddockRasterInbox *self, gint64 end)
{
  GSList *jobs;

  g_mutex_lock (&self->mutex);
  while (!self->jobs && g_cond_wait_until (&self->cond, &self->mutex, end))
    continue;
  jobs = g_steal_pointer (&self->jobs);
  g_mutex_unlock (&self->mutex);

  return jobs;
}

/* Jobs */

static void
job_clear (gpointer data)
{
  PaddockRasterJob *self = data;

  paddock_drawing_unref (self->drawing);
  inbox_unref (self->inbox);
  g_free (self->pixels);
}

void
paddock_raster_job_unref (PaddockRasterJob *self)
{
  g_atomic_rc_box_release_full (self, job_clear);
}

static void
work (gpointer data, gpointer user_data)
{
  PaddockRasterJob *self = data;
  int width = self->area.width, height = self->area.height;
  cairo_surface_t *image;

  if (g_atomic_int_get (&self->is_cancelled)) {
    paddock_raster_job_unref (self);
    return;
  }

  self->pixels = g_malloc ((gsize) width * (gsize) height * 4);
  image = cairo_image_surface_create_for_data (self->pixels, CAIRO_FORMAT_ARGB32, width, height,
                                               width * 4);
  paddock_drawing_paint (self->drawing, self->zoom, self->palette, self->area.x, self->area.y,
                         image);
  cairo_surface_destroy (image);
  inbox_put (self->inbox, self);
}

static GThreadPool *
get_pool (void)
{
  static GThreadPool *pool;

  if (g_once_init_enter (&pool)) {
    guint n = CLAMP (g_get_num_processors (), 1, MAX_THREADS);

    g_once_init_leave (&pool, g_thread_pool_new (work, NULL, (int) n, FALSE, NULL));
  }

  return pool;
}

PaddockRasterJob *
paddock_raster_job_start (PaddockRasterInbox *inbox,
                          PaddockDrawing *drawing,
                          double zoom,
                          PaddockPalette palette,
                          cairo_rectangle_int_t area)
{
  PaddockRasterJob *self = g_atomic_rc_box_new0 (PaddockRasterJob);

  self->inbox = g_atomic_rc_box_acquire (inbox);
  self->drawing = g_atomic_rc_box_acquire (drawing);
  self->zoom = zoom;
  self->palette = palette;
  self->area = area;
  g_thread_pool_push (get_pool (), g_atomic_rc_box_acquire (self), NULL);

  return self;
}

void
paddock_raster_job_cancel (PaddockRasterJob *self)
{
  g_atomic_int_set (&self->is_cancelled, TRUE);
  paddock_raster_job_unref (self);
}
