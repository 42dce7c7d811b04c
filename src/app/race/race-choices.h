/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceChoices: what is asked of whom, in plain words, and the answers as buttons; or who thinks, or who has won.
 *
 * What a person could expect and may not do is there too, and says why.
 */

#pragma once

#include <adwaita.h>

#include "race.h"

#define PADDOCK_TYPE_RACE_CHOICES (paddock_race_choices_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceChoices, paddock_race_choices, PADDOCK, RACE_CHOICES, AdwBin)

void paddock_race_choices_set_race (PaddockRaceChoices *self, PaddockRace *race);

/* What can be chosen now; IS_MOVING: nothing, as something is still being shown. */
void paddock_race_choices_update (PaddockRaceChoices *self, gboolean is_moving);
/* A line above the answers that tells what happens, with dice to draw (rules/face.h). */
void paddock_race_choices_set_caption (PaddockRaceChoices *self, const char *text);
/* The answer with this number, if there is one. */
gboolean paddock_race_choices_choose (PaddockRaceChoices *self, guint key);

/* The answer that is looked at, or else the one that is meant; FALSE: there is none. */
gboolean paddock_race_choices_choose_marked (PaddockRaceChoices *self);
