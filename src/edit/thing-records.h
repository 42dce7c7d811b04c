/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which things a document of any kind has, and where the record of each is kept: what outlines list and
 * forms change.
 *
 * Cells are not among them: they are parts of a board, not records.
 */

#pragma once

#include "document.h"
#include "record-path.h"
#include "thing.h"

/* Of PaddockThing, kind by kind, in the order of the lists; `at` is set where the record has a place. */
GArray *paddock_things_list (const PaddockDocument *document);

/* Whether DOCUMENT has THING, and where. */
gboolean
paddock_thing_locate (const PaddockDocument *document, PaddockThing thing, PaddockRecordPath *path);

/* Whether a list of documents of KIND holds things that tools put on a board; other lists are edited in forms. */
gboolean paddock_field_holds_things (const PaddockDocumentKind *kind, const PaddockField *field);

/* Whether things of this kind may stand in another order: their numbers, or the order of the race. */
gboolean paddock_thing_has_order (const PaddockDocument *document, PaddockThingKind kind);
