/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The turn and the round: the table of steps, windows, START, END and who is next (JOY-TRN, JOY-STA, JOY-END,
 * JOY-RND).  The other phases have files of their own, and so has the setup.
 */

#include "joyride-turn.h"

#include "joyride-cars.h"
#include "joyride-damage.h"
#include "joyride-effects.h"
#include "joyride-flow.h"
#include "joyride-move.h"
#include "joyride-setup.h"

/* --- Abilities and items --- */

/* The steps at which abilities are used, and how. */
static const struct {
  guint8 is_moment; /* FALSE: at this step none is */
  guint8 use;       /* JoyUse */
  guint8 phase;
} moments[JOY_N_STEPS] = {
  [JOY_STEP_START_WINDOW] = { TRUE, JOY_USE_WINDOW, JOY_PHASE_START },
  [JOY_STEP_LOCK_WINDOW] = { TRUE, JOY_USE_WINDOW, JOY_PHASE_LOCK },
  [JOY_STEP_SET_DIE] = { TRUE, JOY_USE_SET_DIE, JOY_PHASE_LOCK },
  [JOY_STEP_SHIFT_WINDOW] = { TRUE, JOY_USE_WINDOW, JOY_PHASE_SHIFT },
  [JOY_STEP_EXTRA_SHIFT] = { TRUE, JOY_USE_EXTRA_SHIFT, JOY_PHASE_SHIFT },
  [JOY_STEP_ROLL_WINDOW] = { TRUE, JOY_USE_WINDOW, JOY_PHASE_ROLL },
  [JOY_STEP_REROLL] = { TRUE, JOY_USE_REROLL, JOY_PHASE_ROLL },
  [JOY_STEP_END_WINDOW] = { TRUE, JOY_USE_WINDOW, JOY_PHASE_END },
};

guint32
joy_find_idle_steps (const JoyCourse *course, const JoyCarSpec *spec, guint used)
{
  guint32 idle = course->options[JOY_OPTION_PEEK] ? 0 : 1u << JOY_STEP_ROLL_DECLARE;

  for (guint step = 0; step < JOY_N_STEPS; step++)
    if (moments[step].is_moment
        && !joy_usable_abilities (spec, used, moments[step].use, moments[step].phase))
      idle |= 1u << step;

  return idle;
}

/* JOY-TRN-02 */
JoyPhase
joy_find_phase (JoyStep step)
{
  return step >= JOY_STEP_END_WINDOW     ? JOY_PHASE_END
         : step >= JOY_STEP_ROLL_WINDOW  ? JOY_PHASE_ROLL
         : step >= JOY_STEP_SHIFT_WINDOW ? JOY_PHASE_SHIFT
         : step >= JOY_STEP_LOCK_WINDOW  ? JOY_PHASE_LOCK
                                         : JOY_PHASE_START;
}

/* A sharp steer has no step of its own: it is one of the ways to begin a move. */
guint
joy_usable_now (const PaddockTable *table, guint car)
{
  const JoyState *state = joy_state (table);
  guint step = state->flow.step;

  if (!joy_is_own_turn (state, car) || state->flow.n_tasks > 0)
    return 0;
  if (step == JOY_STEP_LOCK_STEER)
    return joy_ready_abilities (table, car, JOY_USE_SHARP_STEER, JOY_PHASE_LOCK);
  if (step == JOY_STEP_ROLL_STEER || step == JOY_STEP_ROLL_DECLARE)
    return joy_ready_abilities (table, car, JOY_USE_SHARP_STEER, JOY_PHASE_ROLL);

  return moments[step].is_moment
           ? joy_ready_abilities (table, car, moments[step].use, moments[step].phase)
           : 0;
}

gboolean
joy_run_moment (PaddockTable *table)
{
  const JoyState *state = joy_state (table);
  guint ready = joy_ready_abilities (table, state->active, moments[state->flow.step].use,
                                     moments[state->flow.step].phase);

  return ready ? FALSE : joy_go_past (table);
}

static gboolean
has_item_for (const PaddockTable *table, JoyPhase phase)
{
  const guint8 *items = joy_active_car (table)->items;

  for (guint i = 0; i < JOY_MAX_ITEM_SLOTS; i++)
    if (items[i] && (joy_course (table)->items[items[i] - 1].windows >> phase & 1))
      return TRUE;

  return FALSE;
}

