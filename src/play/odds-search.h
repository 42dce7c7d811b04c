/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of odds.h share.
 */

#pragma once

#include "odds.h"

/* Events of one kind about the same are one row. */
typedef struct {
  guint telling; /* number of the words for it: rows are told in that order */
  PaddockEventType type;
  guint actor, subject; /* PADDOCK_NOBODY where they do not matter */
  guint clause;
  guint run;  /* the last that had it */
  guint way;  /* and the last way that the run could end */
  guint hits; /* in how many ways of that run it happens */
  PaddockFraction least, most;
  char *text;
} PaddockTally;

typedef struct {
  const PaddockMatch *start;
  PaddockMatch *run, *after; /* AFTER: for the decision that may follow */
  PaddockEvents events, answers;
  guint choice, player;
  gboolean is_idle[G_MAXUINT8 + 1]; /* by piece */
  guint budget, n_runs;
  gboolean is_open, has_chance;
  gboolean has_answered; /* the decision that follows was looked at, too: it needs no dice */
  int faces[PADDOCK_MAX_FORCED];
  GArray *tallies; /* of PaddockTally */
  GArray *sums, *places;
} PaddockOddsSearch;

void paddock_odds_search_init (PaddockOddsSearch *self,
                               const PaddockMatch *match,
                               guint choice,
                               guint budget);
void paddock_odds_search_clear (PaddockOddsSearch *self);

/* Adds everything that may follow from START's choice after the first N_FACES faces; FALSE: out of budget. */
gboolean
paddock_odds_search_play_out (PaddockOddsSearch *self, guint n_faces, PaddockFraction odds);
