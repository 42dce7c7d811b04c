/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "joyride-naive.h"

static int
car_at (const NaiveRace *self, PaddockHex hex)
{
  for (guint i = 0; i < self->n_cars; i++)
    if (paddock_hex_equal (self->cars[i].front, hex) || paddock_hex_equal (self->cars[i].rear, hex))
      return (int) i;

  return -1;
}

/* The end of CAR that stands on HEX, and the other one. */
static void
find_ends (NaiveRace *self, int car, PaddockHex hex, PaddockHex **here, PaddockHex **other)
{
  gboolean is_front = paddock_hex_equal (self->cars[car].front, hex);

  *here = is_front ? &self->cars[car].front : &self->cars[car].rear;
  *other = is_front ? &self->cars[car].rear : &self->cars[car].front;
}

static int
angle (NaiveRace *self, int car, PaddockHex hex, int direction)
{
  PaddockHex *here, *other;

  find_ends (self, car, hex, &here, &other);
  return paddock_direction_wrap (direction - paddock_hex_direction_to (*other, *here));
}

/* Makes HEX free for something that arrives in DIRECTION; CHAIN is the set of cars that had to yield.  FALSE:
 * blocked, and nobody has moved. */
static gboolean
enter (NaiveRace *self, PaddockHex hex, int direction, guint *chain)
{
  PaddockHex *here, *other, next;
  int car, a, to_here;

  if (!self->is_space (hex, self->data))
    return FALSE;
  car = car_at (self, hex);
  if (car < 0)
    return TRUE;
  if (car == (int) self->active || (*chain >> car & 1))
    return FALSE;

  find_ends (self, car, hex, &here, &other);
  to_here = paddock_hex_direction_to (*other, *here);
  a = angle (self, car, hex, direction);
  *chain |= 1u << car;

  if (a == 3) {
    next = paddock_hex_neighbour (*other, direction);
    if (!enter (self, next, direction, chain))
      return FALSE;
    *here = *other;
    *other = next;
    return TRUE;
  }

  /* Left for 1 and 2, right for 4 and 5. */
  next = paddock_hex_neighbour (*other, to_here + (a < 3 ? 1 : -1));
  if (!enter (self, next, to_here + (a < 3 ? 2 : -2), chain))
    return FALSE;
  *here = next;
  return TRUE;
}

static void
finish (NaiveRace *self, NaiveEnd end, guint hurt)
{
  self->end = end;
  self->hurt = hurt;
}

void
naive_move (NaiveRace *self, int total, gboolean is_reverse, int turn)
{
  NaiveCar *mover = &self->cars[self->active];
  PaddockHex *lead = is_reverse ? &mover->rear : &mover->front;
  PaddockHex *trail = is_reverse ? &mover->front : &mover->rear;
  int direction = paddock_hex_direction_to (*trail, *lead) + turn;
  int pushed = -1;

  finish (self, NAIVE_DONE, 0);
  for (int left = total; left > 0; left--) {
    PaddockHex target = paddock_hex_neighbour (*lead, direction);
    guint chain = 0;
    int car = car_at (self, target);

    if (!self->is_space (target, self->data)) {
      finish (self, NAIVE_SMASH, 1u << self->active);
      return;
    }
    if (pushed >= 0 && car != pushed) {
      left *= 2;
      pushed = -1;
    }
    if (car >= 0 && car != pushed && angle (self, car, target, direction) == 3) {
      if (paddock_hex_equal (target, self->cars[car].front) && self->smashes) {
        finish (self, NAIVE_BOTH_SMASH, 1u << self->active | 1u << car);
        return;
      }
      left = (left + 1) / 2;
      pushed = car;
    }
    if (!enter (self, target, direction, &chain)) {
      finish (self, NAIVE_PILE_UP, 1u << self->active | chain);
      return;
    }
    *trail = *lead;
    *lead = target;
  }
}
