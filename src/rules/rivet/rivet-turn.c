/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of steps, and those of a turn that are no part of the move itself: how it begins, fatigue, the hand, Making
 * Headlines, who is next.
 */

#include "rivet-turn.h"

#include "rivet-activation.h"
#include "rivet-fatigue.h"
#include "rivet-hands.h"
#include "rivet-podium.h"
#include "rivet-reorganization.h"
#include "rivet-riders.h"
#include "rivet-setup.h"
#include "rivet-tactics.h"

/* --- Phases and turns --- */

/* RIV-RUL-17 */
guint
riv_count_rounds (const PaddockTable *table)
{
  const RivState *state = riv_state (table);

  return (MAX (state->phase, 1u) - 1u) * riv_course (table)->n_team + state->round;
}

static void
begin_round (PaddockTable *table)
{
  riv_state (table)->round++;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROUND_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = RIV_PHASE_04, .amount = (gint16) riv_count_rounds (table));
}

void
riv_begin_phase (PaddockTable *table, guint team)
{
  RivState *state = riv_state (table);

  state->phase++;
  state->round = state->turn = 0;
  state->n_phase_events = 0;
  state->first = (guint8) team;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_PHASE_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = RIV_PHASE_04, .amount = RIV_PHASE_MOVEMENT,
                .to = PADDOCK_PLACE (state->phase, 0));
  begin_round (table);
  riv_begin_turn (table, team);
}

void
riv_clear_move (RivState *state)
{
  memset (&state->move, 0, sizeof state->move);
  state->move.rider = RIV_NO_RIDER;
  state->move.card = RIV_NO_CARD;
}

void
riv_forget_tactics (RivState *state)
{
  for (guint i = 0; i < state->n_teams; i++)
    state->teams[i].has_played_tactic = FALSE;
}

/* RIV-AI-04 and 05: a symbol, of those that were not drawn in this phase, then a card. */
static void
draw_for_machine (PaddockTable *table)
{
  RivState *state = riv_state (table);
  guint8 riders[RIV_MAX_RIDERS];
  guint n = 0;

  for (guint i = 0; i < state->n_riders; i++)
    if (state->riders[i].team == state->active && riv_is_available (table, i))
      riders[n++] = (guint8) i;
  state->move.rider = riders[paddock_chance_pick (&state->core.chance, n)];
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROLLED, .actor = PADDOCK_NOBODY,
                .subject = state->move.rider, .clause = RIV_AI_04,
                .amount = (gint16) (state->move.rider % riv_course (table)->n_team + 1));
  state->move.card = (guint8) riv_draw_for_machine (table, state->active);
}

void
riv_begin_turn (PaddockTable *table, guint team)
{
  RivState *state = riv_state (table);

  state->active = (guint8) team;
  state->turn++;
  state->asked = 0;
  riv_clear_move (state);
  riv_forget_tactics (state);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_TURN_BEGAN, .actor = state->teams[team].seat,
                .subject = (guint8) team, .clause = RIV_PHASE_04,
                .amount = (gint16) riv_count_rounds (table), .from = PADDOCK_NOWHERE);
  if (state->teams[team].seat != PADDOCK_NOBODY) {
    riv_go_to (table, RIV_STEP_OWN_START);
    return;
  }
  draw_for_machine (table);
  riv_go_to (table, state->move.card == RIV_NO_CARD ? RIV_STEP_FATIGUE : RIV_STEP_MACHINE);
}

/* --- After the move --- */

/* RIV-TURN-02 and 04, RIV-FAT-06. */
static gboolean
run_fatigue (PaddockTable *table)
{
  RivState *state = riv_state (table);
  RivRider *rider = &state->riders[state->move.rider];

  if (state->move.card != RIV_NO_CARD) {
    if (!(state->move.flags & RIV_MOVE_GIVES_NO_FATIGUE))
      riv_give_fatigue (table, state->move.rider,
                        riv_course (table)->piles.actions[state->move.card].fatigue, RIV_TURN_04);
    riv_put_on_discards (table, state->active, state->move.card);
  }
  rider->is_black = !state->is_black;
  riv_clear_move (state);
  return riv_go_to (table, RIV_STEP_REFILL);
}

static gboolean
run_refill (PaddockTable *table)
{
  const RivState *state = riv_state (table);

  if (state->teams[state->active].seat != PADDOCK_NOBODY)
    riv_refill (table, state->active);
  return riv_go_past (table);
}

gboolean
riv_reveal_event (PaddockTable *table, guint team, RivClause clause)
{
  RivState *state = riv_state (table);
  guint event = riv_draw_event (table);

  if (event == RIV_NO_CARD)
    return FALSE;

  state->n_phase_events++;
  riv_push_task (state, RIV_TASK_EVENT, team)->event = (guint8) event;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = state->teams[team].seat,
                .subject = (guint8) event, .clause = (guint16) clause,
                .amount = (gint16) state->n_phase_events);
  return TRUE;
}

