/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSheetCanvas's inside, for the files it is made of: sheet-canvas.c (pointer and selection), sheet-commands.c (keys,
 * the menu and what they do to cells).
 */

#pragma once

#include "sheet-boxes.h"
#include "sheet-canvas.h"
#include "sheet-cursor.h"
#include "sheet-entry.h"

struct _PaddockSheetCanvas {
  PaddockCanvas *canvas; /* borrowed: it lives longer */
  PaddockEditor *editor;
  PaddockDocumentFile *file; /* borrowed from the editor */
  PaddockSheetCursor *cursor;
  PaddockSheetEntry *entry;
  PaddockSheetBoxes *boxes;
  GtkEventController *keys, *form_keys; /* for cells, and for what they leave */
  GtkWidget *menu;
  GtkWidget *swatches;      /* of a cell that holds a colour */
  PaddockThing pointed;     /* NONE: a click would select nothing */
  PaddockRect pointed_cell; /* empty: the pointer is on none */
  GCancellable *paste;      /* what comes from the clipboard is waited for; NULL: nothing */
};

/* Actions and keys. */
void paddock_sheet_canvas_add_commands (PaddockSheetCanvas *self);
/* Begins to fill in the cell of the cursor, or does what it is for. */
void paddock_sheet_canvas_edit (PaddockSheetCanvas *self);
/* Whether one click is enough: to choose, to turn over, to add. */
gboolean paddock_sheet_canvas_is_chosen (PaddockSheetCanvas *self, const PaddockSheetCell *cell);
void paddock_sheet_canvas_show_menu (PaddockSheetCanvas *self, PaddockPoint at);
/* Says it at the cell of the cursor; REASON is taken. */
void paddock_sheet_canvas_refuse (PaddockSheetCanvas *self, char *reason);
