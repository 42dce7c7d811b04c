/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two documents of one kind, cell by cell: where their sheets say different things.
 */

#pragma once

#include "document.h"
#include "field-words.h"

typedef struct {
  char *address;     /* see sheet-cell.h */
  char *label;       /* "Speed 4, Move 2" */
  char *text;        /* of the first document; "": nothing */
  char *other_text;  /* of the other one */
  gboolean is_shown; /* whether the sheet of the first has this cell */
} PaddockCellDifference;

/* Of PaddockCellDifference, in the order in which the sheet of the first is read; what only the other has comes last. */
GArray *paddock_cells_compare (PaddockDocument *document,
                               PaddockDocument *other,
                               PaddockTranslate translate);