/* Items may be used too. */
static gboolean
run_window (PaddockTable *table)
{
  JoyPhase phase = moments[joy_state (table)->flow.step].phase;

  return has_item_for (table, phase) ? FALSE : joy_run_moment (table);
}

/* JOY-LCK-06: without dice the whole phase is skipped. */
static gboolean
run_lock_window (PaddockTable *table)
{
  if (joy_active_car (table)->n_mirror == 0)
    return joy_go_to (table, JOY_STEP_SHIFT_WINDOW);

  return run_window (table);
}

static void
ask_window (const PaddockTable *table, PaddockDecision *decision)
{
  joy_ask_window (table, moments[joy_state (table)->flow.step].phase, decision);
}

/* Repeats until the driver passes. */
static void
answer_window (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  if (choice->id == JOY_PASS)
    joy_go_past (table);
  else
    joy_answer_window (table, choice);
}

/* --- Moves --- */

/* A crash is a jump straight to END (JOY-TRN-02). */
static gboolean
run_move (PaddockTable *table)
{
  const JoyState *state = joy_state (table);
  JoyDrive drive = joy_drive (table);

  if (drive == JOY_DRIVE_DONE)
    joy_go_to (table, state->move.has_crashed ? JOY_STEP_END_WINDOW : state->flow.step + 1u);
  return drive != JOY_DRIVE_WAITS;
}

/* --- END (JOY-END-01) --- */

static gboolean
owes_shifts (const JoyState *state)
{
  guint owed = 0;

  for (guint i = 0; i < state->n_cars; i++)
    owed |= state->cars[i].owed_shifts;

  return owed != 0;
}

static gboolean
run_end_dice (PaddockTable *table)
{
  JoyCar *car = joy_active_car (table);

  for (guint i = 0; i < car->n_locked; i++) {
    joy_add_die (car, car->locked[i]);
    car->locked[i] = 0;
  }
  car->n_locked = 0;

  if (owes_shifts (joy_state (table)))
    return joy_go_to (table, JOY_STEP_END_SHIFT);

  return joy_go_to (table, car->tokens > 0 ? JOY_STEP_END_DAMAGE : JOY_STEP_NEXT);
}

static gboolean
run_end_shift (PaddockTable *table)
{
  joy_pay_shift_downs (joy_state (table), joy_state (table)->active);
  return joy_go_to (table, JOY_STEP_END_DAMAGE);
}

static gboolean
run_end_damage (PaddockTable *table)
{
  joy_pay_damage (joy_state (table), joy_state (table)->active);
  return joy_go_to (table, JOY_STEP_END_OTHERS);
}

/* JOY-END-04: what explosions left to the others. */
static gboolean
run_end_others (PaddockTable *table)
{
  JoyState *state = joy_state (table);

  for (guint i = 0; i < state->n_cars; i++)
    joy_pay_shift_downs (state, state->order[i]);

  return joy_go_to (table, JOY_STEP_NEXT);
}

/* --- Turn and round --- */

void
joy_begin_turn (PaddockTable *table, guint car)
{
  JoyState *state = joy_state (table);

  state->active = (guint8) car;
  state->has_steered = state->is_forced = state->has_locked = FALSE;
  state->used_item = state->toggled = state->extra_move = state->extra_steer = 0;
  state->declared = JOY_UNDECLARED;
  memset (&state->move, 0, sizeof state->move);
  state->move.pushed = state->move.answered = state->move.asking = JOY_NO_CAR;
  joy_go_to (table, JOY_STEP_START_WINDOW);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_TURN_BEGAN, .actor = (guint8) car,
                .clause = JOY_TRN_01, .amount = (gint16) state->round,
                .from = paddock_hex_to_place (state->cars[car].front),
                .to = PADDOCK_PLACE (state->cars[car].gear, 0));
}

static guint
sort_gear (const PaddockTable *table, guint car)
{
  return joy_state (table)->cars[car].gear + joy_course (table)->cars[car].head_start;
}

