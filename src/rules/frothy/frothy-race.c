/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How far everybody is: progress, laps, finishing, points (FRO-TRK-06, 15, 19, FRO-RAC-01, 08).  When a race is
 * decided is in frothy-verdict.c.
 */

#include "frothy-race.h"

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

/* FRO-RAC-01: once across, a vehicle has finished, whatever happens to it afterwards. */
static void
note_finish (PaddockTable *table, guint vehicle)
{
  FroState *state = fro_state (table);
  FroVehicle *self = fro_vehicle (table, vehicle);

  if (self->crossed || fro_course (table)->race != PADDOCK_RACE_FASTEST
      || self->progress < fro_course (table)->goal)
    return;
  self->crossed = ++state->n_crossed;
  state->flow.must_pause = TRUE;
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

  if (fro_course (table)->is_scoring)
    return self->score;
  if (self->crossed)
    return G_MAXINT16 - self->crossed;

  return fro_is_wreck (self) ? self->progress - G_MAXINT16 : self->progress;
}

/* FRO-RAC-03: all who are left are level, before those who were wiped out; the later, the better.  FRO-RAC-05: whoever
 * makes good more of the way between them. */
int
fro_standing (const PaddockTable *table, guint seat)
{
  const FroVehicle *self = fro_vehicle (table, seat);
  PaddockRaceType race = fro_course (table)->race;

  if (fro_course (table)->is_scoring)
    return self->score;
  if (race == PADDOCK_RACE_TOUGHEST)
    return self->wiped_out ? self->wiped_out - FRO_MAX_VEHICLES - 1 : 0;

  return fro_progress (table, seat) - (race == PADDOCK_RACE_PURSUIT ? self->began : 0);
}

/* Ahead of the pack is where a Fox starts, and the toughest race is no race for the line. */
gboolean
fro_has_leader (const PaddockTable *table)
{
  const FroCourse *course = fro_course (table);

  return course->is_scoring || course->race == PADDOCK_RACE_FASTEST
         || course->race == PADDOCK_RACE_FURTHEST;
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
                .to = PADDOCK_PLACE (self->score, 0));
}
