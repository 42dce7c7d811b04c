/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines, laps and winning (JOY-LIN, JOY-RCH, JOY-TEA-02).
 */

#include "joyride-flow.h"
#include "joyride-items.h"

static void
finish (PaddockTable *table, guint car, JoyClause clause)
{
  JoyState *state = joy_state (table);

  state->core.places[state->core.n_placed++] = (guint8) car;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_FINISHED, .actor = (guint8) car,
                .clause = clause, .amount = 1);
}

/* JOY-TEA-02: the winner's team-mate wins too. */
static void
win (PaddockTable *table, guint car)
{
  JoyState *state = joy_state (table);
  gboolean has_teams = joy_course (table)->options[JOY_OPTION_TEAMS] != 0;
  guint own = (state->teams >> car) & 1;

  state->winner = (guint8) car;
  state->core.is_over = TRUE;
  finish (table, car, has_teams ? JOY_TEA_02 : JOY_LIN_09);
  for (guint i = 0; has_teams && i < state->n_cars; i++)
    if (i != car && ((state->teams >> i) & 1) == own)
      finish (table, i, JOY_TEA_02);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_OVER, .actor = PADDOCK_NOBODY,
                .clause = has_teams ? JOY_TEA_02 : JOY_LIN_09);
}

/* Lines crossed on the way, whoever has come onto the track late last. */
int
joy_progress (const PaddockTable *table, guint seat)
{
  const JoyCar *car = &joy_state (table)->cars[seat];
  int n_lines = (int) joy_course (table)->n_lines;

  return car->owes_start ? -1 : car->laps * n_lines + (car->next + n_lines - 1) % n_lines;
}

/* JOY-RCH-01 and 02: one ability for each other car that has completed this lap before. */
static void
offer_recharge (PaddockTable *table, guint car)
{
  JoyState *state = joy_state (table);
  guint ahead = 0;

  for (guint i = 0; i < state->n_cars; i++)
    ahead += i != car && state->cars[i].laps >= state->cars[car].laps;
  if (ahead > 0 && state->cars[car].used)
    joy_push_task (state, JOY_TASK_RECHARGE, car)->recharge.most = (gint16) ahead;
}

static void
complete_lap (PaddockTable *table, guint car)
{
  JoyCar *self = &joy_state (table)->cars[car];

  self->laps++;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_LAP, .actor = (guint8) car,
                .clause = JOY_LIN_04, .amount = self->laps);
  if (self->laps >= joy_course (table)->laps)
    win (table, car);
  else
    offer_recharge (table, car);
}

/* The line that CAR must cross next has been entered. */
static void
credit (PaddockTable *table, guint car)
{
  const JoyCourse *course = joy_course (table);
  JoyState *state = joy_state (table);
  JoyCar *self = &state->cars[car];
  guint line = self->next;

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_CROSSED, .actor = (guint8) car,
                .subject = (guint8) line, .clause = JOY_LIN_03);
  self->next = (guint8) ((line + 1) % course->n_lines);
  if (self->owes_start) {
    self->owes_start = FALSE; /* JOY-HCP-04: no lap, no item, no recharge */
    return;
  }

  if (course->line[line].has_item)
    joy_earn (state, car, line);
  if (line == 0)
    complete_lap (table, car);
}

/* JOY-LIN-05: CELLS are those that an end of the car has newly entered in this unit step. */
void
joy_enter_cells (PaddockTable *table, guint car, const PaddockHex cells[2])
{
  const JoyCourse *course = joy_course (table);
  guint32 line = 1u << joy_state (table)->cars[car].next;

  for (guint i = 0; i < 2; i++)
    if (course->lines[joy_course_index (course, cells[i])] & line) {
      credit (table, car);
      return; /* at most one line a unit step */
    }
}
