/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Items, abilities and special spaces as the engine knows them: the standard ones, and those of card sets.
 */

#pragma once

#include "hex-track.h"
#include "joyride-course.h"

/* FALSE when neither a card set of SETUP or of its track nor the standard set knows ID.  What is found is a copy that
 * borrows its texts from the set, which SETUP keeps alive. */
gboolean joy_find_item (const PaddockSetup *setup, const char *id, JoyItem *item, GError **error);
gboolean joy_find_ability_card (const PaddockSetup *setup,
                                const char *id,
                                JoyAbility *ability,
                                GError **error);
gboolean
joy_find_space (const PaddockSetup *setup, const char *id, JoySpecial *special, GError **error);

/* Whether a race on TRACK finds it in the track's own card sets or in the standard set. */
gboolean joy_track_knows_item (const PaddockHexTrack *track, const char *id);
gboolean joy_track_knows_space (const PaddockHexTrack *track, const char *id);

#define JOY_N_STANDARD_ABILITIES 3
extern const JoyAbility joy_standard_abilities[JOY_N_STANDARD_ABILITIES];

#define JOY_N_STANDARD_ITEMS 4
extern const JoyItem joy_standard_items[JOY_N_STANDARD_ITEMS];
