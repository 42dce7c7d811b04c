/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Collisions with vehicles, solid obstacles and the edge of the track (FRO-COL, FRO-SOL, FRO-VEH, FRO-WRK-10).
 *
 * The collider is the task's vehicle, what it hits the task's other.  A wreck may be the collider; it rolls nothing.
 */

#include "frothy-collision.h"

#include "frothy-control.h"
#include "frothy-damage.h"
#include "frothy-move.h"
#include "frothy-rows.h"
#include "frothy-speed.h"
#include "frothy-wreck.h"

/* Stages, in the order of FRO-COL-07. */
enum {
  IMPACT,
  HIT_DAMAGE,
  HIT_CONTROL,
  OWN_CONTROL,
  REPEAT,
  HIT_REPEAT,
  SPEEDS,
  HIT_RELIEF,
  OWN_RELIEF,
  END,
};

static gboolean
is_vehicle (const FroTask *task)
{
  return task->other < FRO_MAX_VEHICLES;
}

/* FRO-VEH-01 */
static FroCollision
judge (const PaddockTable *table, guint other, guint direction)
{
  int angle = paddock_facing_wrap (2 * (int) direction - fro_vehicle (table, other)->facing);

  angle = MIN (angle, PADDOCK_N_FACINGS - angle);
  return angle <= 1 ? FRO_REAR_END : angle <= 4 ? FRO_T_COLLISION : FRO_HEAD_ON;
}

void
fro_push_collision (PaddockTable *table, guint vehicle, guint other, guint direction)
{
  FroVehicle *self = fro_vehicle (table, vehicle);
  PaddockHex at = paddock_hex_neighbour (self->at, (int) direction);
  FroTask *task = fro_push (table, FRO_TASK_COLLISION, vehicle);

  task->other = (guint8) other;
  task->collision.direction = (guint8) direction;
  task->collision.kind = (guint8) (other == FRO_WALL   ? FRO_HITS_WALL
                                   : other == FRO_ROCK ? FRO_HITS_SOLID
                                                       : judge (table, other, direction));
  task->collision.own_speed = (guint8) fro_speed (table, vehicle);
  task->collision.at = at;

  self->phase_flags |= FRO_WAS_INVOLVED;
  if (is_vehicle (task)) {
    task->collision.hit_speed = (guint8) fro_speed (table, other);
    fro_vehicle (table, other)->phase_flags |= FRO_WAS_INVOLVED;
  }
  if (fro_state (table)->move.vehicle == vehicle)
    fro_end_move (table, vehicle); /* FRO-COL-09 */
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_COLLIDED, .actor = (guint8) vehicle,
                .subject = (guint8) other, .clause = FRO_COL_01, .amount = task->collision.kind,
                .to = paddock_hex_to_place (at));
}

/* --- Damage --- */

static const FroObstacle *
find_obstacle (const PaddockTable *table, const FroTask *task)
{
  static const FroObstacle wreck = { 0 };
  const FroCourse *course = fro_course (table);
  const FroCell *cell = fro_course_cell (course, task->collision.at);

  if (task->other == FRO_WALL)
    return &course->wall;

  return cell->flags & FRO_CELL_SOLID ? &course->solids[cell->solid] : &wreck;
}

/* FRO-SOL-01, FRO-VEH-02, 04, 06, 08 */
static int
count_dice (const PaddockTable *table, const FroTask *task)
{
  int own = task->collision.own_speed, hit = task->collision.hit_speed;

  switch (task->collision.kind) {
  case FRO_HEAD_ON:
    return own + hit;
  case FRO_T_COLLISION:
    return own;
  case FRO_REAR_END:
    return own > hit ? own - hit : 1;
  default:
    return MAX (0, own + find_obstacle (table, task)->dice);
  }
}

static FroClause
damage_clause (const FroTask *task)
{
  switch (task->collision.kind) {
  case FRO_HEAD_ON:
    return FRO_VEH_02;
  case FRO_T_COLLISION:
    return FRO_VEH_04;
  case FRO_REAR_END:
    return task->collision.own_speed > task->collision.hit_speed ? FRO_VEH_06 : FRO_VEH_08;
  default:
    return FRO_SOL_01;
  }
}

/* Dice of one of the two, if it still races; what the other's spikes add (FRO-TRT-46). */
static void
push_damage (PaddockTable *table, guint vehicle, guint by, int dice, FroClause clause)
{
  fro_state (table)->result.hits = 0;
  if (!fro_is_racing (table, vehicle))
    return;
  if (by < FRO_MAX_VEHICLES)
    dice += fro_sum_effects (table, by, PADDOCK_EFFECT_THEIR_DICE, PADDOCK_WHEN_COLLISION_ROLL);
  fro_push_damage (table, vehicle, dice, FRO_CAUSE_COLLISION,
                   by < FRO_MAX_VEHICLES ? by : FRO_NOBODY, clause);
}

static void
run_impact (PaddockTable *table, FroTask *task)
{
  task->stage = HIT_DAMAGE;
  push_damage (table, task->vehicle, task->other, count_dice (table, task), damage_clause (task));
}

static void
run_hit_damage (PaddockTable *table, FroTask *task)
{
  task->stage = HIT_CONTROL;
  task->collision.own_hits = fro_state (table)->result.hits;
  fro_state (table)->result.hits = 0;
  if (is_vehicle (task))
    push_damage (table, task->other, task->vehicle, count_dice (table, task), damage_clause (task));
}

gboolean
fro_collision_owes (const FroTask *task, guint vehicle)
{
  return task->kind == FRO_TASK_COLLISION && task->other == vehicle
         && (task->stage == HIT_DAMAGE || task->stage == HIT_REPEAT);
}

