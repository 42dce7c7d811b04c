/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Attacks: who may, and which cards (frothy-attack.c), how they go (frothy-fight.c).
 */

#pragma once

#include "frothy-flow.h"
#include "odds/frothy-odds.h"

/* The attacks that the mover may start now, as choices FRO_ATTACK_PERSON and FRO_ATTACK_VEHICLE. */
void fro_add_attacks (const PaddockTable *table, guint vehicle, PaddockDecision *decision);
FroBar fro_find_attack_bar (const PaddockTable *table, guint vehicle, guint target, guint kind);
void fro_push_attack (PaddockTable *table, guint attacker, guint target, guint kind);
extern const PaddockRoutine fro_attack_task;
/* Whether TASK is a tied vehicle attack that has yet to do its damage to VEHICLE, the attacker. */
gboolean fro_attack_owes (const FroState *state, const FroTask *task, guint vehicle);
/* Deals anew what SEAT cannot know of the attack under way. */
void fro_redeal_attack (PaddockTable *table, const FroTask *task, guint seat);
/* Sneaky (FRO-TRT-35): pushed by the move before and after each step if somebody may. */
gboolean fro_may_sneak (const PaddockTable *table, guint mover);
extern const PaddockRoutine fro_sneak_task;

guint fro_get_attack_moment (guint kind, gboolean is_defence); /* FRO_WHIP: Personal ... */

/* The cards that may be laid down for an attack of this KIND, in attack or defence. */
void fro_add_attack_cards (const PaddockTable *table,
                           guint vehicle,
                           guint kind,
                           guint when,
                           PaddockDecision *decision);

/* Dice of both, as the odds count them; how many one has, and what is added to those kept: random numbers are rolled
 * for it. */
void fro_find_attack_dice (PaddockTable *table, FroAttackRoll *roll);
guint fro_count_attack_dice (PaddockTable *table, guint vehicle);
int fro_sum_attack (PaddockTable *table, guint vehicle);
