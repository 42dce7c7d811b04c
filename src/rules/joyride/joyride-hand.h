/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files about positions set up by hand share.
 */

#pragma once

#include "joyride-table.h"

void
joy_put_car (JoyCar *car, PaddockPlace place, int heading); /* PADDOCK_NOWHERE: off the board */
void joy_take_off (JoyState *state, guint token);

void joy_find_conflicts (const PaddockTable *table, GPtrArray *conflicts);
void joy_remedy (PaddockTable *table, const PaddockConflict *conflict);
