/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSheetCanvas: ties a canvas that shows a sheet (a licence, a car, cards) to the editor: a click selects the part
 * that it is on, so that its form opens, and puts the keyboard on the cell that is there, to be filled in where it stands: arrows
 * and Tab lead from cell to cell, what is typed goes into it.  A second click on a part without a cell leads into the form,
 * Escape back; what is selected and what a click would select is outlined.
 */

#pragma once

#include "canvas.h"
#include "editor.h"

typedef struct _PaddockSheetCanvas PaddockSheetCanvas;

PaddockSheetCanvas *paddock_sheet_canvas_new (PaddockCanvas *canvas, PaddockEditor *editor);
void paddock_sheet_canvas_free (PaddockSheetCanvas *self);

void
paddock_sheet_canvas_update (PaddockSheetCanvas *self); /* after the canvas has another document */
/* Moves to what is selected. */
void paddock_sheet_canvas_show_selection (PaddockSheetCanvas *self);
/* Puts the keyboard on a cell. */
void paddock_sheet_canvas_go_to (PaddockSheetCanvas *self, const char *address);
/* Whether the keyboard is on a cell. */
gboolean paddock_sheet_canvas_has_cursor (PaddockSheetCanvas *self);
/* Whether the pointer is on something that a click selects. */
gboolean paddock_sheet_canvas_can_press (PaddockSheetCanvas *self);
