/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "highcard.h"

enum {
  CLAUSE_DEAL = 1,
  CLAUSE_LAY,
  CLAUSE_SHOW,
  CLAUSE_DRAW,
  CLAUSE_END,
};

static const char *const clauses[] = {
  "", "HIC-DEAL", "HIC-LAY", "HIC-SHOW", "HIC-DRAW", "HIC-END",
};

static const PaddockOption options[] = {
  [HIGHCARD_OPTION_RANKS] = {
    .name = "ranks",
    .kind = PADDOCK_OPTION_INT,
    .min = 8,
    .max = HIGHCARD_MAX_RANK,
    .initial = 9,
    .label = "Ranks",
    .help = "How high the cards go.",
    .clause = "HIC-DEAL",
  },
  [HIGHCARD_OPTION_HAND] = {
    .name = "hand",
    .kind = PADDOCK_OPTION_INT,
    .min = 1,
    .max = HIGHCARD_MAX_HAND,
    .initial = 3,
    .label = "Hand",
    .help = "How many cards everybody is dealt.",
    .clause = "HIC-DEAL",
  },
  [HIGHCARD_OPTION_BLAST] = {
    .name = "blast",
    .kind = PADDOCK_OPTION_INT,
    .max = 9,
    .label = "Blast",
    .help = "A trick explodes with a chance of one in so many; 0: none does.",
    .clause = "HIC-SHOW",
  },
};

enum {
  SCOPE_RACE,
  SCOPE_PLAYER,
};

static const PaddockScope scopes[] = {
  [SCOPE_RACE] = PADDOCK_STATE_SCOPE,
  [SCOPE_PLAYER] = {
    .name = "player",
    .offset = G_STRUCT_OFFSET (HighcardState, players),
    .stride = sizeof (HighcardPlayer),
    .max_count = HIGHCARD_MAX_SEATS,
    .count_offset = G_STRUCT_OFFSET (HighcardState, base.n_players),
    .owner = PADDOCK_OWNER_SEAT,
  },
};

static const PaddockFact facts[] = {
  PADDOCK_STATE_FACTS,
  {
    .name = "turn",
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_SEATS,
    PADDOCK_FACT_AT (HighcardState, turn),
    .help = "who is to lay a card",
  },
  {
    .name = "round",
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (HighcardState, round),
    .min = 1,
    .max = HIGHCARD_MAX_CARDS,
    .help = "which round it is",
  },
  {
    .name = "deck",
    .kind = PADDOCK_FACT_INTS,
    .flags = PADDOCK_FACT_HIDDEN | PADDOCK_FACT_STACK | PADDOCK_FACT_DRAWN,
    PADDOCK_FACT_ARRAY (HighcardState, deck),
    .count_offset = G_STRUCT_OFFSET (HighcardState, n_deck),
    .min = 1,
    .max = HIGHCARD_MAX_RANK,
    .help = "the cards still to draw, the last one first",
  },
  {
    .name = "deck-size",
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_READ_ONLY,
    PADDOCK_FACT_AT (HighcardState, n_deck),
    .max = HIGHCARD_MAX_CARDS,
    .help = "how many cards are still to draw",
  },
  {
    .name = "out",
    .kind = PADDOCK_FACT_BAG,
    PADDOCK_FACT_ARRAY (HighcardState, out),
    .count_offset = G_STRUCT_OFFSET (HighcardState, n_out),
    .min = 1,
    .max = HIGHCARD_MAX_RANK,
    .help = "the cards of earlier rounds",
  },
  {
    .name = "hand",
    .scope = SCOPE_PLAYER,
    .kind = PADDOCK_FACT_BAG,
    .flags = PADDOCK_FACT_PRIVATE,
    PADDOCK_FACT_ARRAY (HighcardPlayer, hand),
    .count_offset = G_STRUCT_OFFSET (HighcardPlayer, n_hand),
    .min = 1,
    .max = HIGHCARD_MAX_RANK,
    .help = "the cards in hand",
  },
  {
    .name = "hand-size",
    .scope = SCOPE_PLAYER,
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_READ_ONLY,
    PADDOCK_FACT_AT (HighcardPlayer, n_hand),
    .max = HIGHCARD_MAX_HAND,
    .help = "how many cards are in hand",
  },
  {
    .name = "laid",
    .scope = SCOPE_PLAYER,
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_PRIVATE,
    PADDOCK_FACT_AT (HighcardPlayer, laid),
    .max = HIGHCARD_MAX_RANK,
    .help = "the card laid face down in this round; 0: none yet",
  },
  {
    .name = "tricks",
    .scope = SCOPE_PLAYER,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (HighcardPlayer, tricks),
    .max = HIGHCARD_MAX_CARDS,
    .help = "tricks taken",
  },
};

