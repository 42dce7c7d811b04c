/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "odds-search.h"

/* --- Several deals --- */

/* What was found so far, as numbers, to see whether another deal makes a difference. */
static GArray *
list_odds (const PaddockOddsSearch *self)
{
  GArray *odds = g_array_new (FALSE, FALSE, sizeof (PaddockFraction));

  for (guint i = 0; i < self->tallies->len; i++) {
    g_array_append_val (odds, g_array_index (self->tallies, PaddockTally, i).least);
    g_array_append_val (odds, g_array_index (self->tallies, PaddockTally, i).most);
  }
  for (guint i = 0; i < self->sums->len; i++)
    g_array_append_val (odds, g_array_index (self->sums, PaddockOddsSum, i).odds);
  for (guint i = 0; i < self->places->len; i++)
    g_array_append_val (odds, g_array_index (self->places, PaddockOddsPlace, i).odds);

  return odds;
}

static gboolean
is_multiple (const GArray *odds, const GArray *first, guint n)
{
  for (guint i = 0; i < odds->len && odds->len == first->len; i++) {
    PaddockFraction all = g_array_index (odds, PaddockFraction, i);
    PaddockFraction once = paddock_fraction_times (g_array_index (first, PaddockFraction, i), n, 1);

    if (all.n != once.n || all.of != once.of)
      return FALSE;
  }

  return odds->len == first->len;
}

#define N_DEALS 3       /* that agree: what is hidden makes no difference */
#define N_MEAN_DEALS 12 /* to take the mean of, where it does */

/* Plays out deal after deal, each counting as much; returns how many, or 0 if the budget was not enough. */
static guint
play_deals (PaddockOddsSearch *self, const PaddockMatch *match, gboolean *is_exact)
{
  g_autoptr (PaddockMatch) start = paddock_match_copy (match);
  guint wanted = paddock_match_get_setup (match)->game->redeal ? N_DEALS : 1, n = 0;
  g_autoptr (GArray) first = NULL;

  *is_exact = TRUE;
  self->start = start;
  for (; n < wanted; n++) {
    g_autoptr (GArray) odds = NULL;

    paddock_match_fork (start, match, self->player, n + 1);
    if (!paddock_odds_search_play_out (self, 0, PADDOCK_FRACTION_ALL))
      return 0;
    odds = list_odds (self);
    if (!first)
      first = g_steal_pointer (&odds);
    else if (*is_exact && !is_multiple (odds, first, n + 1)) {
      *is_exact = FALSE;
      wanted = N_MEAN_DEALS;
    }
  }

  return n;
}

/* --- The result --- */

static void
row_free (gpointer data)
{
  g_free (((PaddockOddsRow *) data)->text);
  g_free (data);
}

static int
compare_tallies (gconstpointer a, gconstpointer b)
{
  const PaddockTally *first = a, *second = b;

  if (first->telling != second->telling)
    return (int) first->telling - (int) second->telling;
  if (first->actor != second->actor)
    return (int) first->actor - (int) second->actor;

  return (int) first->subject - (int) second->subject;
}

static int
compare_sums (gconstpointer a, gconstpointer b)
{
  return ((const PaddockOddsSum *) a)->sum - ((const PaddockOddsSum *) b)->sum;
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  const PaddockOddsPlace *first = a, *second = b;
  double more = paddock_fraction_get (second->odds) - paddock_fraction_get (first->odds);

  if (more != 0)
    return more > 0 ? 1 : -1;
  if (first->place.a != second->place.a)
    return first->place.a - second->place.a;

  return first->place.b - second->place.b;
}

