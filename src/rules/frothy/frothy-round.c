/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The round, and the table of its steps (FRO-RND).
 */

#include "frothy-round.h"

#include "frothy-check.h"
#include "frothy-hand.h"
#include "frothy-move.h"
#include "frothy-race.h"
#include "frothy-series.h"
#include "frothy-setup.h"
#include "frothy-speed.h"
#include "frothy-upkeep.h"
#include "frothy-wreck.h"

/* --- Going on --- */

static gboolean
go_to (PaddockTable *table, FroStep step)
{
  FroState *state = fro_state (table);

  state->flow.step = (guint8) step;
  state->done = 0;
  state->active = FRO_NOBODY;
  return TRUE;
}

gboolean
fro_next_step (PaddockTable *table)
{
  return go_to (table, fro_state (table)->flow.step + 1u);
}

guint
fro_racing_set (const FroState *state)
{
  guint set = 0;

  for (guint i = 0; i < state->n_vehicles; i++)
    if (state->vehicles[i].status == FRO_RACING)
      set |= 1u << i;

  return set;
}

int
fro_next_in_step (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint left = fro_racing_set (state) & ~(guint) state->done;

  if (left == 0)
    return -1;

  state->active = (guint8) __builtin_ctz (left);
  state->done |= (guint8) (1 << state->active);
  return state->active;
}

/* --- Steps --- */

static gboolean
run_round (PaddockTable *table)
{
  FroState *state = fro_state (table);

  state->phase = 0;
  fro_look_for_rivals (table);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROUND_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = FRO_RND_01, .amount = (gint16) state->round);
  return fro_next_step (table);
}

static guint
first_on_grid (const FroState *state, guint set)
{
  guint best = (guint) __builtin_ctz (set);

  for (; set; set &= set - 1)
    if (state->vehicles[__builtin_ctz (set)].slot < state->vehicles[best].slot)
      best = (guint) __builtin_ctz (set);

  return best;
}

/* FRO-RUL-63: by initiative as it is now, or in the order of the grid. */
static gboolean
run_checks (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint left = fro_racing_set (state) & ~(guint) state->done;
  guint vehicle;

  if (left == 0)
    return fro_next_step (table);

  vehicle = fro_option (table, FRO_OPTION_CHECK_ORDER) == FRO_ORDER_INITIATIVE
              ? fro_first_of (table, left)
              : first_on_grid (state, left);
  state->active = (guint8) vehicle;
  state->done |= (guint8) (1 << vehicle);
  fro_push_check (table, vehicle);
  return TRUE;
}

/* Secret checks: all cards are shown at once, then dice are rolled by initiative. */
static gboolean
run_reveal (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint left = fro_racing_set (state) & ~(guint) state->done;

  if (left == 0 || fro_option (table, FRO_OPTION_CHECK_ORDER) != FRO_ORDER_SECRET)
    return fro_next_step (table);

  for (guint set = state->done == 0 ? left : 0; set; set &= set - 1)
    fro_reveal_pledge (table, (guint) __builtin_ctz (set), FRO_SPC_02);
  state->active = (guint8) fro_first_of (table, left);
  state->done |= (guint8) (1 << state->active);
  fro_push_open_check (table, state->active);
  return TRUE;
}

static void
begin_phase (PaddockTable *table, guint vehicle)
{
  FroVehicle *self = fro_vehicle (table, vehicle);

  self->phase_flags = 0;
  self->moved = self->drifts = self->attacks = 0;
  if (self->status != FRO_RACING)
    return; /* FRO-WRK-11: a wreck remembers its last step */
  self->last_step = 0;
  self->spaces =
    fro_spec (table, vehicle)->move[fro_speed (table, vehicle)][fro_state (table)->phase - 1];
}

/* FRO-RUL-14: initiative as it is now, for the whole phase. */
static void
fix_order (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint left = fro_racing_set (state), n = 0;

  for (; left; left &= ~(1u << state->order[n++]))
    state->order[n] = (guint8) fro_first_of (table, left);
}

static guint
first_in_order (const FroState *state, guint set)
{
  guint i = 0;

  while (!(set >> state->order[i] & 1))
    i++;

  return state->order[i];
}

static gboolean
run_phase (PaddockTable *table)
{
  FroState *state = fro_state (table);

  state->phase++;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_PHASE_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = FRO_RND_04, .amount = state->phase);
  for (guint i = 0; i < state->n_vehicles; i++)
    begin_phase (table, i);
  if (fro_option (table, FRO_OPTION_INITIATIVE))
    fix_order (table);
  if (!fro_course (table)->do_runners_end)
    fro_move_runners (table);
  return fro_next_step (table);
}

