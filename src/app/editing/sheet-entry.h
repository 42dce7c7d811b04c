/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSheetEntry: a cell of a sheet that is being filled in, where it stands.
 *
 * Numbers and texts count while they are typed, as one step of the history, which Escape takes back; what has a name counts
 * when it is complete.  A value that is refused stays to be corrected, with the reason below it.
 */

#pragma once

#include "canvas.h"
#include "document-file.h"
#include "scene-cells.h"

typedef struct _PaddockSheetEntry PaddockSheetEntry;

/* ENDED is called when it closes by a key: MOVE says where the keyboard goes, PADDOCK_N_CELL_MOVES: it stays. */
PaddockSheetEntry *paddock_sheet_entry_new (PaddockCanvas *canvas,
                                            PaddockDocumentFile *file,
                                            void (*ended) (gpointer data, PaddockCellMove move),
                                            gpointer data);
void paddock_sheet_entry_free (PaddockSheetEntry *self);

/* TYPED: what stands in it instead of the value; NULL: the value, to be changed. */
void
paddock_sheet_entry_open (PaddockSheetEntry *self, const PaddockSheetCell *cell, const char *typed);
gboolean paddock_sheet_entry_is_open (PaddockSheetEntry *self);
/* What is complete counts, all else goes. */
void paddock_sheet_entry_close (PaddockSheetEntry *self);
/* After the document changed. */
void paddock_sheet_entry_update (PaddockSheetEntry *self);

/* Says at a cell that is not open why something can't be; REASON is taken.  NULL: no more. */
void
paddock_sheet_entry_refuse (PaddockSheetEntry *self, const PaddockSheetCell *cell, char *reason);