static void
take_rows (PaddockOdds *self, const PaddockOddsSearch *search, guint n_deals)
{
  const PaddockSetup *setup = paddock_match_get_setup (search->run);

  g_array_sort (search->tallies, compare_tallies);
  for (guint i = 0; i < search->tallies->len; i++) {
    PaddockTally *tally = &g_array_index (search->tallies, PaddockTally, i);
    PaddockOddsRow *row = g_new (PaddockOddsRow, 1);
    guint about = tally->actor == PADDOCK_NOBODY ? tally->subject : tally->actor;

    *row = (PaddockOddsRow){ .text = g_steal_pointer (&tally->text),
                             .least = paddock_fraction_times (tally->least, 1, n_deals),
                             .most = paddock_fraction_times (tally->most, 1, n_deals),
                             .type = tally->type,
                             .seat = about < setup->n_seats ? about : PADDOCK_NOBODY,
                             .clause = setup->game->clauses[tally->clause] };
    g_ptr_array_add (self->rows, row);
  }
}

static void
take_numbers (PaddockOdds *self, const PaddockOddsSearch *search, guint n_deals)
{
  g_array_sort (search->sums, compare_sums);
  g_array_append_vals (self->sums, search->sums->data, search->sums->len);
  for (guint i = 0; i < self->sums->len; i++) {
    PaddockOddsSum *sum = &g_array_index (self->sums, PaddockOddsSum, i);

    sum->odds = paddock_fraction_times (sum->odds, 1, n_deals);
  }

  g_array_sort (search->places, compare_places);
  g_array_append_vals (self->places, search->places->data, search->places->len);
  for (guint i = 0; i < self->places->len; i++) {
    PaddockOddsPlace *place = &g_array_index (self->places, PaddockOddsPlace, i);

    place->odds = paddock_fraction_times (place->odds, 1, n_deals);
  }
}

/* What the game can count where the dice are too many to be played out; FALSE: it cannot either. */
static gboolean
take_counted (PaddockOdds *self, const PaddockMatch *match, guint choice)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const PaddockGame *game = paddock_match_get_setup (match)->game;
  PaddockOddsOf odds[PADDOCK_MAX_ODDS];
  guint n = game->list_odds ? game->list_odds (paddock_match_get_table (match), decision,
                                               &decision->choices[choice], odds)
                            : 0;

  for (guint i = 0; i < n; i++) {
    PaddockOddsRow *row = g_new (PaddockOddsRow, 1);

    *row =
      (PaddockOddsRow){ .text = paddock_match_describe (match, &odds[i].event, decision->player),
                        .least = paddock_fraction_reduce (odds[i].least, odds[i].of),
                        .most = paddock_fraction_reduce (odds[i].most, odds[i].of),
                        .type = odds[i].event.type,
                        .seat = decision->player,
                        .clause = game->clauses[odds[i].event.clause] };
    g_ptr_array_add (self->rows, row);
  }

  return n > 0;
}

PaddockOdds *
paddock_odds_new (const PaddockMatch *match, guint choice, guint budget)
{
  PaddockOdds *self = g_new0 (PaddockOdds, 1);
  PaddockOddsSearch search;
  guint n_deals;

  g_return_val_if_fail (choice < paddock_match_get_decision (match)->n_choices, NULL);

  self->rows = g_ptr_array_new_with_free_func (row_free);
  self->sums = g_array_new (FALSE, FALSE, sizeof (PaddockOddsSum));
  self->places = g_array_new (FALSE, FALSE, sizeof (PaddockOddsPlace));
  paddock_odds_search_init (&search, match, choice, budget);
  n_deals = play_deals (&search, match, &self->is_exact);
  self->n_runs = search.n_runs;
  self->is_too_many = n_deals == 0 && !take_counted (self, match, choice);
  self->is_exact |= n_deals == 0;
  self->is_certain = n_deals > 0 && !search.has_chance && self->is_exact;
  self->is_open = search.is_open;
  if (n_deals > 0) {
    take_rows (self, &search, n_deals);
    take_numbers (self, &search, n_deals);
  }
  paddock_odds_search_clear (&search);
  return self;
}

void
paddock_odds_free (PaddockOdds *self)
{
  if (!self)
    return;

  g_ptr_array_unref (self->rows);
  g_array_unref (self->sums);
  g_array_unref (self->places);
  g_free (self);
}
