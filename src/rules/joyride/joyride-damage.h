/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Damage and forced shift-downs (joyride-damage.c).
 */

#pragma once

#include "joyride-table.h"

void joy_damage (PaddockTable *table, guint car, guint n);
void joy_damage_now (PaddockTable *table, guint cars); /* a set, one token each, placed at once */
void joy_owe_shift_down (JoyState *state, guint car, guint n);
void joy_force_shift_down (PaddockTable *table, guint car, guint n);
void joy_pay_shift_downs (JoyState *state, guint car); /* all that is owed, now */
void joy_pay_damage (JoyState *state, guint car);
guint joy_first_in_order (const JoyState *state, guint cars);
gboolean joy_can_be_damaged (const PaddockTable *table, guint car);
void joy_ask_damage (const PaddockTable *table, guint car, PaddockDecision *decision);
void joy_place_damage (PaddockTable *table, guint car, const PaddockChoice *choice);
void joy_repair (PaddockTable *table, guint car, guint n);
