/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "odds-search.h"

#include "describe.h"

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
  if (odds->len != first->len)
    return FALSE;

  for (guint i = 0; i < odds->len; i++) {
    PaddockFraction all = g_array_index (odds, PaddockFraction, i);
    PaddockFraction once = paddock_fraction_times (g_array_index (first, PaddockFraction, i), n, 1);

    if (all.n != once.n || all.of != once.of)
      return FALSE;
  }

  return TRUE;
}

#define N_DEALS 3       /* that agree: what is hidden makes no difference */
#define MAX_AHEAD 2     /* decisions of the same player before dice fall */
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

/* Whom a row is about. */
static guint
find_seat (const PaddockOddsSearch *search, const PaddockTally *tally)
{
  if (tally->actor != PADDOCK_NOBODY)
    return tally->actor;

  return paddock_table_get_owner (paddock_match_get_table (search->run), tally->subject);
}

static void
take_rows (PaddockOdds *self, const PaddockOddsSearch *search, guint n_deals)
{
  const PaddockSetup *setup = paddock_match_get_setup (search->run);

  g_array_sort (search->tallies, compare_tallies);
  for (guint i = 0; i < search->tallies->len; i++) {
    PaddockTally *tally = &g_array_index (search->tallies, PaddockTally, i);
    PaddockOddsRow *row = g_new (PaddockOddsRow, 1);

    *row = (PaddockOddsRow){ .text = g_steal_pointer (&tally->text),
                             .least = paddock_fraction_times (tally->least, 1, n_deals),
                             .most = paddock_fraction_times (tally->most, 1, n_deals),
                             .type = tally->type,
                             .seat = find_seat (search, tally),
                             .clause = setup->game->clauses[tally->clause] };
    g_ptr_array_add (self->rows, row);
  }
}

static void
take_numbers (PaddockOdds *self, const PaddockOddsSearch *search, guint n_deals)
{
  if (paddock_match_get_setup (search->run)->game->list_odds)
    g_array_set_size (search->sums, 0); /* what its dice show are not plain numbers */
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

/* Points of one kind, and damage, are numbers of which one comes out. */
static guint
find_series (const PaddockEvent *event)
{
  return event->type == PADDOCK_EVENT_POINTS || event->type == PADDOCK_EVENT_DAMAGED
           ? 1 + ((guint) event->type << 8 | event->subject)
           : 0;
}

/* What the game counts itself; returns how many rows that are. */
static guint
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
                        .clause = game->clauses[odds[i].event.clause],
                        .is_counted = TRUE,
                        .series = find_series (&odds[i].event),
                        .number = odds[i].event.amount };
    g_ptr_array_add (self->rows, row);
  }

  return n;
}

/* What the first N rows, the game's own, say better. */
static void
drop_repeated (PaddockOdds *self, guint n)
{
  for (guint i = self->rows->len; i-- > n;) {
    const PaddockOddsRow *row = self->rows->pdata[i];
    gboolean is_repeated = FALSE;

    for (guint k = 0; k < n; k++) {
      const PaddockOddsRow *counted = self->rows->pdata[k];

      is_repeated |= row->type == counted->type && row->seat == counted->seat;
    }
    if (is_repeated)
      g_ptr_array_remove_index (self->rows, i);
  }
}

/* ENDS_AT_DICE: dice would fall with some answer to what is asked next. */
static PaddockOdds *
odds_new (const PaddockMatch *match, guint choice, guint budget, gboolean *ends_at_dice)
{
  PaddockOdds *self = g_new0 (PaddockOdds, 1);
  PaddockOddsSearch search;
  guint n_deals, n_counted;

  self->rows = g_ptr_array_new_with_free_func (row_free);
  self->sums = g_array_new (FALSE, FALSE, sizeof (PaddockOddsSum));
  self->places = g_array_new (FALSE, FALSE, sizeof (PaddockOddsPlace));
  paddock_odds_search_init (&search, match, choice, budget);
  n_deals = play_deals (&search, match, &self->is_exact);
  self->n_runs = search.n_runs;
  n_counted = take_counted (self, match, choice);
  self->is_too_many = n_deals == 0 && n_counted == 0;
  self->is_exact |= n_deals == 0;
  self->is_ahead = n_deals > 0 && !search.has_chance && n_counted > 0;
  self->is_certain = n_deals > 0 && !search.has_chance && self->is_exact && n_counted == 0;
  self->is_open = search.is_open;
  if (n_deals > 0) {
    take_rows (self, &search, n_deals);
    take_numbers (self, &search, n_deals);
    drop_repeated (self, n_counted);
  }
  *ends_at_dice =
    self->is_certain && !search.has_answered && !paddock_match_get_setup (match)->game->list_odds;
  paddock_odds_search_clear (&search);
  return self;
}

