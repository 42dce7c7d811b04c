/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * ROLL: the dice of the mirror, the item's die, and the move they make (JOY-ROL, JOY-NIT, JOY-DIF-05).
 */

#include "joyride-damage.h"
#include "joyride-effects.h"
#include "joyride-turn.h"

static gboolean
has_something_to_roll (const PaddockTable *table)
{
  return joy_active_car (table)->n_mirror > 0 || joy_state (table)->used_item
         || joy_state (table)->extra_move;
}

/* House rule of JOY-DIF-05: the steer is named before the dice are seen. */
static gboolean
run_declare (PaddockTable *table)
{
  if (!has_something_to_roll (table))
    return joy_go_to (table, JOY_STEP_END_WINDOW);

  return joy_course (table)->options[JOY_OPTION_PEEK] ? FALSE : joy_go_to (table, JOY_STEP_ROLL);
}

/* As if the move went forward. */
static void
ask_declare (const PaddockTable *table, PaddockDecision *decision)
{
  joy_begin_asking (table, decision, JOY_ASK_DECLARE);
  joy_add_turns (table, decision, JOY_PHASE_ROLL, FALSE);
}

static void
answer_declare (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  joy_state (table)->declared = (guint8) choice->id;
  joy_go_to (table, JOY_STEP_ROLL);
}

const PaddockRoutine joy_declare_step = { run_declare, ask_declare, answer_declare };

static void
roll_car_dice (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  JoyCar *car = joy_active_car (table);

  for (guint i = 0; i < car->n_mirror; i++) {
    car->mirror[i] =
      (guint8) paddock_chance_roll (&state->core.chance, &joy_active_spec (table)->die);
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROLLED, .actor = state->active,
                  .clause = JOY_ROL_01, .amount = car->mirror[i]);
  }
}

/* JOY-RUL-06: what the face stands for, by option. */
static const struct {
  int spaces;
  int damage;
  int recharge;
} lightning[] = { { 3, 0, 0 }, { 0, 0, 0 }, { 5, 0, 0 }, { 4, 1, 0 }, { 0, 0, 1 } };

int
joy_get_lightning_spaces (const PaddockTable *table)
{
  return lightning[joy_course (table)->options[JOY_OPTION_NITRO_LIGHTNING]].spaces;
}

static void
roll_item_die (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  const JoyItem *item = &joy_course (table)->items[state->used_item - 1];
  guint rule = (guint) joy_course (table)->options[JOY_OPTION_NITRO_LIGHTNING];
  int shows = paddock_chance_roll (&state->core.chance, &item->die);
  const JoyEffect bonus[JOY_MAX_EFFECTS] = { { PADDOCK_CARD_EFFECT_RECHARGE,
                                               (gint8) lightning[rule].recharge } };

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROLLED, .actor = state->active,
                .subject = state->used_item, .clause = JOY_NIT_01, .amount = (gint16) shows);
  if (shows != JOY_LIGHTNING) {
    state->extra_move = (guint8) (state->extra_move + shows);
    return;
  }

  state->extra_move = (guint8) (state->extra_move + lightning[rule].spaces);
  joy_damage (table, state->active, (guint) lightning[rule].damage);
  if (lightning[rule].recharge)
    joy_apply_effects (table, state->active, bonus);
}

/* JOY-ROL-01; the item's die after the car's own (JOY-EVT-07). */
static gboolean
run_roll (PaddockTable *table)
{
  roll_car_dice (table);
  if (joy_state (table)->used_item)
    roll_item_die (table);

  return joy_go_to (table, JOY_STEP_REROLL);
}

const PaddockRoutine joy_roll_step = { run_roll };

static gboolean
run_reroll (PaddockTable *table)
{
  return joy_active_car (table)->n_mirror > 0 ? joy_run_moment (table) : joy_go_past (table);
}

static void
ask_reroll (const PaddockTable *table, PaddockDecision *decision)
{
  joy_begin_asking (table, decision, JOY_ASK_REROLL);
  paddock_decision_add (decision, (PaddockChoice){ .id = JOY_PASS });
  paddock_decision_add (decision, (PaddockChoice){ .id = JOY_USE_ABILITY });
}

static void
answer_reroll (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  guint car = joy_state (table)->active;

  if (choice->id == JOY_USE_ABILITY) {
    joy_use_ability (table, car, JOY_USE_REROLL, JOY_PHASE_ROLL);
    roll_car_dice (table);
  }
  joy_go_to (table, JOY_STEP_ROLL_STEER);
}

const PaddockRoutine joy_reroll_step = { run_reroll, ask_reroll, answer_reroll };

static guint
roll_total (const PaddockTable *table)
{
  const JoyCar *car = joy_active_car (table);
  guint total = joy_state (table)->extra_move;

  for (guint i = 0; i < car->n_mirror; i++)
    total += car->mirror[i];

  return total;
}

/* JOY-MOV-05: a total of 0 is no move. */
static gboolean
run_roll_steer (PaddockTable *table)
{
  return roll_total (table) == 0 ? joy_go_to (table, JOY_STEP_END_WINDOW) : FALSE;
}

/* JOY-ROL-04 */
static gboolean
may_reverse (const PaddockTable *table)
{
  return ((joy_active_spec (table)->reverse_gears >> joy_active_car (table)->gear) & 1)
         && !joy_state (table)->has_locked;
}

static gboolean
offers (const PaddockDecision *decision, guint id)
{
  for (guint i = 0; i < decision->n_choices; i++)
    if (decision->choices[i].id == id)
      return TRUE;

  return FALSE;
}

/* With the steer declared beforehand only the direction of travel is left to choose, unless oil under the
 * rear does not let the car go back that way. */
static void
keep_declared (const PaddockTable *table, PaddockDecision *decision)
{
  guint declared = joy_state (table)->declared;
  gboolean is_bound[2] = { offers (decision, declared), offers (decision, declared | JOY_REVERSE) };
  guint n = 0;

  for (guint i = 0; i < decision->n_choices; i++) {
    guint id = decision->choices[i].id;
    gboolean is_reverse = (id & JOY_REVERSE) != 0;

    if (!is_bound[is_reverse] || (id & ~(guint) JOY_REVERSE) == declared)
      decision->choices[n++] = decision->choices[i];
  }
  decision->n_choices = (guint8) n;
}

static void
ask_roll_steer (const PaddockTable *table, PaddockDecision *decision)
{
  joy_begin_asking (table, decision, JOY_ASK_DRIVE);
  joy_add_turns (table, decision, JOY_PHASE_ROLL, FALSE);
  if (may_reverse (table))
    joy_add_turns (table, decision, JOY_PHASE_ROLL, TRUE);
  if (joy_state (table)->declared != JOY_UNDECLARED)
    keep_declared (table, decision);
}

static void
answer_roll_steer (PaddockTable *table,
                   const PaddockDecision *decision,
                   const PaddockChoice *choice)
{
  joy_go_to (table, JOY_STEP_ROLL_MOVE);
  joy_start_move (table, roll_total (table), choice, JOY_PHASE_ROLL);
}

const PaddockRoutine joy_roll_steer_step = { run_roll_steer, ask_roll_steer, answer_roll_steer };
