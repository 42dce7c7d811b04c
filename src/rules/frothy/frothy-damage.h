/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Damage rolls (frothy-damage.c), and cards that are lost by them (frothy-harm.c).
 */

#pragma once

#include "frothy-flow.h"

/* A damage roll with N dice before traits (none is made for 0 or fewer, FRO-DMG-07); affects, CLP and a wipe-out
 * follow, a control roll does not.  BY: who inflicted it (FRO-RUL-67), or FRO_NOBODY.  result.hits says how many. */
void fro_push_damage (PaddockTable *table,
                      guint vehicle,
                      int n,
                      FroCause cause,
                      guint by,
                      FroClause clause);
extern const PaddockRoutine fro_damage_task;
extern const PaddockRoutine fro_lose_card_task;

/* Rows of affects and traits that act from now on: limits that last are set here. */
void fro_begin_rows (PaddockTable *table, guint vehicle, guint64 rows);

/* FRO-DMG-02, 03 */
gboolean fro_die_hits (const PaddockTable *table, guint vehicle, int value);

/* One effect at once, wherever it comes from (frothy-harm.c). */
void fro_suffer (PaddockTable *table, guint vehicle, const FroEffect *effect);

/* How many dice the roll has, with what is laid down: random numbers are rolled for it. */
guint fro_count_damage_dice (PaddockTable *table, const FroTask *task);
