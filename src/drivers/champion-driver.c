/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Champion: plays out what may follow from each choice, every seat driven by one look ahead, for some of its own turns,
 * and takes the mean of where that leads.
 *
 * The choices that look best at once are played out first; in each round the worse half of them drops out (sequential
 * halving), so that most of the budget goes where it is close.  All that are compared see the same dice.
 */

#include "level-drivers.h"

#include "words.h"

#define BUDGET 8000       /* looks */
#define N_CANDIDATES 8    /* choices that are played out at all */
#define MAX_DECISIONS 120 /* of a play-out */

typedef struct {
  guint choice;
  gint64 sum;
  gint64 n;
} Candidate;

/* Whether SEAT's turn began. */
static gboolean
has_turn_begun (const PaddockEvents *events, guint seat)
{
  for (const PaddockEvent *event = events->items; event < events->next; event++)
    if (event->type == PADDOCK_EVENT_TURN_BEGAN && event->actor == seat)
      return TRUE;

  return FALSE;
}

static guint
pick (PaddockDriver *self, const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  gint32 values[PADDOCK_MAX_CHOICES];

  if (paddock_match_asks_clock (match))
    return 0;

  paddock_driver_look_ahead (self, match, decision->player, &paddock_racer_driver.weights, values);
  return paddock_find_best (values, decision->n_choices);
}

/* What the race may be worth a few turns after CHOICE. */
static gint32
play_out (PaddockDriver *self, const PaddockMatch *fork, guint choice, guint64 salt)
{
  PaddockMatch *match = self->ahead[1];
  PaddockEvents *events = &self->events;
  PaddockQuestion question = { self->seat, PADDOCK_ALL_TERMS, self->weights.nerve, FALSE };
  guint n_turns = self->insight->judge ? self->insight->judge->play_out : 1;

  self->budget--; /* it may end at once */
  paddock_match_fork (match, fork, self->seat, salt);
  for (guint i = 0; i < MAX_DECISIONS && paddock_match_get_decision (match); i++) {
    paddock_events_truncate (events, 0);
    paddock_match_choose (match, i == 0 ? choice : pick (self, match), events);
    n_turns -= has_turn_begun (events, self->seat);
    if (n_turns == 0 || self->budget == 0)
      break;
  }

  return paddock_insight_value (self->insight, match, &question, &self->weights, NULL);
}

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *first = a, *second = b;
  gint64 difference = second->sum * first->n - first->sum * second->n;

  return difference ? (difference > 0 ? 1 : -1) : (int) first->choice - (int) second->choice;
}

/* Sorts all choices by VALUES and returns how many are candidates: those that look best, as long as the first look may
 * err that much.  It counts as so many play-outs. */
static guint
pick_candidates (const PaddockJudge *judge, const gint32 *values, guint n, Candidate *candidates)
{
  gint64 least, trust = judge ? judge->trust : 0;
  guint n_good = 1;

  for (guint i = 0; i < n; i++)
    candidates[i] = (Candidate){ .choice = i, .sum = values[i], .n = 1 };
  qsort (candidates, n, sizeof *candidates, compare_candidates);
  least = candidates[0].sum - (judge ? judge->doubt : G_MAXINT32);
  while (n_good < MIN (n, N_CANDIDATES) && candidates[n_good].sum >= least)
    n_good++;
  for (guint i = 0; i < n_good; i++) {
    candidates[i].sum *= trust;
    candidates[i].n = trust;
  }

  return n_good;
}

/* Plays all of them out, over and over, until the budget is down to RESERVE; none of it is worth less than LEAST. */
static void
play_round (PaddockDriver *self,
            const PaddockMatch *fork,
            Candidate *candidates,
            guint n,
            gint32 least,
            guint reserve)
{
  do {
    guint64 salt = paddock_stream_draw (&self->random);

    for (guint i = 0; i < n && self->budget > 0; i++) {
      gint32 value = play_out (self, fork, candidates[i].choice, salt);

      candidates[i].sum += MAX (least, value);
      candidates[i].n++;
    }
  } while (self->budget > reserve);
  qsort (candidates, n, sizeof *candidates, compare_candidates);
}

/* Each choice is worth its mean, but never more than one that stayed in longer. */
static void
settle_values (const Candidate *candidates, guint n, gint32 *values)
{
  gint32 ceiling = G_MAXINT32;

  for (guint i = 0; i < n; i++) {
    gint32 *value = &values[candidates[i].choice];

    if (candidates[i].n > 0)
      *value = (gint32) (candidates[i].sum / candidates[i].n);
    *value = MIN (*value, ceiling);
    ceiling = *value - 1;
  }
}

/* Ruin that comes once in many play-outs would drown all that they tell of the rest.  The first look knows its odds. */
static gint32
find_least (const PaddockJudge *judge, const gint32 *values, guint n)
{
  return judge && judge->ruin > 0 ? values[paddock_find_best (values, n)] - judge->ruin
                                  : G_MININT32;
}

static void
weigh (PaddockDriver *self, PaddockMatch *fork, gint32 *values)
{
  guint n_choices = paddock_match_get_decision (fork)->n_choices;
  const PaddockJudge *judge = self->insight->judge;
  Candidate candidates[PADDOCK_MAX_CHOICES];
  guint n, n_rounds;
  gint32 least;

  if (judge && judge->thrift > 1)
    self->budget /= judge->thrift;
  paddock_driver_look_ahead (self, fork, self->seat, &self->weights, values);
  if (judge && judge->is_plain && judge->is_plain (self->insight->map))
    return;

  least = find_least (judge, values, n_choices);
  n = pick_candidates (judge, values, n_choices, candidates);
  for (n_rounds = n > 1 ? g_bit_storage (n - 1) : 0; n_rounds > 0 && self->budget > 0; n_rounds--) {
    play_round (self, fork, candidates, n, least, self->budget - self->budget / n_rounds);
    n = (n + 1) / 2;
  }
  settle_values (candidates, n_choices, values);
}

const PaddockDriverKind paddock_champion_driver = {
  .id = "champion",
  .label = N_ ("Champion"),
  .help = N_ ("Plays out what may follow from each choice, for itself and for the others."),
  .budget = BUDGET,
  .weights.percent = { [PADDOCK_TERM_LINE] = 100,
                       [PADDOCK_TERM_DAMAGE] = 100,
                       [PADDOCK_TERM_KIT] = 100,
                       [PADDOCK_TERM_RIVALS] = 100 },
  .weights.nerve = PADDOCK_DARING,
  .weigh = weigh,
};
