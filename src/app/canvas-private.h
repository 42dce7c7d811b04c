/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCanvas's inside, for the files it is made of: canvas.c (what is shown) and canvas-input.c
 * (pointer, wheel, gestures and keys).
 */

#pragma once

#include "canvas-painter.h"
#include "canvas-view.h"
#include "canvas.h"

#define PADDOCK_CANVAS_ZOOM_STEP 1.25 /* of a key, a button, a click of the wheel */

typedef enum {
  AXIS_X,
  AXIS_Y,
  N_AXES,
} Axis;

struct _PaddockCanvas {
  GtkWidget parent_instance;

  PaddockCanvasPainter *painter;
  PaddockCanvasView view;
  gboolean is_fitted;
  char *palette; /* by name; "automatic" follows the appearance */

  GtkAdjustment *adjustments[N_AXES];
  GtkScrollablePolicy policies[N_AXES];
  gboolean is_configuring; /* the adjustments follow the view, not the other way round */

  PaddockPoint pointer; /* where it was last, in view coordinates */
  gboolean has_pointer;
  char *pointed_at;
  gboolean is_space_down;
  PaddockCanvasView before; /* the view when a drag or a pinch began */
};

void paddock_canvas_add_controllers (PaddockCanvas *self);

/* What lies under the view point AT stays there. */
void paddock_canvas_zoom_about (PaddockCanvas *self, double zoom, PaddockPoint at);
/* Moves the drawing by so many pixels from where it was BEFORE. */
void paddock_canvas_pan_from (PaddockCanvas *self,
                              const PaddockCanvasView *before,
                              double dx,
                              double dy);
void paddock_canvas_update_pointed_at (PaddockCanvas *self);
