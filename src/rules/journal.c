/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "journal.h"

#include <string.h>

#define MIN_CAPACITY 64

/* One moment: written on arrival, the choice and the state when it is left. */
typedef struct {
  guint first_event; /* of those that follow the choice */
  guint8 choice;
  guint8 n_forced; /* faces still waiting on arrival; the ones behind them were forced here */
  guint64 state[];
} Moment;

struct _PaddockJournal {
  PaddockMatch *match;
  guint64 race;
  gboolean is_from_position;
  gint16 start_forced[PADDOCK_MAX_FORCED];
  guint n_start_forced;

  PaddockEvents events;
  gsize stride;  /* of the moments */
  char *moments; /* the current one's state is the match's own */
  char *here;
  char *last; /* equal to here, or ahead of it after undo */
  char *end;  /* of the room */
};

static Moment *
here (const PaddockJournal *self)
{
  return (Moment *) self->here;
}

static Moment *
moment_at (const PaddockJournal *self, guint moment)
{
  return (Moment *) (self->moments + moment * self->stride);
}

static void
grow (PaddockJournal *self)
{
  guint n = paddock_journal_get_moment (self), capacity = MAX (2 * n, MIN_CAPACITY);

  self->moments = g_realloc_n (self->moments, capacity, self->stride);
  self->here = self->last = self->moments + n * self->stride;
  self->end = self->moments + capacity * self->stride;
}

static void
arrive (PaddockJournal *self)
{
  if (G_UNLIKELY (self->here == self->end))
    grow (self);

  here (self)->first_event = paddock_events_len (&self->events);
  here (self)->n_forced = paddock_match_get_state (self->match)->chance.n_forced;
}

static void
leave (PaddockJournal *self)
{
  memcpy (here (self)->state, paddock_match_get_state (self->match),
          paddock_match_get_state_size (self->match));
}

static PaddockJournal *
journal_new_take (PaddockMatch *match)
{
  PaddockJournal *self = g_new0 (PaddockJournal, 1);

  self->match = match;
  self->stride = sizeof (Moment) + paddock_match_get_state_size (match);
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
paddock_journal_new_from (const PaddockMatch *position, guint64 race)
{
  PaddockJournal *self = journal_new_take (paddock_match_copy (position));

  self->race = race;
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
  g_free (self);
}

gboolean
paddock_journal_restart_forced (PaddockJournal *self, guint64 race, const int *faces, guint n_faces)
{
  self->race = race;
  self->is_from_position = FALSE;
  self->here = self->last = self->moments;
  self->n_start_forced = 0;
  paddock_events_truncate (&self->events, 0);
  if (!paddock_match_restart_forced (self->match, race, faces, n_faces, &self->events)) {
    paddock_journal_restart (self, race);
    return FALSE;
  }

  for (guint i = 0; i < n_faces; i++)
    self->start_forced[self->n_start_forced++] = (gint16) faces[i];
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

void
paddock_journal_note_answers (PaddockJournal *self, GArray *answers)
{
  paddock_match_note_answers (self->match, answers);
}

guint
paddock_journal_get_moment (const PaddockJournal *self)
{
  return (guint) ((gsize) (self->here - self->moments) / self->stride);
}

guint
paddock_journal_get_n_moments (const PaddockJournal *self)
{
  return (guint) ((gsize) (self->last - self->moments) / self->stride);
}

/* Forgets what lies ahead. */
static void
cut_tail (PaddockJournal *self)
{
  self->last = self->here;
  paddock_events_truncate (&self->events, here (self)->first_event);
}

void
paddock_journal_choose (PaddockJournal *self, guint choice)
{
  if (G_UNLIKELY (self->here != self->last)) {
    if (here (self)->choice == choice) {
      paddock_journal_redo (self);
      return;
    }
    cut_tail (self);
  }

  leave (self);
  here (self)->choice = (guint8) choice;
  paddock_match_choose (self->match, choice, &self->events);
  self->last = self->here += self->stride;
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
paddock_journal_unforce (PaddockJournal *self)
{
  cut_tail (self);
  paddock_match_unforce (self->match, here (self)->n_forced);
}

static void
travel (PaddockJournal *self, char *moment)
{
  leave (self);
  self->here = moment;
  paddock_match_set_state (self->match, here (self)->state);
}

void
paddock_journal_travel (PaddockJournal *self, guint moment)
{
  g_return_if_fail (moment <= paddock_journal_get_n_moments (self));

  travel (self, (char *) moment_at (self, moment));
}

gboolean
paddock_journal_undo (PaddockJournal *self)
{
  if (self->here == self->moments)
    return FALSE;

  travel (self, self->here - self->stride);
  return TRUE;
}

gboolean
paddock_journal_redo (PaddockJournal *self)
{
  if (self->here == self->last)
    return FALSE;

  travel (self, self->here + self->stride);
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
  g_return_val_if_fail (moment < paddock_journal_get_n_moments (self), 0);

  return moment_at (self, moment)->choice;
}

gconstpointer
paddock_journal_get_state (const PaddockJournal *self, guint moment)
{
  g_return_val_if_fail (moment <= paddock_journal_get_n_moments (self), NULL);

  return moment == paddock_journal_get_moment (self)
           ? (gconstpointer) paddock_match_get_state (self->match)
           : moment_at (self, moment)->state;
}

const PaddockEvent *
paddock_journal_get_events (const PaddockJournal *self, int moment, guint *n)
{
  guint first = moment < 0 ? 0 : moment_at (self, (guint) moment)->first_event;

  *n = moment_at (self, (guint) (moment + 1))->first_event - first;
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
  for (guint i = moment_at (self, (guint) moment)->n_forced; i < chance->n_forced; i++)
    faces[n++] = chance->forced[i];
  return n;
}
