/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockToolCanvas: ties a canvas to an editor: the pointer's gestures and the cursor's keys go to the tool in hand, and
 * what the tool would do, what it does and what is selected is shown above the drawing.
 */

#pragma once

#include "canvas.h"
#include "editor.h"

typedef struct _PaddockToolCanvas PaddockToolCanvas;

PaddockToolCanvas *paddock_tool_canvas_new (PaddockCanvas *canvas, PaddockEditor *editor);
void paddock_tool_canvas_free (PaddockToolCanvas *self);

PaddockHex paddock_tool_canvas_get_hex (PaddockToolCanvas *self); /* last pointed at */

/* The keyboard's gestures, at the canvas's cursor.  A tool that drags is held down until the next call. */
void paddock_tool_canvas_apply (PaddockToolCanvas *self, guint flags);
/* Holds any tool down, so that the cursor drags it. */
void paddock_tool_canvas_hold (PaddockToolCanvas *self);

/* Shows the document, or what a drag makes of it. */
void paddock_tool_canvas_update (PaddockToolCanvas *self);