static const PaddockEventText event_texts[] = {
  { PADDOCK_EVENT_RACE_BEGAN, PADDOCK_ANY_SORT, "The race begins" },
  { PADDOCK_EVENT_ROUND_BEGAN, PADDOCK_ANY_SORT, "Round {amount}" },
  { PADDOCK_EVENT_SHUFFLED, PADDOCK_ANY_SORT, "The deck of {amount} cards is shuffled" },
  { PADDOCK_EVENT_DREW, PADDOCK_ANY_SORT, "{actor} draws a {amount}", "{actor} draws a card" },
  { PADDOCK_EVENT_REVEALED, PADDOCK_ANY_SORT, "{actor} has laid a {subject}" },
  { PADDOCK_EVENT_POINTS, PADDOCK_ANY_SORT, "{actor} takes trick number {to}" },
  { PADDOCK_EVENT_EXPLODED, PADDOCK_ANY_SORT, "The trick explodes" },
  { PADDOCK_EVENT_FINISHED, PADDOCK_ANY_SORT, "{actor} comes in {ordinal}" },
  { PADDOCK_EVENT_RACE_OVER, PADDOCK_ANY_SORT, "The race is over" },
};

static void
draw (PaddockTable *table, guint seat, guint clause)
{
  HighcardState *state = table->state;
  HighcardPlayer *player = &state->players[seat];
  guint8 card;

  paddock_chance_draw (&state->base.chance, 0, 0, state->deck, state->n_deck);
  card = state->deck[--state->n_deck];
  state->deck[state->n_deck] = 0;
  player->hand[player->n_hand++] = card;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_DREW, .actor = (guint8) seat,
                .hidden = PADDOCK_HIDDEN_BUT (seat), .clause = (guint16) clause, .amount = card);
}

static void
begin_round (PaddockTable *table)
{
  HighcardState *state = table->state;

  state->round++;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROUND_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = CLAUSE_LAY, .amount = state->round);
}

static void
start (PaddockTable *table)
{
  HighcardState *state = table->state;
  guint n_ranks = (guint) table->setup->options[HIGHCARD_OPTION_RANKS];

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_BEGAN, .actor = PADDOCK_NOBODY);
  for (guint i = 0; i < 2 * n_ranks; i++)
    state->deck[state->n_deck++] = (guint8) (1 + i / 2);
  paddock_chance_shuffle (&state->base.chance, state->deck, state->n_deck);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SHUFFLED, .actor = PADDOCK_NOBODY,
                .clause = CLAUSE_DEAL, .amount = state->n_deck);

  for (int i = 0; i < table->setup->options[HIGHCARD_OPTION_HAND]; i++)
    for (guint seat = 0; seat < state->base.n_players; seat++)
      draw (table, seat, CLAUSE_DEAL);
  begin_round (table);
}

static void
pending (const PaddockTable *table, PaddockDecision *decision)
{
  const HighcardState *state = table->state;
  const HighcardPlayer *player = &state->players[state->turn];
  guint held = 0;

  paddock_decision_ask (decision, state->turn, HIGHCARD_DECISION_LAY);
  decision->hidden = PADDOCK_HIDDEN_BUT (state->turn);
  for (guint i = 0; i < player->n_hand; i++)
    held |= 1u << player->hand[i];
  for (guint rank = 1; rank <= HIGHCARD_MAX_RANK; rank++)
    if (held >> rank & 1)
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) rank,
                                                       .target = PADDOCK_TARGET_CARD,
                                                       .place = { (gint16) rank, 0 } });
}

