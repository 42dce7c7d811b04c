/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-hands.h"

#include "rivet-podium.h"
#include "rivet-turn.h"

static RivTeam *
get_team (const PaddockTable *table, guint team)
{
  return &riv_state (table)->teams[team];
}

/* --- Piles --- */

static void
shuffle_pile (PaddockTable *table, guint team, RivClause clause)
{
  RivTeam *self = get_team (table, team);

  paddock_chance_shuffle (&riv_state (table)->core.chance, self->pile, self->n_pile);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SHUFFLED, .actor = self->seat,
                .subject = (guint8) team, .clause = (guint16) clause,
                .amount = (gint16) self->n_pile);
}

/* RIV-RUL-20 and 22; from the first finisher on Making Headlines stays aside (RIV-EVT-04). */
static void
rebuild_pile (PaddockTable *table, guint team)
{
  RivTeam *self = get_team (table, team);

  if (self->n_discard == 0)
    return;
  memcpy (self->pile, self->discard, self->n_discard);
  self->n_pile = self->n_discard;
  memset (self->discard, 0, sizeof self->discard);
  self->n_discard = 0;
  if (self->headlines_aside && !riv_has_finisher (table)) {
    self->pile[self->n_pile++] = RIV_HEADLINES;
    self->headlines_aside = RIV_ASIDE_NO;
  }
  shuffle_pile (table, team, RIV_DECK_06);
}

static guint
pop (RivTeam *team)
{
  guint card = team->pile[--team->n_pile];

  team->pile[team->n_pile] = 0;
  return card;
}

/* RIV-DECK-04, RIV-RUL-21: it is never a card of the hand. */
static void
lay_headlines_aside (PaddockTable *table, guint team)
{
  RivTeam *self = get_team (table, team);

  if (self->n_pile == 0 || self->pile[self->n_pile - 1] != RIV_HEADLINES)
    return;
  pop (self);
  self->has_headlines = TRUE;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_REVEALED, .actor = self->seat,
                .subject = RIV_HEADLINES, .clause = RIV_DECK_04, .to = PADDOCK_NOWHERE);
}

/* An action card, or RIV_NO_CARD.  With it comes Making Headlines, before or after. */
static guint
draw_action (PaddockTable *table, guint team)
{
  RivTeam *self = get_team (table, team);
  guint card;

  lay_headlines_aside (table, team);
  if (self->n_pile == 0)
    rebuild_pile (table, team);
  paddock_chance_draw (&riv_state (table)->core.chance, RIV_SET_ACTIONS, team, self->pile,
                       self->n_pile);
  lay_headlines_aside (table, team);
  if (self->n_pile == 0)
    return RIV_NO_CARD;

  card = pop (self);
  lay_headlines_aside (table, team);
  return card;
}

guint
riv_draw_for_machine (PaddockTable *table, guint team)
{
  return draw_action (table, team);
}

/* --- Hands --- */

static void
add_to_hand (PaddockTable *table, guint team, guint card, RivClause clause)
{
  RivTeam *self = get_team (table, team);

  self->hand[self->n_hand++] = (guint8) card;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_DREW, .actor = self->seat,
                .hidden = PADDOCK_HIDDEN_BUT (self->seat), .subject = (guint8) team,
                .clause = (guint16) clause, .amount = (gint16) card);
}

void
riv_refill (PaddockTable *table, guint team)
{
  RivTeam *self = get_team (table, team);

  while (self->n_hand < RIV_HAND) {
    guint card = draw_action (table, team);

    if (card == RIV_NO_CARD)
      return;
    add_to_hand (table, team, card, RIV_DECK_03);
  }
}

void
riv_take_from_hand (RivTeam *team, guint card)
{
  guint i = 0;

  while (team->hand[i] != card)
    i++;
  team->n_hand--;
  memmove (&team->hand[i], &team->hand[i + 1], team->n_hand - i);
  team->hand[team->n_hand] = 0;
}

void
riv_put_on_discards (PaddockTable *table, guint team, guint card)
{
  RivTeam *self = get_team (table, team);

  self->discard[self->n_discard++] = (guint8) card;
}

void
riv_discard (PaddockTable *table, guint team, guint card)
{
  riv_take_from_hand (get_team (table, team), card);
  riv_put_on_discards (table, team, card);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPENT, .actor = get_team (table, team)->seat,
                .subject = (guint8) card, .clause = RIV_DECK_06);
}

/* RIV-DECK-01 and 02, RIV-AI-15: the artificial team has no hand. */
void
riv_deal_deck (PaddockTable *table, guint team)
{
  const RivPiles *piles = &riv_course (table)->piles;
  RivTeam *self = get_team (table, team);
  gboolean is_machine = self->seat == PADDOCK_NOBODY;

  self->n_pile = (guint8) (is_machine ? piles->n_machine_deck : piles->n_deck);
  memcpy (self->pile, is_machine ? piles->machine_deck : piles->deck, self->n_pile);
  if (!is_machine) {
    shuffle_pile (table, team, RIV_DECK_01);
    while (self->n_hand < RIV_HAND && self->n_pile > 0)
      add_to_hand (table, team, pop (self), RIV_DECK_01);
  }
  self->pile[self->n_pile++] = RIV_HEADLINES;
  shuffle_pile (table, team, RIV_DECK_01);
}

void
riv_return_headlines (PaddockTable *table, guint team)
{
  RivTeam *self = get_team (table, team);

  self->pile[self->n_pile++] = RIV_HEADLINES;
  self->headlines_aside = RIV_ASIDE_NO;
  shuffle_pile (table, team, RIV_EVT_03);
}

/* --- Events --- */

guint
riv_draw_event (PaddockTable *table)
{
  RivState *state = riv_state (table);
  guint event;

  if (state->n_events == 0) {
    state->n_events = state->n_event_discard;
    memcpy (state->events, state->event_discard, state->n_events);
    memset (state->event_discard, 0, sizeof state->event_discard);
    state->n_event_discard = 0;
    paddock_chance_shuffle (&state->core.chance, state->events, state->n_events);
  }
  if (state->n_events == 0)
    return RIV_NO_CARD;

  paddock_chance_draw (&state->core.chance, RIV_SET_EVENTS, 0, state->events, state->n_events);
  event = state->events[--state->n_events];
  state->events[state->n_events] = 0;
  state->event_discard[state->n_event_discard++] = (guint8) event;
  return event;
}
