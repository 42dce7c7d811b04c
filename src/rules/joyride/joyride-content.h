/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Items, abilities and special spaces as the engine knows them: the standard ones, and those of card sets.
 */

#pragma once

#include "cards.h"
#include "hex-track.h"
#include "joyride-course.h"

/* The moments of cards and spaces, as a set. */
typedef enum {
  JOY_AT_USE = 1 << 0,         /* an activated item is used */
  JOY_AT_ENTER = 1 << 1,       /* a car comes onto a dropped item */
  JOY_AT_LEAVE = 1 << 2,       /* the leading end of a car leaves it on its own move */
  JOY_AT_DAMAGE = 1 << 3,      /* it takes damage */
  JOY_AT_HIT = 1 << 4,         /* the flight of a fired item ends */
  JOY_AT_ABILITY = 1 << 5,     /* a one-shot or one side of a toggle is used */
  JOY_AT_ALL_TIMES = 1 << 6,   /* permanent abilities */
  JOY_AT_SPACE_LEAVE = 1 << 7, /* special spaces, on a car's own move */
  JOY_AT_SPACE_ENTER = 1 << 8,
  JOY_AT_SPACE_BEGIN = 1 << 9,
} JoyAt;

typedef struct {
  const char *name; /* in card sets */
  guint16 at;       /* set of JoyAt: where it means something */
  gint8 min, max;   /* of its number */
} JoyEffectInfo;

extern const JoyEffectInfo joy_effects[JOY_N_EFFECTS];

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
