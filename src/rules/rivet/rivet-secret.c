/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a seat cannot know: the order of piles, the hands of others, their tactics (RIV-DECK, RIV-TAC-02).
 *
 * The back of Making Headlines is marked (RIV-COMP-04): whether it lies on top of a pile everybody sees.
 */

#include "rivet-activation.h"
#include "rivet-facts.h"
#include "rivet-flow.h"
#include "rivet-hands.h"
#include "rivet-tactics.h"
#include "rivet-turn.h"

/* --- Hands and piles --- */

static int
find_headlines (const RivTeam *team)
{
  for (int i = 0; i < team->n_pile; i++)
    if (team->pile[i] == RIV_HEADLINES)
      return i;

  return -1;
}

/* The action cards of a team that SEAT does not know are dealt anew: those of its pile, and of its hand if it is another's. */
static void
redeal_deck (PaddockTable *table, RivTeam *team, gboolean is_own)
{
  PaddockChance *chance = &riv_state (table)->core.chance;
  guint8 cards[RIV_MAX_DECK + RIV_HAND];
  guint n_hand = is_own ? 0 : team->n_hand, n = 0;
  int at = find_headlines (team);
  gboolean is_top = at >= 0 && at == team->n_pile - 1;

  memcpy (cards, team->hand, n_hand);
  n = n_hand;
  for (guint i = 0; i < team->n_pile; i++)
    if (team->pile[i] != RIV_HEADLINES)
      cards[n++] = team->pile[i];
  paddock_chance_deal_anew (chance, cards, n);
  memcpy (team->hand, cards, n_hand);
  if (at >= 0)
    at = is_top || team->n_pile == 1 ? team->n_pile - 1
                                     : (int) paddock_chance_pick (chance, team->n_pile - 1u);
  for (int i = 0, card = (int) n_hand; i < team->n_pile; i++)
    team->pile[i] = i == at ? RIV_HEADLINES : cards[card++];
}

/* Whether a card of the team's hand can be played: who chooses has one. */
static gboolean
has_playable (const PaddockTable *table)
{
  const RivState *state = riv_state (table);

  if (state->flow.step == RIV_STEP_CARD)
    return riv_has_playable (table, state->move.rider);
  for (guint i = 0; i < state->n_riders; i++)
    if (state->riders[i].team == state->active && riv_is_available (table, i)
        && riv_has_playable (table, i))
      return TRUE;

  return FALSE;
}

/* Whoever is choosing a rider and a card holds one that can be played: the first of the pile that can comes in its place. */
static void
keep_playable (PaddockTable *table, guint seat)
{
  const RivState *state = riv_state (table);
  RivTeam *team = &riv_state (table)->teams[state->active];
  gboolean is_choosing =
    state->flow.n_tasks == 0
    && (state->flow.step == RIV_STEP_RIDER || state->flow.step == RIV_STEP_CARD);

  if (!is_choosing || team->seat == seat || team->n_hand == 0)
    return;
  for (guint i = 0; i < team->n_pile && !has_playable (table); i++)
    if (team->pile[i] != RIV_HEADLINES) {
      guint8 card = team->hand[0];

      team->hand[0] = team->pile[i];
      team->pile[i] = card;
    }
}

/* RIV-RUL-19: a hand without a card that can be played is shown. */
static gboolean
is_shown (const RivState *state, guint team)
{
  return state->flow.step == RIV_STEP_IDLE && state->active == team;
}

/* --- Tactics --- */

/* The team that is asked about a tactics card which it holds, so that everybody knows it has one for this window. */
static guint
find_asked (const PaddockTable *table, PaddockTacticWindow *window)
{
  const RivState *state = riv_state (table);

  *window = riv_find_window (table);
  if (*window == PADDOCK_N_TACTIC_WINDOWS || state->tactic != RIV_NO_CARD || state->core.is_over)
    return RIV_NO_TEAM;
  if (*window == PADDOCK_WINDOW_EVENT)
    return riv_get_team_after (table, riv_get_task (table)->team, riv_get_task (table)->asked);
  if (*window == PADDOCK_WINDOW_OPP_PRE)
    return riv_get_team_after (table, state->active, state->asked + 1u);

  return *window == PADDOCK_WINDOW_REORG ? RIV_NO_TEAM : state->active;
}

