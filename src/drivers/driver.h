/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDriver: a computer player for one seat.
 *
 * A kind of driver is a table row.  One that thinks is handed a fork: other dice, hidden cards dealt
 * anew, so that what its player cannot know cannot leak; one that does not is handed the choices alone.
 * Each driver draws from a stream of its own, a pure function of (seed, race, seat): thinking never
 * shifts the dice, and a race with the same drivers is the same race anywhere.
 */

#pragma once

#include "match.h"

typedef struct _PaddockDriver PaddockDriver;

typedef struct {
  const char *id; /* in files */
  const char *label;
  const char *help;
  gboolean thinks;

  /* Index of a choice; there are at least two.  FORK is NULL for kinds that do not think. */
  guint (*choose) (PaddockDriver *self, const PaddockDecision *decision, PaddockMatch *fork);
} PaddockDriverKind;

struct _PaddockDriver {
  const PaddockDriverKind *kind;
  guint seat;
  PaddockStream random;
  PaddockMatch *fork; /* NULL for kinds that do not think */
};

PaddockDriver *
paddock_driver_new (const PaddockDriverKind *kind, PaddockSetup *setup, guint seat, guint64 race);
void paddock_driver_free (PaddockDriver *self);

void paddock_driver_restart (PaddockDriver *self, const PaddockSetup *setup, guint64 race);

guint paddock_driver_think (PaddockDriver *self, const PaddockMatch *match);

/* What it answers to the pending decision, which must be its seat's. */
static inline guint
paddock_driver_choose (PaddockDriver *self, const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);

  g_return_val_if_fail (decision && decision->player == self->seat, 0);

  if (decision->n_choices == 1)
    return 0;

  return self->fork ? paddock_driver_think (self, match)
                    : self->kind->choose (self, decision, NULL);
}

/* Every kind, NULL-terminated. */
extern const PaddockDriverKind *const paddock_driver_kinds[];

const PaddockDriverKind *paddock_driver_kinds_find (const char *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockDriver, paddock_driver_free)
