/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCanvas's inside, for the files it is made of: canvas.c (the widget and what it shows),
 * canvas-paint.c (a frame), canvas-places.c (what is where), canvas-cursor.c (the keyboard's cursor),
 * canvas-input.c (wheel, gestures and keys) and canvas-pointer.c (what the pointer does, as reports).
 */

#pragma once

#include "canvas-painter.h"
#include "canvas-view.h"
#include "canvas.h"

#define PADDOCK_CANVAS_ZOOM_STEP 1.25 /* of a key, a button, a click of the wheel */
#define PADDOCK_CANVAS_BEYOND 200.0   /* scene units around a board where it may grow */

typedef enum {
  AXIS_X,
  AXIS_Y,
  N_AXES,
} Axis;

typedef enum {
  DRAG_NONE,
  DRAG_PAN,
  DRAG_REPORT,
} CanvasDrag;

typedef struct {
  gboolean is_set;
  PaddockScene *scene; /* NULL: none, or the painter has it */
  PaddockRect extent;  /* of the scene, without its lines */
  double opacity;
} CanvasOverlay;

struct _PaddockCanvas {
  GtkWidget parent_instance;

  PaddockCanvasPainter *painter;
  PaddockViewOptions options;
  PaddockCanvasView view;
  gboolean is_fitted;
  gboolean is_read; /* a sheet that is fitted is so to its width */
  char *palette;    /* by name; "automatic" follows the appearance */
  char *wheel;      /* what it does: "zoom", "scroll", else what suits the document */
  CanvasOverlay overlays[PADDOCK_N_OVERLAYS];
  GdkTexture *tracing; /* NULL: none */
  PaddockRect tracing_rect;
  double tracing_opacity;

  GtkAdjustment *adjustments[N_AXES];
  GtkScrollablePolicy policies[N_AXES];
  gboolean is_configuring; /* the adjustments follow the view, not the other way round */
  guint report_idle;       /* will tell of a view that a new size changed; 0: none */

  PaddockPoint pointer; /* where it was last, in view coordinates */
  gboolean has_pointer;
  GdkModifierType modifiers; /* when it was there */
  char *pointed_at;
  gboolean is_space_down;
  gboolean has_space_panned; /* since it went down */
  gboolean has_hand;         /* there is something to click under the pointer */

  PaddockGround *ground; /* of the document that is shown; NULL: nobody has asked yet */
  PaddockPlace cursor;
  gboolean has_cursor;   /* it is shown */
  gboolean knows_cursor; /* it, or a click, has been somewhere */
  char *label;           /* what screen readers were told last */
  char *description;     /* and what they are told if somebody asks for more */
  char *cursor_words;    /* of a cell that others moved to; NULL: none */
  char *cursor_help;     /* what is wrong there; NULL: nothing */

  GtkWidget *child;       /* on a cell of a sheet; NULL: none */
  PaddockRect child_rect; /* in the scene */

  CanvasDrag drag;
  gboolean has_dragged; /* far enough to mean it */
  PaddockPoint pressed; /* where the drag began */
  guint tick;           /* of scrolling at the edges; 0: none */
  gint64 tick_time;
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
gboolean paddock_canvas_shows_board (PaddockCanvas *self); /* of hexes, which may grow */

/* Pointer reports. */
void paddock_canvas_install_reports (void);
void paddock_canvas_add_pointer_controllers (PaddockCanvas *self);
void paddock_canvas_update_mouse_cursor (PaddockCanvas *self);
gboolean paddock_canvas_cancel_drag (PaddockCanvas *self); /* FALSE: none was reported */
void paddock_canvas_repeat_hover (PaddockCanvas *self); /* something else lies under the pointer */

/* The child on a sheet. */
void paddock_canvas_allocate_child (PaddockCanvas *self);

/* Painting. */
void paddock_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);
void paddock_canvas_clear_overlays (PaddockCanvas *self);

/* The keyboard's cursor. */
void paddock_canvas_update_cursor (PaddockCanvas *self);     /* after the document changed */
char *paddock_canvas_dup_cursor_words (PaddockCanvas *self); /* NULL: it is not shown */
void paddock_canvas_place_cursor (PaddockCanvas *self, PaddockPoint at); /* unseen, after a click */
