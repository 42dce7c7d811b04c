/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockOdds: what may follow from a choice, with exact probabilities: every roll of the dice up to the next decision
 * is played out, and each answer to that decision, if it is the same player's and needs no dice.  Where nothing is rolled
 * before the same player decides again and an answer to that rolls, the rolls of all answers are played out as well.
 *
 * What a game counts itself (PaddockGame.list_odds) comes first and takes the place of sums, also of rolls that follow only
 * after another decision of the same player, as if nothing were changed there.  Where playing out is too much there are
 * only these rows, and no places.
 *
 * As the one who is asked may know it: other dice, hidden cards dealt anew.  Where what is hidden makes a difference, the
 * odds are the mean of some deals and no longer exact.
 */

#pragma once

#include "fraction.h"
#include "match.h"

/* Something that may happen, at least once.  Where the one who is asked decides once more before dice fall again, how
 * likely it is depends on that: LEAST if it is avoided, MOST if it is sought. */
typedef struct {
  char *text;
  PaddockFraction least, most;
  PaddockEventType type;
  guint seat;          /* whom it is about, or PADDOCK_NOBODY */
  const char *clause;  /* that causes it, or "" */
  gboolean is_counted; /* by the game itself */
  guint series;        /* rows of one are told by `number` alone; 0: it is of none */
  int number;          /* what it comes to: a value, damage ... */
} PaddockOddsRow;

/* A sum of the dice that are rolled. */
typedef struct {
  int sum;
  PaddockFraction odds;
} PaddockOddsSum;

/* Where a piece of the one who is asked may come to stand, its front. */
typedef struct {
  guint8 piece;
  gint8 heading;
  PaddockPlace place;
  PaddockFraction odds;
} PaddockOddsPlace;

typedef struct {
  gboolean is_certain;  /* nothing is left to chance */
  gboolean is_exact;    /* and not a mean over what is hidden */
  gboolean is_too_many; /* the budget was not enough: nothing else is filled in */
  gboolean
    is_ahead; /* dice fall only after another decision: sums, places and counted rows are for its first answer, to let things be */
  gboolean is_open; /* where depends on a decision that follows: places are those it can lead to */
  guint n_runs;
  GPtrArray *rows; /* of PaddockOddsRow, what is certain too */
  GArray *sums;    /* of PaddockOddsSum, rising; empty: nothing is rolled */
  GArray *places;  /* of PaddockOddsPlace, the most likely first */
} PaddockOdds;

/* Runs: five dice with six different sides are too many, four are not. */
#define PADDOCK_ODDS_BUDGET 5000

PaddockOdds *paddock_odds_new (const PaddockMatch *match, guint choice, guint budget);
void paddock_odds_free (PaddockOdds *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockOdds, paddock_odds_free)
