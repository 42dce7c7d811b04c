/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Wipe-out, and wrecks that roll on (FRO-WRK).
 */

#include "frothy-wreck.h"

#include "frothy-attack.h"
#include "frothy-collision.h"
#include "frothy-move.h"
#include "frothy-race.h"
#include "frothy-round.h"
#include "frothy-space.h"
#include "frothy-speed.h"
#include "hex-track.h"

/* Stages. */
enum {
  SLOW_DOWN,
  WAY, /* asks */
  MOVE,
  END,
};

static void
rest (PaddockTable *table, guint vehicle, FroClause clause)
{
  FroVehicle *self = fro_vehicle (table, vehicle);

  self->status = FRO_RESTING_WRECK;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_CRASHED, .actor = (guint8) vehicle,
                .subject = (guint8) vehicle, .clause = clause, .amount = FRO_COMES_TO_REST,
                .from = paddock_hex_to_place (self->at));
}

/* FRO-RUL-82: a collision and a tied vehicle attack strike both at the same moment, though one rolls first. */
static gboolean
is_due_for_damage (const FroState *state, guint vehicle)
{
  for (guint i = 0; i < state->flow.n_tasks; i++)
    if (fro_collision_owes (&state->tasks[i], vehicle)
        || fro_attack_owes (state, &state->tasks[i], vehicle))
      return TRUE;

  return FALSE;
}

void
fro_note_survivor (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint racing = fro_racing_set (state);

  if (fro_course (table)->race != PADDOCK_RACE_TOUGHEST || state->survivor != FRO_NOBODY
      || racing == 0 || (racing & (racing - 1)) != 0)
    return;
  if (!is_due_for_damage (state, (guint) __builtin_ctz (racing)))
    state->survivor = (guint8) __builtin_ctz (racing);
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
  state->flow.must_pause = TRUE;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RETIRED, .actor = (guint8) vehicle,
                .clause = clause);
  fro_note_survivor (table);
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
static gboolean
run_wrecks (PaddockTable *table)
{
  FroState *state = fro_state (table);
  gboolean is_early = state->flow.step == FRO_STEP_EARLY_WRECKS;
  guint set = rolling_set (state) & ~(guint) state->done;

  if (set == 0 || is_early != (fro_option (table, FRO_OPTION_WRECK_TIMING) != 0))
    return fro_next_step (table);

  state->active = (guint8) fro_first_of (table, set);
  state->done |= (guint8) (1 << state->active);
  fro_push (table, FRO_TASK_WRECK, state->active);
  return TRUE;
}

const PaddockRoutine fro_wrecks_step = { run_wrecks };

/* FRO-WRK-04, 05, FRO-RUL-17 */
static void
slow_down (PaddockTable *table, FroTask *task)
{
  fro_set_speed (table, task->vehicle, (int) fro_speed (table, task->vehicle) - 1, FRO_WRK_04);
  task->stage = WAY;
  if (fro_speed (table, task->vehicle) > 0)
    return;

  if (fro_option (table, FRO_OPTION_WRECK_LAST_STEP)) {
    task->wreck.is_last = TRUE;
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
    task->wreck.direction = (guint8) (left + 1);
  else if (self->last_step == left + 1 || self->last_step == right + 1)
    task->wreck.direction = (guint8) ((self->last_step == left + 1 ? right : left) + 1);
  if (!task->wreck.direction)
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
                .subject = FRO_DEBRIS, .clause = FRO_WRK_06, .to = paddock_hex_to_place (at));
}

/* FRO-WRK-07, 10 */
static void
move (PaddockTable *table, FroTask *task)
{
  guint vehicle = task->vehicle, direction = task->wreck.direction - 1u;
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
                .from = paddock_hex_to_place (self->at), .to = paddock_hex_to_place (to));
  self->at = to;
  self->last_step = (guint8) (direction + 1);
  if (task->wreck.is_last)
    rest (table, vehicle, FRO_WRK_05);
}

static gboolean
run_wreck (PaddockTable *table)
{
  FroTask *task = fro_top (table);

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
static void
ask_wreck (const PaddockTable *table, PaddockDecision *decision)
{
  const FroTask *task = fro_top (table);

  paddock_decision_ask (decision, task->vehicle, FRO_ASK_WRECK);
  fro_add_sides (table, task->vehicle, task->vehicle, decision);
}

static void
answer_wreck (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  FroTask *task = fro_top (table);

  task->wreck.direction = (guint8) (choice->extra + 1);
  task->stage = MOVE;
}

const PaddockRoutine fro_wreck_task = { run_wreck, ask_wreck, answer_wreck };
