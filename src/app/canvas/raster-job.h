/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRasterJob: an image of a part of a drawing that a thread paints.
 *
 * Jobs of all canvases share a few threads.  A job ends in the inbox of whoever ordered it, or nowhere if
 * it was cancelled before.
 */

#pragma once

#include "picture-paint.h"

/* A scene that lies above a picture.  Shared, never changed. */
typedef struct {
  PaddockScene *scene;
  double opacity;
} PaddockCover;

/* Takes SCENE. */
PaddockCover *paddock_cover_new (PaddockScene *scene, double opacity);
void paddock_cover_unref (PaddockCover *self);

/* A version of a picture and what lies above it.  Shared, never changed. */
typedef struct {
  PaddockPicture *picture;
  PaddockCover *cover; /* or NULL */
} PaddockDrawing;

/* Takes PICTURE, shares COVER. */
PaddockDrawing *paddock_drawing_new (PaddockPicture *picture, PaddockCover *cover);
void paddock_drawing_unref (PaddockDrawing *self);

/* Fills IMAGE with the part of the drawing that begins at pixel (X, Y). */
void paddock_drawing_paint (const PaddockDrawing *self,
                            double zoom,
                            PaddockPalette palette,
                            int x,
                            int y,
                            cairo_surface_t *image);

typedef struct _PaddockRasterInbox PaddockRasterInbox;

typedef struct {
  PaddockDrawing *drawing;
  PaddockRasterInbox *inbox;
  double zoom;
  PaddockPalette palette;
  cairo_rectangle_int_t area; /* in pixels from scene (0, 0) */
  guchar *pixels;             /* ARGB32, without padding; the receiver may take them */
  gint is_cancelled;
} PaddockRasterJob;

/* READY is called from the main loop after jobs have ended. */
PaddockRasterInbox *paddock_raster_inbox_new (void (*ready) (gpointer data), gpointer data);
void paddock_raster_inbox_close (PaddockRasterInbox *self); /* READY is not called any more */

/* The jobs that have ended since, if need be after waiting until END for the first. */
GSList *paddock_raster_inbox_take (PaddockRasterInbox *self, gint64 end);

PaddockRasterJob *paddock_raster_job_start (PaddockRasterInbox *inbox,
                                            PaddockDrawing *drawing,
                                            double zoom,
                                            PaddockPalette palette,
                                            cairo_rectangle_int_t area);
void paddock_raster_job_cancel (PaddockRasterJob *self); /* and lets go of it */
void paddock_raster_job_unref (PaddockRasterJob *self);
