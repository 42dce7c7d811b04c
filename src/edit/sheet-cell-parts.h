/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cells of a sheet that hold parts (model/part.h): traits, affects, effects of cards.  Galleries read and change them through
 * these, by the address of the cell (sheet-cell.h).
 *
 * A cell of an element holds that one, a cell of a list any number, and room for one more none.
 */

#pragma once

#include "document.h"
#include "part.h"

/* NULL: the cell holds no parts.  Those that are only named have a type, but no kind. */
const PaddockRecordType *paddock_sheet_cell_get_part_type (const PaddockDocumentKind *kind,
                                                           const char *address);
const PaddockPartKind *paddock_sheet_cell_get_part_kind (const PaddockDocumentKind *kind,
                                                         const char *address);

guint paddock_sheet_cell_count_parts (const PaddockDocument *document, const char *address);
/* NULL: there are fewer. */
gconstpointer
paddock_sheet_cell_get_part (const PaddockDocument *document, const char *address, guint i);
gboolean paddock_sheet_cell_has_room (const PaddockDocument *document, const char *address);

/* A version of DOCUMENT in which the owner of the parts exists, and where a part would stand in it.  NULL: there is no such
 * place. */
PaddockDocument *paddock_sheet_cell_prepare_part (const PaddockDocument *document,
                                                  const char *address,
                                                  PaddockPartPlace *place);

/* Edits of a draft: a copy of PART becomes the I-th one, or one more if there are just I; the I-th one goes.  NULL, or the
 * reason, marked for translation, which is static. */
const char *paddock_sheet_cell_put_part (const PaddockDocumentKind *kind,
                                         gpointer draft,
                                         const char *address,
                                         guint i,
                                         gconstpointer part);
const char *paddock_sheet_cell_take_part (const PaddockDocumentKind *kind,
                                          gpointer draft,
                                          const char *address,
                                          guint i);
