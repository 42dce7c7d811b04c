/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How far everybody is, and when the race is decided (FRO-RAC, FRO-TRK-06, 15, 19).
 */

#include "frothy.h"

#include "hex-track.h"

/* --- Progress --- */

/* FRO-TRK-15: ranks past the line. */
static int
find_place (const FroCourse *course, PaddockHex at)
{
  int rank = fro_course_cell (course, at)->rank - course->line;

  return course->is_closed && rank < 0 ? rank + course->length : rank;
}

/* FRO-TRK-19: less than half a circuit behind the line counts as behind it. */
int
fro_start_progress (const FroCourse *course, PaddockHex at)
{
  int place = find_place (course, at);

  return course->is_closed && 2 * place > course->length ? place - course->length : place;
}

static int
count_laps (const FroCourse *course, int progress)
{
  if (!course->is_closed)
    return progress >= 0;

  return progress >= 0 ? progress / course->length : -1 - (-1 - progress) / course->length;
}

static gboolean
is_first_to_finish (const FroCourse *course)
{
  return course->race == PADDOCK_RACE_FASTEST;
}

/* FRO-RAC-01: once across, a vehicle has finished, whatever happens to it afterwards. */
static void
note_finish (PaddockTable *table, guint vehicle)
{
  FroState *state = fro_state (table);
  FroVehicle *self = fro_vehicle (table, vehicle);

  if (self->crossed || !is_first_to_finish (fro_course (table))
      || self->progress < fro_course (table)->goal)
    return;
  self->crossed = ++state->n_crossed;
  state->must_judge = TRUE;
}

/* FRO-TRK-06: the shorter way round from where it was. */
void
fro_cross (PaddockTable *table, guint vehicle)
{
  const FroCourse *course = fro_course (table);
  FroVehicle *self = fro_vehicle (table, vehicle);
  int before = self->progress, change = find_place (course, self->at) - before;
  int laps;

  if (fro_course_cell (course, self->at)->rank == PADDOCK_RANK_NONE)
    return;
  if (course->is_closed) {
    change %= course->length;
    if (2 * change > course->length)
      change -= course->length;
    else if (2 * change < -course->length)
      change += course->length;
  }

  self->progress = (gint16) (before + change);
  laps = count_laps (course, self->progress);
  if (laps != count_laps (course, before))
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_CROSSED, .actor = (guint8) vehicle,
                  .clause = FRO_RAC_01, .amount = (gint16) laps);
  note_finish (table, vehicle);
}

int
fro_progress (const PaddockTable *table, guint seat)
{
  const FroVehicle *self = fro_vehicle (table, seat);

  if (self->crossed)
    return G_MAXINT16 - self->crossed;

  return fro_is_wreck (self) ? self->progress - G_MAXINT16 : self->progress;
}

void
fro_score (PaddockTable *table, guint vehicle, int points, FroClause clause)
{
  FroVehicle *self = fro_vehicle (table, vehicle);

  if (points == 0)
    return;
  self->score = (gint16) (self->score + points);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) vehicle,
                .subject = FRO_POINTS_SCORE, .clause = clause, .amount = (gint16) points,
                .to = fro_index (self->score));
}

/* --- The end --- */

static void
place (PaddockTable *table, guint vehicle, FroClause clause)
{
  FroState *state = fro_state (table);

  state->core.places[state->core.n_placed++] = (guint8) vehicle;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_FINISHED, .actor = (guint8) vehicle,
                .clause = clause, .amount = state->core.n_placed);
}

static void
end_race (PaddockTable *table, FroClause clause)
{
  fro_state (table)->core.is_over = TRUE;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_OVER, .actor = PADDOCK_NOBODY,
                .clause = clause);
}

/* A race that never comes to its end comes to this one (FRO-RUL-88). */
static gboolean
is_too_long (const PaddockTable *table)
{
  int limit = fro_option (table, FRO_OPTION_ROUND_LIMIT);
  const FroState *state = fro_state (table);

  return limit > 0 && state->round > limit;
}

void
fro_judge (PaddockTable *table)
{
  FroState *state = fro_state (table);

  state->must_judge = FALSE;
  for (guint i = 0; i < state->n_vehicles; i++)
    if (state->vehicles[i].crossed == 1) {
      place (table, i, FRO_RAC_01);
      end_race (table, FRO_RAC_01);
      return;
    }
  if (fro_racing_set (state) == 0 || is_too_long (table))
    end_race (table, FRO_RAC_14);
}
