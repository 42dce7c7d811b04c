/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What must always hold in a race of On the Rivet, and what must hold of a position that is given.
 */

#include "rivet-activation.h"
#include "rivet-facts.h"
#include "rivet-fatigue.h"
#include "rivet-flow.h"
#include "rivet-riders.h"

/* --- Riders --- */

static gboolean
check_place (const PaddockTable *table, guint rider, GError **error)
{
  const RivRoad *road = &riv_course (table)->road;
  const RivState *state = riv_state (table);
  PaddockPlace at = state->riders[rider].at;
  const char *id = riv_course (table)->riders[rider].id;

  if (paddock_place_is_nowhere (at))
    return state->flow.step == RIV_STEP_GRID
           || paddock_violate (error, "RIV-GRID-06", "%s is nowhere", id);
  if (at.a > road->n_rows)
    return state->riders[rider].podium > 0
           || paddock_violate (error, "RIV-END-04", "%s is over the line without a place", id);
  if (!riv_road_has (road, at) || !riv_road_is_space (road, at))
    return paddock_violate (error, "RIV-ROAD-02", "%s is not on a space", id);
  if (riv_find_rider (table, at) != rider)
    return paddock_violate (error, "RIV-ROAD-02", "%s shares a space", id);

  return TRUE;
}

static gboolean
check_burdens (const PaddockTable *table, guint rider, GError **error)
{
  const RivRider *self = &riv_state (table)->riders[rider];
  const char *id = riv_course (table)->riders[rider].id;

  if (riv_count_fatigue (self) > riv_course (table)->capacity)
    return paddock_violate (error, "RIV-FAT-02", "%s has more fatigue than slots", id);
  if (self->energy > 1)
    return paddock_violate (error, "RIV-RUL-59", "%s has more than one energy chit", id);

  return TRUE;
}

/* RIV-END-04: the podium and the riders on it say the same. */
static gboolean
check_podium (const PaddockTable *table, GError **error)
{
  const RivState *state = riv_state (table);
  guint n = 0;

  for (guint i = 0; i < state->n_podium; i++)
    if (state->riders[state->podium[i]].podium != i + 1)
      return paddock_violate (error, "RIV-END-04", "place %u of the podium is somebody else's",
                              i + 1);
  for (guint i = 0; i < state->n_riders; i++)
    n += state->riders[i].podium > 0;

  return n == state->n_podium
         || paddock_violate (error, "RIV-END-04", "a rider has a place that is not its");
}

static gboolean
check_bonuses (const PaddockTable *table, GError **error)
{
  const RivState *state = riv_state (table);
  guint n = 0;

  for (guint i = 0; i < state->n_riders; i++)
    n += state->riders[i].bonuses;

  return n == (guint) __builtin_popcount (state->claimed)
         || paddock_violate (error, "RIV-BONUS-13", "%u tokens were taken from %d lines", n,
                             __builtin_popcount (state->claimed));
}

/* --- Cards --- */

static void
take (gint8 *missing, const guint8 *cards, guint n, guint *headlines)
{
  for (guint i = 0; i < n; i++)
    if (cards[i] == RIV_HEADLINES)
      ++*headlines;
    else if (cards[i] < RIV_MAX_ACTIONS)
      missing[cards[i]]--;
}

gboolean
riv_count_missing (const PaddockTable *table, guint team, gint8 missing[RIV_MAX_ACTIONS])
{
  const RivPiles *piles = &riv_course (table)->piles;
  const RivState *state = riv_state (table);
  const RivTeam *self = &state->teams[team];
  gboolean is_machine = self->seat == PADDOCK_NOBODY;
  const guint8 *deck = is_machine ? piles->machine_deck : piles->deck;
  guint n_deck = is_machine ? piles->n_machine_deck : piles->n_deck;
  guint headlines = self->has_headlines + (self->headlines_aside != RIV_ASIDE_NO);

  memset (missing, 0, RIV_MAX_ACTIONS);
  for (guint i = 0; i < n_deck; i++)
    missing[deck[i]]++;
  take (missing, self->pile, self->n_pile, &headlines);
  take (missing, self->discard, self->n_discard, &headlines);
  take (missing, self->hand, self->n_hand, &headlines);
  if (state->move.card < RIV_MAX_ACTIONS && state->active == team)
    missing[state->move.card]--;

  return headlines == 0;
}

