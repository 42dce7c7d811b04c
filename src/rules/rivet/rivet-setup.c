/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-setup.h"

#include "rivet-asks.h"
#include "rivet-hands.h"
#include "rivet-riders.h"
#include "rivet-turn.h"

/* --- The start --- */

static void
seat_riders (PaddockTable *table)
{
  const RivCourse *course = riv_course (table);
  RivState *state = riv_state (table);

  state->n_teams = (guint8) course->n_teams;
  state->n_riders = (guint8) course->n_riders;
  state->has_machine = course->n_teams > course->n_players;
  for (guint i = 0; i < course->n_teams; i++)
    state->teams[i].seat = i < course->n_players ? (guint8) i : PADDOCK_NOBODY;
  for (guint i = 0; i < course->n_riders; i++)
    state->riders[i] = (RivRider){ .at = PADDOCK_NOWHERE,
                                   .team = course->riders[i].team,
                                   .seat = course->riders[i].seat,
                                   .kind = course->riders[i].kind };
}

static void
shuffle_events (PaddockTable *table)
{
  RivState *state = riv_state (table);

  state->n_events = (guint8) riv_course (table)->piles.n_events;
  for (guint i = 0; i < state->n_events; i++)
    state->events[i] = (guint8) i;
  paddock_chance_shuffle (&state->core.chance, state->events, state->n_events);
}

void
riv_start (PaddockTable *table)
{
  RivState *state = riv_state (table);

  seat_riders (table);
  state->helper = RIV_NO_RIDER;
  state->tactic = RIV_NO_CARD;
  riv_clear_move (state);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_BEGAN, .actor = PADDOCK_NOBODY);
  shuffle_events (table);
  state->first = (guint8) paddock_chance_pick (&state->core.chance, state->n_teams);
  state->active = state->first;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ORDER,
                .actor = state->teams[state->first].seat, .subject = state->first,
                .clause = RIV_GRID_03, .amount = 1);
  riv_go_to (table, RIV_STEP_GRID);
  riv_go_on (table);
}

/* --- The grid (RIV-GRID-04 to 07) --- */

guint
riv_get_grid_team (guint slot, guint first, guint n_teams)
{
  guint offset = slot % n_teams;

  return (first + (slot / n_teams % 2 ? n_teams - 1 - offset : offset)) % n_teams;
}

static gboolean
is_unplaced (const RivState *state, guint rider)
{
  return state->riders[rider].team == state->active
         && paddock_place_is_nowhere (state->riders[rider].at);
}

static void
place (PaddockTable *table, guint rider, RivClause clause)
{
  RivState *state = riv_state (table);

  riv_put (table, rider, riv_course (table)->road.slots[state->placing], PADDOCK_EVENT_PLACED,
           clause);
  state->placing++;
}

/* RIV-AI-03 */
static void
place_machine (PaddockTable *table)
{
  RivState *state = riv_state (table);
  guint8 riders[RIV_MAX_RIDERS];
  guint n = 0;

  for (guint i = 0; i < state->n_riders; i++)
    if (is_unplaced (state, i))
      riders[n++] = (guint8) i;
  place (table, riders[paddock_chance_pick (&state->core.chance, n)], RIV_AI_03);
}

static gboolean
run_grid (PaddockTable *table)
{
  RivState *state = riv_state (table);

  if (state->placing == state->n_riders)
    return riv_go_past (table);

  state->active = (guint8) riv_get_grid_team (state->placing, state->first, state->n_teams);
  if (state->teams[state->active].seat != PADDOCK_NOBODY)
    return FALSE;

  place_machine (table);
  return TRUE;
}

static void
ask_grid (const PaddockTable *table, PaddockDecision *decision)
{
  const RivState *state = riv_state (table);

  riv_ask (table, decision, state->active, RIV_ASK_GRID);
  for (guint i = 0; i < state->n_riders; i++)
    if (is_unplaced (state, i))
      paddock_decision_add (decision, (PaddockChoice){
                                        .id = (guint16) i,
                                        .target = PADDOCK_TARGET_ROAD,
                                        .place = riv_course (table)->road.slots[state->placing] });
}

static void
answer_grid (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  place (table, choice->id, RIV_GRID_04);
}

const PaddockRoutine riv_grid_step = { run_grid, ask_grid, answer_grid };

/* --- Decks and tactics --- */

/* RIV-TAC-02: in the order of the seats; what is left over nobody sees. */
static void
deal_tactics (PaddockTable *table)
{
  RivState *state = riv_state (table);
  guint8 tactics[RIV_MAX_TACTICS];
  guint n = riv_course (table)->piles.n_tactics;

  for (guint i = 0; i < n; i++)
    tactics[i] = (guint8) i;
  paddock_chance_shuffle (&state->core.chance, tactics, n);
  for (guint i = 0; i < state->n_teams; i++)
    for (RivTeam *team = &state->teams[i];
         team->seat != PADDOCK_NOBODY && team->n_tactics < RIV_DEALT_TACTICS && n > 0;) {
      team->tactics[team->n_tactics++] = tactics[--n];
      PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_DREW, .actor = team->seat,
                    .hidden = PADDOCK_HIDDEN_BUT (team->seat), .subject = (guint8) i,
                    .clause = RIV_TAC_02, .amount = tactics[n]);
    }
}

static gboolean
run_deal (PaddockTable *table)
{
  RivState *state = riv_state (table);

  for (guint i = 0; i < state->n_teams; i++)
    riv_deal_deck (table, i);
  if (riv_course (table)->has_tactics)
    deal_tactics (table);
  state->placing = 0;
  return riv_go_past (table);
}

const PaddockRoutine riv_deal_step = { run_deal };
