/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * SHIFT: gears up and down, the engine brake, one more by an ability (JOY-SHF, JOY-STD-01).
 */

#include "joyride-cars.h"
#include "joyride-damage.h"
#include "joyride-effects.h"
#include "joyride-turn.h"

static gboolean
can_shift_up (const PaddockTable *table)
{
  const JoyCar *car = joy_active_car (table);

  return car->gear < joy_highest_gear (table, joy_state (table)->active)
         && car->n_mirror + car->n_locked < joy_active_spec (table)->n_dice;
}

/* JOY-SHF-04 to 06: only unlocked dice count. */
static gboolean
can_shift_down (const PaddockTable *table, guint gears)
{
  const JoyCar *car = joy_active_car (table);

  return car->gear > gears && car->n_mirror >= gears;
}

static void
add_shift (PaddockDecision *decision, guint id)
{
  paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) id });
}

/* JOY-DEC-11 */
static void
ask_shift (const PaddockTable *table, PaddockDecision *decision)
{
  joy_begin_asking (table, decision, JOY_ASK_SHIFT);
  if (joy_active_car (table)->gear == 0) {
    add_shift (decision, JOY_UP); /* JOY-SHF-07 */
    return;
  }

  add_shift (decision, JOY_STAY);
  if (can_shift_up (table))
    add_shift (decision, JOY_UP);
  if (can_shift_down (table, 1))
    add_shift (decision, JOY_DOWN);
  if (can_shift_down (table, 2))
    add_shift (decision, JOY_BRAKE);
}

/* GEARS up or down, each with its die. */
static void
change_gear (PaddockTable *table, int gears, JoyClause clause)
{
  JoyCar *car = joy_active_car (table);

  joy_set_gear (table, joy_state (table)->active, (guint) (car->gear + gears), clause);
  for (; gears > 0; gears--)
    joy_add_die (car, 0);
  for (; gears < 0; gears++)
    joy_remove_die (car, 0);
}

static void
answer_shift (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  JoyState *state = joy_state (table);

  if (choice->id == JOY_UP)
    change_gear (table, 1, JOY_SHF_03);
  else if (choice->id == JOY_DOWN)
    change_gear (table, -1, JOY_SHF_04);
  else if (choice->id == JOY_BRAKE) {
    change_gear (table, -2, JOY_SHF_05);
    if (!joy_active_spec (table)->is_free_brake)
      joy_damage (table, state->active, 1);
  }
  joy_go_to (table, JOY_STEP_EXTRA_SHIFT);
}

const PaddockRoutine joy_shift_step = { paddock_flow_wait, ask_shift, answer_shift };

/* --- Gear Master (JOY-STD-01) --- */

static void
ask_extra_shift (const PaddockTable *table, PaddockDecision *decision)
{
  joy_begin_asking (table, decision, JOY_ASK_EXTRA);
  add_shift (decision, JOY_STAY);
  if (can_shift_up (table))
    add_shift (decision, JOY_UP);
  if (can_shift_down (table, 1))
    add_shift (decision, JOY_DOWN);
}

static void
answer_extra_shift (PaddockTable *table,
                    const PaddockDecision *decision,
                    const PaddockChoice *choice)
{
  guint car = joy_state (table)->active;

  if (choice->id != JOY_STAY) {
    joy_use_ability (table, car, JOY_USE_EXTRA_SHIFT, JOY_PHASE_SHIFT);
    change_gear (table, choice->id == JOY_UP ? 1 : -1, JOY_STD_01);
  }
  joy_go_to (table, JOY_STEP_ROLL_WINDOW);
}

const PaddockRoutine joy_extra_shift_step = { joy_run_moment, ask_extra_shift, answer_extra_shift };
