/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before the race (joyride-setup.c).
 */

#pragma once

#include "joyride-table.h"

void joy_start (PaddockTable *table);

/* Its steps. */
extern const PaddockRoutine joy_handicaps_step, joy_place_step, joy_heading_step;
extern const PaddockRoutine joy_rolling_start_step, joy_rolling_move_step, joy_rolling_end_step;
