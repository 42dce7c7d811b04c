/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockJudge: what a position of one game is worth to a seat, in a few terms.
 *
 * The one door through which the drivers learn about a game; everything else they do with decisions and forks.  A
 * judge reads a state, never changes it, and works in integers: `unit` is what its game counts in, a turn or a round of
 * the race, and more is better.  What it needs to know about the course it works out once a setup.
 */

#pragma once

#include "match.h"

/* What drivers can care about.  A judge says what that is in its game. */
typedef enum {
  PADDOCK_TERM_LINE,   /* turns still to drive, with the line and the speed as they are */
  PADDOCK_TERM_SPEED,  /* how fast it is */
  PADDOCK_TERM_DANGER, /* a crash that may be near */
  PADDOCK_TERM_DAMAGE, /* what is broken or spent for good */
  PADDOCK_TERM_KIT,    /* items, cards and abilities at hand */
  PADDOCK_TERM_RIVALS, /* turns that the best of the others still has to drive */
  PADDOCK_TERM_BLOCK,  /* standing in the others' way */
  PADDOCK_N_TERMS,
} PaddockTerm;

#define PADDOCK_TERMS_OF_OTHERS (1u << PADDOCK_TERM_RIVALS | 1u << PADDOCK_TERM_BLOCK)

typedef struct {
  const char *name; /* NULL: the game has nothing of that kind */
  const char *label;
} PaddockTermInfo;

/* How much a driver dares for winning. */
typedef enum {
  PADDOCK_STEADY, /* to arrive comes first */
  PADDOCK_DARING, /* to win does */
  PADDOCK_N_NERVES,
} PaddockNerve;

/* What is asked about a position. */
typedef struct {
  guint seat;   /* whose it is judged for */
  guint wanted; /* set of terms that will be looked at */
  PaddockNerve nerve;
  gboolean
    is_rolled; /* dice were rolled on the way from the choice: what they show is as good as any other */
} PaddockQuestion;

typedef struct {
  const char *game; /* its id */
  PaddockTermInfo terms[PADDOCK_N_TERMS];
  gint32 unit;       /* so much is one turn, round ... */
  const char *worse; /* "{1} turns worse" */
  guint
    samples; /* how often to look where dice are rolled: 1 if all that they may show is judged at once */
  guint32 private_decisions; /* set of kinds whose choices leave the others as they are */
  guint trust;               /* as how many play-outs the first look at a choice counts */
  gint32
    doubt; /* how far it may err, in parts of the unit: what looks worse than that is not played out */
  gint32
    ruin; /* the most that a play-out counts against a choice, in parts of the unit; 0: there is no such bound */
  guint
    thrift; /* a deep look takes this part of its budget: in some games a turn has many small decisions */
  guint play_out; /* how many turns of its own a driver plays out that looks further ahead */
  guint whim;     /* how far a careless driver errs in one decision, in parts of the unit */

  /* Whether the first look says it all, so that play-outs would only blur it. */
  gboolean (*is_plain) (gconstpointer map); /* NULL: it never does */

  gpointer (*prepare) (const PaddockSetup *setup);
  void (*release) (gpointer map);

  /* What one driver makes of the map: its own, to be handed to the functions below instead of the map; it faces each
   * decision of its seat before it is asked about what may come of it. */
  gpointer (*open) (
    gpointer map); /* NULL: it is the map itself, and there is nothing to face or to close */
  void (*face) (gpointer guide, const PaddockTable *table, guint seat);
  void (*close) (gpointer guide);

  /* Fills in TERMS, which are 0. */
  void (*judge) (gconstpointer map,
                 const PaddockTable *table,
                 const PaddockQuestion *question,
                 gint32 terms[PADDOCK_N_TERMS]);

  /* The same for a choice that rolls dice, in the mean over all that they may show; FALSE: it takes a roll to say. */
  gboolean (*expect) (gconstpointer map,
                      const PaddockTable *table,
                      const PaddockQuestion *question,
                      const PaddockDecision *decision,
                      const PaddockChoice *choice,
                      gint32 terms[PADDOCK_N_TERMS]); /* NULL: it always does */
} PaddockJudge;

/* A judge with its map of one setup, which keeps it.  A game without a judge has no opinion: every term is 0. */
typedef struct {
  const PaddockJudge *judge; /* or NULL */
  gpointer map;
} PaddockInsight;

const PaddockInsight *paddock_insight_get (PaddockSetup *setup);

/* The same for one driver: with its guide for the map.  It must not outlive the setup. */
PaddockInsight *paddock_insight_open (PaddockSetup *setup);
void paddock_insight_face (PaddockInsight *self, const PaddockMatch *match, guint seat);
void paddock_insight_close (PaddockInsight *self);

/* A value in turns, rounds ... of the game; as it is if there is no judge. */
double paddock_insight_measure (const PaddockInsight *self, double value);

/* How much each term counts, in percent; and how much is dared. */
typedef struct {
  gint16 percent[PADDOCK_N_TERMS];
  PaddockNerve nerve;
} PaddockWeights;

/* More than any position is worth: what winning is. */
#define PADDOCK_JUDGE_WIN (1 << 24)

/* The terms of a set that can differ between the choices of a decision and have a weight. */
guint paddock_insight_choose_terms (const PaddockInsight *self,
                                    const PaddockDecision *decision,
                                    const PaddockWeights *weights);
#define PADDOCK_ALL_TERMS ((1u << PADDOCK_N_TERMS) - 1)

/* What a choice of the pending decision is worth before its dice are rolled; FALSE: that is not known. */
gboolean paddock_insight_expect (const PaddockInsight *self,
                                 const PaddockMatch *match,
                                 guint choice,
                                 const PaddockQuestion *question,
                                 const PaddockWeights *weights,
                                 gint32 *value);

/* What MATCH is worth; the weighted terms are told if TERMS is not NULL. */
gint32 paddock_insight_value (const PaddockInsight *self,
                              const PaddockMatch *match,
                              const PaddockQuestion *question,
                              const PaddockWeights *weights,
                              gint32 terms[PADDOCK_N_TERMS]);