static gboolean
check_deck (const PaddockTable *table, guint team, GError **error)
{
  gint8 missing[RIV_MAX_ACTIONS];
  const char *id = riv_course (table)->teams[team].id;

  if (riv_state (table)->flow.step <= RIV_STEP_DEAL)
    return TRUE;
  if (riv_count_missing (table, team, missing))
    return paddock_violate (error, "RIV-DECK-01", "%s has lost Making Headlines", id);
  for (guint i = 0; i < RIV_MAX_ACTIONS; i++)
    if (missing[i] != 0)
      return paddock_violate (error, "RIV-DECK-01", "%s has %d too few of card %u", id, missing[i],
                              i);

  return TRUE;
}

static gboolean
check_events (const PaddockTable *table, GError **error)
{
  const RivState *state = riv_state (table);
  guint64 seen = 0;

  for (guint i = 0; i < state->n_events; i++)
    seen |= G_GUINT64_CONSTANT (1) << state->events[i];
  for (guint i = 0; i < state->n_event_discard; i++)
    seen |= G_GUINT64_CONSTANT (1) << state->event_discard[i];

  return (state->n_events + state->n_event_discard == (int) riv_course (table)->piles.n_events
          && __builtin_popcountll (seen) == (int) riv_course (table)->piles.n_events)
         || paddock_violate (error, "RIV-DECK-07", "the event cards are not complete");
}

/* RIV-TAC-02 */
static gboolean
check_tactics (const PaddockTable *table, GError **error)
{
  const RivState *state = riv_state (table);
  guint32 seen = state->played_tactics;

  for (guint i = 0; i < state->n_teams; i++)
    for (guint k = 0; k < state->teams[i].n_tactics; k++) {
      if (seen >> state->teams[i].tactics[k] & 1)
        return paddock_violate (error, "RIV-TAC-02", "a tactics card is there twice");
      seen |= 1u << state->teams[i].tactics[k];
    }

  return TRUE;
}

gboolean
riv_check (const PaddockTable *table, GError **error)
{
  const RivState *state = riv_state (table);

  for (guint i = 0; i < state->n_riders; i++)
    if (!check_place (table, i, error) || !check_burdens (table, i, error))
      return FALSE;
  for (guint i = 0; i < state->n_teams; i++)
    if (!check_deck (table, i, error))
      return FALSE;

  return check_podium (table, error) && check_bonuses (table, error) && check_events (table, error)
         && check_tactics (table, error);
}

/* --- Positions that are given --- */

static gboolean
refuse (GError **error, const char *why)
{
  g_set_error_literal (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_POSITION, why);
  return FALSE;
}

/* Cards that the position does not name lie at the bottom of the pile. */
static gboolean
complete_deck (PaddockTable *table, guint team, GError **error)
{
  RivTeam *self = &riv_state (table)->teams[team];
  gint8 missing[RIV_MAX_ACTIONS];
  guint8 bottom[RIV_MAX_DECK];
  guint n = 0;

  if (riv_count_missing (table, team, missing))
    bottom[n++] = RIV_HEADLINES;
  for (guint i = 0; i < RIV_MAX_ACTIONS; i++)
    for (; missing[i] > 0 && n + self->n_pile < RIV_MAX_DECK; missing[i]--)
      bottom[n++] = (guint8) i;
  memmove (&self->pile[n], self->pile, MIN (self->n_pile, RIV_MAX_DECK - n));
  memcpy (self->pile, bottom, n);
  self->n_pile = (guint8) (self->n_pile + n);

  riv_count_missing (table, team, missing);
  for (guint i = 0; i < RIV_MAX_ACTIONS; i++)
    if (missing[i] < 0)
      return refuse (error, "a team has more of a card than its deck");

  return TRUE;
}

