/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a race of Frothy Races flows: the tables of its steps (frothy-round.c) and of the tasks that interrupt them, and
 * the stack of tasks.
 */

#pragma once

#include "frothy-table.h"

extern const PaddockFlowRow fro_steps[FRO_N_STEPS];
extern const PaddockFlowRow fro_tasks[FRO_N_TASKS];

/* The new top of the stack, zero but for its kind, its vehicle and nobody else. */
FroTask *fro_push (PaddockTable *table, FroTaskKind kind, guint vehicle);
void fro_pop (PaddockTable *table);
void fro_trim_tasks (FroState *state); /* what facts set by hand left behind the last one */

static inline FroTask *
fro_top (const PaddockTable *table)
{
  return &fro_state (table)->tasks[fro_state (table)->flow.n_tasks - 1];
}

void fro_go_on (PaddockTable *table);
void fro_pending (const PaddockTable *table, PaddockDecision *decision);
void fro_apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice);
