/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "digest.h"

#include "random-driver.h"

#define BLOCK_SIZE 64         /* races that a thread takes at a time */
#define MAX_DECISIONS 1000000 /* a race that has not ended by then counts as it stands */

typedef struct {
  PaddockSetup *setup;
  guint64 first, last;
  gsize next_block; /* atomic */
} Job;

/* What one thread needs; nothing is shared while races run. */
typedef struct {
  PaddockMatch *match;
  PaddockDriver *drivers[PADDOCK_MAX_SEATS];
} Worker;

static void
worker_init (Worker *self, PaddockSetup *setup)
{
  self->match = paddock_match_new (setup, 0, NULL);
  for (guint i = 0; i < setup->n_seats; i++)
    self->drivers[i] = paddock_driver_new (&paddock_random_driver, setup, i, 0);
}

static void
worker_clear (Worker *self, const PaddockSetup *setup)
{
  for (guint i = 0; i < setup->n_seats; i++)
    paddock_driver_free (self->drivers[i]);
  paddock_match_free (self->match);
}

static guint64
hash_race (Worker *self, const PaddockSetup *setup, guint64 race)
{
  const PaddockState *state = paddock_match_get_state (self->match);
  const PaddockDecision *decision;
  guint64 hash;

  for (guint i = 0; i < setup->n_seats; i++)
    paddock_driver_restart (self->drivers[i], setup, race);
  paddock_match_restart (self->match, race, NULL);
  while ((decision = paddock_match_get_decision (self->match))
         && state->n_decisions < MAX_DECISIONS)
    paddock_match_choose (self->match,
                          paddock_driver_choose (self->drivers[decision->player], self->match),
                          NULL);

  hash = paddock_match_hash (self->match);
  hash = paddock_hash_add (hash, state->n_decisions);
  hash = paddock_hash_add (hash, state->chance.dice.drawn);
  return paddock_hash_add (hash, state->chance.cards.drawn);
}

static gpointer
work (gpointer data)
{
  Job *job = data;
  Worker worker;
  guint64 sum = 0;
  guint64 first;

  worker_init (&worker, job->setup);
  while ((first = job->first + BLOCK_SIZE * (guint64) g_atomic_pointer_add (&job->next_block, 1))
         < job->last)
    for (guint64 race = first; race < MIN (first + BLOCK_SIZE, job->last); race++)
      sum += hash_race (&worker, job->setup, race);
  worker_clear (&worker, job->setup);

  return g_memdup2 (&sum, sizeof sum);
}

guint64
paddock_digest_races (PaddockSetup *setup, guint64 first, guint64 last, guint n_threads)
{
  g_autofree GThread **threads = g_new (GThread *, n_threads);
  Job job = { setup, first, last, 0 };
  guint64 sum = 0;

  for (guint i = 0; i < n_threads; i++)
    threads[i] = g_thread_new ("digest", work, &job);
  for (guint i = 0; i < n_threads; i++) {
    g_autofree guint64 *part = g_thread_join (threads[i]);

    sum += *part;
  }

  return sum;
}
