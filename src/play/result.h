/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockResult: how a race ended, as somebody may see it: the standings with a figure for each measure, what the dice were
 * worth, the places round by round, and the moments that decided it.
 *
 * A value: it stays good when the race goes on.  Words are in result-words.h.
 */

#pragma once

#include "bookmarks.h"
#include "fraction.h"
#include "sight.h"

#define PADDOCK_MAX_MEASURES 16

/* How the race ended for a seat. */
typedef enum {
  PADDOCK_END_WON,    /* alone or with others */
  PADDOCK_END_PLACED, /* finished, or placed by the rules */
  PADDOCK_END_RACING, /* was on the way when the race ended */
  PADDOCK_END_OUT,
} PaddockEnd;

/* Dice of one kind.  Every die that is rolled counts, those that are rolled again too, so that what could be expected of
 * each is the mean of its sides, whatever is decided in between. */
typedef struct {
  guint n_dice;
  int worth;
  PaddockFraction expected; /* exact */
} PaddockLuck;

typedef struct {
  guint seat;
  guint place; /* from 1; equals share the better one; 0: none */
  PaddockEnd end;
  guint round,
    leg; /* in which it was out; 0: it was not, or in one that began before what was recorded */
  guint moment;                     /* that shows it */
  int progress;                     /* as the game says, for those without a place */
  int values[PADDOCK_MAX_MEASURES]; /* by measure */
  PaddockLuck luck[PADDOCK_MAX_LUCK_KINDS];
} PaddockStanding;

/* The places after a round; at the start of a leg, after round 0. */
typedef struct {
  guint round, leg; /* legs are counted from 1 */
  guint moment;     /* at which it is seen */
  gboolean is_last; /* the race is over */
  guint8 places[PADDOCK_MAX_SEATS];
} PaddockRoundPlaces;

typedef struct {
  const PaddockSetup *setup; /* held */
  gboolean is_over;
  guint n_winners;
  guint n_rounds, n_legs, n_decisions;
  guint n_seats;
  PaddockStanding standings[PADDOCK_MAX_SEATS]; /* the best first */
  guint n_measures;
  const PaddockMeasure *measures[PADDOCK_MAX_MEASURES]; /* those that this race has */
  GArray *rounds;     /* of PaddockRoundPlaces; empty: the game knows no places */
  GPtrArray *moments; /* of PaddockBookmark: what decided it, in order */
} PaddockResult;

/* Of the line that SIGHT shows, at its last moment. */
PaddockResult *paddock_result_new (const PaddockSight *sight);
void paddock_result_free (PaddockResult *self);

/* What the dice of a seat were worth beyond what could be expected, harm counted the other way: N / OF, OF above 0.
 * FALSE: nobody can say, or it has rolled none. */
gboolean paddock_result_get_luck (const PaddockResult *self,
                                  const PaddockStanding *standing,
                                  gint64 *n,
                                  gint64 *of);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockResult, paddock_result_free)
