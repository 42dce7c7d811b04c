/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a race of Joyride flows: the tables of its steps (joyride-turn.c) and of the tasks that interrupt them
 * (joyride-tasks.c), and the queue of tasks.
 */

#pragma once

#include "joyride-table.h"

extern const PaddockFlowRow joy_steps[JOY_N_STEPS];
extern const PaddockFlowRow joy_tasks[JOY_N_TASKS];

/* A new task, of which only what its kind needs to know is still to be filled in: behind the others, or before them. */
JoyTask *joy_push_task (JoyState *state, JoyTaskKind kind, guint car);
JoyTask *joy_push_task_first (JoyState *state, JoyTaskKind kind, guint car);
void joy_pop_task (JoyState *state);
void joy_trim_tasks (JoyState *state); /* what facts set by hand left behind the last one */

static inline JoyTask *
joy_get_task (const PaddockTable *table)
{
  return &joy_state (table)->tasks[0];
}

void joy_go_on (PaddockTable *table);
void joy_pending (const PaddockTable *table, PaddockDecision *decision);
void joy_apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice);
