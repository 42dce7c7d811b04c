/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockJudge: what a position of one game is worth to a seat, in a few terms that all games share.
 *
 * The one door through which the drivers learn about a game; everything else they do with decisions and forks.  A
 * judge reads a state, never changes it, and works in integers: 256 is a turn of the race, more is better.  What it
 * needs to know about the course it works out once a setup.
 */

#pragma once

#include "match.h"

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
  const char *name;
  const char *label;
} PaddockTermInfo;

extern const PaddockTermInfo paddock_terms[PADDOCK_N_TERMS];

#define PADDOCK_JUDGE_TURN 256

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
  guint
    samples; /* how often to look where dice are rolled: 1 if all that they may show is judged at once */
  guint32 private_decisions; /* set of kinds whose choices leave the others as they are */
  guint trust;               /* as how many play-outs the first look at a choice counts */
  gint32
    doubt; /* how far it may err, in 1/256 turns: what looks worse than that is not played out */
  gint32
    ruin; /* the most that a play-out counts against a choice, in 1/256 turns; 0: there is no such bound */
  guint
    thrift; /* a deep look takes this part of its budget: in some games a turn has many small decisions */
  guint play_out; /* how many turns of its own a driver plays out that looks further ahead */
  guint whim;     /* how far a careless driver errs in one decision, in 1/256 turns */

  /* Whether the first look says it all, so that play-outs would only blur it. */
  gboolean (*is_plain) (gconstpointer map); /* NULL: it never does */

  gpointer (*prepare) (const PaddockSetup *setup);
  void (*release) (gpointer map);

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

extern const PaddockJudge paddock_frothy_judge, paddock_joyride_judge;

/* A judge with its map of one setup, which keeps it.  A game without a judge has no opinion: every term is 0. */
typedef struct {
  const PaddockJudge *judge; /* or NULL */
  gpointer map;
} PaddockInsight;

const PaddockInsight *paddock_insight_get (PaddockSetup *setup);

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
