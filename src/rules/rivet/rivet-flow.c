/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-flow.h"

static const PaddockFlowKind flow = {
  .steps = riv_steps,
  .tasks = riv_tasks,
  .order = PADDOCK_FLOW_STACK,
  PADDOCK_FLOW_IN (RivState),
};

RivTask *
riv_get_task (const PaddockTable *table)
{
  return paddock_flow_get_first (&flow, table->state);
}

RivTask *
riv_push_task (RivState *state, RivTaskKind kind, guint team)
{
  RivTask *task = paddock_flow_push_first (&flow, state, (guint8) kind);

  task->team = (guint8) team;
  return task;
}

void
riv_pop_task (RivState *state)
{
  paddock_flow_pop (&flow, state);
}

void
riv_trim_tasks (RivState *state)
{
  paddock_flow_trim (&flow, state);
}

void
riv_go_on (PaddockTable *table)
{
  paddock_flow_go_on (&flow, table);
}

void
riv_pending (const PaddockTable *table, PaddockDecision *decision)
{
  paddock_flow_ask (&flow, table, decision);
}

void
riv_apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  paddock_flow_answer (&flow, table, decision, choice);
}
