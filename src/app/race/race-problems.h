/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceProblems: what the checks say of a race as it was set up, and of the track that it is raced on.
 *
 * Only to be read: a race is repaired by setting it up anew, a track where it is drawn.  What is selected is marked on the
 * board.  The checks run in a thread, when the page is seen.
 */

#pragma once

#include <adwaita.h>

#include "canvas.h"
#include "race.h"

#define PADDOCK_TYPE_RACE_PROBLEMS (paddock_race_problems_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceProblems, paddock_race_problems, PADDOCK, RACE_PROBLEMS, AdwBin)

void paddock_race_problems_set_race (PaddockRaceProblems *self,
                                     PaddockRace *race,
                                     PaddockCanvas *canvas);
