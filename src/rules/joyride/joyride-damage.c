/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Damage tokens and forced shift-downs (JOY-DMG, JOY-END-02).
 */

#include "joyride-damage.h"

#include "joyride-cars.h"
#include "joyride-flow.h"
#include "joyride-items.h"

/* The car of a set that comes first in the running order (JOY-RUL-41). */
guint
joy_first_in_order (const JoyState *state, guint cars)
{
  for (guint i = 0; i < state->n_cars; i++)
    if (cars & (1u << state->order[i]))
      return state->order[i];

  g_return_val_if_reached (0);
}

static gboolean
absorb (PaddockTable *table, guint car)
{
  JoyCar *self = &joy_state (table)->cars[car];

  if (self->shielded == 0)
    return FALSE;

  self->shielded--;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) car,
                .subject = JOY_POINTS_SHIELD, .clause = JOY_ABL_02, .amount = -1,
                .to = PADDOCK_PLACE (self->shielded, 0));
  return TRUE;
}

/* N tokens for one car, or one for each of a set. */
static void
push_damage (JoyState *state, guint cars, guint n)
{
  joy_push_task (state, JOY_TASK_DAMAGE, cars)->damage.tokens = (gint16) n;
}

/* One token each for a set of cars, placed at once in running order (JOY-DMG-02). */
void
joy_damage_now (PaddockTable *table, guint cars)
{
  guint hurt = 0;

  if (!joy_course (table)->options[JOY_OPTION_DAMAGE])
    return; /* JOY-CPX-02 */

  for (guint car = 0; car < joy_state (table)->n_cars; car++)
    if ((cars & (1u << car)) && !absorb (table, car))
      hurt |= 1u << car;
  if (hurt)
    push_damage (joy_state (table), hurt, 1);
}

/* More than any car can take is lost. */
static guint8
add_capped (guint8 value, guint n)
{
  return (guint8) MIN (value + n, 99);
}

/* JOY-DMG-02 and 03: at once, or on the mirror until END. */
void
joy_damage (PaddockTable *table, guint car, guint n)
{
  JoyState *state = joy_state (table);

  if (!joy_course (table)->options[JOY_OPTION_DAMAGE])
    return; /* JOY-CPX-02 */
  while (n > 0 && absorb (table, car))
    n--;
  if (n == 0)
    return;

  if (!joy_is_own_turn (state, car)) {
    push_damage (state, 1u << car, n);
    return;
  }

  state->cars[car].tokens = add_capped (state->cars[car].tokens, n);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_DAMAGED, .actor = (guint8) car,
                .subject = (guint8) car, .clause = JOY_DMG_03, .amount = (gint16) n,
                .to = PADDOCK_PLACE (-1, 0));
}

/* JOY-EXP-02: at the end of the turn, whoever's it is. */
void
joy_owe_shift_down (JoyState *state, guint car, guint n)
{
  state->cars[car].owed_shifts = add_capped (state->cars[car].owed_shifts, n);
}

/* At once for the others, in END for the car whose turn it is. */
void
joy_force_shift_down (PaddockTable *table, guint car, guint n)
{
  JoyState *state = joy_state (table);

  if (joy_is_own_turn (state, car))
    joy_owe_shift_down (state, car, n);
  else
    joy_push_task (state, JOY_TASK_SHIFT_DOWN, car)->shift_down.times = (gint16) n;
}

void
joy_pay_shift_downs (JoyState *state, guint car)
{
  guint owed = state->cars[car].owed_shifts;

  state->cars[car].owed_shifts = 0;
  if (owed > 0)
    joy_push_task (state, JOY_TASK_SHIFT_DOWN, car)->shift_down.times = (gint16) owed;
}

/* The tokens on CAR's mirror go to slots. */
void
joy_pay_damage (JoyState *state, guint car)
{
  guint n = state->cars[car].tokens;

  state->cars[car].tokens = 0;
  if (n > 0)
    push_damage (state, 1u << car, n);
}

