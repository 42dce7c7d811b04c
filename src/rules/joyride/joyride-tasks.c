/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What interrupts a turn: placing damage, losing dice, collecting, recharging, exploding.  First in, first
 * out, except for what a task itself must settle before it goes on.
 */

#include "joyride.h"

void
joy_push_task (JoyState *state, JoyTask task)
{
  g_assert (state->n_tasks < JOY_MAX_TASKS);

  state->tasks[state->n_tasks++] = task;
}

void
joy_push_task_first (JoyState *state, JoyTask task)
{
  g_assert (state->n_tasks < JOY_MAX_TASKS);

  memmove (state->tasks + 1, state->tasks, state->n_tasks * sizeof (JoyTask));
  state->tasks[0] = task;
  state->n_tasks++;
}

void
joy_pop_task (JoyState *state)
{
  state->n_tasks--;
  memmove (state->tasks, state->tasks + 1, state->n_tasks * sizeof (JoyTask));
  memset (&state->tasks[state->n_tasks], 0, sizeof (JoyTask));
}

/* The set of mirror values, as bits. */
static guint
mirror_values (const JoyCar *car)
{
  guint values = 0;

  for (guint i = 0; i < car->n_mirror; i++)
    values |= 1u << car->mirror[i];

  return values;
}

/* JOY-RUL-09: nothing below gear 1, unless the house says that gear 0 is. */
static void
run_shift_down (PaddockTable *table, guint car)
{
  JoyState *state = joy_state (table);
  JoyCar *self = &state->cars[car];
  guint floor = (guint) joy_course (table)->options[JOY_OPTION_FORCED_FLOOR];

  if (--state->tasks[0].at.q == 0)
    joy_pop_task (state);
  if (self->gear <= floor)
    return;

  joy_set_gear (table, car, self->gear - 1u, JOY_END_02);
  if (self->n_mirror > 0)
    joy_push_task_first (state, (JoyTask){ .kind = JOY_TASK_LOSE_DIE, .car = (guint8) car });
}

/* JOY-ITM-04: with every slot taken, something must go before the new item is seen.  Nobody makes room for
 * an item that is not there (JOY-ITM-09). */
static gboolean
must_discard (const PaddockTable *table, guint car)
{
  guint capacity = joy_item_capacity (table, car);

  return capacity > 0 && joy_items_held (table, car) >= capacity && joy_can_gain (table, car);
}

static guint
one_shots (const PaddockTable *table, guint car)
{
  const JoyCarSpec *spec = &joy_course (table)->cars[car];
  guint set = 0;

  for (guint i = 0; i < spec->n_abilities; i++)
    if (spec->abilities[i].kind == JOY_ABILITY_ONE_SHOT)
      set |= 1u << i;

  return set;
}

/* JOY-DEC-22: any set of up to so many used one-shots. */
static void
ask_recharge (const PaddockTable *table, const JoyTask *task, PaddockDecision *decision)
{
  guint used = joy_state (table)->cars[task->car].used & one_shots (table, task->car);

  paddock_decision_ask (decision, task->car, JOY_ASK_RECHARGE);
  for (guint set = 0; set < 1u << JOY_MAX_ABILITIES; set++)
    if ((set & ~used) == 0 && __builtin_popcount (set) <= task->at.q)
      paddock_decision_add (decision,
                            (PaddockChoice){ .id = (guint16) set, .target = PADDOCK_TARGET_CARD });
}

static void
ask_die (const PaddockTable *table, guint car, PaddockDecision *decision)
{
  guint values = mirror_values (&joy_state (table)->cars[car]);

  paddock_decision_ask (decision, car, JOY_ASK_DIE);
  for (guint value = 0; values >> value; value++)
    if ((values >> value) & 1)
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) value,
                                                       .target = PADDOCK_TARGET_DIE,
                                                       .place = joy_index ((int) value) });
}

static void
ask_discard (const PaddockTable *table, guint car, PaddockDecision *decision)
{
  const JoyCar *self = &joy_state (table)->cars[car];

  paddock_decision_ask (decision, car, JOY_ASK_DISCARD);
  for (guint i = 0; i < joy_course (table)->cars[car].n_slots; i++)
    if (self->items[i] && !joy_holds_earlier (self, i))
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) i,
                                                       .extra = self->items[i],
                                                       .target = PADDOCK_TARGET_SLOT,
                                                       .place = joy_index ((int) i) });
}

