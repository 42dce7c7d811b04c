/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files about rolls share beside frothy.h: the one re-roll that each roll may have (frothy-reroll.c), dice as
 * choices (frothy-dice.c), and doors between the halves of a topic.
 */

#pragma once

#include "frothy.h"
#include "frothy-odds.h"

/* --- Re-rolls: of the state's roll, by VEHICLE, at the moment WHEN --- */

void
fro_begin_reroll (PaddockTable *table, guint vehicle, guint when); /* once the dice are there */
gboolean
fro_wants_reroll (const PaddockTable *table, guint vehicle, guint when); /* must be asked */
void fro_ask_reroll (const PaddockTable *table,
                     guint vehicle,
                     guint when,
                     FroAsk kind,
                     PaddockDecision *decision);
void
fro_answer_reroll (PaddockTable *table, guint vehicle, guint when, const PaddockChoice *choice);
void
fro_finish_reroll (PaddockTable *table, guint vehicle, FroDieUse use); /* rolls what was chosen */
guint fro_count_chosen (const FroRoll *roll);

/* --- Dice as choices --- */

/* One of each face that shows. */
void fro_add_dice (const guint8 counts[6], PaddockDecision *decision);
/* Two values to keep, of which the first FORCED must be the lowest. */
void fro_add_pairs (const guint8 counts[6], guint forced, PaddockDecision *decision);

/* --- A copy of the race on which the engine counts dice (frothy-odds-pending.c) --- */

typedef struct {
  FroState state;
  PaddockTable table;
} FroScratch;

PaddockTable *fro_scratch_copy (FroScratch *self, const PaddockTable *table);
/* Something had to be rolled for it, so that nobody can know. */
gboolean fro_scratch_has_rolled (const FroScratch *self, const PaddockTable *table);
guint8 fro_scratch_sum_rerolls (PaddockTable *table, guint vehicle, guint when);
void fro_count_sides (const PaddockTable *table, guint8 sides[FRO_MAX_VALUE + 1]);

/* --- Topics in two files --- */

/* Control dice, with what affects make of their icons (FRO-AFF-13, 14). */
void
fro_roll_icons (PaddockTable *table, guint vehicle, guint n, FroClause clause, guint8 counts[6]);

/* FRO-DMG-02, 03 */
gboolean fro_die_hits (const PaddockTable *table, guint vehicle, int value);

/* Rows that act from now on (frothy-harm.c), and one effect at once, wherever it comes from. */
void fro_suffer (PaddockTable *table, guint vehicle, const FroEffect *effect);

/* What KEPT dice of a speed check come to (frothy-check-value.c); IS_FREE: boxes without a roll. */
void fro_change_pace (PaddockTable *table, guint vehicle, int kept, gboolean is_free);

/* How many dice a roll has, with what is laid down: random numbers are rolled for it. */
guint
fro_count_control_dice (PaddockTable *table, guint vehicle, gboolean with_driver, guint *discards);
guint fro_count_check_dice (PaddockTable *table, guint vehicle);
guint fro_count_damage_dice (PaddockTable *table, const FroTask *task);
guint fro_count_attack_dice (PaddockTable *table, guint vehicle);
int fro_sum_attack (PaddockTable *table, guint vehicle); /* what is added to kept dice */
gboolean fro_asks_for_control (const PaddockTable *table, guint vehicle);
guint fro_count_forced (const PaddockTable *table,
                        guint vehicle); /* kept dice that must be the lowest */
int fro_count_free_boxes (PaddockTable *table, guint vehicle, guint when); /* -1: there is a roll */
int fro_sum_check (PaddockTable *table, guint vehicle, guint when); /* what is added to kept dice */
void fro_find_attack_dice (PaddockTable *table, FroAttackRoll *roll);

/* The steps between rounds in which vehicles do something with their cards (frothy-rest.c). */
gboolean fro_run_rest (PaddockTable *table);

guint fro_get_attack_moment (guint kind, gboolean is_defence); /* FRO_WHIP: Personal ... */

/* The cards that may be laid down for an attack of this KIND, in attack or defence (frothy-attack.c). */
void fro_add_attack_cards (const PaddockTable *table,
                           guint vehicle,
                           guint kind,
                           guint when,
                           PaddockDecision *decision);
