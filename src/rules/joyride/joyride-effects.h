/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Effects and abilities (joyride-effects.c).
 */

#pragma once

#include "joyride-table.h"

const JoyAbilitySide *joy_ability_side (const PaddockTable *table, guint car, guint ability);
guint joy_ready_abilities (const PaddockTable *table, guint car, JoyUse use, JoyPhase phase);
void joy_use_ability (PaddockTable *table, guint car, JoyUse use, JoyPhase phase);
void joy_spend_ability (PaddockTable *table, guint car, guint ability);
void joy_apply_effects (PaddockTable *table, guint car, const JoyEffect *effects);
void joy_meet_special (PaddockTable *table, guint car, PaddockHex hex, JoyTrigger trigger);
void joy_leave_space (PaddockTable *table, guint car, PaddockHex hex);
const JoyEffect *joy_find_effect (const JoyEffect *effects, PaddockCardEffectKind kind);
void joy_ask_window (const PaddockTable *table, JoyPhase phase, PaddockDecision *decision);
void joy_answer_window (PaddockTable *table, const PaddockChoice *choice);