void
joy_ask_task (const PaddockTable *table, PaddockDecision *decision)
{
  const JoyState *state = joy_state (table);
  const JoyTask *task = &state->tasks[0];

  switch ((JoyTaskKind) task->kind) {
  case JOY_TASK_DAMAGE:
    joy_ask_damage (table, joy_first_in_order (state, task->car), decision);
    break;
  case JOY_TASK_LOSE_DIE:
    ask_die (table, task->car, decision);
    break;
  case JOY_TASK_COLLECT:
    ask_discard (table, task->car, decision);
    break;
  case JOY_TASK_RECHARGE:
    ask_recharge (table, task, decision);
    break;
  case JOY_TASK_SHIFT_DOWN:
  case JOY_TASK_EXPLODE:
  case JOY_TASK_NOTE:
    g_assert_not_reached ();
  }
}

static void
finish_damage (JoyState *state, guint car)
{
  JoyTask *task = &state->tasks[0];

  if (--task->at.q > 0)
    return; /* several for one car */
  task->car &= (guint8) ~(1u << car);
  if (task->car == 0)
    joy_pop_task (state);
}

/* With every slot full the token vanishes (JOY-DMG-09). */
static gboolean
run_damage (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  guint car = joy_first_in_order (state, state->tasks[0].car);

  if (joy_can_be_damaged (table, car))
    return FALSE;

  finish_damage (state, car);
  return TRUE;
}

static gboolean
has_explosion (const JoyState *state)
{
  for (guint i = 0; i < state->n_tasks; i++)
    if (state->tasks[i].kind == JOY_TASK_EXPLODE)
      return TRUE;

  return FALSE;
}

/* Behind every explosion still to come. */
static void
run_note (PaddockTable *table, JoyTask task)
{
  JoyState *state = joy_state (table);

  joy_pop_task (state);
  if (has_explosion (state))
    joy_push_task (state, task);
  else
    joy_note_face_down (table, task.car, task.at);
}

gboolean
joy_run_task (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  JoyTask task = state->tasks[0];

  switch ((JoyTaskKind) task.kind) {
  case JOY_TASK_DAMAGE:
    return run_damage (table);
  case JOY_TASK_SHIFT_DOWN:
    run_shift_down (table, task.car);
    return TRUE;
  case JOY_TASK_LOSE_DIE:
    return FALSE;
  case JOY_TASK_COLLECT:
    if (must_discard (table, task.car))
      return FALSE;
    if (joy_take_earned (table, task.car) == 0)
      joy_pop_task (state);
    return TRUE;
  case JOY_TASK_RECHARGE:
    if (state->cars[task.car].used & one_shots (table, task.car))
      return FALSE;
    joy_pop_task (state);
    return TRUE;
  case JOY_TASK_EXPLODE:
    joy_pop_task (state);
    joy_explode (table, task.at);
    return TRUE;
  case JOY_TASK_NOTE:
    run_note (table, task);
    return TRUE;
  default:
    g_assert_not_reached ();
  }
}

static void
answer_recharge (PaddockTable *table, guint car, guint set)
{
  JoyState *state = joy_state (table);

  joy_pop_task (state);
  state->cars[car].used &= (guint8) ~set;
  for (guint i = 0; i < JOY_MAX_ABILITIES; i++)
    if ((set >> i) & 1)
      PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RECOVERED, .actor = (guint8) car,
                    .subject = (guint8) (JOY_MAX_ITEM_TYPES + i), .clause = JOY_RCH_01);
}

/* Damage to the gear a car is in asks for a die next, before the other cars of the set. */
static void
answer_damage (PaddockTable *table, guint car, const PaddockChoice *choice)
{
  finish_damage (joy_state (table), car);
  joy_place_damage (table, car, choice);
}

void
joy_answer_task (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  JoyState *state = joy_state (table);
  guint car = decision->player;

  switch (decision->kind) {
  case JOY_ASK_DAMAGE:
    answer_damage (table, car, choice);
    break;
  case JOY_ASK_DIE:
    joy_pop_task (state);
    joy_remove_die (&state->cars[car], choice->id);
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) car,
                  .subject = JOY_POINTS_DIE, .clause = JOY_END_02, .amount = -1,
                  .to = joy_index (choice->id));
    break;
  case JOY_ASK_DISCARD:
    joy_discard (table, car, choice->id, JOY_ITM_04);
    break;
  case JOY_ASK_RECHARGE:
    answer_recharge (table, car, choice->id);
    break;
  default:
    g_assert_not_reached ();
  }
}
