/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "joyride-flow.h"

static const PaddockFlowKind flow = {
  .steps = joy_steps,
  .tasks = joy_tasks,
  .order = PADDOCK_FLOW_QUEUE,
  PADDOCK_FLOW_IN (JoyState),
};

JoyTask *
joy_push_task (JoyState *state, JoyTaskKind kind, guint car)
{
  JoyTask *task = paddock_flow_push_last (&flow, state, (guint8) kind);

  task->car = (guint8) car;
  return task;
}

JoyTask *
joy_push_task_first (JoyState *state, JoyTaskKind kind, guint car)
{
  JoyTask *task = paddock_flow_push_first (&flow, state, (guint8) kind);

  task->car = (guint8) car;
  return task;
}

void
joy_pop_task (JoyState *state)
{
  paddock_flow_pop (&flow, state);
}

void
joy_trim_tasks (JoyState *state)
{
  paddock_flow_trim (&flow, state);
}

void
joy_go_on (PaddockTable *table)
{
  paddock_flow_go_on (&flow, table);
}

void
joy_pending (const PaddockTable *table, PaddockDecision *decision)
{
  paddock_flow_ask (&flow, table, decision);
}

void
joy_apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  paddock_flow_answer (&flow, table, decision, choice);
}