static gboolean
gear_can_be_damaged (const PaddockTable *table, guint car)
{
  return joy_state (table)->cars[car].damaged_gears < joy_course (table)->cars[car].n_damage_gears;
}

gboolean
joy_can_be_damaged (const PaddockTable *table, guint car)
{
  const JoyCarSpec *spec = &joy_course (table)->cars[car];
  const JoyCar *self = &joy_state (table)->cars[car];

  return gear_can_be_damaged (table, car) || self->damaged_locks < spec->n_damage_locks
         || (spec->damage_slots & ~self->damaged_slots);
}

/* JOY-DEC-18; nothing to choose when every slot is full (JOY-DMG-09). */
void
joy_ask_damage (const PaddockTable *table, guint car, PaddockDecision *decision)
{
  const JoyCarSpec *spec = &joy_course (table)->cars[car];
  const JoyCar *self = &joy_state (table)->cars[car];
  guint open = spec->damage_slots & ~self->damaged_slots;

  paddock_decision_ask (decision, car, JOY_ASK_DAMAGE);

  if (gear_can_be_damaged (table, car))
    paddock_decision_add (decision, (PaddockChoice){
                                      .id = JOY_SLOT_GEAR,
                                      .target = PADDOCK_TARGET_SLOT,
                                      .place = PADDOCK_PLACE (joy_highest_gear (table, car), 0) });
  if (self->damaged_locks < spec->n_damage_locks)
    paddock_decision_add (decision,
                          (PaddockChoice){ .id = JOY_SLOT_LOCK, .target = PADDOCK_TARGET_SLOT });
  for (guint i = 0; i < spec->n_slots; i++)
    if (open & (1u << i))
      paddock_decision_add (decision, (PaddockChoice){ .id = JOY_SLOT_ITEM,
                                                       .extra = (guint8) i,
                                                       .target = PADDOCK_TARGET_SLOT,
                                                       .place = PADDOCK_PLACE (i, 0) });
}

/* JOY-DMG-05: that gear is gone; a car that is in it shifts down at once. */
static void
damage_gear (PaddockTable *table, guint car)
{
  JoyState *state = joy_state (table);
  JoyCar *self = &state->cars[car];

  self->damaged_gears++;
  if (self->gear <= joy_highest_gear (table, car))
    return;

  joy_set_gear (table, car, self->gear - 1u, JOY_DMG_05);
  if (self->n_mirror > self->gear)
    joy_push_task_first (state, JOY_TASK_LOSE_DIE, car);
}

void
joy_place_damage (PaddockTable *table, guint car, const PaddockChoice *choice)
{
  JoyCar *self = &joy_state (table)->cars[car];

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_DAMAGED, .actor = (guint8) car,
                .subject = (guint8) car, .clause = JOY_DMG_04, .amount = 0,
                .from = PADDOCK_PLACE (choice->place.a, 0), .to = PADDOCK_PLACE (choice->id, 0));

  if (choice->id == JOY_SLOT_GEAR)
    damage_gear (table, car);
  else if (choice->id == JOY_SLOT_LOCK)
    self->damaged_locks++;
  else {
    self->damaged_slots |= (guint8) (1 << choice->extra);
    if (self->items[choice->extra])
      joy_discard (table, car, choice->extra, JOY_DMG_07);
  }
}

/* An effect that no standard token has: lock slots first, then item slots, then gears. */
void
joy_repair (PaddockTable *table, guint car, guint n)
{
  JoyCar *self = &joy_state (table)->cars[car];

  for (; n > 0; n--) {
    if (self->damaged_locks)
      self->damaged_locks--;
    else if (self->damaged_slots)
      self->damaged_slots &= (guint8) (self->damaged_slots - 1);
    else if (self->damaged_gears)
      self->damaged_gears--;
    else
      return;
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_REPAIRED, .actor = (guint8) car,
                  .subject = (guint8) car, .clause = JOY_PRI_01, .amount = 1);
  }
}
