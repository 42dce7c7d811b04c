/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happens between the rounds: the steps (frothy-upkeep.c), and cards in them (frothy-rest.c).
 */

#pragma once

#include "frothy-table.h"

extern const PaddockRoutine fro_upkeep_step; /* effects of the start and the end of a round */
extern const PaddockRoutine fro_rest_step;   /* FRO-DEC-04, 05, 29: cards taken back or exchanged */

void fro_change_stamina (PaddockTable *table, guint vehicle, int by, FroClause clause);
