/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceResult: the page at the end of a race: who has won, the standings, places by round, what decided it, and what
 * to do next.
 *
 * Signal: left ()   somebody wants to see the board
 */

#pragma once

#include <adwaita.h>

#include "race.h"

#define PADDOCK_TYPE_RACE_RESULT (paddock_race_result_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceResult, paddock_race_result, PADDOCK, RACE_RESULT, AdwBin)

void paddock_race_result_set_race (PaddockRaceResult *self, PaddockRace *race);

/* The race is over and at its last moment. */
void paddock_race_result_update (PaddockRaceResult *self);
