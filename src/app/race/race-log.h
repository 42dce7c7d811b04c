/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceLog: the commentary of the race up to the moment in hand, to read, to search and to copy.  A click on a
 * paragraph goes to its moment.
 */

#pragma once

#include <adwaita.h>

#include "race.h"

#define PADDOCK_TYPE_RACE_LOG (paddock_race_log_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceLog, paddock_race_log, PADDOCK, RACE_LOG, AdwBin)

void paddock_race_log_set_race (PaddockRaceLog *self, PaddockRace *race);
void paddock_race_log_update (PaddockRaceLog *self);
