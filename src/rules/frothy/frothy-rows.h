/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows of effects that act for a vehicle (frothy-rows.c).
 */

#pragma once

#include "frothy-table.h"

/* Whether any acting row of the vehicle has this KIND at one of the moments WHEN. */
gboolean
fro_has_effect (const PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when);
/* The sum of their numbers; random ones are rolled (FRO-DIC-07). */
int fro_sum_effects (PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when);
/* The smallest of their numbers, or NONE if there is no such row. */
int fro_least_effect (PaddockTable *table,
                      guint vehicle,
                      PaddockFrothyEffectKind kind,
                      guint when,
                      int none);
/* The smallest of those that are not random, for questions, which may not roll. */
int fro_get_effect (const PaddockTable *table,
                    guint vehicle,
                    PaddockFrothyEffectKind kind,
                    guint when,
                    int none);
int fro_roll_number (PaddockTable *table, guint vehicle, int number);
/* The number of one row, told as what its trait, card or affect does. */
int fro_count_row (PaddockTable *table, guint vehicle, const FroEffect *effect);
/* Says that rows without a number act. */
void
fro_tell_effects (PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when);