/* A team of which the position names no hand holds the top cards of its pile (RIV-DECK-02). */
static void
complete_hand (RivTeam *team)
{
  if (team->n_hand > 0 || team->seat == PADDOCK_NOBODY)
    return;
  for (guint i = team->n_pile; i-- > 0 && team->n_hand < RIV_HAND;)
    if (team->pile[i] != RIV_HEADLINES) {
      team->hand[team->n_hand++] = team->pile[i];
      team->n_pile--;
      memmove (&team->pile[i], &team->pile[i + 1], team->n_pile - i);
      team->pile[team->n_pile] = 0;
    }
}

static void
complete_events (RivState *state, guint n_events)
{
  guint64 seen = 0;
  guint n = 0;
  guint8 bottom[RIV_MAX_EVENTS];

  for (guint i = 0; i < state->n_events; i++)
    seen |= G_GUINT64_CONSTANT (1) << state->events[i];
  for (guint i = 0; i < state->n_event_discard; i++)
    seen |= G_GUINT64_CONSTANT (1) << state->event_discard[i];
  for (guint i = 0; i < n_events && n + state->n_events < RIV_MAX_EVENTS; i++)
    if (!(seen >> i & 1))
      bottom[n++] = (guint8) i;
  memmove (&state->events[n], state->events, MIN (state->n_events, RIV_MAX_EVENTS - n));
  memcpy (state->events, bottom, n);
  state->n_events = (guint8) (state->n_events + n);
}

/* The podium says who is on it, and where that is. */
static gboolean
settle_podium (PaddockTable *table, GError **error)
{
  RivState *state = riv_state (table);

  for (guint i = 0; i < state->n_riders; i++)
    state->riders[i].podium = 0;
  for (guint i = 0; i < state->n_podium; i++) {
    if (state->podium[i] >= state->n_riders || state->riders[state->podium[i]].podium > 0)
      return refuse (error, "the podium names a rider twice, or one that is not there");
    state->riders[state->podium[i]].podium = (guint8) (i + 1);
    state->riders[state->podium[i]].at = riv_road_get_finish (&riv_course (table)->road);
  }
  state->n_finished = state->n_podium;
  return TRUE;
}

static gboolean
check_riders (const PaddockTable *table, GError **error)
{
  const RivState *state = riv_state (table);

  for (guint i = 0; i < state->n_riders; i++)
    if (paddock_place_is_nowhere (state->riders[i].at))
      return refuse (error, "every rider needs a place");
  if (state->active >= state->n_teams || state->first >= state->n_teams)
    return refuse (error, "somebody must be active, and somebody first");
  if (state->move.rider != RIV_NO_RIDER && state->move.rider >= state->n_riders)
    return refuse (error, "the rider that moves is not there");
  for (guint i = 0; i < state->flow.n_tasks; i++)
    if (state->tasks[i].riders >> state->n_riders
        || state->tasks[i].event >= MAX (riv_course (table)->piles.n_events, 1u))
      return refuse (error, "a task is about something that is not there");

  return TRUE;
}

/* RIV-PHASE-02: in a reorganization everybody has been activated; in a turn somebody of the team has not. */
static gboolean
settle_labels (PaddockTable *table, GError **error)
{
  RivState *state = riv_state (table);

  for (guint i = 0; i < state->n_riders && state->flow.step >= RIV_STEP_RESCUE; i++)
    state->riders[i].is_black = !state->is_black;
  if (state->flow.step <= RIV_STEP_RIDER && !riv_has_available (table, state->active))
    return refuse (error, "the active team needs a rider that can be activated");

  return TRUE;
}

gboolean
riv_settle (PaddockTable *table, GError **error)
{
  RivState *state = riv_state (table);

  riv_trim_tasks (state);
  if (state->flow.step < RIV_STEP_OWN_START)
    return refuse (error,
                   "the step must be one of a turn or of a reorganization, such as \"rider\"");
  state->phase = MAX (state->phase, 1);
  state->round = MAX (state->round, 1);
  if (!check_riders (table, error) || !settle_podium (table, error)
      || !settle_labels (table, error))
    return FALSE;
  for (guint i = 0; i < state->n_teams; i++)
    if (!complete_deck (table, i, error))
      return FALSE;
    else
      complete_hand (&state->teams[i]);
  complete_events (state, riv_course (table)->piles.n_events);
  if (!riv_check (table, error))
    return FALSE;

  state->core.is_over = FALSE;
  riv_go_on (table);
  return TRUE;
}
