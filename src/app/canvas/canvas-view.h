/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCanvasView: which part of a drawing a canvas shows, and how large.
 *
 * A plain value without a widget.  Scene coordinates are those of the drawing; view coordinates are
 * pixels from the top left corner of the canvas.  A zoom of 1 shows the drawing in its own unit.
 *
 * The view may be moved until the edge of the drawing, or what is in reach of it, comes to the middle of
 * the canvas, so that any point there can be looked at from the middle, and zooming about the pointer
 * never has to give way.
 */

#pragma once

#include "rect.h"

#define PADDOCK_CANVAS_VIEW_MIN_ZOOM 0.05
#define PADDOCK_CANVAS_VIEW_MAX_ZOOM 32.0

typedef struct {
  PaddockPoint min, max; /* of the drawing, in scene coordinates */
  double reach;          /* how far beyond the drawing there may be something to do, likewise */
  double width, height;  /* of the canvas, in pixels */
  double zoom;           /* pixels per unit of the scene */
  PaddockPoint origin;   /* the scene point in the top left corner of the canvas */
} PaddockCanvasView;

typedef struct {
  double value, lower, upper, page; /* in view pixels, as a scrollbar wants them */
} PaddockCanvasRange;

PaddockPoint paddock_canvas_view_to_scene (const PaddockCanvasView *self, PaddockPoint view);
PaddockPoint paddock_canvas_view_from_scene (const PaddockCanvasView *self, PaddockPoint scene);

/* The largest zoom that shows the whole drawing with MARGIN pixels to spare on every side. */
double paddock_canvas_view_get_fitting_zoom (const PaddockCanvasView *self, double margin);

void paddock_canvas_view_fit (PaddockCanvasView *self, double margin);
/* Like paddock_canvas_view_fit(), but of a drawing that would be too small to read only the beginning, as wide as there is
 * room, in its real size at most. */
void paddock_canvas_view_fit_to_read (PaddockCanvasView *self, double margin);
void paddock_canvas_view_resize (PaddockCanvasView *self, double width, double height);
void paddock_canvas_view_set_drawing (PaddockCanvasView *self, PaddockRect drawing, double reach);

/* Zooms, within the limits, so that what lies under the view point AT stays there. */
void paddock_canvas_view_zoom_to (PaddockCanvasView *self, double zoom, PaddockPoint at);
void paddock_canvas_view_pan (PaddockCanvasView *self, double dx, double dy);

/* Moves no further than needed to have RECT in view with MARGIN pixels around it; zooms out, but never
 * in, where it is larger than the canvas. */
void paddock_canvas_view_show (PaddockCanvasView *self, PaddockRect rect, double margin);

/* How fast a drag at a view point scrolls, in pixels a second: not at all but near the edges. */
PaddockPoint paddock_canvas_view_get_edge_pull (const PaddockCanvasView *self, PaddockPoint view);

/* The scroll ranges, and moving to a scroll position. */
PaddockCanvasRange paddock_canvas_view_get_x_range (const PaddockCanvasView *self);
PaddockCanvasRange paddock_canvas_view_get_y_range (const PaddockCanvasView *self);
void paddock_canvas_view_scroll_to (PaddockCanvasView *self, double x, double y);
