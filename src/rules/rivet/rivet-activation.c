/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How an activation begins: rider, card, type, energy (RIV-TURN-01, RIV-DP-07 to 11).
 */

#include "rivet-activation.h"

#include "rivet-asks.h"
#include "rivet-card-text.h"
#include "rivet-hands.h"
#include "rivet-riders.h"

/* --- Who can be activated --- */

gboolean
riv_is_available (const PaddockTable *table, guint rider)
{
  const RivState *state = riv_state (table);

  return state->riders[rider].is_black == state->is_black && riv_is_on_map (table, rider);
}

gboolean
riv_has_available (const PaddockTable *table, guint team)
{
  for (guint i = 0; i < riv_state (table)->n_riders; i++)
    if (riv_state (table)->riders[i].team == team && riv_is_available (table, i))
      return TRUE;

  return FALSE;
}

static const RivTeam *
team_of (const PaddockTable *table)
{
  return &riv_state (table)->teams[riv_state (table)->active];
}

gboolean
riv_has_playable (const PaddockTable *table, guint rider)
{
  const RivTeam *team = team_of (table);

  for (guint i = 0; i < team->n_hand; i++)
    if (riv_may_play (table, rider, team->hand[i]))
      return TRUE;

  return FALSE;
}

/* Riders of the active team that may be chosen: with a card that fits them, or, if IDLE, any. */
static guint32
find_riders (const PaddockTable *table, gboolean is_idle)
{
  const RivState *state = riv_state (table);
  guint32 riders = 0;

  for (guint i = 0; i < state->n_riders; i++)
    if (state->riders[i].team == state->active && riv_is_available (table, i)
        && (is_idle || riv_has_playable (table, i)))
      riders |= 1u << i;

  return riders;
}

/* --- Questions --- */

static void
open_secret (const PaddockTable *table, PaddockDecision *decision, RivAsk kind)
{
  guint seat = team_of (table)->seat;

  paddock_decision_ask (decision, seat, kind);
  decision->hidden = PADDOCK_HIDDEN_BUT (seat);
}

static void
add_rider (PaddockDecision *decision, guint rider)
{
  paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) rider,
                                                   .target = PADDOCK_TARGET_PIECE,
                                                   .place = PADDOCK_PLACE (rider, 0) });
}

static void
ask_riders (const PaddockTable *table, PaddockDecision *decision, gboolean is_idle)
{
  guint32 riders = find_riders (table, is_idle);

  open_secret (table, decision, RIV_ASK_RIDER);
  for (guint i = 0; i < riv_state (table)->n_riders; i++)
    if (riders >> i & 1)
      add_rider (decision, i);
}

static gboolean
holds_before (const RivTeam *team, guint slot)
{
  for (guint i = 0; i < slot; i++)
    if (team->hand[i] == team->hand[slot])
      return TRUE;

  return FALSE;
}

void
riv_add_cards (const PaddockTable *table, PaddockDecision *decision, guint rider)
{
  const RivTeam *team = team_of (table);

  for (guint i = 0; i < team->n_hand; i++)
    if (!holds_before (team, i)
        && (rider == RIV_NO_RIDER || riv_may_play (table, rider, team->hand[i])))
      paddock_decision_add (decision, (PaddockChoice){
                                        .id = team->hand[i],
                                        .target = PADDOCK_TARGET_CARD,
                                        .place = PADDOCK_PLACE (team->hand[i], RIV_SET_ACTIONS) });
}

/* --- Rider --- */

/* RIV-RUL-19: without a card that fits any rider, one goes. */
static gboolean
run_rider (PaddockTable *table)
{
  return find_riders (table, FALSE) == 0 && riv_go_to (table, RIV_STEP_IDLE);
}

static void
ask_rider (const PaddockTable *table, PaddockDecision *decision)
{
  ask_riders (table, decision, FALSE);
}

static void
answer_rider (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  riv_state (table)->move.rider = (guint8) choice->id;
  riv_go_past (table);
}