/* JOY-RND-01 and 02: by gear, highest first; cars in equal gears keep their order. */
static void
sort_order (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  guint8 before[JOY_MAX_CARS];

  memcpy (before, state->order, sizeof before);
  for (guint i = 1; i < state->n_cars; i++) {
    guint8 car = state->order[i];
    guint gear = sort_gear (table, car);
    guint at = i;

    for (; at > 0 && sort_gear (table, state->order[at - 1]) < gear; at--)
      state->order[at] = state->order[at - 1];
    state->order[at] = car;
  }

  for (guint i = 0; i < state->n_cars; i++)
    if (state->order[i] != before[i])
      PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ORDER, .actor = state->order[i],
                    .clause = JOY_RND_01, .amount = (gint16) (i + 1));
}

static guint
position_of (const JoyState *state, guint car)
{
  guint i = 0;

  while (state->order[i] != car)
    i++;

  return i;
}

static gboolean
run_next (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  guint position = position_of (state, state->active) + 1;

  if (position == state->n_cars) {
    position = 0;
    if (joy_course (table)->options[JOY_OPTION_INITIATIVE])
      sort_order (table);
    state->round++;
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROUND_BEGAN, .actor = PADDOCK_NOBODY,
                  .clause = JOY_TRN_01, .amount = (gint16) state->round);
  }

  joy_begin_turn (table, state->order[position]);
  return TRUE;
}

/* --- The table --- */

static const PaddockRoutine window = { run_window, ask_window, answer_window };
static const PaddockRoutine move = { run_move, joy_ask_move, joy_answer_move };

const PaddockFlowRow joy_steps[JOY_N_STEPS] = {
  [JOY_STEP_HANDICAPS] = { "handicaps", &joy_handicaps_step },
  [JOY_STEP_PLACE] = { "place", &joy_place_step },
  [JOY_STEP_HEADING] = { "heading", &joy_heading_step },
  [JOY_STEP_ROLLING_START] = { "rolling-start", &joy_rolling_start_step },
  [JOY_STEP_ROLLING_MOVE] = { "rolling-move", &joy_rolling_move_step },
  [JOY_STEP_ROLLING_END] = { "rolling-end", &joy_rolling_end_step },
  [JOY_STEP_START_WINDOW] = { "start", &window },
  [JOY_STEP_LOCK_WINDOW] = { "lock-window",
                             PADDOCK_ROUTINE (run_lock_window, ask_window, answer_window) },
  [JOY_STEP_LOCK] = { "lock", &joy_lock_step },
  [JOY_STEP_SET_DIE] = { "set-die", &joy_set_die_step },
  [JOY_STEP_LOCK_STEER] = { "lock-steer", &joy_lock_steer_step },
  [JOY_STEP_LOCK_MOVE] = { "lock-move", &move },
  [JOY_STEP_SHIFT_WINDOW] = { "shift-window", &window },
  [JOY_STEP_SHIFT] = { "shift", &joy_shift_step },
  [JOY_STEP_EXTRA_SHIFT] = { "extra-shift", &joy_extra_shift_step },
  [JOY_STEP_ROLL_WINDOW] = { "roll-window", &window },
  [JOY_STEP_ROLL_DECLARE] = { "declare", &joy_declare_step },
  [JOY_STEP_ROLL] = { "roll", &joy_roll_step },
  [JOY_STEP_REROLL] = { "reroll", &joy_reroll_step },
  [JOY_STEP_ROLL_STEER] = { "roll-steer", &joy_roll_steer_step },
  [JOY_STEP_ROLL_MOVE] = { "roll-move", &move },
  [JOY_STEP_END_WINDOW] = { "end", &window },
  [JOY_STEP_END_DICE] = { "end-dice", PADDOCK_ROUTINE (run_end_dice) },
  [JOY_STEP_END_SHIFT] = { "end-shift", PADDOCK_ROUTINE (run_end_shift) },
  [JOY_STEP_END_DAMAGE] = { "end-damage", PADDOCK_ROUTINE (run_end_damage) },
  [JOY_STEP_END_OTHERS] = { "end-others", PADDOCK_ROUTINE (run_end_others) },
  [JOY_STEP_NEXT] = { "next", PADDOCK_ROUTINE (run_next) },
};
