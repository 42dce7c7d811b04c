/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cells of a sheet on the clipboard, as text with tabs between columns: to and from other sheets, spreadsheets and letters.
 *
 * Pasting is all or nothing: a table that has no room, or one value that is refused, changes nothing.
 */

#pragma once

#include "document-file.h"
#include "sheet-cursor.h"

/* What the cells of a range say; a range of a column's head is the column. */
char *paddock_sheet_dup_clip (PaddockCanvas *canvas, PaddockSheetCursor *cursor);

/* Into the cells from the cursor on; one value goes into all that are marked.  NULL, or why not, and then CELL is where. */
char *paddock_sheet_paste_clip (PaddockCanvas *canvas,
                                PaddockDocumentFile *file,
                                PaddockSheetCursor *cursor,
                                const char *text,
                                const PaddockSheetCell **cell);
/* The addresses of the marked cells, to be freed with g_strfreev(). */
char **paddock_sheet_dup_marked (PaddockCanvas *canvas, PaddockSheetCursor *cursor);
