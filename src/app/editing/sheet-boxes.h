/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSheetBoxes: dragging the boxes of a row that is matched with another: a box onto one of the other row matches the
 * two; along its own row boxes are added and removed.  While it is dragged the matching is shown.
 */

#pragma once

#include "canvas.h"
#include "document-file.h"
#include "scene-cells.h"

typedef struct _PaddockSheetBoxes PaddockSheetBoxes;

PaddockSheetBoxes *paddock_sheet_boxes_new (PaddockCanvas *canvas, PaddockDocumentFile *file);
void paddock_sheet_boxes_free (PaddockSheetBoxes *self);

/* FALSE: the cell has no such boxes. */
gboolean
paddock_sheet_boxes_press (PaddockSheetBoxes *self, const PaddockSheetCell *cell, PaddockPoint at);
void paddock_sheet_boxes_drag (PaddockSheetBoxes *self, PaddockPoint at);
/* NULL, or why not, which the caller frees. */
char *paddock_sheet_boxes_release (PaddockSheetBoxes *self);
void paddock_sheet_boxes_cancel (PaddockSheetBoxes *self);
gboolean paddock_sheet_boxes_is_dragged (PaddockSheetBoxes *self);