static void
lay (HighcardPlayer *player, guint card)
{
  guint i = 0;

  while (player->hand[i] != card)
    i++;
  player->hand[i] = player->hand[--player->n_hand];
  player->hand[player->n_hand] = 0;
  player->laid = (guint8) card;
}

/* The seat with the highest card, or PADDOCK_NOBODY. */
static guint
find_highest (const HighcardState *state)
{
  guint best = PADDOCK_NOBODY, card = 0;

  for (guint i = 0; i < state->base.n_players; i++)
    if (state->players[i].laid > card) {
      card = state->players[i].laid;
      best = i;
    } else if (state->players[i].laid == card) {
      best = PADDOCK_NOBODY;
    }

  return best;
}

static void
blast (PaddockTable *table)
{
  HighcardState *state = table->state;
  int chances = table->setup->options[HIGHCARD_OPTION_BLAST];

  if (chances > 0 && paddock_chance_pick (&state->base.chance, (guint) chances) == 0)
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EXPLODED, .actor = PADDOCK_NOBODY,
                  .clause = CLAUSE_SHOW);
}

static void
show (PaddockTable *table)
{
  HighcardState *state = table->state;
  guint best = find_highest (state);

  for (guint i = 0; i < state->base.n_players; i++) {
    guint8 card = state->players[i].laid;

    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_REVEALED, .actor = (guint8) i,
                  .subject = card, .clause = CLAUSE_SHOW, .to = PADDOCK_NOWHERE);
    state->out[state->n_out++] = card;
    state->players[i].laid = 0;
  }
  if (best == PADDOCK_NOBODY)
    return;

  state->players[best].tricks++;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) best,
                .clause = CLAUSE_SHOW, .amount = 1, .to = { state->players[best].tricks, 0 });
  blast (table);
}

static void
finish (PaddockTable *table)
{
  HighcardState *state = table->state;

  for (int tricks = HIGHCARD_MAX_CARDS; tricks >= 0; tricks--)
    for (guint i = 0; i < state->base.n_players; i++)
      if (state->players[i].tricks == tricks) {
        state->base.places[state->base.n_placed++] = (guint8) i;
        PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_FINISHED, .actor = (guint8) i,
                      .clause = CLAUSE_END, .amount = state->base.n_placed);
      }
  state->base.is_over = TRUE;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_OVER, .actor = PADDOCK_NOBODY,
                .clause = CLAUSE_END);
}

static void
apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  HighcardState *state = table->state;

  lay (&state->players[state->turn], choice->id);
  if (++state->turn < state->base.n_players)
    return;

  state->turn = 0;
  show (table);
  if (state->n_deck >= state->base.n_players)
    for (guint i = 0; i < state->base.n_players; i++)
      draw (table, i, CLAUSE_DRAW);
  if (state->players[0].n_hand > 0)
    begin_round (table);
  else
    finish (table);
}

static guint
take_out (guint8 *pool, guint n, const guint8 *cards, guint n_cards)
{
  memcpy (pool + n, cards, n_cards);
  return n + n_cards;
}

static guint
put_back (const guint8 *pool, guint n, guint8 *cards, guint n_cards)
{
  memcpy (cards, pool + n, n_cards);
  return n + n_cards;
}

/* SEAT knows its own cards, what lies open and how many cards everybody has. */
static void
redeal (PaddockTable *table, guint seat)
{
  HighcardState *state = table->state;
  guint8 pool[HIGHCARD_MAX_CARDS];
  guint n = take_out (pool, 0, state->deck, state->n_deck);

  for (guint i = 0; i < state->base.n_players; i++)
    if (i != seat) {
      n = take_out (pool, n, state->players[i].hand, state->players[i].n_hand);
      n = take_out (pool, n, &state->players[i].laid, state->players[i].laid != 0);
    }

  paddock_chance_deal_anew (&state->base.chance, pool, n);
  n = put_back (pool, 0, state->deck, state->n_deck);
  for (guint i = 0; i < state->base.n_players; i++)
    if (i != seat) {
      n = put_back (pool, n, state->players[i].hand, state->players[i].n_hand);
      n = put_back (pool, n, &state->players[i].laid, state->players[i].laid != 0);
    }
}

