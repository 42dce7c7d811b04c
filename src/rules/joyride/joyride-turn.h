/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the phases of a turn share.  One file a phase: joyride-lock.c, joyride-shift.c, joyride-roll.c; START, END
 * and the table of steps are in joyride-turn.c.
 *
 * For each step run() goes on by itself and says whether it must ask; ask() lists the answers; answer() carries
 * one out.
 */

#pragma once

#include "joyride.h"

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

  if ((JOY_OPTIONAL_STEPS >> step & 1) && state->n_tasks == 0) {
    const JoyCar *car = joy_active_car (table);
    guint32 idle = joy_active_spec (table)->idle[car->used];

    if (joy_holds_items (car))
      idle &= ~JOY_WINDOWS;
    step += (guint) __builtin_ctz (~idle >> step);
  }
  state->step = (guint8) step;
  return TRUE;
}

static inline gboolean
joy_go_past (PaddockTable *table)
{
  return joy_go_to (table, joy_state (table)->step + 1u);
}

static inline void
joy_begin_asking (const PaddockTable *table, PaddockDecision *decision, JoyAsk kind)
{
  paddock_decision_ask (decision, joy_state (table)->active, kind);
}

/* A step at which an ability may be used, and a window, in which items may be used too. */
gboolean joy_run_moment (PaddockTable *table);
gboolean joy_run_window (PaddockTable *table);

/* --- How a move begins (joyride-steer.c) --- */

void joy_add_turns (const PaddockTable *table,
                    PaddockDecision *decision,
                    JoyPhase phase,
                    gboolean is_reverse);
void joy_start_move (PaddockTable *table, guint total, const PaddockChoice *choice, JoyPhase phase);

/* --- LOCK (joyride-lock.c) --- */

gboolean joy_run_lock_window (PaddockTable *table);
gboolean joy_run_lock (PaddockTable *table);
void joy_ask_lock (const PaddockTable *table, PaddockDecision *decision);
void
joy_answer_lock (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice);
void joy_ask_set_die (const PaddockTable *table, PaddockDecision *decision);
void joy_answer_set_die (PaddockTable *table,
                         const PaddockDecision *decision,
                         const PaddockChoice *choice);
gboolean joy_run_lock_steer (PaddockTable *table);
void joy_ask_lock_steer (const PaddockTable *table, PaddockDecision *decision);
void joy_answer_lock_steer (PaddockTable *table,
                            const PaddockDecision *decision,
                            const PaddockChoice *choice);

/* --- SHIFT (joyride-shift.c) --- */

void joy_ask_shift (const PaddockTable *table, PaddockDecision *decision);
void joy_answer_shift (PaddockTable *table,
                       const PaddockDecision *decision,
                       const PaddockChoice *choice);
void joy_ask_extra_shift (const PaddockTable *table, PaddockDecision *decision);
void joy_answer_extra_shift (PaddockTable *table,
                             const PaddockDecision *decision,
                             const PaddockChoice *choice);

/* --- ROLL (joyride-roll.c) --- */

gboolean joy_run_declare (PaddockTable *table);
void joy_ask_declare (const PaddockTable *table, PaddockDecision *decision);
void joy_answer_declare (PaddockTable *table,
                         const PaddockDecision *decision,
                         const PaddockChoice *choice);
gboolean joy_run_roll (PaddockTable *table);
gboolean joy_run_reroll (PaddockTable *table);
void joy_ask_reroll (const PaddockTable *table, PaddockDecision *decision);
void joy_answer_reroll (PaddockTable *table,
                        const PaddockDecision *decision,
                        const PaddockChoice *choice);
gboolean joy_run_roll_steer (PaddockTable *table);
void joy_ask_roll_steer (const PaddockTable *table, PaddockDecision *decision);
void joy_answer_roll_steer (PaddockTable *table,
                            const PaddockDecision *decision,
                            const PaddockChoice *choice);
