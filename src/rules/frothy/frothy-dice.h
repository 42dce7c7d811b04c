/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Dice (frothy-dice.c): rolled, and as choices.
 */

#pragma once

#include "frothy-table.h"

/* Rolls N dice and adds them to COUNTS, by icon for control rolls, by value otherwise. */
void fro_roll (PaddockTable *table,
               guint vehicle,
               guint n,
               FroDieUse use,
               FroClause clause,
               guint8 counts[6]);

/* One of each face that shows. */
void fro_add_dice (const guint8 counts[6], PaddockDecision *decision);
/* Two values to keep, of which the first FORCED must be the lowest. */
void fro_add_pairs (const guint8 counts[6], guint forced, PaddockDecision *decision);
