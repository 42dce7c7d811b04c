/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cells of sheets that are more than a value of the tables: rows of boxes that are matched with those of another row.
 *
 * A game has them in rows of its own, which sheet-cell-rules.c lists.  Boxes count from 0.
 */

#pragma once

#include "sheet-cell-path.h"

typedef struct {
  const PaddockRecordType *type; /* that has the field */
  const char *field;             /* of which the cell has the address: how many boxes there are */
  char *(*dup_text) (gconstpointer record);
  /* NULL, or why not, marked for translation. */
  const char *(*set_text) (gpointer record, const char *text);
  guint (*count) (gconstpointer record);
  guint (*get_match) (gconstpointer record, guint box); /* in the other row */
  const char *(*set_match) (gpointer record, guint box, guint other);
  const char *(*resize) (gpointer record, int by);
} PaddockBoxRow;

/* NULL: it is a plain cell. */
const PaddockBoxRow *paddock_box_row_find (const PaddockCellPath *path);

/* The same by address; what RECORD of the document has in it, or NULL. */
const PaddockBoxRow *
paddock_box_row_get (const PaddockDocument *document, const char *address, gconstpointer *record);
/* Edits of a draft; NULL, or why not, marked for translation. */
const char *paddock_box_row_match (const PaddockDocumentKind *kind,
                                   gpointer draft,
                                   const char *address,
                                   guint box,
                                   guint other);
const char *paddock_box_row_resize (const PaddockDocumentKind *kind,
                                    gpointer draft,
                                    const char *address,
                                    int by);
