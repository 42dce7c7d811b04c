/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The race: who goes first (frothy-initiative.c), progress (frothy-race.c), its end (frothy-verdict.c), runners (frothy-runners.c).
 */

#pragma once

#include "frothy-table.h"

/* The first by FRO-INI-02 to 04 of a set of vehicles, not empty. */
guint fro_first_of (const PaddockTable *table, guint set);

void fro_cross (PaddockTable *table, guint vehicle); /* progress and laps, where it stands now */
void fro_sort_finish (PaddockTable *table);          /* frothy-verdict.c: at the end of a phase */
void fro_judge (PaddockTable *table);                /* ... ends the race if it is decided */
void fro_score (PaddockTable *table, guint vehicle, int points, FroClause clause);
int fro_progress (const PaddockTable *table, guint seat);
int fro_standing (const PaddockTable *table, guint seat); /* what decides the race, by its type */
gboolean fro_has_leader (const PaddockTable *table);
int fro_start_progress (const FroCourse *course, PaddockHex at);

void fro_move_runners (PaddockTable *table);
