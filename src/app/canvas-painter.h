/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCanvasPainter: paints the part of a drawing that is in view, in a thread, and keeps it.
 *
 * What was painted reaches a little beyond the view, so that moving on costs nothing for a while.  A
 * new part is waited for as long as nobody notices; if it takes longer, what there is has to do, scaled
 * and moved, until the new part is ready.  So the canvas never waits, however large the board.
 */

#pragma once

#include <cairo.h>

#include "palette.h"
#include "picture.h"

typedef struct _PaddockCanvasPainter PaddockCanvasPainter;

/* A part of a drawing: where it lies in it, and how large it is wanted. */
typedef struct {
  PaddockRect area;
  double zoom; /* device pixels per unit of the scene */
  PaddockPalette palette;
} PaddockCanvasPart;

/* READY is called from the main loop when a part that nobody waited for has been painted. */
PaddockCanvasPainter *paddock_canvas_painter_new (void (*ready) (gpointer data), gpointer data);
void paddock_canvas_painter_free (PaddockCanvasPainter *self);

/* Takes PICTURE. */
void paddock_canvas_painter_set_picture (PaddockCanvasPainter *self, PaddockPicture *picture);
const PaddockPicture *paddock_canvas_painter_get_picture (PaddockCanvasPainter *self); /* or NULL */

/* The best there is for WANTED now, until the next call; HAS says what it shows.  NULL: nothing yet. */
cairo_surface_t *paddock_canvas_painter_get (PaddockCanvasPainter *self,
                                             const PaddockCanvasPart *wanted,
                                             PaddockCanvasPart *has);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockCanvasPainter, paddock_canvas_painter_free)
