/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the checks of both games on hexes find in the same way: things off the board, and things that
 * must not share a hex.
 */

#pragma once

#include "check.h"
#include "track-layout.h"
#include "track-things.h"

/* The place of a thing: "obstacle 3,4". */
void paddock_finding_set_thing (PaddockFinding *self, const PaddockThing *thing);

/* One finding a thing; kinds without a message may lie anywhere. */
void paddock_report_off_board (const PaddockHexTrack *track,
                               const char *const messages[PADDOCK_N_THINGS],
                               PaddockReport *report);

/* Whether two things may not share a hex; BELOW comes first in the order of kinds. */
typedef gboolean (*PaddockClashFunc) (const PaddockThing *below, const PaddockThing *above);

/* One finding a hex. */
void paddock_report_pairs (const PaddockHexTrack *track,
                           PaddockClashFunc is_clash,
                           const char *message,
                           PaddockReport *report);
