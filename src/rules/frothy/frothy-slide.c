/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The SLIDE of a control roll: spaces that a vehicle moves beside its own (FRO-ICO-01, 10 to 15, FRO-VEH-12, 13).
 */

#include "frothy.h"

/* Stages. */
enum {
  WAY,  /* asks left or right if nobody knows */
  MOVE, /* one space */
};

/* Arguments. */
enum {
  DIRECTION, /* + 1; 0: along the heading of the vehicle in HEADING */
  HEADING,
  LEFT,  /* spaces */
  ICONS, /* in the control roll */
};

void
fro_push_slide (PaddockTable *table, const FroSlideInfo *slide)
{
  FroState *state = fro_state (table);
  FroTask *task;
  int extra;

  if (state->n_tasks > FRO_MAX_TASKS - FRO_TASK_RESERVE)
    return; /* a chain of collisions ends somewhere */

  /* FRO-RUL-56 */
  extra = fro_sum_effects (table, slide->vehicle, PADDOCK_EFFECT_SLIDE, PADDOCK_WHEN_CONTROL_ROLL);
  task = fro_push (table, FRO_TASK_SLIDE, slide->vehicle);
  task->other = slide->partner;
  task->args[DIRECTION] = slide->direction;
  task->args[HEADING] = slide->heading;
  task->args[LEFT] = (guint8) (1 + CLAMP (extra, 0, (int) slide->icons));
  task->args[ICONS] = slide->icons;
  fro_put_hex (&task->args[FRO_HEX_ARG], slide->obstacle);
}

/* The way straight on for a vehicle, as direction + 1; 0: both ways of a corner are open (FRO-RUL-31, 32). */
guint
fro_find_way_on (const PaddockTable *table, guint vehicle)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);
  guint left = fro_direction (self->facing, FRO_LEFT),
        right = fro_direction (self->facing, FRO_RIGHT);
  int rule = fro_option (table, FRO_OPTION_SLIDE_CORNER);

  if (!(self->facing & 1))
    return fro_option (table, FRO_OPTION_SLIDE_AFTER_DRIFT) && self->last_step ? self->last_step
                                                                               : left + 1;
  if (rule == FRO_SLIDE_FREE || (self->last_step != left + 1 && self->last_step != right + 1))
    return 0;
  if (rule == FRO_SLIDE_LAST_STEP)
    return self->last_step;

  return self->last_step == left + 1 ? right + 1 : left + 1;
}

static gboolean
run_way (PaddockTable *table, FroTask *task)
{
  if (!task->args[DIRECTION])
    task->args[DIRECTION] = (guint8) fro_find_way_on (table, task->args[HEADING]);
  task->stage = task->args[DIRECTION] ? MOVE : WAY;

  return task->args[DIRECTION] != 0;
}

/* The other way of a corner for the next space, the same way otherwise. */
static void
turn_over (const PaddockTable *table, FroTask *task, guint direction)
{
  guint facing = fro_vehicle (table, task->args[HEADING])->facing;
  guint left = fro_direction (facing, FRO_LEFT), right = fro_direction (facing, FRO_RIGHT);

  if (task->other != FRO_NOBODY || left == right)
    return;
  task->args[DIRECTION] = (guint8) ((direction == left ? right : left) + 1);
}

/* FRO-VEH-12, FRO-RUL-37: the same partner again. */
static gboolean
is_partner (const PaddockTable *table, const FroTask *task, guint hit, PaddockHex at)
{
  return hit == task->other
         && (hit != FRO_ROCK || paddock_hex_equal (fro_get_hex (&task->args[FRO_HEX_ARG]), at));
}

static gboolean
is_ahead (guint facing, guint direction)
{
  return direction == fro_direction (facing, FRO_LEFT)
         || direction == fro_direction (facing, FRO_RIGHT);
}

static void
move (PaddockTable *table, FroTask *task)
{
  guint vehicle = task->vehicle, direction = task->args[DIRECTION] - 1u;
  FroVehicle *self = fro_vehicle (table, vehicle);
  PaddockHex to = paddock_hex_neighbour (self->at, (int) direction);
  guint hit = fro_find_hit (table, vehicle, to);

  task->args[LEFT]--;
  if (hit == FRO_NOBODY) {
    turn_over (table, task, direction);
    if (is_ahead (self->facing, direction))
      self->last_step = (guint8) (direction + 1); /* FRO-MOV-11 */
    fro_enter (table, vehicle, to, FRO_ICO_01);
    return;
  }

  task->args[LEFT] = 0;
  if (is_partner (table, task, hit, to)) {
    fro_state (table)->result.again = task->args[ICONS];
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_COLLIDED, .actor = (guint8) vehicle,
                  .subject = (guint8) hit, .clause = FRO_VEH_12, .amount = FRO_HITS_AGAIN,
                  .to = fro_place (to));
  } else {
    fro_push_collision (table, vehicle, hit, direction);
  }
}

gboolean
fro_run_slide (PaddockTable *table, FroTask *task)
{
  if (task->args[LEFT] == 0 || !fro_is_racing (table, task->vehicle)) {
    fro_pop (table);
    return TRUE;
  }
  if (task->stage == WAY)
    return run_way (table, task);

  move (table, task);
  return TRUE;
}

/* FRO-DEC-25: whose heading it is decides. */
void
fro_ask_slide (const PaddockTable *table, const FroTask *task, PaddockDecision *decision)
{
  paddock_decision_ask (decision, task->args[HEADING], FRO_ASK_SLIDE);
  fro_add_sides (table, task->vehicle, task->args[HEADING], decision);
}

void
fro_add_sides (const PaddockTable *table, guint vehicle, guint heading, PaddockDecision *decision)
{
  for (guint side = FRO_LEFT; side <= FRO_RIGHT; side++) {
    guint direction = fro_direction (fro_vehicle (table, heading)->facing, side);
    PaddockHex to = paddock_hex_neighbour (fro_vehicle (table, vehicle)->at, (int) direction);

    paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) side,
                                                     .target = PADDOCK_TARGET_HEX,
                                                     .extra = (guint8) direction,
                                                     .place = fro_place (to) });
  }
}

void
fro_answer_slide (PaddockTable *table,
                  FroTask *task,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice)
{
  task->args[DIRECTION] = (guint8) (choice->extra + 1);
  task->stage = MOVE;
}
