/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A copy of the race on which the engine counts dice (frothy-odds-pending.c).
 */

#pragma once

#include "frothy/frothy-table.h"

typedef struct {
  FroState state;
  PaddockTable table;
} FroScratch;

PaddockTable *fro_scratch_copy (FroScratch *self, const PaddockTable *table);
/* Something had to be rolled for it, so that nobody can know. */
gboolean fro_scratch_has_rolled (const FroScratch *self, const PaddockTable *table);
guint8 fro_scratch_sum_rerolls (PaddockTable *table, guint vehicle, guint when);
void fro_count_sides (const PaddockTable *table, guint8 sides[FRO_MAX_VALUE + 1]);