/* FRO-INI-05; a vehicle whose move is lost has had its place. */
static gboolean
run_activate (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint left = 0;

  for (guint i = 0; i < state->n_vehicles; i++)
    if (state->vehicles[i].status == FRO_RACING
        && !(state->vehicles[i].phase_flags & (FRO_HAS_ACTED | FRO_LOST_MOVE)))
      left |= 1u << i;
  if (left == 0)
    return fro_next_step (table);

  state->active = (guint8) (fro_option (table, FRO_OPTION_INITIATIVE) ? first_in_order (state, left)
                                                                      : fro_first_of (table, left));
  fro_push_move (table, state->active);
  return TRUE;
}

static gboolean
run_phase_end (PaddockTable *table)
{
  FroState *state = fro_state (table);

  if (!fro_option (table, FRO_OPTION_STRAIGHT_WHEN))
    for (guint i = 0; i < state->n_vehicles; i++)
      if (fro_is_racing (table, i))
        fro_reward_straight (table, i);
  if (fro_course (table)->do_runners_end)
    fro_move_runners (table);

  if (state->n_crossed > 0) {
    fro_sort_finish (table);
    state->flow.must_pause = TRUE;
  }

  return state->phase < FRO_N_PHASES ? go_to (table, FRO_STEP_PHASE) : fro_next_step (table);
}

static void
begin_next_round (PaddockTable *table)
{
  FroState *state = fro_state (table);

  state->round++;
  state->flow.must_pause = TRUE;
  go_to (table, FRO_STEP_ROUND);
}

/* FRO-RAC-02: the clock is looked at between two rounds. */
static gboolean
run_round_end (PaddockTable *table)
{
  if (fro_course (table)->minutes > 0)
    return go_to (table, FRO_STEP_TIME);

  begin_next_round (table);
  return TRUE;
}

/* --- Furthest by the clock (FRO-RAC-02, FRO-RUL-93) ---
 *
 * After each round somebody looks at the clock.  What it says is a choice like any other, so that a race replays without
 * one. */

int
fro_get_time (const PaddockTable *table)
{
  return 60 * fro_course (table)->minutes;
}

/* The answer of a race without a clock comes first: there a round takes a minute. */
static void
ask_time (const PaddockTable *table, PaddockDecision *decision)
{
  const FroState *state = fro_state (table);
  gboolean is_up = (int) state->round >= fro_course (table)->minutes;

  paddock_decision_ask (decision, (guint) __builtin_ctz (fro_racing_set (state)), FRO_ASK_TIME);
  for (guint i = 0; i < PADDOCK_N_CLOCK_ANSWERS; i++)
    paddock_decision_add (decision, (PaddockChoice){ .id = is_up ? PADDOCK_CLOCK_UP - i : i });
}

static void
answer_time (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  if (choice->id == PADDOCK_CLOCK_UP)
    fro_state (table)->flow.must_pause = TRUE;
  else
    begin_next_round (table);
}

/* --- The table --- */

const PaddockFlowRow fro_steps[FRO_N_STEPS] = {
  [FRO_STEP_GRID] = { "grid", &fro_grid_step },
  [FRO_STEP_ROLLING] = { "rolling-start", &fro_rolling_step },
  [FRO_STEP_RIVAL] = { "rival", &fro_rival_step },
  [FRO_STEP_ROUND] = { "round", PADDOCK_ROUTINE (run_round) },
  [FRO_STEP_ADAPT] = { "adapt", &fro_rest_step },
  [FRO_STEP_RECOVER] = { "recover", &fro_rest_step },
  [FRO_STEP_CONTROL_ROUND] = { "control-round", &fro_upkeep_step },
  [FRO_STEP_DAMAGE_ROUND] = { "damage-round", &fro_upkeep_step },
  [FRO_STEP_EARLY_WRECKS] = { "early-wrecks", &fro_wrecks_step },
  [FRO_STEP_CHECKS] = { "speed-checks", PADDOCK_ROUTINE (run_checks) },
  [FRO_STEP_REVEAL] = { "reveal", PADDOCK_ROUTINE (run_reveal) },
  [FRO_STEP_WRECKS] = { "wrecks", &fro_wrecks_step },
  [FRO_STEP_PHASE] = { "phase", PADDOCK_ROUTINE (run_phase) },
  [FRO_STEP_ACTIVATE] = { "move", PADDOCK_ROUTINE (run_activate) },
  [FRO_STEP_PHASE_END] = { "phase-end", PADDOCK_ROUTINE (run_phase_end) },
  [FRO_STEP_STAMINA] = { "stamina", &fro_upkeep_step },
  [FRO_STEP_REACTIONS] = { "reactions", &fro_upkeep_step },
  [FRO_STEP_DETERMINATION] = { "determination", &fro_rest_step },
  [FRO_STEP_RECOVERY] = { "recovery", &fro_upkeep_step },
  [FRO_STEP_ROUND_END] = { "round-end", PADDOCK_ROUTINE (run_round_end) },
  [FRO_STEP_NEXT_CHASE] = { "next-chase", &fro_next_chase_step },
  [FRO_STEP_TIME] = { "time", PADDOCK_ROUTINE (paddock_flow_wait, ask_time, answer_time) },
};
