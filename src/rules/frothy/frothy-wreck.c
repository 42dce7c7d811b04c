/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Wipe-out, and wrecks that roll on (FRO-WRK).
 */

#include "frothy.h"

/* Stages. */
enum {
  SLOW_DOWN,
  WAY, /* asks */
  MOVE,
  END,
};

#define DIRECTION 0 /* + 1 */
#define IS_LAST 1   /* comes to rest after this move */

static void
rest (PaddockTable *table, guint vehicle, FroClause clause)
{
  FroVehicle *self = fro_vehicle (table, vehicle);

  self->status = FRO_RESTING_WRECK;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_CRASHED, .actor = (guint8) vehicle,
                .subject = (guint8) vehicle, .clause = clause, .amount = FRO_COMES_TO_REST,
                .from = fro_place (self->at));
}

/* FRO-WRK-01 to 03: it keeps its place, its heading and the memory of its last step. */
void
fro_wipe_out (PaddockTable *table, guint vehicle, guint by, FroClause clause)
{
  FroState *state = fro_state (table);
  FroVehicle *self = fro_vehicle (table, vehicle);

  self->status = FRO_ROLLING_WRECK;
  self->wiped_out = ++state->n_wiped_out;
  if (vehicle == state->fox)
    state->killer = (guint8) by;
  state->must_judge = TRUE;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RETIRED, .actor = (guint8) vehicle,
                .clause = clause);
  if (fro_speed (table, vehicle) == 0)
    rest (table, vehicle, FRO_WRK_05);
}

static guint
rolling_set (const FroState *state)
{
  guint set = 0;

  for (guint i = 0; i < state->n_vehicles; i++)
    if (state->vehicles[i].status == FRO_ROLLING_WRECK)
      set |= 1u << i;

  return set;
}

/* FRO-WRK-12; FRO-RUL-04 says which of the two steps it is. */
gboolean
fro_run_wrecks (PaddockTable *table)
{
  FroState *state = fro_state (table);
  gboolean is_early = state->step == FRO_STEP_EARLY_WRECKS;
  guint set = rolling_set (state) & ~(guint) state->done;

  if (set == 0 || is_early != (fro_option (table, FRO_OPTION_WRECK_TIMING) != 0))
    return fro_next_step (table);

  state->active = (guint8) fro_first_of (table, set);
  state->done |= (guint8) (1 << state->active);
  fro_push (table, FRO_TASK_WRECK, state->active);
  return TRUE;
}

/* FRO-WRK-04, 05, FRO-RUL-17 */
static void
slow_down (PaddockTable *table, FroTask *task)
{
  fro_set_speed (table, task->vehicle, (int) fro_speed (table, task->vehicle) - 1, FRO_WRK_04);
  task->stage = WAY;
  if (fro_speed (table, task->vehicle) > 0)
    return;

  if (fro_option (table, FRO_OPTION_WRECK_LAST_STEP)) {
    task->args[IS_LAST] = TRUE;
  } else {
    rest (table, task->vehicle, FRO_WRK_05);
    task->stage = END;
  }
}

/* FRO-WRK-11, FRO-RUL-19 */
static gboolean
find_way (const PaddockTable *table, FroTask *task)
{
  const FroVehicle *self = fro_vehicle (table, task->vehicle);
  guint left = fro_direction (self->facing, FRO_LEFT),
        right = fro_direction (self->facing, FRO_RIGHT);

  if (!(self->facing & 1))
    task->args[DIRECTION] = (guint8) (left + 1);
  else if (self->last_step == left + 1 || self->last_step == right + 1)
    task->args[DIRECTION] = (guint8) ((self->last_step == left + 1 ? right : left) + 1);
  if (!task->args[DIRECTION])
    return FALSE;

  task->stage = MOVE;
  return TRUE;
}

/* FRO-WRK-06 */
static void
leave_debris (PaddockTable *table, PaddockHex at)
{
  FroState *state = fro_state (table);

  if (state->n_debris == FRO_MAX_DEBRIS)
    return;
  state->debris[state->n_debris++] = at;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_PLACED, .actor = PADDOCK_NOBODY,
                .subject = FRO_DEBRIS, .clause = FRO_WRK_06, .to = fro_place (at));
}

/* FRO-WRK-07, 10 */
static void
move (PaddockTable *table, FroTask *task)
{
  guint vehicle = task->vehicle, direction = task->args[DIRECTION] - 1u;
  FroVehicle *self = fro_vehicle (table, vehicle);
  PaddockHex to = paddock_hex_neighbour (self->at, (int) direction);
  int other = fro_vehicle_at (fro_state (table), to);

  task->stage = END;
  if (other >= 0 && fro_is_racing (table, (guint) other)) {
    rest (table, vehicle, FRO_WRK_10);
    fro_push_collision (table, vehicle, (guint) other, direction);
    return;
  }
  if (other >= 0 || fro_is_off_track (table, to)
      || (fro_course_cell (fro_course (table), to)->flags & FRO_CELL_SOLID)) {
    rest (table, vehicle, FRO_WRK_07);
    return;
  }

  leave_debris (table, self->at);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_MOVED, .actor = (guint8) vehicle,
                .subject = (guint8) vehicle, .clause = FRO_WRK_04, .amount = self->facing,
                .from = fro_place (self->at), .to = fro_place (to));
  self->at = to;
  self->last_step = (guint8) (direction + 1);
  if (task->args[IS_LAST])
    rest (table, vehicle, FRO_WRK_05);
}

gboolean
fro_run_wreck (PaddockTable *table, FroTask *task)
{
  switch (task->stage) {
  case SLOW_DOWN:
    slow_down (table, task);
    return TRUE;
  case WAY:
    return find_way (table, task);
  case MOVE:
    move (table, task);
    return TRUE;
  default:
    fro_pop (table);
    return TRUE;
  }
}

/* FRO-DEC-30 */
void
fro_ask_wreck (const PaddockTable *table, const FroTask *task, PaddockDecision *decision)
{
  paddock_decision_ask (decision, task->vehicle, FRO_ASK_WRECK);
  fro_add_sides (table, task->vehicle, task->vehicle, decision);
}

void
fro_answer_wreck (PaddockTable *table,
                  FroTask *task,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice)
{
  task->args[DIRECTION] = (guint8) (choice->extra + 1);
  task->stage = MOVE;
}
