/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a vehicle moves into and through: hazards, fragile obstacles, debris, runners (FRO-HAZ, FRO-FRG, FRO-RAC-08, 09).
 */

#include "frothy-collision.h"
#include "frothy-control.h"
#include "frothy-damage.h"
#include "frothy-race.h"
#include "frothy-space.h"
#include "frothy-speed.h"

/* Stages. */
enum {
  HAZARD,
  FRAGILE,
  REMOVE,
  CONTROL,
  END,
};

static guint
count_debris (const FroState *state, PaddockHex at)
{
  guint n = 0;

  for (guint i = 0; i < state->n_debris; i++)
    n += paddock_hex_equal (state->debris[i], at);

  return n;
}

static int
find_runner (const FroState *state, PaddockHex at)
{
  for (guint i = 0; i < state->n_runners; i++)
    if (state->runners[i].status == FRO_RUNNER_RUNS && paddock_hex_equal (state->runners[i].at, at))
      return (int) i;

  return -1;
}

static gboolean
has_hazard (const PaddockTable *table, const FroCell *cell)
{
  return (cell->flags & FRO_CELL_HAZARD) && !(fro_state (table)->gone_hazards >> cell->hazard & 1);
}

static guint
count_fragile (const PaddockTable *table, const FroCell *cell)
{
  return cell->flags & FRO_CELL_FRAGILE ? fro_state (table)->fragiles[cell->fragile] & ~FRO_SCORED
                                        : 0u;
}

static guint
count_markers (const PaddockTable *table, PaddockHex at)
{
  const FroState *state = fro_state (table);

  return count_fragile (table, fro_course_cell (fro_course (table), at)) + count_debris (state, at)
         + (find_runner (state, at) >= 0);
}

void
fro_push_enter (PaddockTable *table, guint vehicle)
{
  PaddockHex at = fro_vehicle (table, vehicle)->at;
  const FroCell *cell = fro_course_cell (fro_course (table), at);
  const FroState *state = fro_state (table);

  if (!(cell->flags & (FRO_CELL_HAZARD | FRO_CELL_FRAGILE)) && state->n_debris == 0
      && state->n_runners == 0)
    return;
  if ((has_hazard (table, cell) || count_markers (table, at) > 0) && !fro_flies (table, vehicle))
    fro_push (table, FRO_TASK_ENTER, vehicle);
}

static void
tell_entered (PaddockTable *table, guint vehicle, FroCollision what, FroClause clause)
{
  FroVehicle *self = fro_vehicle (table, vehicle);

  self->phase_flags |= FRO_WAS_INVOLVED; /* FRO-RUL-23 */
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_COLLIDED, .actor = (guint8) vehicle,
                .subject = what == FRO_ENTERS_HAZARD ? FRO_HAZARD : FRO_MARKER, .clause = clause,
                .amount = (gint16) what, .to = paddock_hex_to_place (self->at));
}

/* FRO-HAZ-02, FRO-TRK-17, 18 */
static void
run_hazard (PaddockTable *table, FroTask *task)
{
  FroState *state = fro_state (table);
  const FroCell *cell =
    fro_course_cell (fro_course (table), fro_vehicle (table, task->vehicle)->at);
  const FroObstacle *hazard = &fro_course (table)->hazards[cell->hazard];
  int clp;

  task->stage = FRAGILE;
  state->result.hits = 0;
  if (!has_hazard (table, cell))
    return;

  tell_entered (table, task->vehicle, FRO_ENTERS_HAZARD, FRO_HAZ_01);
  clp = MAX (0, (int) fro_half_up (fro_speed (table, task->vehicle)) + hazard->clp);
  fro_gain_clp (table, task->vehicle, clp, FRO_HAZ_02);
  task->enter.clp = (guint8) clp;
  if (!hazard->is_lasting) {
    state->gone_hazards |= G_GUINT64_CONSTANT (1) << cell->hazard;
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_REMOVED, .actor = PADDOCK_NOBODY,
                  .subject = FRO_HAZARD, .clause = FRO_HAZ_03,
                  .from = paddock_hex_to_place (fro_vehicle (table, task->vehicle)->at));
  }
  fro_push_damage (table, task->vehicle, hazard->dice, FRO_CAUSE_COLLISION, FRO_NOBODY, FRO_HAZ_02);
}

/* FRO-RAC-08, 09, FRO-RUL-92: whoever is first. */
static void
score_space (PaddockTable *table, guint vehicle, const FroCell *cell, int runner)
{
  const FroCourse *course = fro_course (table);
  FroState *state = fro_state (table);

  if (!course->is_scoring)
    return;
  if (count_fragile (table, cell) > 0 && !(state->fragiles[cell->fragile] & FRO_SCORED)) {
    state->fragiles[cell->fragile] |= FRO_SCORED;
    fro_score (table, vehicle, course->fragiles[cell->fragile].points, FRO_RAC_08);
  }
  if (runner >= 0)
    fro_score (table, vehicle, course->runner_points, FRO_RAC_09);
}

