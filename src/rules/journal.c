/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "journal.h"

#include <string.h>

#define MIN_CAPACITY 64

/* Written on arrival at a moment; the choice when it is made. */
typedef struct {
  guint first_event; /* of those that follow the choice */
  guint8 choice;
  guint8 n_forced; /* faces still waiting on arrival; the ones behind them were forced here */
} Moment;

struct _PaddockJournal {
  PaddockMatch *match;
  guint64 race;
  gboolean is_from_position;
  gint8 start_forced[PADDOCK_MAX_FORCED];
  guint n_start_forced;

  guint moment;
  guint n_moments;
  PaddockEvents events;
  Moment *moments;
  char *snapshots; /* of each moment that was left; the current state is the match's own */
  gsize state_size;
  guint capacity;
};

static char *
snapshot (const PaddockJournal *self, guint moment)
{
  return self->snapshots + moment * self->state_size;
}

static void
ensure_capacity (PaddockJournal *self, guint n)
{
  if (G_LIKELY (n <= self->capacity))
    return;

  self->capacity = MAX (2 * self->capacity, MIN_CAPACITY);
  self->moments = g_renew (Moment, self->moments, self->capacity);
  self->snapshots = g_realloc_n (self->snapshots, self->capacity, self->state_size);
}

static void
arrive (PaddockJournal *self)
{
  ensure_capacity (self, self->moment + 1);
  self->moments[self->moment].first_event = self->events.n;
  self->moments[self->moment].n_forced = paddock_match_get_state (self->match)->chance.n_forced;
}

static void
leave (PaddockJournal *self)
{
  memcpy (snapshot (self, self->moment), paddock_match_get_state (self->match), self->state_size);
}

static PaddockJournal *
journal_new_take (PaddockMatch *match)
{
  PaddockJournal *self = g_new0 (PaddockJournal, 1);

  self->match = match;
  self->state_size = paddock_match_get_state_size (match);
  paddock_events_init (&self->events, 0);

  return self;
}

PaddockJournal *
paddock_journal_new (PaddockSetup *setup, guint64 race)
{
  PaddockJournal *self = journal_new_take (paddock_match_new (setup, race, NULL));

  paddock_journal_restart (self, race);
  return self;
}

PaddockJournal *
paddock_journal_new_from (const PaddockMatch *position)
{
  PaddockJournal *self = journal_new_take (paddock_match_copy (position));

  self->is_from_position = TRUE;
  arrive (self);
  return self;
}

void
paddock_journal_free (PaddockJournal *self)
{
  if (!self)
    return;

  paddock_match_free (self->match);
  paddock_events_clear (&self->events);
  g_free (self->moments);
  g_free (self->snapshots);
  g_free (self);
}

gboolean
paddock_journal_restart_forced (PaddockJournal *self, guint64 race, const int *faces, guint n_faces)
{
  self->race = race;
  self->is_from_position = FALSE;
  self->moment = self->n_moments = self->events.n = self->n_start_forced = 0;
  if (!paddock_match_restart_forced (self->match, race, faces, n_faces, &self->events)) {
    paddock_journal_restart (self, race);
    return FALSE;
  }

  for (guint i = 0; i < n_faces; i++)
    self->start_forced[self->n_start_forced++] = (gint8) faces[i];
  arrive (self);
  return TRUE;
}

void
paddock_journal_restart (PaddockJournal *self, guint64 race)
{
  paddock_journal_restart_forced (self, race, NULL, 0);
}

const PaddockMatch *
paddock_journal_get_match (const PaddockJournal *self)
{
  return self->match;
}

guint
paddock_journal_get_moment (const PaddockJournal *self)
{
  return self->moment;
}

guint
paddock_journal_get_n_moments (const PaddockJournal *self)
{
  return self->n_moments;
}

/* Forgets what lies ahead. */
static void
cut_tail (PaddockJournal *self)
{
  self->n_moments = self->moment;
  self->events.n = self->moments[self->moment].first_event;
}

void
paddock_journal_choose (PaddockJournal *self, guint choice)
{
  if (G_UNLIKELY (self->moment < self->n_moments)) {
    if (self->moments[self->moment].choice == choice) {
      paddock_journal_redo (self);
      return;
    }
    cut_tail (self);
  }

  leave (self);
  self->moments[self->moment].choice = (guint8) choice;
  paddock_match_choose (self->match, choice, &self->events);
  self->n_moments = ++self->moment;
  arrive (self);
}

gboolean
paddock_journal_force (PaddockJournal *self, const int *faces, guint n)
{
  if (!paddock_match_force (self->match, faces, n))
    return FALSE;

  cut_tail (self);
  return TRUE;
}

void
paddock_journal_travel (PaddockJournal *self, guint moment)
{
  g_return_if_fail (moment <= self->n_moments);

  if (moment == self->moment)
    return;

  leave (self);
  self->moment = moment;
  paddock_match_set_state (self->match, snapshot (self, moment));
}

gboolean
paddock_journal_undo (PaddockJournal *self)
{
  if (self->moment == 0)
    return FALSE;

  paddock_journal_travel (self, self->moment - 1);
  return TRUE;
}

gboolean
paddock_journal_redo (PaddockJournal *self)
{
  if (self->moment == self->n_moments)
    return FALSE;

  paddock_journal_travel (self, self->moment + 1);
  return TRUE;
}

guint64
paddock_journal_get_race (const PaddockJournal *self)
{
  return self->race;
}

gboolean
paddock_journal_is_from_position (const PaddockJournal *self)
{
  return self->is_from_position;
}

guint
paddock_journal_get_choice (const PaddockJournal *self, guint moment)
{
  g_return_val_if_fail (moment < self->n_moments, 0);

  return self->moments[moment].choice;
}

gconstpointer
paddock_journal_get_state (const PaddockJournal *self, guint moment)
{
  g_return_val_if_fail (moment <= self->n_moments, NULL);

  return moment == self->moment ? (gconstpointer) paddock_match_get_state (self->match)
                                : snapshot (self, moment);
}

const PaddockEvent *
paddock_journal_get_events (const PaddockJournal *self, int moment, guint *n)
{
  guint first = moment < 0 ? 0 : self->moments[moment].first_event;

  *n = self->moments[moment + 1].first_event - first;
  return self->events.items + first;
}

guint
paddock_journal_get_forced (const PaddockJournal *self, int moment, int faces[PADDOCK_MAX_FORCED])
{
  const PaddockChance *chance;
  guint n = 0;

  if (moment < 0) {
    for (; n < self->n_start_forced; n++)
      faces[n] = self->start_forced[n];
    return n;
  }

  chance = &((const PaddockState *) paddock_journal_get_state (self, (guint) moment))->chance;
  for (guint i = self->moments[moment].n_forced; i < chance->n_forced; i++)
    faces[n++] = chance->forced[i];
  return n;
}
