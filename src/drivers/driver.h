/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDriver: a computer player for one seat.
 *
 * A kind of driver is a table row.  One that thinks is handed a fork: other dice, hidden cards dealt anew, so that what
 * its player cannot know cannot leak; one that does not is handed the choices alone.  Each driver draws from a stream
 * of its own, a pure function of (seed, race, seat): thinking never shifts the dice, and a race with the same drivers
 * is the same race anywhere.  For those that think the stream begins anew with every decision: what they answer
 * depends on the position and on how many decisions led there, not on whom they drove for before.
 *
 * Thinking is bounded by a budget of looks: choices that are carried out on forks.  It is counted, never timed.  An
 * answer that is not in the list stands for the first choice.
 */

#pragma once

#include "judge.h"
#include "temperament.h"

typedef struct _PaddockDriver PaddockDriver;

typedef struct {
  const char *id; /* in files */
  const char *label;
  const char *help;
  guint budget;           /* looks for one decision; 0: does not think */
  PaddockWeights weights; /* what its level cares about */

  /* Index of a choice; there are at least two.  FORK is NULL for kinds that do not think. */
  guint (*choose) (PaddockDriver *self, const PaddockDecision *decision, PaddockMatch *fork);

  /* What each choice is worth; or NULL, and then choose() answers. */
  void (*weigh) (PaddockDriver *self, PaddockMatch *fork, gint32 *values);
} PaddockDriverKind;

struct _PaddockDriver {
  const PaddockDriverKind *kind;
  const PaddockTemperament *temperament;
  guint seat;
  guint64 seed, race; /* of its stream */
  PaddockStream random;

  /* NULL for kinds that do not think. */
  PaddockInsight *insight;
  PaddockMatch *fork;
  PaddockMatch *ahead[2]; /* to look ahead on */
  PaddockWeights weights; /* of the level and the temperament */
  PaddockEvents events;   /* of what is played out there */
  guint budget;           /* looks left for this decision */
};

PaddockDriver *
paddock_driver_new (const PaddockDriverKind *kind, PaddockSetup *setup, guint seat, guint64 race);
void paddock_driver_free (PaddockDriver *self);

void paddock_driver_set_temperament (PaddockDriver *self, const PaddockTemperament *temperament);
void paddock_driver_restart (PaddockDriver *self, const PaddockSetup *setup, guint64 race);

guint paddock_driver_think (PaddockDriver *self, const PaddockMatch *match);

/* What it answers to the pending decision, which must be its seat's. */
static inline guint
paddock_driver_choose (PaddockDriver *self, const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  guint choice;

  g_return_val_if_fail (decision && decision->player == self->seat, 0);

  if (decision->n_choices == 1 || paddock_match_asks_clock (match))
    return 0;

  choice =
    self->fork ? paddock_driver_think (self, match) : self->kind->choose (self, decision, NULL);
  return G_LIKELY (choice < decision->n_choices) ? choice : 0;
}

/* What it thinks of each choice; FALSE: it has no opinion.  The terms are what counts for it in the position right
 * after the choice. */
typedef struct {
  gint32 value; /* in parts of the judge's unit; the driver takes the highest */
  gint32 terms[PADDOCK_N_TERMS];
} PaddockOpinion;

gboolean paddock_driver_explain (PaddockDriver *self,
                                 const PaddockMatch *match,
                                 PaddockOpinion opinions[PADDOCK_MAX_CHOICES]);

/* For kinds that think: what each choice of MATCH is worth to a seat one look ahead, the mean of some where dice decide.
 * What the budget no longer covers is worth least. */
void paddock_driver_look_ahead (PaddockDriver *self,
                                const PaddockMatch *match,
                                guint seat,
                                const PaddockWeights *weights,
                                gint32 *values);

static inline guint
paddock_find_best (const gint32 *values, guint n)
{
  guint best = 0;

  for (guint i = 1; i < n; i++)
    if (values[i] > values[best])
      best = i;

  return best;
}

/* Every kind, NULL-terminated. */
extern const PaddockDriverKind *const paddock_driver_kinds[];

const PaddockDriverKind *paddock_driver_kinds_find (const char *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockDriver, paddock_driver_free)