/* --- Control rolls --- */

static void
push_control (PaddockTable *table, const FroTask *task, guint vehicle, guint partner)
{
  fro_push_control (table, &(FroControl){ .vehicle = (guint8) vehicle,
                                          .cause = FRO_CAUSE_COLLISION,
                                          .slide = (guint8) (task->collision.direction + 1),
                                          .partner = (guint8) partner,
                                          .obstacle = task->collision.at });
}

/* FRO-VEH-10, the vehicle that was hit first (FRO-RUL-36). */
static void
run_hit_control (PaddockTable *table, FroTask *task)
{
  int clp = is_vehicle (task) ? 0 : MAX (0, find_obstacle (table, task)->clp);

  task->stage = OWN_CONTROL;
  task->collision.hit_hits = fro_state (table)->result.hits;
  fro_state (table)->result.again = 0;
  fro_note_survivor (table);
  if (fro_is_racing (table, task->vehicle)) {
    fro_gain_clp (table, task->vehicle, clp, FRO_COL_04);
    task->collision.clp = (guint8) clp;
  }
  if (task->collision.hit_hits > 0 && fro_is_racing (table, task->other))
    push_control (table, task, task->other, task->vehicle);
}

static void
run_own_control (PaddockTable *table, FroTask *task)
{
  task->stage = REPEAT;
  task->collision.again = fro_state (table)->result.again;
  fro_state (table)->result.again = 0;
  if ((task->collision.own_hits > 0 || task->collision.clp > 0)
      && fro_is_racing (table, task->vehicle))
    push_control (table, task, task->vehicle, task->other);
}

/* FRO-VEH-12: damage only. */
static void
run_repeat (PaddockTable *table, FroTask *task)
{
  task->stage = HIT_REPEAT;
  task->collision.again = (guint8) (task->collision.again + fro_state (table)->result.again);
  if (task->collision.again > 0)
    push_damage (table, task->vehicle, task->other, task->collision.again, FRO_VEH_12);
}

static void
run_hit_repeat (PaddockTable *table, FroTask *task)
{
  task->stage = SPEEDS;
  if (task->collision.again > 0 && is_vehicle (task))
    push_damage (table, task->other, task->vehicle, task->collision.again, FRO_VEH_12);
}

/* --- Afterwards --- */

static void
change_speed (PaddockTable *table, guint vehicle, int by, FroClause clause)
{
  if (fro_is_racing (table, vehicle))
    fro_set_speed (table, vehicle, (int) fro_speed (table, vehicle) + by, clause);
}

static void
halve_speed (PaddockTable *table, guint vehicle, FroClause clause)
{
  if (fro_is_racing (table, vehicle))
    fro_set_speed (table, vehicle, (int) fro_speed (table, vehicle) / 2, clause);
}

/* FRO-VEH-03, 05, 07, 08, FRO-SOL-02; halving looks at the Speed of now (FRO-VEH-11). */
static void
run_speeds (PaddockTable *table, FroTask *task)
{
  int difference = task->collision.own_speed - task->collision.hit_speed;
  guint vehicle = task->vehicle, other = task->other;

  task->stage = HIT_RELIEF;
  fro_note_survivor (table);
  switch (task->collision.kind) {
  case FRO_HEAD_ON:
    halve_speed (table, other, FRO_VEH_03);
    halve_speed (table, vehicle, FRO_VEH_03);
    break;
  case FRO_T_COLLISION:
    halve_speed (table, vehicle, FRO_VEH_05);
    break;
  case FRO_REAR_END:
    if (difference > 0) {
      change_speed (table, other, (int) fro_half_up ((guint) difference), FRO_VEH_07);
      change_speed (table, vehicle, -(int) fro_half_up ((guint) difference), FRO_VEH_07);
    } else {
      change_speed (table, vehicle, -1, FRO_VEH_08);
    }
    break;
  default:
    halve_speed (table, vehicle, FRO_SOL_02);
  }
}

/* FRO-FAC-04 */
static void
run_hit_relief (PaddockTable *table, FroTask *task)
{
  task->stage = OWN_RELIEF;
  if (is_vehicle (task))
    fro_push_relief (table, task->other, task->vehicle, fro_vehicle (table, task->vehicle)->at);
}

/* A vehicle that slid into it first makes the turn that it slid in (FRO-RUL-84). */
static void
run_own_relief (PaddockTable *table, FroTask *task)
{
  FroState *state = fro_state (table);
  PaddockHex at = is_vehicle (task) ? fro_vehicle (table, task->other)->at : task->collision.at;
  gboolean is_slide = state->flow.n_tasks > 1 && (task - 1)->kind == FRO_TASK_SLIDE;

  task->stage = END;
  state->result = (FroResult){ .met = is_slide ? task->other : FRO_NOBODY, .obstacle = at };
  if (!is_slide)
    fro_push_relief (table, task->vehicle, task->other, at);
}

static gboolean
run_collision (PaddockTable *table)
{
  FroTask *task = fro_top (table);
  static void (*const stages[]) (PaddockTable * table, FroTask * task) = {
    [IMPACT] = run_impact,           [HIT_DAMAGE] = run_hit_damage, [HIT_CONTROL] = run_hit_control,
    [OWN_CONTROL] = run_own_control, [REPEAT] = run_repeat,         [HIT_REPEAT] = run_hit_repeat,
    [SPEEDS] = run_speeds,           [HIT_RELIEF] = run_hit_relief, [OWN_RELIEF] = run_own_relief,
  };

  if (task->stage == END)
    fro_pop (table);
  else
    stages[task->stage](table, task);
  return TRUE;
}

const PaddockRoutine fro_collision_task = { run_collision };
