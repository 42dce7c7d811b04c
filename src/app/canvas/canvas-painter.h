/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCanvasPainter: the pixels of the part of a drawing that is in view, kept as long as they are good.
 *
 * The drawing is painted in tiles by threads, those in view first, then those around it.  What an edit
 * changed is painted again at once, if it is little, and only that.  Until a tile is ready, what there is
 * has to do, scaled: tiles of the zoom before, or an overview of everything.  So the canvas never waits,
 * however large the board, and is blank only before anything has been painted.
 */

#pragma once

#include <gtk/gtk.h>

#include "picture.h"
#include "raster-level.h"

typedef struct _PaddockCanvasPainter PaddockCanvasPainter;

/* What a canvas shows. */
typedef struct {
  cairo_rectangle_int_t area; /* in device pixels from scene (0, 0) */
  double zoom;                /* device pixels per unit of the scene */
  PaddockPalette palette;
} PaddockCanvasFrame;

/* READY is called from the main loop when there is something new to see. */
PaddockCanvasPainter *paddock_canvas_painter_new (void (*ready) (gpointer data), gpointer data);
void paddock_canvas_painter_free (PaddockCanvasPainter *self);

/* Takes PICTURE. */
void paddock_canvas_painter_set_picture (PaddockCanvasPainter *self, PaddockPicture *picture);
const PaddockPicture *paddock_canvas_painter_get_picture (PaddockCanvasPainter *self); /* or NULL */

/* Takes SCENE (NULL: none), which is painted above the picture. */
void paddock_canvas_painter_set_overlay (PaddockCanvasPainter *self,
                                         PaddockScene *scene,
                                         double opacity);

/* Appends the best there is of FRAME, in the device pixels of WIDGET, and covers all of it.  A picture is needed. */
void paddock_canvas_painter_snapshot (PaddockCanvasPainter *self,
                                      const PaddockCanvasFrame *frame,
                                      GtkWidget *widget,
                                      GtkSnapshot *snapshot);

/* All of the picture, small, and which part of the plane it shows; NULL: not yet.  Until READY is called
 * again it may be out of date. */
cairo_surface_t *paddock_canvas_painter_get_overview (PaddockCanvasPainter *self,
                                                      PaddockRect *shows);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockCanvasPainter, paddock_canvas_painter_free)
