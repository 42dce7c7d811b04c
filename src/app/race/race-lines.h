/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceLines: a button that names the line of the race that is in hand, and lists every line that was tried: to take
 * another one, to name it, to delete it.
 */

#pragma once

#include <adwaita.h>

#include "race.h"

#define PADDOCK_TYPE_RACE_LINES (paddock_race_lines_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceLines, paddock_race_lines, PADDOCK, RACE_LINES, AdwBin)

void paddock_race_lines_set_race (PaddockRaceLines *self, PaddockRace *race);
void paddock_race_lines_popup (PaddockRaceLines *self);
