/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The SLIDE of a control roll: spaces that a vehicle moves beside its own (FRO-ICO-01, 10 to 15, FRO-VEH-12, 13).
 */

#include "frothy-collision.h"
#include "frothy-move.h"
#include "frothy-rows.h"
#include "frothy-space.h"

/* Stages. */
enum {
  WAY,  /* asks left or right if nobody knows */
  MOVE, /* one space */
};

void
fro_push_slide (PaddockTable *table, const FroSlideInfo *slide)
{
  FroState *state = fro_state (table);
  FroTask *task;
  int extra;

  if (state->flow.n_tasks > FRO_MAX_TASKS - FRO_TASK_RESERVE)
    return; /* a chain of collisions ends somewhere */

  /* FRO-RUL-56 */
  extra = fro_sum_effects (table, slide->vehicle, PADDOCK_EFFECT_SLIDE, PADDOCK_WHEN_CONTROL_ROLL);
  task = fro_push (table, FRO_TASK_SLIDE, slide->vehicle);
  task->other = slide->partner;
  task->slide.direction = slide->direction;
  task->slide.heading = slide->heading;
  task->slide.left = (guint8) (1 + CLAMP (extra, 0, (int) slide->icons));
  task->slide.icons = slide->icons;
  task->slide.obstacle = slide->obstacle;
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
  if (!task->slide.direction)
    task->slide.direction = (guint8) fro_find_way_on (table, task->slide.heading);
  task->stage = task->slide.direction ? MOVE : WAY;

  return task->slide.direction != 0;
}

/* The other way of a corner for the next space, the same way otherwise. */
static void
turn_over (const PaddockTable *table, FroTask *task, guint direction)
{
  guint facing = fro_vehicle (table, task->slide.heading)->facing;
  guint left = fro_direction (facing, FRO_LEFT), right = fro_direction (facing, FRO_RIGHT);

  if (task->other != FRO_NOBODY || left == right)
    return;
  task->slide.direction = (guint8) ((direction == left ? right : left) + 1);
}

/* FRO-VEH-12, FRO-RUL-37: the same partner again. */
static gboolean
is_partner (const PaddockTable *table, const FroTask *task, guint hit, PaddockHex at)
{
  return hit == task->other && (hit != FRO_ROCK || paddock_hex_equal (task->slide.obstacle, at));
}

static gboolean
is_ahead (guint facing, guint direction)
{
  return direction == fro_direction (facing, FRO_LEFT)
         || direction == fro_direction (facing, FRO_RIGHT);
}

/* The roll that asks for a slide lies below it. */
static FroClause
find_clause (const PaddockTable *table)
{
  static const FroClause clauses[] = {
    [FRO_CAUSE_TURN] = FRO_ICO_01,
    [FRO_CAUSE_DRIFT] = FRO_OPT_23,
    [FRO_CAUSE_JUMP] = FRO_ICO_10,
    [FRO_CAUSE_HAZARD] = FRO_ICO_10,
    [FRO_CAUSE_COLLISION] = FRO_ICO_12,
    [FRO_CAUSE_VEHICLE_ATTACK] = FRO_ICO_11,
    [FRO_CAUSE_PERSONAL_ATTACK] = FRO_ICO_10,
  };
  const FroTask *roll = fro_top (table) - 1;
  gboolean was_solid = roll->other == FRO_ROCK || roll->other == FRO_WALL;

  return roll->control.cause == FRO_CAUSE_COLLISION && was_solid ? FRO_ICO_13
                                                                 : clauses[roll->control.cause];
}

static void
move (PaddockTable *table, FroTask *task)
{
  guint vehicle = task->vehicle, direction = task->slide.direction - 1u;
  FroVehicle *self = fro_vehicle (table, vehicle);
  PaddockHex to = paddock_hex_neighbour (self->at, (int) direction);
  guint hit = fro_find_hit (table, vehicle, to);

  task->slide.left--;
  if (hit == FRO_NOBODY) {
    turn_over (table, task, direction);
    if (is_ahead (self->facing, direction))
      self->last_step = (guint8) (direction + 1); /* FRO-MOV-11 */
    fro_enter (table, vehicle, to, find_clause (table));
    return;
  }

  task->slide.left = 0;
  if (is_partner (table, task, hit, to)) {
    fro_state (table)->result.again = task->slide.icons;
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_COLLIDED, .actor = (guint8) vehicle,
                  .subject = (guint8) hit, .clause = FRO_VEH_12, .amount = FRO_HITS_AGAIN,
                  .to = paddock_hex_to_place (to));
  } else {
    fro_push_collision (table, vehicle, hit, direction);
  }
}

static gboolean
run_slide (PaddockTable *table)
{
  FroTask *task = fro_top (table);

  if (task->slide.left == 0 || !fro_is_racing (table, task->vehicle)) {
    fro_pop (table);
    return TRUE;
  }
  if (task->stage == WAY)
    return run_way (table, task);

  move (table, task);
  return TRUE;
}

/* FRO-DEC-25: whose heading it is decides. */
static void
ask_slide (const PaddockTable *table, PaddockDecision *decision)
{
  const FroTask *task = fro_top (table);

  paddock_decision_ask (decision, task->slide.heading, FRO_ASK_SLIDE);
  fro_add_sides (table, task->vehicle, task->slide.heading, decision);
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
                                                     .place = paddock_hex_to_place (to) });
  }
}

static void
answer_slide (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  FroTask *task = fro_top (table);

  task->slide.direction = (guint8) (choice->extra + 1);
  task->stage = MOVE;
}

const PaddockRoutine fro_slide_task = { run_slide, ask_slide, answer_slide };
