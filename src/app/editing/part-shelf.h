/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPartShelf: what a gallery offers for things that are named, not made, where they are used: the abilities of a car,
 * which stand in card sets.
 *
 * It looks into the card sets that come with Paddock and those that lie beside the document's file.
 */

#pragma once

#include "document-file.h"
#include "part.h"

typedef struct _PaddockPartShelf PaddockPartShelf;

/* NULL: elements of TYPE do not name such things. */
PaddockPartShelf *paddock_part_shelf_new (const PaddockRecordType *type, PaddockDocumentFile *file);
void paddock_part_shelf_free (PaddockPartShelf *self);

/* Lives as long as the shelf. */
const PaddockPartKind *paddock_part_shelf_get_kind (const PaddockPartShelf *self);
