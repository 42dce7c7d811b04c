/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one re-roll that each roll may have (frothy-reroll.c).
 */

#pragma once

#include "frothy-table.h"

/* Of the state's roll, by VEHICLE, at the moment WHEN. */

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
