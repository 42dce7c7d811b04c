/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the phases of a turn share.  One file a phase: joyride-lock.c, joyride-shift.c, joyride-roll.c; START, END
 * and the table of steps are in joyride-turn.c.
 */

#pragma once

#include "joyride-table.h"

/* --- The turn (joyride-turn.c) --- */

void joy_begin_turn (PaddockTable *table, guint car);
JoyPhase joy_find_phase (JoyStep step);
guint joy_usable_now (const PaddockTable *table, guint car); /* the set of abilities */

/* --- For all phases --- */

#define JOY_WINDOWS                                                                       \
  (1u << JOY_STEP_START_WINDOW | 1u << JOY_STEP_LOCK_WINDOW | 1u << JOY_STEP_SHIFT_WINDOW \
   | 1u << JOY_STEP_ROLL_WINDOW | 1u << JOY_STEP_END_WINDOW)

/* The steps that a turn can do without. */
#define JOY_OPTIONAL_STEPS                                                                   \
  (JOY_WINDOWS | 1u << JOY_STEP_SET_DIE | 1u << JOY_STEP_EXTRA_SHIFT | 1u << JOY_STEP_REROLL \
   | 1u << JOY_STEP_ROLL_DECLARE)

static inline JoyCar *
joy_active_car (const PaddockTable *table)
{
  return &joy_state (table)->cars[joy_state (table)->active];
}

static inline const JoyCarSpec *
joy_active_spec (const PaddockTable *table)
{
  return &joy_course (table)->cars[joy_state (table)->active];
}

static inline gboolean
joy_holds_items (const JoyCar *car)
{
  guint items = 0;

  for (guint i = 0; i < JOY_MAX_ITEM_SLOTS; i++)
    items |= car->items[i];

  return items != 0;
}

/* To STEP, or past it to the next one at which this car can have something to do.  What tasks may still give
 * it, nobody knows.  TRUE: a step's run() goes on. */
static inline gboolean
joy_go_to (PaddockTable *table, JoyStep step)
{
  JoyState *state = joy_state (table);

  if ((JOY_OPTIONAL_STEPS >> step & 1) && state->flow.n_tasks == 0) {
    const JoyCar *car = joy_active_car (table);
    guint32 idle = joy_active_spec (table)->idle[car->used];

    if (joy_holds_items (car))
      idle &= ~JOY_WINDOWS;
    step = paddock_flow_pass_by (step, idle);
  }
  state->flow.step = (guint8) step;
  return TRUE;
}

static inline gboolean
joy_go_past (PaddockTable *table)
{
  return joy_go_to (table, joy_state (table)->flow.step + 1u);
}

static inline void
joy_begin_asking (const PaddockTable *table, PaddockDecision *decision, JoyAsk kind)
{
  paddock_decision_ask (decision, joy_state (table)->active, kind);
}

/* A step at which an ability may be used. */
gboolean joy_run_moment (PaddockTable *table);

/* --- How a move begins (joyride-steer.c) --- */

void joy_add_turns (const PaddockTable *table,
                    PaddockDecision *decision,
                    JoyPhase phase,
                    gboolean is_reverse);
void joy_start_move (PaddockTable *table, guint total, const PaddockChoice *choice, JoyPhase phase);

/* --- Steps of LOCK, SHIFT and ROLL (joyride-lock.c, joyride-shift.c, joyride-roll.c) --- */

extern const PaddockRoutine joy_lock_step, joy_set_die_step, joy_lock_steer_step;
extern const PaddockRoutine joy_shift_step, joy_extra_shift_step;
extern const PaddockRoutine joy_declare_step, joy_roll_step, joy_reroll_step, joy_roll_steer_step;
int joy_get_lightning_spaces (const PaddockTable *table); /* what lightning stands for */
