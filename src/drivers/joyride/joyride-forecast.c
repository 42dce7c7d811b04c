/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "joyride-forecast.h"

#define ITEM_DIE 3 /* about what the die of an item shows */

static PaddockJoyHand
hand_of (const PaddockJoySight *self)
{
  const JoyState *state = self->state;

  return (PaddockJoyHand){
    .gear = self->car->gear,
    .n_dice = self->car->n_mirror,
    .extra = state->extra_move,
    .may_steer = !state->is_forced && (!state->has_steered || state->extra_steer),
    .n_locked = self->car->n_locked,
  };
}

static guint
sum_dice (const guint8 *dice, guint n)
{
  guint sum = 0;

  for (guint i = 0; i < n; i++)
    sum += dice[i];

  return sum;
}

static guint
foresee_rest (const PaddockJoySight *self)
{
  return paddock_joy_pace_rest (self->pace, self->spot, paddock_joy_gear_to_come (self->car));
}

/* The turn has just begun: as at its end, but the coming turn is this one. */
static guint
foresee_turn (const PaddockJoySight *self)
{
  guint turns = foresee_rest (self);

  return turns - MIN (turns, PADDOCK_JOY_TURN);
}

static guint
foresee_lock (const PaddockJoySight *self)
{
  return paddock_joy_pace_before_lock (self->pace, self->spot, hand_of (self),
                                       sum_dice (self->car->locked, self->car->n_locked));
}

static guint
foresee_shift (const PaddockJoySight *self)
{
  return self->car->gear == 0
           ? foresee_turn (self)
           : paddock_joy_pace_before_shift (self->pace, self->spot, hand_of (self));
}

static guint
foresee_roll (const PaddockJoySight *self)
{
  PaddockJoyHand hand = hand_of (self);

  if (self->state->used_item)
    hand.extra = (guint8) (hand.extra + ITEM_DIE);
  return paddock_joy_pace_before_roll (self->pace, self->spot, hand);
}

/* The dice have been rolled, but might as well show something else. */
static guint
foresee_any_drive (const PaddockJoySight *self)
{
  return paddock_joy_pace_before_roll (self->pace, self->spot, hand_of (self));
}

static guint
foresee_drive (const PaddockJoySight *self)
{
  return paddock_joy_pace_before_drive (self->pace, self->spot, hand_of (self),
                                        sum_dice (self->car->mirror, self->car->n_mirror)
                                          + self->state->extra_move);
}

/* Somebody is asked in the middle of a move: it goes on straight. */
static guint
foresee_move (const PaddockJoySight *self)
{
  PaddockJoyHand hand = { .gear = self->car->gear, .n_locked = 1 };

  if (self->state->move.has_crashed)
    return foresee_rest (self);

  return paddock_joy_pace_before_drive (self->pace, self->spot, hand, self->state->move.left);
}

typedef guint (*Forecast) (const PaddockJoySight *self);

static const Forecast forecasts[JOY_N_STEPS] = {
  [JOY_STEP_START_WINDOW] = foresee_turn,  [JOY_STEP_LOCK_WINDOW] = foresee_turn,
  [JOY_STEP_LOCK] = foresee_turn,          [JOY_STEP_SET_DIE] = foresee_lock,
  [JOY_STEP_LOCK_STEER] = foresee_lock,    [JOY_STEP_LOCK_MOVE] = foresee_move,
  [JOY_STEP_SHIFT_WINDOW] = foresee_shift, [JOY_STEP_SHIFT] = foresee_shift,
  [JOY_STEP_EXTRA_SHIFT] = foresee_roll,   [JOY_STEP_ROLL_WINDOW] = foresee_roll,
  [JOY_STEP_ROLL_DECLARE] = foresee_roll,  [JOY_STEP_ROLL] = foresee_roll,
  [JOY_STEP_REROLL] = foresee_drive,       [JOY_STEP_ROLL_STEER] = foresee_drive,
  [JOY_STEP_ROLL_MOVE] = foresee_move,
};

guint
paddock_joy_sight_foresee (const PaddockJoySight *self, gboolean is_rolled)
{
  const JoyState *state = self->state;
  Forecast forecast = state->active == self->index ? forecasts[state->flow.step] : NULL;

  if (!forecast)
    forecast = foresee_rest;
  else if (is_rolled && forecast == foresee_drive)
    forecast = foresee_any_drive;

  return self->laps + forecast (self);
}