/* --- Another decision before the dice --- */

static PaddockOdds *
odds_new_ahead (const PaddockMatch *match, guint choice, guint budget, guint depth);

/* The match as the player may know it after CHOICE, if the next decision is the same player's; NULL: it is not. */
static PaddockMatch *
choose_on_copy (const PaddockMatch *match, guint choice)
{
  guint player = paddock_match_get_decision (match)->player;
  g_autoptr (PaddockMatch) after = paddock_match_copy (match);
  const PaddockDecision *decision;

  paddock_match_fork (after, match, player, 1);
  paddock_match_choose (after, choice, NULL);
  decision = paddock_match_get_decision (after);
  return decision && decision->player == player ? g_steal_pointer (&after) : NULL;
}

static PaddockOddsRow *
find_row (const PaddockOdds *self, const char *text)
{
  for (guint i = 0; i < self->rows->len; i++) {
    PaddockOddsRow *row = self->rows->pdata[i];

    if (g_str_equal (row->text, text))
      return row;
  }

  return NULL;
}

static gboolean
is_less (PaddockFraction a, PaddockFraction b)
{
  return paddock_fraction_get (a) < paddock_fraction_get (b);
}

/* What ANSWER may bring widens what was found before it: the least and the most of all answers. */
static void
widen (PaddockOdds *self, const PaddockOdds *answer)
{
  for (guint i = 0; i < answer->rows->len; i++) {
    const PaddockOddsRow *found = answer->rows->pdata[i];
    PaddockOddsRow *row = find_row (self, found->text);

    if (!row) {
      row = g_memdup2 (found, sizeof *found);
      row->text = g_strdup (found->text);
      row->least = PADDOCK_FRACTION_NONE; /* the answers before do not bring it */
      g_ptr_array_add (self->rows, row);
      continue;
    }
    row->least = is_less (found->least, row->least) ? found->least : row->least;
    row->most = is_less (row->most, found->most) ? found->most : row->most;
  }
  for (guint i = 0; i < self->rows->len; i++) {
    PaddockOddsRow *row = self->rows->pdata[i];

    if (!find_row (answer, row->text))
      row->least = PADDOCK_FRACTION_NONE;
  }
}

/* What the answers to the next decision bring, if any of them rolls; NULL: none does, or it is too much. */
static PaddockOdds *
look_ahead (const PaddockMatch *match, guint choice, guint budget, guint depth)
{
  g_autoptr (PaddockMatch) after = choose_on_copy (match, choice);
  g_autoptr (PaddockOdds) all = NULL;
  gboolean has_chance = FALSE;
  guint n = after ? paddock_match_get_decision (after)->n_choices : 0;

  for (guint i = 0; i < n; i++) {
    PaddockOdds *answer = odds_new_ahead (after, i, budget, depth);

    has_chance |= !answer->is_certain;
    if (!all) {
      all = answer;
      continue;
    }
    widen (all, answer);
    all->is_exact &= answer->is_exact;
    all->is_too_many |= answer->is_too_many;
    all->n_runs += answer->n_runs;
    paddock_odds_free (answer);
  }

  return has_chance && !all->is_too_many ? g_steal_pointer (&all) : NULL;
}

/* What the choice does itself is certain, whatever is answered then. */
static PaddockOdds *
odds_new_ahead (const PaddockMatch *match, guint choice, guint budget, guint depth)
{
  gboolean ends_at_dice;
  PaddockOdds *self = odds_new (match, choice, budget, &ends_at_dice);
  PaddockOdds *ahead =
    ends_at_dice && depth > 0 ? look_ahead (match, choice, budget, depth - 1) : NULL;

  if (!ahead)
    return self;

  for (guint i = 0; i < self->rows->len; i++) {
    const PaddockOddsRow *own = self->rows->pdata[i];
    PaddockOddsRow *row = find_row (ahead, own->text);

    if (row) {
      row->least = own->least;
      row->most = own->most;
    } else {
      row = g_memdup2 (own, sizeof *own);
      row->text = g_strdup (own->text);
      g_ptr_array_insert (ahead->rows, 0, row);
    }
  }
  ahead->is_ahead = TRUE;
  ahead->is_certain = FALSE;
  ahead->n_runs += self->n_runs;
  paddock_odds_free (self);
  return ahead;
}

PaddockOdds *
paddock_odds_new (const PaddockMatch *match, guint choice, guint budget)
{
  g_return_val_if_fail (choice < paddock_match_get_decision (match)->n_choices, NULL);

  return odds_new_ahead (match, choice, budget, MAX_AHEAD);
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