static void
tell_headlines (PaddockTable *table, RivClause clause)
{
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPENT, .actor = riv_get_actor (table),
                .subject = RIV_HEADLINES, .clause = (guint16) clause);
}

/* RIV-EVT-03, RIV-RUL-23: at once, or only in the reorganization. */
static void
give_headlines_back (PaddockTable *table)
{
  const RivState *state = riv_state (table);

  tell_headlines (table, RIV_EVT_03);
  if (riv_course (table)->options[RIV_OPTION_HEADLINES])
    riv_state (table)->teams[state->active].headlines_aside = RIV_ASIDE_WAITING;
  else
    riv_return_headlines (table, state->active);
}

/* RIV-EVT-01, 03, 04. */
static void
check_headlines (PaddockTable *table)
{
  const RivState *state = riv_state (table);
  RivTeam *team = &riv_state (table)->teams[state->active];

  team->has_headlines = FALSE;
  if (!riv_has_finisher (table) && state->n_phase_events >= RIV_PHASE_EVENTS) {
    give_headlines_back (table);
    return;
  }
  team->headlines_aside = RIV_ASIDE_RESOLVED;
  if (riv_has_finisher (table))
    tell_headlines (table, RIV_EVT_04);
  else
    riv_reveal_event (table, state->active, RIV_EVT_01);
}

/* RIV-TURN-06: the next turn waits for the event. */
static gboolean
run_headlines (PaddockTable *table)
{
  RivState *state = riv_state (table);

  state->flow.step = RIV_STEP_NEXT;
  if (state->teams[state->active].has_headlines)
    check_headlines (table);
  return TRUE;
}

/* RIV-PHASE-02 and 05, RIV-END-05. */
static gboolean
end_phase (PaddockTable *table)
{
  if (!riv_has_finisher (table))
    return riv_begin_reorganization (table);

  riv_end_race (table);
  return TRUE;
}

/* RIV-RUL-31: who has nobody to activate is passed over. */
static gboolean
run_next (PaddockTable *table)
{
  const RivState *state = riv_state (table);
  gboolean is_new_round = FALSE;

  for (guint i = 1; i <= state->n_teams; i++) {
    guint team = riv_get_team_after (table, state->active, i);

    is_new_round |= team == state->first;
    if (!riv_has_available (table, team))
      continue;
    if (is_new_round)
      begin_round (table);
    riv_begin_turn (table, team);
    return TRUE;
  }

  return end_phase (table);
}

/* --- The table --- */

const PaddockFlowRow riv_steps[RIV_N_STEPS] = {
  [RIV_STEP_GRID] = { "grid", &riv_grid_step },
  [RIV_STEP_DEAL] = { "deal", &riv_deal_step },
  [RIV_STEP_INITIAL] = { "initial-tactics", &riv_initial_step },
  [RIV_STEP_OWN_START] = { "own-start", &riv_own_window },
  [RIV_STEP_RIDER] = { "rider", &riv_choose_rider },
  [RIV_STEP_CARD] = { "card", &riv_choose_card },
  [RIV_STEP_IDLE] = { "idle", &riv_choose_idle },
  [RIV_STEP_TYPE] = { "type", &riv_choose_type },
  [RIV_STEP_OWN_PRE] = { "own-pre", &riv_own_window },
  [RIV_STEP_ENERGY] = { "energy", &riv_choose_energy },
  [RIV_STEP_FOLLOWERS] = { "followers", &riv_choose_followers },
  [RIV_STEP_OPP_PRE] = { "opp-pre", &riv_opponents_window },
  [RIV_STEP_MOVE] = { "move", &riv_move_step },
  [RIV_STEP_END_TEXT] = { "end-text", &riv_end_text_step },
  [RIV_STEP_OWN_POST] = { "own-post", &riv_own_window },
  [RIV_STEP_FATIGUE] = { "fatigue", PADDOCK_ROUTINE (run_fatigue) },
  [RIV_STEP_MACHINE] = { "machine", &riv_machine_step },
  [RIV_STEP_REFILL] = { "refill", PADDOCK_ROUTINE (run_refill) },
  [RIV_STEP_HEADLINES] = { "headlines", PADDOCK_ROUTINE (run_headlines) },
  [RIV_STEP_NEXT] = { "next", PADDOCK_ROUTINE (run_next) },
  [RIV_STEP_RESCUE] = { "rescue", &riv_rescue_step },
  [RIV_STEP_CLEAN_UP] = { "clean-up", &riv_clean_up_step },
  [RIV_STEP_FLIP] = { "flip", &riv_flip_step },
};