static void
format_key (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *key)
{
  g_string_append_printf (key, "card:%u", choice->id);
}

static void
format_label (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *label)
{
  g_string_append_printf (label, "lay the %u", choice->id);
}

static void
count (guint *counts, const guint8 *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    counts[MIN (cards[i], HIGHCARD_MAX_RANK)]++;
}

static gboolean
check_counts (const PaddockTable *table, const guint *counts, GError **error)
{
  guint n_ranks = (guint) table->setup->options[HIGHCARD_OPTION_RANKS];

  for (guint rank = 0; rank <= HIGHCARD_MAX_RANK; rank++) {
    guint expected = rank >= 1 && rank <= n_ranks ? 2 : 0;

    if (counts[rank] != expected) {
      g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_INVARIANT,
                   "there are %u cards of rank %u, not %u", counts[rank], rank, expected);
      return FALSE;
    }
  }

  return TRUE;
}

/* Everybody before the one to lay a card has laid one, nobody after, and hands are equal but for that. */
static gboolean
check_player (const PaddockTable *table, guint seat, GError **error)
{
  const HighcardState *state = table->state;
  const HighcardPlayer *player = &state->players[seat];
  gboolean has_laid = player->laid != 0;

  if (has_laid == (!state->base.is_over && seat < state->turn)
      && player->n_hand + has_laid == state->players[0].n_hand + (state->players[0].laid != 0))
    return TRUE;

  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_INVARIANT,
               "%s has too many or too few cards, or laid one out of turn",
               table->setup->seats[seat].id);
  return FALSE;
}

static gboolean
check (const PaddockTable *table, GError **error)
{
  const HighcardState *state = table->state;
  guint counts[HIGHCARD_MAX_RANK + 1] = { 0 };

  if (state->turn >= state->base.n_players) {
    g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_INVARIANT, "it is nobody's turn");
    return FALSE;
  }

  count (counts, state->deck, state->n_deck);
  count (counts, state->out, state->n_out);
  for (guint i = 0; i < state->base.n_players; i++) {
    count (counts, state->players[i].hand, state->players[i].n_hand);
    count (counts, &state->players[i].laid, state->players[i].laid != 0);
    if (!check_player (table, i, error))
      return FALSE;
  }

  return check_counts (table, counts, error);
}

static const char *const hats[] = { "small", "tall", NULL };

static const PaddockSeatOption seat_options[] = {
  { .name = "hat", .names = hats, .labels = hats, .label = "Hat" },
};

static const PaddockAsk asks[] = {
  [HIGHCARD_DECISION_LAY] = { "lay", "Which card?", format_key, format_label },
};

static void
describe_card (const PaddockTable *table, guint set, guint card, PaddockCardFace *face)
{
  face->title = g_strdup_printf ("Number %u", card);
  face->kind = g_strdup (card > HIGHCARD_MAX_RANK / 2 ? "High" : "Low");
  face->figure = g_strdup_printf ("%u", card);
}

const PaddockGame highcard_game = {
  .id = "highcard",
  .label = "High card",
  .min_seats = 2,
  .max_seats = HIGHCARD_MAX_SEATS,
  .rules_version = 2,
  .seat_options = seat_options,
  .n_seat_options = G_N_ELEMENTS (seat_options),
  .state_size = sizeof (HighcardState),
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .scopes = scopes,
  .n_scopes = G_N_ELEMENTS (scopes),
  .facts = facts,
  .n_facts = G_N_ELEMENTS (facts),
  .asks = asks,
  .n_asks = G_N_ELEMENTS (asks),
  .clauses = clauses,
  .n_clauses = G_N_ELEMENTS (clauses),
  .event_texts = event_texts,
  .n_event_texts = G_N_ELEMENTS (event_texts),
  .start = start,
  .pending = pending,
  .apply = apply,
  .redeal = redeal,
  .describe_card = describe_card,
  .check = check,
};
