/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The clock of a race: what is recorded is played, then drivers think.
 */

#pragma once

#include "race.h"

gboolean paddock_race_is_playing (PaddockRace *self);
gboolean paddock_race_is_thinking (PaddockRace *self);
void paddock_race_play (PaddockRace *self);
void paddock_race_pause (PaddockRace *self);
void paddock_race_step (PaddockRace *self); /* one decision: what was recorded, or the driver's */

double paddock_race_get_speed (PaddockRace *self); /* 1 is normal; 0: at once */
void paddock_race_set_speed (PaddockRace *self, double speed);

/* The clock waits as long as something is being shown. */
void paddock_race_hold (PaddockRace *self);
void paddock_race_release (PaddockRace *self);
