/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cars: where they stand, their gears and dice (joyride-cars.c).
 */

#pragma once

#include "joyride-table.h"

/* The car with an end on HEX, or -1. */
static inline int
joy_car_at (const JoyState *state, PaddockHex hex)
{
  for (guint i = 0; i < state->n_cars; i++)
    if (paddock_hex_equal (state->cars[i].front, hex)
        || paddock_hex_equal (state->cars[i].rear, hex))
      return (int) i;

  return -1;
}

/* JOY-CAR-01: the direction from the rear to the front. */
static inline int
joy_heading (const JoyState *state, guint car)
{
  return paddock_hex_direction_to (state->cars[car].rear, state->cars[car].front);
}

typedef struct {
  PaddockHex front;
  int heading;
} JoyPose;

static inline JoyPose
joy_pose (const JoyState *state, guint car)
{
  return (JoyPose){ state->cars[car].front, joy_heading (state, car) };
}

/* Tells that CAR came from one pose to another, and the turn if there was one. */
static inline void
joy_tell_moved (PaddockTable *table,
                PaddockEventType type,
                guint car,
                JoyPose from,
                JoyPose to,
                JoyClause clause)
{
  guint8 actor = joy_state (table)->active;

  PADDOCK_TELL (table->events, .type = type, .actor = actor, .subject = (guint8) car,
                .clause = clause, .amount = (gint16) to.heading,
                .from = paddock_hex_to_place (from.front), .to = paddock_hex_to_place (to.front));
  if (to.heading != from.heading)
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_TURNED, .actor = actor,
                  .subject = (guint8) car, .clause = clause,
                  .from = PADDOCK_PLACE (from.heading, 0), .to = PADDOCK_PLACE (to.heading, 0));
}

/* Damage and shift-downs of the car whose turn it is wait until END (JOY-DMG-03).  During setup and
 * the rolling start it is nobody's turn. */
static inline gboolean
joy_is_own_turn (const JoyState *state, guint car)
{
  return state->flow.step >= JOY_STEP_START_WINDOW && state->active == car;
}

gboolean joy_is_driving (const JoyState *state); /* a move is under way */
guint joy_lock_capacity (const PaddockTable *table, guint car);
guint joy_item_capacity (const PaddockTable *table, guint car);
guint joy_items_held (const PaddockTable *table, guint car);
gboolean joy_holds_earlier (const JoyCar *car, guint slot); /* the same as in SLOT */
guint joy_highest_gear (const PaddockTable *table, guint car);
void joy_set_gear (PaddockTable *table, guint car, guint gear, JoyClause clause);
void joy_add_die (JoyCar *car, guint shows);
void joy_remove_die (JoyCar *car, guint shows); /* 0: any */
void joy_clear_dice (JoyCar *car);
