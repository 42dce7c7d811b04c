/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a move of the turn begins: which way the wheel may turn, and what that uses up (JOY-STR, JOY-OIL, JOY-RUL-07).
 */

#include "joyride-effects.h"
#include "joyride-move.h"
#include "joyride-turn.h"

static gboolean
has_bonus_steer (const PaddockTable *table)
{
  return (joy_active_spec (table)->bonus_gears >> joy_active_car (table)->gear) & 1;
}

/* Whether the driver may steer of his own will at the start of this phase's move (JOY-LCK-04, JOY-ROL-03). */
static gboolean
may_steer (const PaddockTable *table, JoyPhase phase)
{
  const JoyState *state = joy_state (table);

  if (state->is_forced)
    return FALSE; /* JOY-OIL-04 */

  return phase == JOY_PHASE_LOCK || !state->has_steered || has_bonus_steer (table)
         || state->extra_steer;
}

static void
add_turn (PaddockDecision *decision, int turn, guint flags)
{
  paddock_decision_add (decision,
                        (PaddockChoice){ .id = (guint16) ((JOY_STRAIGHT + turn) | flags) });
}

/* What the leading end of a move stands on. */
static JoyWheel
find_wheel (const PaddockTable *table, gboolean is_reverse)
{
  const JoyCar *car = joy_active_car (table);

  return joy_find_wheel (table, is_reverse ? car->rear : car->front);
}

/* JOY-DEC-10 and 14: on oil the move must begin with a steer, on grip it may. */
void
joy_add_turns (const PaddockTable *table,
               PaddockDecision *decision,
               JoyPhase phase,
               gboolean is_reverse)
{
  guint active = joy_state (table)->active;
  JoyWheel wheel = find_wheel (table, is_reverse);
  guint flags = is_reverse ? JOY_REVERSE : 0;

  if (wheel != JOY_WHEEL_SLIPS)
    add_turn (decision, 0, flags);
  if (wheel == JOY_WHEEL_HELD && !may_steer (table, phase))
    return;

  add_turn (decision, 1, flags);
  add_turn (decision, -1, flags);
  if (!joy_ready_abilities (table, active, JOY_USE_SHARP_STEER, phase))
    return;
  add_turn (decision, 2, flags);
  add_turn (decision, -2, flags);
}

/* Books the steer: forced by oil, given by the space, or one of the turn's own. */
static void
book_steer (PaddockTable *table, int turn, gboolean is_reverse, JoyPhase phase)
{
  JoyState *state = joy_state (table);
  JoyWheel wheel;

  if (turn == 0)
    return;

  if (ABS (turn) == 2)
    joy_use_ability (table, state->active, JOY_USE_SHARP_STEER, phase);
  wheel = find_wheel (table, is_reverse);
  if (wheel == JOY_WHEEL_SLIPS)
    state->is_forced = TRUE;
  if (wheel != JOY_WHEEL_GRIPS)
    state->has_steered = TRUE; /* JOY-RUL-07: on grip the normal steer stays unspent */
}

void
joy_start_move (PaddockTable *table, guint total, const PaddockChoice *choice, JoyPhase phase)
{
  gboolean is_reverse = (choice->id & JOY_REVERSE) != 0;
  int turn = (int) (choice->id & ~JOY_REVERSE) - JOY_STRAIGHT;

  book_steer (table, turn, is_reverse, phase);
  joy_begin_move (table, total, is_reverse, turn);
}
