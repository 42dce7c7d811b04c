/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockJoySight: a car of a race as its pace sees it, and how many turns it still needs from where its turn stands.
 *
 * Lives as long as one question about one state.
 */

#pragma once

#include "joyride-pace.h"
#include "joyride/joyride-cars.h"

typedef struct {
  const JoyState *state;
  const JoyCar *car;
  guint index;
  const PaddockJoyPace *pace;
  PaddockJoySpot spot;
  guint laps; /* turns of the laps before those of the pace */
} PaddockJoySight;

/* Lines still to be crossed after the next one. */
static inline guint
paddock_joy_find_stage (const JoyCourse *course, const JoyCar *car)
{
  guint begun = car->laps + (car->owes_start ? 0u : 1u);
  guint laps = course->laps > begun ? course->laps - begun : 0;

  return laps * course->n_lines + (car->next ? course->n_lines - car->next : 0);
}

/* FALSE: it is not on the board yet. */
static inline gboolean
paddock_joy_sight_init (PaddockJoySight *self,
                        const PaddockJoyPace *pace,
                        const JoyState *state,
                        guint index)
{
  const JoyCar *car = &state->cars[index];
  int heading = joy_heading (state, index);

  if (heading < 0)
    return FALSE;

  *self = (PaddockJoySight){ .state = state,
                             .car = car,
                             .index = index,
                             .pace = pace,
                             .spot = { paddock_joy_graph_find (pace->graph, car->front, heading),
                                       paddock_joy_find_stage (pace->graph->course, car) } };
  self->laps = paddock_joy_pace_fold (pace, &self->spot);
  return self->spot.node != PADDOCK_JOY_NO_NODE;
}

/* With the shift-downs that it owes. */
static inline guint
paddock_joy_gear_to_come (const JoyCar *car)
{
  return car->gear - MIN (car->gear, car->owed_shifts);
}

/* As if its turn were over. */
static inline guint
paddock_joy_sight_rest (const PaddockJoySight *self)
{
  return self->laps
         + paddock_joy_pace_rest (self->pace, self->spot, paddock_joy_gear_to_come (self->car));
}

/* From where its turn stands.  IS_ROLLED: dice that it sees are not to be gone by. */
guint paddock_joy_sight_foresee (const PaddockJoySight *self, gboolean is_rolled);
