/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-attack.h"
#include "frothy-check.h"
#include "frothy-collision.h"
#include "frothy-control.h"
#include "frothy-damage.h"
#include "frothy-jump.h"
#include "frothy-move.h"
#include "frothy-race.h"
#include "frothy-wreck.h"

const PaddockFlowRow fro_tasks[FRO_N_TASKS] = {
  [FRO_TASK_CHECK] = { "check", &fro_check_task },
  [FRO_TASK_MOVE] = { "move", &fro_move_task },
  [FRO_TASK_JUMP] = { "jump", &fro_jump_task },
  [FRO_TASK_ENTER] = { "enter", &fro_enter_task },
  [FRO_TASK_SLIDE] = { "slide", &fro_slide_task },
  [FRO_TASK_COLLISION] = { "collide", &fro_collision_task },
  [FRO_TASK_RELIEF] = { "relief", &fro_relief_task },
  [FRO_TASK_CONTROL] = { "control", &fro_control_task },
  [FRO_TASK_DAMAGE] = { "damage", &fro_damage_task },
  [FRO_TASK_LOSE_CARD] = { "lose-card", &fro_lose_card_task },
  [FRO_TASK_ATTACK] = { "attack", &fro_attack_task },
  [FRO_TASK_SNEAK] = { "sneak", &fro_sneak_task },
  [FRO_TASK_WRECK] = { "wreck", &fro_wreck_task },
};

static const PaddockFlowKind flow = {
  .steps = fro_steps,
  .tasks = fro_tasks,
  .order = PADDOCK_FLOW_STACK,
  .pause = fro_judge, /* FRO-RUL-88: the end is looked at when nothing is under way */
  PADDOCK_FLOW_IN (FroState),
};

FroTask *
fro_push (PaddockTable *table, FroTaskKind kind, guint vehicle)
{
  FroTask *task = paddock_flow_push_first (&flow, table->state, (guint8) kind);

  task->vehicle = (guint8) vehicle;
  task->other = FRO_NOBODY;
  return task;
}

void
fro_pop (PaddockTable *table)
{
  paddock_flow_pop (&flow, table->state);
}

void
fro_trim_tasks (FroState *state)
{
  paddock_flow_trim (&flow, state);
}

void
fro_go_on (PaddockTable *table)
{
  paddock_flow_go_on (&flow, table);
}

void
fro_pending (const PaddockTable *table, PaddockDecision *decision)
{
  paddock_flow_ask (&flow, table, decision);
}

void
fro_apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  paddock_flow_answer (&flow, table, decision, choice);
}
