/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The order of things in documents of any kind: moving one, taking one out.
 *
 * Edits of a draft.  Numbers that say the order (checkpoints, starting places) follow it without gaps.
 */

#pragma once

#include "document.h"
#include "thing.h"

/* Moves THING one place on (+1) or back (-1) and says in it which it is then.  FALSE: it can't go there. */
gboolean
paddock_thing_move (const PaddockDocument *document, gpointer draft, PaddockThing *thing, int by);
/* FALSE: it can't be taken out, since documents of this kind always have one. */
gboolean paddock_thing_remove (const PaddockDocument *document, gpointer draft, PaddockThing thing);
