/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Facing after a collision: a vehicle that cannot get past what it met may turn (FRO-FAC).
 */

#include "frothy-collision.h"
#include "frothy-move.h"
#include "frothy-path.h"
#include "frothy-space.h"
#include "frothy-speed.h"

/* Stages. */
enum {
  LOOK,
  ASK,
};

#define ANY_FACING ((1u << PADDOCK_N_FACINGS) - 1)

void
fro_push_relief (PaddockTable *table, guint vehicle, guint partner, PaddockHex obstacle)
{
  FroTask *task;

  if (!fro_is_racing (table, vehicle))
    return;
  task = fro_push (table, FRO_TASK_RELIEF, vehicle);
  task->other = (guint8) partner;
  task->relief.obstacle = obstacle;
}

static guint
list_first_steps (const PaddockTable *table, guint vehicle, guint facing, FroWay ways[FRO_MAX_WAYS])
{
  FroPath path = { .vehicle = (guint8) vehicle, .facing = (guint8) facing, .left = 1 };

  return fro_list_ways (table, &path, ways);
}

/* FRO-FAC-03: what was met stands in a first step. */
static gboolean
is_in_the_way (const PaddockTable *table, const FroTask *task)
{
  const FroVehicle *self = fro_vehicle (table, task->vehicle);
  PaddockHex obstacle = task->relief.obstacle;
  FroWay ways[FRO_MAX_WAYS];
  guint n = list_first_steps (table, task->vehicle, self->facing, ways);

  for (guint i = 0; i < n; i++) {
    PaddockHex to = paddock_hex_neighbour (self->at, ways[i].direction);

    if (task->other == FRO_WALL ? fro_is_off_track (table, to) : paddock_hex_equal (to, obstacle))
      return TRUE;
  }

  return FALSE;
}

/* The spaces of the next phase in which the vehicle moves. */
static guint
next_spaces (const PaddockTable *table, guint vehicle)
{
  const guint8 *move = fro_spec (table, vehicle)->move[fro_speed (table, vehicle)];

  for (guint i = 0; i < FRO_N_PHASES; i++) {
    guint spaces = move[(fro_state (table)->phase + i) % FRO_N_PHASES];

    if (spaces > 0)
      return spaces;
  }

  return 1;
}

static gboolean
passes (const PaddockTable *table, guint vehicle, int facing)
{
  gboolean is_full = fro_option (table, FRO_OPTION_PASS_TEST) != 0;
  FroPath path = { .at = fro_vehicle (table, vehicle)->at,
                   .vehicle = (guint8) vehicle,
                   .facing = (guint8) paddock_facing_wrap (facing),
                   .left = is_full ? (guint8) next_spaces (table, vehicle) : 1 };

  return fro_path_is_clean (table, &path);
}

static guint
passing_facings (const PaddockTable *table, guint vehicle)
{
  guint set = 0;

  for (int facing = 0; facing < PADDOCK_N_FACINGS; facing++)
    if (passes (table, vehicle, facing))
      set |= 1u << facing;

  return set;
}

/* FRO-FAC-01: 30 degrees, if that helps; FRO-FAC-02: to a stop, and any way that helps. */
static guint
find_facings (PaddockTable *table, guint vehicle)
{
  int facing = fro_vehicle (table, vehicle)->facing;
  guint set = 0;

  for (int by = -1; by <= 1; by += 2)
    if (passes (table, vehicle, facing + by))
      set |= 1u << paddock_facing_wrap (facing + by);
  if (set)
    return set | 1u << facing;

  fro_set_speed (table, vehicle, 0, FRO_FAC_02);
  set = passing_facings (table, vehicle);
  return set ? set : ANY_FACING; /* FRO-RUL-62: boxed in */
}

static gboolean
run_relief (PaddockTable *table)
{
  FroTask *task = fro_top (table);
  int facing = fro_vehicle (table, task->vehicle)->facing;
  guint set;

  if (task->stage == ASK)
    return FALSE;
  if (!is_in_the_way (table, task) || passes (table, task->vehicle, facing)) {
    fro_pop (table);
    return TRUE;
  }

  set = find_facings (table, task->vehicle);
  task->relief.facings = (guint16) set;
  task->stage = ASK;
  return FALSE;
}

/* FRO-DEC-27 */
static void
ask_relief (const PaddockTable *table, PaddockDecision *decision)
{
  const FroTask *task = fro_top (table);
  guint set = task->relief.facings;

  paddock_decision_ask (decision, task->vehicle, FRO_ASK_RELIEF);
  for (; set; set &= set - 1)
    paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) __builtin_ctz (set) });
}

/* Without the two turns of FRO-FAC-01 it has stopped; boxed in, it may have them with all the others. */
static FroClause
find_clause (const PaddockTable *table, const FroTask *task)
{
  int facing = fro_vehicle (table, task->vehicle)->facing;
  guint turns = 1u << paddock_facing_wrap (facing - 1) | 1u << paddock_facing_wrap (facing + 1);

  return task->relief.facings != ANY_FACING && (task->relief.facings & turns) ? FRO_FAC_01
                                                                              : FRO_FAC_02;
}

static void
answer_relief (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  FroTask *task = fro_top (table);

  fro_set_facing (table, task->vehicle, choice->id, find_clause (table, task));
  fro_pop (table);
}

const PaddockRoutine fro_relief_task = { run_relief, ask_relief, answer_relief };
