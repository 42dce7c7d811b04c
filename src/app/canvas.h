/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCanvas: shows the drawing of any document, moves over it and zooms.
 *
 * The wheel zooms about the pointer, the middle button or space and drag move the drawing, touchpads
 * scroll and pinch, and the actions of the "view" group do the same by keyboard.  The drawing fits the
 * canvas until somebody zooms or moves.  The property "pointed-at" names what lies under the pointer.
 */

#pragma once

#include <gtk/gtk.h>

#include "document.h"

#define PADDOCK_TYPE_CANVAS (paddock_canvas_get_type ())
G_DECLARE_FINAL_TYPE (PaddockCanvas, paddock_canvas, PADDOCK, CANVAS, GtkWidget)

GtkWidget *paddock_canvas_new (void);

void paddock_canvas_set_document (PaddockCanvas *self, PaddockDocument *document);

double paddock_canvas_get_zoom (PaddockCanvas *self); /* 1 is the size on paper */
void paddock_canvas_zoom_to (PaddockCanvas *self, double zoom);
void paddock_canvas_zoom_in (PaddockCanvas *self);
void paddock_canvas_zoom_out (PaddockCanvas *self);
void paddock_canvas_fit (PaddockCanvas *self);

/* Moves the drawing to the right and downwards, by so many steps of an arrow key. */
void paddock_canvas_pan_steps (PaddockCanvas *self, int right, int down);