static guint
get_window (const PaddockTable *table, guint tactic)
{
  return riv_course (table)->piles.tactics[tactic].window;
}

/* Whether a card can be in the hand of TEAM: initial ones are played at once. */
static gboolean
can_hold (const PaddockTable *table, guint team, guint tactic)
{
  const RivState *state = riv_state (table);

  return get_window (table, tactic) != PADDOCK_WINDOW_SETUP
         || (state->flow.step == RIV_STEP_INITIAL && team > state->placing);
}

static gboolean
can_play_now (const PaddockTable *table, guint team, guint tactic, PaddockTacticWindow window)
{
  RivTeam *self = &riv_state (table)->teams[team];
  RivTeam before = *self;
  gboolean can;

  if (get_window (table, tactic) != window)
    return FALSE;
  self->n_tactics = 1;
  self->tactics[0] = (guint8) tactic;
  can = riv_may_play_tactic (table, team, window);
  *self = before;
  return can;
}

/* Deals TEAM its cards from those that are left of POOL. */
static void
deal (PaddockTable *table, guint team, guint8 *pool, guint *n_pool, PaddockTacticWindow window)
{
  RivTeam *self = &riv_state (table)->teams[team];

  for (guint i = 0; i < self->n_tactics; i++)
    for (guint k = 0; k < *n_pool; k++) {
      gboolean must_fit = i == 0 && window != PADDOCK_N_TACTIC_WINDOWS;

      if (must_fit ? !can_play_now (table, team, pool[k], window)
                   : !can_hold (table, team, pool[k]))
        continue;
      self->tactics[i] = pool[k];
      pool[k] = pool[--*n_pool];
      break;
    }
}

static void
sort_tactics (RivTeam *team)
{
  if (team->n_tactics == 2 && team->tactics[0] > team->tactics[1]) {
    guint8 first = team->tactics[0];

    team->tactics[0] = team->tactics[1];
    team->tactics[1] = first;
  }
}

/* The team that is asked comes first, so that it gets a card for the window. */
static void
redeal_tactics (PaddockTable *table, guint seat)
{
  RivState *state = riv_state (table);
  guint8 pool[RIV_MAX_TACTICS];
  guint32 known = state->played_tactics;
  guint n = 0, asked;
  PaddockTacticWindow window;

  asked = find_asked (table, &window);
  for (guint i = 0; i < state->n_teams; i++)
    for (guint k = 0; state->teams[i].seat == seat && k < state->teams[i].n_tactics; k++)
      known |= 1u << state->teams[i].tactics[k];
  for (guint i = 0; i < riv_course (table)->piles.n_tactics; i++)
    if (!(known >> i & 1))
      pool[n++] = (guint8) i;
  paddock_chance_deal_anew (&state->core.chance, pool, n);
  if (asked != RIV_NO_TEAM && state->teams[asked].seat != seat)
    deal (table, asked, pool, &n, window);
  for (guint i = 0; i < state->n_teams; i++)
    if (i != asked && state->teams[i].seat != seat)
      deal (table, i, pool, &n, PADDOCK_N_TACTIC_WINDOWS);
  for (guint i = 0; i < state->n_teams; i++)
    if (state->teams[i].seat != seat)
      sort_tactics (&state->teams[i]);
}

void
riv_redeal (PaddockTable *table, guint seat)
{
  RivState *state = riv_state (table);

  for (guint i = 0; i < state->n_teams; i++)
    redeal_deck (table, &state->teams[i], state->teams[i].seat == seat || is_shown (state, i));
  keep_playable (table, seat);
  paddock_chance_deal_anew (&state->core.chance, state->events, state->n_events);
  if (riv_course (table)->has_tactics)
    redeal_tactics (table, seat);
}