const PaddockRoutine riv_choose_rider = {
  .run = run_rider,
  .ask = ask_rider,
  .answer = answer_rider,
};

/* --- Card --- */

void
riv_begin_activation (PaddockTable *table, guint rider, guint card)
{
  RivMove *move = &riv_state (table)->move;

  move->rider = (guint8) rider;
  move->card = (guint8) card;
  move->type = riv_course (table)->piles.actions[card].type;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPENT, .actor = riv_get_actor (table),
                .subject = (guint8) card, .clause = RIV_TURN_01, .from = PADDOCK_PLACE (rider, 0));
  riv_apply_card (table);
}

static void
ask_card (const PaddockTable *table, PaddockDecision *decision)
{
  open_secret (table, decision, RIV_ASK_CARD);
  riv_add_cards (table, decision, riv_state (table)->move.rider);
}

static void
answer_card (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  RivState *state = riv_state (table);

  riv_take_from_hand (&state->teams[state->active], choice->id);
  riv_begin_activation (table, state->move.rider, choice->id);
  riv_go_to (table, RIV_STEP_TYPE);
}

const PaddockRoutine riv_choose_card = {
  .run = paddock_flow_wait,
  .ask = ask_card,
  .answer = answer_card,
};

/* --- No card fits (RIV-DP-09) --- */

static void
ask_idle (const PaddockTable *table, PaddockDecision *decision)
{
  if (riv_state (table)->move.rider == RIV_NO_RIDER) {
    ask_riders (table, decision, TRUE);
    return;
  }

  open_secret (table, decision, RIV_ASK_DROP);
  riv_add_cards (table, decision, RIV_NO_RIDER);
}

static void
answer_idle (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  RivState *state = riv_state (table);

  if (decision->kind == RIV_ASK_RIDER) {
    state->move.rider = (guint8) choice->id;
    return;
  }

  riv_discard (table, state->active, choice->id);
  riv_go_to (table, RIV_STEP_FATIGUE);
}

/* With decks of one's own a hand can be empty: then nothing is discarded. */
static gboolean
run_idle (PaddockTable *table)
{
  return riv_state (table)->move.rider != RIV_NO_RIDER && team_of (table)->n_hand == 0
         && riv_go_to (table, RIV_STEP_FATIGUE);
}

const PaddockRoutine riv_choose_idle = {
  .run = run_idle,
  .ask = ask_idle,
  .answer = answer_idle,
};

/* --- How a Wild is played (RIV-WILD-01) --- */

static gboolean
run_type (PaddockTable *table)
{
  return riv_state (table)->move.type != RIV_TYPE_WILD && riv_go_past (table);
}

static void
ask_type (const PaddockTable *table, PaddockDecision *decision)
{
  paddock_decision_ask (decision, team_of (table)->seat, RIV_ASK_TYPE);
  for (guint i = 0; i < RIV_TYPE_WILD; i++)
    paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) i });
}

static void
answer_type (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  riv_state (table)->move.type = (guint8) choice->id;
  riv_go_past (table);
}

const PaddockRoutine riv_choose_type = {
  .run = run_type,
  .ask = ask_type,
  .answer = answer_type,
};

/* --- Its energy chit (RIV-RUL-59) --- */

static gboolean
run_energy (PaddockTable *table)
{
  const RivState *state = riv_state (table);

  return state->riders[state->move.rider].energy == 0 && riv_go_past (table);
}

static void
ask_energy (const PaddockTable *table, PaddockDecision *decision)
{
  paddock_decision_ask (decision, team_of (table)->seat, RIV_ASK_ENERGY);
  paddock_decision_add (decision, (PaddockChoice){ .id = FALSE });
  paddock_decision_add (decision, (PaddockChoice){ .id = TRUE });
}

static void
answer_energy (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  if (choice->id)
    riv_state (table)->move.flags |= RIV_MOVE_ENERGY;
  riv_go_past (table);
}

const PaddockRoutine riv_choose_energy = {
  .run = run_energy,
  .ask = ask_energy,
  .answer = answer_energy,
};
