/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What interrupts a turn: placing damage, losing dice, collecting, recharging, exploding.  First in, first
 * out, except for what a task itself must settle before it goes on.
 */

#include "joyride-cars.h"
#include "joyride-damage.h"
#include "joyride-flow.h"
#include "joyride-items.h"

/* --- Damage (JOY-DMG) --- */

static guint
next_damaged (const PaddockTable *table)
{
  return joy_first_in_order (joy_state (table), joy_get_task (table)->cars);
}

static void
finish_damage (PaddockTable *table, guint car)
{
  JoyTask *task = joy_get_task (table);

  if (--task->damage.tokens > 0)
    return; /* several for one car */
  task->cars &= (guint8) ~(1u << car);
  if (task->cars == 0)
    joy_pop_task (joy_state (table));
}

/* With every slot full the token vanishes (JOY-DMG-09). */
static gboolean
run_damage (PaddockTable *table)
{
  guint car = next_damaged (table);

  if (joy_can_be_damaged (table, car))
    return FALSE;

  finish_damage (table, car);
  return TRUE;
}

static void
ask_damage (const PaddockTable *table, PaddockDecision *decision)
{
  joy_ask_damage (table, next_damaged (table), decision);
}

/* Damage to the gear a car is in asks for a die next, before the other cars of the set. */
static void
answer_damage (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  finish_damage (table, decision->player);
  joy_place_damage (table, decision->player, choice);
}

/* --- Shifting down, and the die that it costs (JOY-END-02) --- */

/* JOY-RUL-09: nothing below gear 1, unless the house says that gear 0 is. */
static gboolean
run_shift_down (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  JoyTask *task = joy_get_task (table);
  guint car = task->car;
  JoyCar *self = &state->cars[car];
  guint floor = (guint) joy_course (table)->options[JOY_OPTION_FORCED_FLOOR];

  if (--task->shift_down.times == 0)
    joy_pop_task (state);
  if (self->gear <= floor)
    return TRUE;

  joy_set_gear (table, car, self->gear - 1u, JOY_END_02);
  if (self->n_mirror > 0)
    joy_push_task_first (state, JOY_TASK_LOSE_DIE, car);
  return TRUE;
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

static void
ask_die (const PaddockTable *table, PaddockDecision *decision)
{
  guint car = joy_get_task (table)->car;
  guint values = mirror_values (&joy_state (table)->cars[car]);

  paddock_decision_ask (decision, car, JOY_ASK_DIE);
  for (guint value = 0; values >> value; value++)
    if ((values >> value) & 1)
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) value,
                                                       .target = PADDOCK_TARGET_DIE,
                                                       .place = PADDOCK_PLACE (value, 0) });
}

static void
answer_die (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  JoyState *state = joy_state (table);
  guint car = decision->player;

  joy_pop_task (state);
  joy_remove_die (&state->cars[car], choice->id);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) car,
                .subject = JOY_POINTS_DIE, .clause = JOY_END_02, .amount = -1,
                .to = PADDOCK_PLACE (choice->id, 0));
}

/* --- Collecting --- */

/* JOY-ITM-04: with every slot taken, something must go before the new item is seen.  Nobody makes room for
 * an item that is not there (JOY-ITM-09). */
static gboolean
must_discard (const PaddockTable *table, guint car)
{
  guint capacity = joy_item_capacity (table, car);

  return capacity > 0 && joy_items_held (table, car) >= capacity && joy_can_gain (table, car);
}

static gboolean
run_collect (PaddockTable *table)
{
  guint car = joy_get_task (table)->car;

  if (must_discard (table, car))
    return FALSE;
  if (joy_take_earned (table, car) == 0)
    joy_pop_task (joy_state (table));
  return TRUE;
}

static void
ask_discard (const PaddockTable *table, PaddockDecision *decision)
{
  guint car = joy_get_task (table)->car;
  const JoyCar *self = &joy_state (table)->cars[car];

  paddock_decision_ask (decision, car, JOY_ASK_DISCARD);
  for (guint i = 0; i < joy_course (table)->cars[car].n_slots; i++)
    if (self->items[i] && !joy_holds_earlier (self, i))
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) i,
                                                       .extra = self->items[i],
                                                       .target = PADDOCK_TARGET_SLOT,
                                                       .place = PADDOCK_PLACE (i, 0) });
}

