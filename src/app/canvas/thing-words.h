/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the things of a drawing are called: for the status bar and for those who cannot see it.
 */

#pragma once

#include "document.h"
#include "thing.h"

/* "Checkpoint at 3, 5"; "" for nothing. */
char *paddock_thing_dup_words (const PaddockThing *self);

/* Whether these words say the number that the thing has in its record: "Gear 3". */
gboolean paddock_thing_is_numbered (const PaddockThing *self);

const char *paddock_thing_kind_get_label (PaddockThingKind kind); /* "Checkpoint" */

/* What a place of a document is and all that is on it: "Hex 3, 5: barrier, checkpoint 2", "Row 12, lane 3". */
char *paddock_place_dup_words (const PaddockDocument *document, PaddockPlace place);
