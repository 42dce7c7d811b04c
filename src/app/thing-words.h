/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the things of a drawing are called: for the status bar and for those who cannot see it.
 */

#pragma once

#include "hex-track.h"
#include "thing.h"

/* "Checkpoint at 3, 5"; "" for nothing. */
char *paddock_thing_dup_words (const PaddockThing *self);

/* Whether these words say the number that the thing has in its record: "Gear 3". */
gboolean paddock_thing_is_numbered (const PaddockThing *self);

const char *paddock_thing_kind_get_label (PaddockThingKind kind); /* "Checkpoint" */

/* All that is on a hex of a track: "Hex 3, 5: barrier, checkpoint 2". */
char *paddock_hex_dup_words (const PaddockHexTrack *track, PaddockHex hex);
