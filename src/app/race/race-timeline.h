/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceTimeline: the whole race as a line to move along, with what stands out marked above it, and the buttons that
 * play it.
 */

#pragma once

#include <adwaita.h>

#include "race.h"

#define PADDOCK_TYPE_RACE_TIMELINE (paddock_race_timeline_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceTimeline, paddock_race_timeline, PADDOCK, RACE_TIMELINE, AdwBin)

void paddock_race_timeline_set_race (PaddockRaceTimeline *self, PaddockRace *race);
void paddock_race_timeline_update (PaddockRaceTimeline *self); /* the marks */