/* FRO-FRG-02 */
static void
run_fragile (PaddockTable *table, FroTask *task)
{
  PaddockHex at = fro_vehicle (table, task->vehicle)->at;
  const FroCell *cell = fro_course_cell (fro_course (table), at);
  guint markers = count_markers (table, at);
  int dice, clp = 0;

  task->stage = REMOVE;
  task->enter.hits = fro_state (table)->result.hits;
  task->enter.markers = (guint8) markers;
  fro_state (table)->result.hits = 0;
  if (markers == 0 || !fro_is_racing (table, task->vehicle))
    return;

  tell_entered (table, task->vehicle, FRO_ENTERS_FRAGILE, FRO_FRG_01);
  score_space (table, task->vehicle, cell, find_runner (fro_state (table), at));
  dice = (int) fro_half_up (fro_speed (table, task->vehicle)) + (int) markers - 1;
  if (count_fragile (table, cell) > 0) {
    dice += fro_course (table)->fragiles[cell->fragile].dice;
    clp = MAX (0, fro_course (table)->fragiles[cell->fragile].clp);
  }
  fro_gain_clp (table, task->vehicle, clp, FRO_COL_04);
  task->enter.clp = (guint8) (task->enter.clp + clp);
  fro_push_damage (table, task->vehicle, dice, FRO_CAUSE_COLLISION, FRO_NOBODY, FRO_FRG_02);
}

/* One marker: a runner, debris or one of the track's; FALSE: none is left. */
static gboolean
remove_marker (PaddockTable *table, PaddockHex at)
{
  FroState *state = fro_state (table);
  const FroCell *cell = fro_course_cell (fro_course (table), at);
  int runner = find_runner (state, at);
  guint subject = FRO_MARKER;

  if (runner >= 0) {
    state->runners[runner].status = FRO_RUNNER_GONE;
    subject = FRO_RUNNER + (guint) runner;
  } else if (count_debris (state, at) > 0) {
    guint i = 0;

    while (!paddock_hex_equal (state->debris[i], at))
      i++;
    state->debris[i] = state->debris[--state->n_debris];
    state->debris[state->n_debris] = PADDOCK_HEX (0, 0);
    subject = FRO_DEBRIS;
  } else if (count_fragile (table, cell) > 0) {
    if (!fro_course (table)->fragiles[cell->fragile].is_lasting)
      state->fragiles[cell->fragile]--;
    else
      return FALSE; /* FRO-TRK-18 */
  } else {
    return FALSE;
  }

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_REMOVED, .actor = PADDOCK_NOBODY,
                .subject = (guint8) subject, .clause = FRO_FRG_05,
                .amount = (gint16) count_markers (table, at), .from = paddock_hex_to_place (at));
  return TRUE;
}

/* FRO-FRG-05 */
static void
run_remove (PaddockTable *table, FroTask *task)
{
  guint hits = fro_state (table)->result.hits;
  guint n = fro_option (table, FRO_OPTION_FRAGILE_REMOVAL) ? hits : 1;

  task->stage = CONTROL;
  task->enter.hits = (guint8) (task->enter.hits + hits);
  if (task->enter.markers == 0)
    return;
  while (n-- > 0 && remove_marker (table, fro_vehicle (table, task->vehicle)->at))
    continue;
}

/* FRO-HAZ-04, FRO-FRG-03, FRO-RUL-90: one control roll, if there is anything to lose control over. */
static void
run_control (PaddockTable *table, FroTask *task)
{
  guint vehicle = task->vehicle;
  gboolean must_roll = task->enter.clp > 0 || task->enter.hits > 0;

  task->stage = END;
  if (must_roll && fro_is_racing (table, vehicle))
    fro_push_control (table, &(FroControl){ .vehicle = (guint8) vehicle,
                                            .cause = FRO_CAUSE_HAZARD,
                                            .partner = FRO_NOBODY });
}

static gboolean
run_enter (PaddockTable *table)
{
  FroTask *task = fro_top (table);
  static void (*const stages[]) (PaddockTable * table, FroTask * task) = {
    [HAZARD] = run_hazard,
    [FRAGILE] = run_fragile,
    [REMOVE] = run_remove,
    [CONTROL] = run_control,
  };

  if (task->stage == END)
    fro_pop (table);
  else
    stages[task->stage](table, task);
  return TRUE;
}

const PaddockRoutine fro_enter_task = { run_enter };
