/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What cells of a sheet do to an open document: each is one step of the history, through its one door.
 *
 * They return NULL, or why they refuse, translated, which the caller frees; then the document is as before.
 */

#pragma once

#include "document-file.h"
#include "sheet-cell.h"

/* The language of the studio, for sheet-cell.h. */
const char *paddock_sheet_translate (const char *text);

/* IS_TYPED: replaces what was typed into the same cell just before. */
char *paddock_sheet_write (PaddockDocumentFile *file,
                           const char *address,
                           const char *text,
                           gboolean is_typed);
char *paddock_sheet_clear (PaddockDocumentFile *file, const char *const *addresses);
char *paddock_sheet_remove (PaddockDocumentFile *file, const char *address);
char *paddock_sheet_move (PaddockDocumentFile *file, const char *address, int by);
/* The I-th part of a cell (edit/sheet-cell-parts.h): PART is copied. */
char *paddock_sheet_put_part (PaddockDocumentFile *file,
                              const char *address,
                              guint i,
                              gconstpointer part);
char *paddock_sheet_take_part (PaddockDocumentFile *file, const char *address, guint i);
char *paddock_sheet_match (PaddockDocumentFile *file, const char *address, guint box, guint other);
char *paddock_sheet_resize (PaddockDocumentFile *file, const char *address, int by);

/* A table of texts, row by row: into the cells of the same rows of ADDRESSES; NULL among these: there is no such cell.
 * REFUSED is set to the one that refuses, or NULL. */
char *paddock_sheet_paste (PaddockDocumentFile *file,
                           const char *const *addresses,
                           const char *const *texts,
                           guint n,
                           const char **refused);
