/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a cell of a sheet stands for: a value of a document, by its address, as text that people read and write.
 *
 * An address is the way through the tables of fields, with / between:
 *
 *   name                              a field of the document
 *   damage/resilience                 of a record in it
 *   speeds/speed[rating=4]/control    of an element that is known by a number; it is made when it is first filled in
 *   stamina/step[-value=9]/effect     the same; the elements stand in falling order
 *   speeds/speed[rating=4]/move[1:4]  the second of four numbers
 *   traits/trait[2]                   a whole element, by what it is: "Lazy 1"
 *   damage/level[value=4]/affect      all elements of a list: "Control 1; Slow 2"
 *   traits/trait[+]                   room for one more
 *
 * So one mechanism edits all sheets, and a new kind of document gets it with its table.  What a game has beyond the tables
 * stands in rows of sheet-cell-rules.h.
 *
 * Edits work on a draft.  They return NULL, or the reason why they refuse, which the caller frees, and have then changed
 * nothing that counts: let go of the draft.
 */

#pragma once

#include "document.h"
#include "field-words.h"
#include "thing.h"

typedef enum {
  PADDOCK_CELL_OF_NOTHING, /* the address is none of this kind of document */
  PADDOCK_CELL_OF_FIELD,
  PADDOCK_CELL_OF_PART,    /* of a list of numbers */
  PADDOCK_CELL_OF_ELEMENT, /* of a list */
  PADDOCK_CELL_OF_LIST,
  PADDOCK_CELL_OF_ROOM, /* for one more */
} PaddockCellContent;

/* What a cell holds, and the field that says what may be in it; for elements, the list's. */
PaddockCellContent paddock_sheet_cell_get_content (const PaddockDocumentKind *kind,
                                                   const char *address,
                                                   const PaddockField **field);

/* The thing that has the value, for its form; FALSE: the document itself does. */
gboolean paddock_sheet_cell_find_thing (const PaddockDocument *document,
                                        const char *address,
                                        PaddockThing *thing);

/* "Speed 4, Move 2" */
char *paddock_sheet_cell_dup_label (const PaddockDocumentKind *kind,
                                    const char *address,
                                    PaddockTranslate translate);
/* As people write it; "" where there is nothing yet. */
char *paddock_sheet_cell_dup_text (const PaddockDocument *document,
                                   const char *address,
                                   PaddockTranslate translate);

char *paddock_sheet_cell_set_text (const PaddockDocumentKind *kind,
                                   gpointer draft,
                                   const char *address,
                                   const char *text,
                                   PaddockTranslate translate);
/* Back to what a new document has; elements go. */
char *
paddock_sheet_cell_clear (const PaddockDocumentKind *kind, gpointer draft, const char *address);
/* The element that the cell belongs to: takes it out, or exchanges it with its neighbour; ADDRESS may lead to a value in it. */
char *
paddock_sheet_cell_remove (const PaddockDocumentKind *kind, gpointer draft, const char *address);
char *paddock_sheet_cell_move (const PaddockDocumentKind *kind,
                               gpointer draft,
                               const char *address,
                               int by);
/* The address that a cell has after its element was moved; NULL: it belongs to none. */
char *paddock_sheet_cell_dup_moved (const char *address, int by);

/* What can be chosen for a cell, if its values have names. */
typedef struct {
  char *text; /* as paddock_sheet_cell_set_text() takes it */
  char *name; /* the same without a number */
  char *help; /* one sentence; "": none */
} PaddockCellChoice;

/* Of PaddockCellChoice; empty: anything may be written. */
GArray *paddock_sheet_cell_list_choices (const PaddockDocumentKind *kind,
                                         const char *address,
                                         PaddockTranslate translate);
