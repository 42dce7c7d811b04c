/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which of the licences that ship suit a race: seat by seat, the basic chariot first.
 */

#include "frothy-setup.h"
#include "hex-track.h"

#define N_RACES (PADDOCK_RACE_FOX_HOUNDS + 1)
#define SCORING N_RACES

#define LICENCE(name_) "vehicles/" name_ ".vehicle.xml"

/* By type of race; then those for points, which is another kind of race on any of them. */
static const char *const line_ups[N_RACES + 1][FRO_MAX_VEHICLES + 1] = {
  [PADDOCK_RACE_FASTEST] = { LICENCE ("basic-chariot"), LICENCE ("tick-tock-twins"),
                             LICENCE ("pirouette"), LICENCE ("gossamer"),
                             LICENCE ("pickle-beagles"), LICENCE ("copper-kettle"), NULL },
  [PADDOCK_RACE_FURTHEST] = { LICENCE ("basic-chariot"), LICENCE ("pickle-beagles"),
                              LICENCE ("ember-coach"), LICENCE ("walking-library"),
                              LICENCE ("tick-tock-twins"), LICENCE ("barrel-daughters"), NULL },
  [PADDOCK_RACE_TOUGHEST] = { LICENCE ("basic-chariot"), LICENCE ("old-bramble"),
                              LICENCE ("iron-duchess"), LICENCE ("copper-kettle"),
                              LICENCE ("midnight-kate"), LICENCE ("walking-library"), NULL },
  [PADDOCK_RACE_PURSUIT] = { LICENCE ("basic-chariot"), LICENCE ("midnight-kate"), NULL },
  [PADDOCK_RACE_FOX_HOUNDS] = { LICENCE ("basic-chariot"), LICENCE ("besom-taxi"),
                                LICENCE ("pickle-beagles"), LICENCE ("midnight-kate"),
                                LICENCE ("old-bramble"), LICENCE ("pirouette"), NULL },
  [SCORING] = { LICENCE ("basic-chariot"), LICENCE ("barrel-daughters"), LICENCE ("besom-taxi"),
                LICENCE ("ember-coach"), LICENCE ("copper-kettle"), LICENCE ("iron-duchess"),
                NULL },
};

const char *const *
fro_find_line_up (const PaddockDocument *track)
{
  const PaddockCourse *course = &((const PaddockHexTrack *) track->record)->course;

  return line_ups[course->scoring ? SCORING : course->race];
}