static void
answer_discard (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  joy_discard (table, decision->player, choice->id, JOY_ITM_04);
}

/* --- Recharging --- */

static guint
used_one_shots (const PaddockTable *table, guint car)
{
  const JoyCarSpec *spec = &joy_course (table)->cars[car];
  guint set = 0;

  for (guint i = 0; i < spec->n_abilities; i++)
    if (spec->abilities[i].kind == JOY_ABILITY_ONE_SHOT)
      set |= 1u << i;

  return set & joy_state (table)->cars[car].used;
}

static gboolean
run_recharge (PaddockTable *table)
{
  if (used_one_shots (table, joy_get_task (table)->car))
    return FALSE;

  joy_pop_task (joy_state (table));
  return TRUE;
}

/* JOY-DEC-22: any set of up to so many used one-shots. */
static void
ask_recharge (const PaddockTable *table, PaddockDecision *decision)
{
  const JoyTask *task = joy_get_task (table);
  guint used = used_one_shots (table, task->car);

  paddock_decision_ask (decision, task->car, JOY_ASK_RECHARGE);
  for (guint set = 0; set < 1u << JOY_MAX_ABILITIES; set++)
    if ((set & ~used) == 0 && __builtin_popcount (set) <= task->recharge.most)
      paddock_decision_add (decision,
                            (PaddockChoice){ .id = (guint16) set, .target = PADDOCK_TARGET_CARD });
}

static void
answer_recharge (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  JoyState *state = joy_state (table);
  guint set = choice->id;

  joy_pop_task (state);
  state->cars[decision->player].used &= (guint8) ~set;
  for (guint i = 0; i < JOY_MAX_ABILITIES; i++)
    if ((set >> i) & 1)
      PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RECOVERED, .actor = decision->player,
                    .subject = (guint8) (JOY_MAX_ITEM_TYPES + i), .clause = JOY_RCH_01);
}

/* --- Explosions, and what they leave --- */

static gboolean
run_explode (PaddockTable *table)
{
  PaddockHex at = joy_get_task (table)->explode.at;

  joy_pop_task (joy_state (table));
  joy_explode (table, at);
  return TRUE;
}

static gboolean
has_explosion (const JoyState *state)
{
  for (guint i = 0; i < state->flow.n_tasks; i++)
    if (state->tasks[i].kind == JOY_TASK_EXPLODE)
      return TRUE;

  return FALSE;
}

/* Behind every explosion still to come. */
static gboolean
run_note (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  JoyTask task = *joy_get_task (table);

  joy_pop_task (state);
  if (has_explosion (state))
    joy_push_task (state, JOY_TASK_NOTE, task.car)->note.at = task.note.at;
  else
    joy_note_face_down (table, task.car, task.note.at);
  return TRUE;
}

const PaddockFlowRow joy_tasks[JOY_N_TASKS] = {
  [JOY_TASK_DAMAGE] = { "damage", PADDOCK_ROUTINE (run_damage, ask_damage, answer_damage) },
  [JOY_TASK_SHIFT_DOWN] = { "shift-down", PADDOCK_ROUTINE (run_shift_down) },
  [JOY_TASK_LOSE_DIE] = { "lose-die", PADDOCK_ROUTINE (paddock_flow_wait, ask_die, answer_die) },
  [JOY_TASK_COLLECT] = { "collect", PADDOCK_ROUTINE (run_collect, ask_discard, answer_discard) },
  [JOY_TASK_RECHARGE] = { "recharge",
                          PADDOCK_ROUTINE (run_recharge, ask_recharge, answer_recharge) },
  [JOY_TASK_EXPLODE] = { "explode", PADDOCK_ROUTINE (run_explode) },
  [JOY_TASK_NOTE] = { "note", PADDOCK_ROUTINE (run_note) },
};
