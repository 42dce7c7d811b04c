/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a race of On the Rivet flows: the tables of its steps (rivet-turn.c) and of the tasks that interrupt them
 * (rivet-tasks.c), and the stack of tasks.
 */

#pragma once

#include "rivet-table.h"

extern const PaddockFlowRow riv_steps[RIV_N_STEPS];
extern const PaddockFlowRow riv_tasks[RIV_N_TASKS];

/* The task that runs now; a new one that runs before all others; and the one that is done. */
RivTask *riv_get_task (const PaddockTable *table);
RivTask *riv_push_task (RivState *state, RivTaskKind kind, guint team);
void riv_pop_task (RivState *state);
void riv_trim_tasks (RivState *state); /* what facts set by hand left behind the last one */

void riv_go_on (PaddockTable *table);
void riv_pending (const PaddockTable *table, PaddockDecision *decision);
void riv_apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice);

/* To STEP, or to the one after this.  TRUE: a step's run() goes on. */
static inline gboolean
riv_go_to (PaddockTable *table, RivStep step)
{
  riv_state (table)->flow.step = (guint8) step;
  return TRUE;
}

static inline gboolean
riv_go_past (PaddockTable *table)
{
  return riv_go_to (table, riv_state (table)->flow.step + 1u);
}
