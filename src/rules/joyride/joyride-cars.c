/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where cars are and what is on their dashboards (JOY-CAR, JOY-DSH).
 */

#include "joyride-cars.h"

gboolean
joy_is_driving (const JoyState *state)
{
  return state->flow.step == JOY_STEP_LOCK_MOVE || state->flow.step == JOY_STEP_ROLL_MOVE
         || state->flow.step == JOY_STEP_ROLLING_MOVE;
}

/* JOY-LCK-02 */
guint
joy_lock_capacity (const PaddockTable *table, guint car)
{
  const JoyCarSpec *spec = &joy_course (table)->cars[car];

  return spec->n_locks + spec->extra_locks - joy_state (table)->cars[car].damaged_locks;
}

static guint
count_slots (guint set, guint n)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += (set >> i) & 1;

  return count;
}

guint
joy_item_capacity (const PaddockTable *table, guint car)
{
  const JoyCarSpec *spec = &joy_course (table)->cars[car];

  return spec->n_slots - count_slots (joy_state (table)->cars[car].damaged_slots, spec->n_slots);
}

guint
joy_items_held (const PaddockTable *table, guint car)
{
  const guint8 *items = joy_state (table)->cars[car].items;
  guint held = 0;

  for (guint i = 0; i < joy_course (table)->cars[car].n_slots; i++)
    held += items[i] != 0;

  return held;
}

/* Equal items are one choice (JOY-DEC-21). */
gboolean
joy_holds_earlier (const JoyCar *car, guint slot)
{
  for (guint i = 0; i < slot; i++)
    if (car->items[i] == car->items[slot])
      return TRUE;

  return FALSE;
}

/* Damaged gears are a segment from the top (JOY-INV-03). */
guint
joy_highest_gear (const PaddockTable *table, guint car)
{
  return joy_course (table)->cars[car].top_gear - joy_state (table)->cars[car].damaged_gears;
}

void
joy_set_gear (PaddockTable *table, guint car, guint gear, JoyClause clause)
{
  JoyCar *self = &joy_state (table)->cars[car];

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPEED, .actor = (guint8) car, .clause = clause,
                .from = PADDOCK_PLACE (self->gear, 0), .to = PADDOCK_PLACE (gear, 0));
  self->gear = (guint8) gear;
}

void
joy_add_die (JoyCar *car, guint shows)
{
  g_assert (car->n_mirror < JOY_MAX_DICE);

  car->mirror[car->n_mirror++] = (guint8) shows;
}

void
joy_remove_die (JoyCar *car, guint shows)
{
  guint i = car->n_mirror - 1u;

  g_assert (car->n_mirror > 0);

  for (guint j = 0; shows && j < car->n_mirror; j++)
    if (car->mirror[j] == shows)
      i = j;

  for (; i + 1 < car->n_mirror; i++)
    car->mirror[i] = car->mirror[i + 1];
  car->mirror[--car->n_mirror] = 0;
}

void
joy_clear_dice (JoyCar *car)
{
  memset (car->mirror, 0, sizeof car->mirror);
  memset (car->locked, 0, sizeof car->locked);
  car->n_mirror = car->n_locked = 0;
}
