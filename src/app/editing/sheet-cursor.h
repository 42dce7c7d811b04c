/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSheetCursor: the cell of a sheet that the keyboard is on, and the cells of its table that are marked with it.
 *
 * It is told to screen readers, and what it belongs to is selected, so that the form beside the sheet shows the same.
 */

#pragma once

#include "canvas.h"
#include "editor.h"
#include "scene-cells.h"

typedef struct _PaddockSheetCursor PaddockSheetCursor;

PaddockSheetCursor *paddock_sheet_cursor_new (PaddockCanvas *canvas, PaddockEditor *editor);
void paddock_sheet_cursor_free (PaddockSheetCursor *self);

/* Where it is; NULL: nowhere. */
const PaddockSheetCell *paddock_sheet_cursor_get (PaddockSheetCursor *self);
const char *paddock_sheet_cursor_get_address (PaddockSheetCursor *self);
/* KEEPS_SELECTION: of things. */
void paddock_sheet_cursor_set (PaddockSheetCursor *self,
                               const PaddockSheetCell *cell,
                               gboolean keeps_selection);
void paddock_sheet_cursor_set_address (PaddockSheetCursor *self, const char *address);
void paddock_sheet_cursor_hide (PaddockSheetCursor *self);

/* FALSE: there is nothing that way.  The first move shows it. */
gboolean paddock_sheet_cursor_move (PaddockSheetCursor *self, PaddockCellMove move);
/* Marks more cells of the table, or up to a cell of it. */
void paddock_sheet_cursor_extend (PaddockSheetCursor *self, PaddockCellMove move);
void paddock_sheet_cursor_extend_to (PaddockSheetCursor *self, const PaddockSheetCell *cell);
void paddock_sheet_cursor_mark_column (PaddockSheetCursor *self);

/* The marked cells, row by row; just its own if no others are. */
typedef struct {
  int row, column, n_rows, n_columns; /* of the table; row -1: not in it */
} PaddockSheetRange;
PaddockSheetRange paddock_sheet_cursor_get_range (PaddockSheetCursor *self);

/* After the document changed: it stays where it was. */
void paddock_sheet_cursor_update (PaddockSheetCursor *self);
