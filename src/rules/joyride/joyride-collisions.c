/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happens when something enters a space that a car holds: chains of pushed and rotated cars, smash
 * and pile-up (JOY-COL, JOY-SSW, JOY-RRE, JOY-PIL, JOY-CHN, JOY-SMA).
 *
 * A chain is planned first and carried out afterwards, from its far end: a blocked chain moves nobody.
 */

#include "joyride-collisions.h"

#include "joyride-cars.h"
#include "joyride-damage.h"

static gboolean
chain_has (const JoyChain *chain, guint car)
{
  for (guint i = 0; i < chain->n; i++)
    if (chain->links[i].car == car)
      return TRUE;

  return FALSE;
}

static PaddockHex
other_end (const JoyState *state, guint car, PaddockHex end)
{
  return paddock_hex_equal (state->cars[car].front, end) ? state->cars[car].rear
                                                         : state->cars[car].front;
}

/* How the car at TARGET yields to something that arrives in DIRECTION (JOY-COL, JOY-SSW-02 to 04).
 * Sets the direction in which its displaced end travels. */
static JoyLink
plan_link (const JoyState *state, guint car, PaddockHex target, int direction, int *displacement)
{
  PaddockHex pivot = other_end (state, car, target);
  int to_struck = paddock_hex_direction_to (pivot, target);
  int angle = paddock_direction_wrap (direction - to_struck);
  int sense = angle <= 2 ? 1 : -1; /* the way the hit pushes (JOY-RUL-02) */
  JoyLink link = { .car = (guint8) car, .struck = target, .pivot = pivot };

  if (angle == 3) {
    link.is_in_line = TRUE;
    link.to = paddock_hex_neighbour (pivot, direction);
    *displacement = direction;
    return link;
  }

  link.to = paddock_hex_neighbour (pivot, to_struck + sense);
  *displacement = paddock_direction_wrap (to_struck + 2 * sense);
  return link;
}

/* JOY-CHN: each displaced car enters exactly one new space, so a chain is a list. */
void
joy_plan_chain (const PaddockTable *table, PaddockHex target, int direction, JoyChain *chain)
{
  const JoyState *state = joy_state (table);
  gboolean third_blocks = joy_course (table)->options[JOY_OPTION_THIRD_CAR];

  chain->n = 0;
  chain->is_blocked = FALSE;

  for (;;) {
    int car;

    if (!joy_course_is_space (joy_course (table), target))
      break;
    car = joy_car_at (state, target);
    if (car < 0)
      return;
    if ((guint) car == state->active || chain_has (chain, (guint) car))
      break; /* JOY-RUL-05: never seen */

    chain->links[chain->n] = plan_link (state, (guint) car, target, direction, &direction);
    target = chain->links[chain->n++].to;
    if (third_blocks && chain->n > 1)
      break; /* JOY-DIF-01: a third car is a wall */
  }

  chain->is_blocked = TRUE;
}

/* Carries out one link; the space it goes to is free by now. */
void
joy_displace (PaddockTable *table, const JoyLink *link)
{
  JoyState *state = joy_state (table);
  JoyPose from = joy_pose (state, link->car);
  gboolean is_front = paddock_hex_equal (from.front, link->struck);
  PaddockHex *struck = is_front ? &state->cars[link->car].front : &state->cars[link->car].rear;
  PaddockHex *pivot = is_front ? &state->cars[link->car].rear : &state->cars[link->car].front;

  if (link->is_in_line) {
    *struck = link->pivot;
    *pivot = link->to;
  } else {
    *struck = link->to;
  }

  state->move.touched |= (guint8) (1 << link->car);
  joy_tell_moved (table, PADDOCK_EVENT_PUSHED, link->car, from, joy_pose (state, link->car),
                  link->is_in_line ? JOY_RRE_01 : JOY_SSW_01);
}

/* JOY-SMA-02, JOY-SMA-04 */
void
joy_smash (PaddockTable *table, guint car)
{
  JoyState *state = joy_state (table);
  JoyCar *self = &state->cars[car];

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_CRASHED, .actor = (guint8) car,
                .subject = (guint8) car, .clause = JOY_SMA_01, .amount = JOY_CRASH_SMASH,
                .from = paddock_hex_to_place (state->cars[car].front));
  joy_clear_dice (self);
  joy_set_gear (table, car, 0, JOY_SMA_02);

  if (!joy_course (table)->cars[car].has_bumper)
    joy_damage (table, car, 1);
}

/* The set of cars a pile-up hurts, the active car among them (JOY-PIL-02, JOY-DIF-02). */
static guint
find_victims (const PaddockTable *table, const JoyChain *chain)
{
  const JoyState *state = joy_state (table);
  guint victims = 1u << state->active;

  for (guint i = 0; i < chain->n; i++)
    victims |= 1u << chain->links[i].car;
  if (joy_course (table)->options[JOY_OPTION_PILEUP_VICTIMS])
    victims |= state->move.touched;

  return victims;
}

/* JOY-PIL-03 and 04: the others suffer at once, gear first (JOY-RUL-11). */
void
joy_pile_up (PaddockTable *table, const JoyChain *chain)
{
  JoyState *state = joy_state (table);
  guint victims = find_victims (table, chain);

  for (guint i = 0; i < state->n_cars; i++) {
    guint car = state->order[i];

    if (!(victims & (1u << car)))
      continue;
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_CRASHED, .actor = state->active,
                  .subject = (guint8) car, .clause = JOY_PIL_01, .amount = JOY_CRASH_PILE_UP,
                  .from = paddock_hex_to_place (state->cars[car].front));
    joy_force_shift_down (table, car, 1);
    joy_damage (table, car, 1);
  }
}
