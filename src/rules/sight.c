/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sight.h"

struct _PaddockSight {
  const PaddockJournal *journal;
  guint seat;
  guint moment, n_moments; /* of the journal when this was made */
  PaddockMatch *
    match; /* NULL: nothing is hidden, and all is as the journal has it; else so is all that follows */
  PaddockMatch *named; /* as the journal has it, but naming places; NULL: nobody asked for that */
  GArray
    *moments;   /* of guint: those of the journal that the seat can tell apart, and the last one */
  GArray *ends; /* of guint: where the events of the start end, and of each moment */
  PaddockEvents events;
};

/* --- Secrets --- */

/* Whether nothing that followed from the choice of a moment, and not the choice either, is for the seat's eyes. */
static gboolean
is_secret (const PaddockSight *self, guint moment)
{
  guint n;
  const PaddockEvent *events = paddock_journal_get_events (self->journal, (int) moment, &n);

  for (guint i = 0; i < n; i++)
    if (paddock_event_is_visible (&events[i], self->seat))
      return FALSE;

  return TRUE;
}

/* The choice of a moment. */
static const PaddockEvent *
get_chosen (const PaddockSight *self, guint moment)
{
  guint n;

  return paddock_journal_get_events (self->journal, (int) moment, &n);
}

/* Whether the decision of a moment is, for the seat, one with that before it. */
static gboolean
repeats_secret (const PaddockSight *self, guint moment)
{
  return moment > 0 && is_secret (self, moment - 1)
         && get_chosen (self, moment)->actor == get_chosen (self, moment - 1)->actor
         && !paddock_event_is_visible (get_chosen (self, moment), self->seat);
}

/* Who did something, and of a decision what was asked: everybody sees that. */
static PaddockEvent
mask (const PaddockEvent *event)
{
  return (PaddockEvent){
    .type = event->type,
    .actor = event->actor,
    .hidden = event->hidden,
    .clause = event->clause,
    .amount = event->type == PADDOCK_EVENT_CHOSE ? event->amount : 0,
    .from = PADDOCK_NOWHERE,
    .to = PADDOCK_NOWHERE,
  };
}

static void
add_events (PaddockSight *self, int moment, gboolean is_repeated)
{
  guint n;
  const PaddockEvent *events = paddock_journal_get_events (self->journal, moment, &n);

  for (guint i = is_repeated ? 1 : 0; i < n; i++)
    *paddock_events_next (&self->events) =
      paddock_event_is_visible (&events[i], self->seat) ? events[i] : mask (&events[i]);
}

static void
add_end (PaddockSight *self)
{
  guint end = paddock_events_len (&self->events);

  g_array_append_val (self->ends, end);
}

static void
add_moments (PaddockSight *self)
{
  guint n = paddock_journal_get_n_moments (self->journal);

  add_events (self, -1, FALSE);
  for (guint i = 0; i < n; i++) {
    gboolean is_repeated = repeats_secret (self, i);

    if (!is_repeated) {
      add_end (self);
      g_array_append_val (self->moments, i);
    }
    add_events (self, (int) i, is_repeated);
  }
  add_end (self);
  g_array_append_val (self->moments, n);
}

/* MATCH is at a moment of the journal.  How many choices there were is part of a secret too. */
static void
hide (const PaddockSight *self, guint journal_moment, PaddockMatch *match)
{
  PaddockState *state = paddock_match_edit_table (match)->state;

  paddock_match_hide (match, self->seat);
  state->n_decisions -= journal_moment - paddock_sight_count (self, journal_moment);
}

/* --- Life --- */

PaddockSight *
paddock_sight_new (const PaddockJournal *journal, guint seat)
{
  PaddockSight *self = g_new0 (PaddockSight, 1);
  const PaddockMatch *match = paddock_journal_get_match (journal);

  self->journal = journal;
  self->seat = seat;
  self->moment = paddock_journal_get_moment (journal);
  self->n_moments = paddock_journal_get_n_moments (journal);
  if (seat == PADDOCK_EVERYBODY || !match->game->redeal)
    return self;

  self->match = paddock_match_copy (match);
  self->moments = g_array_new (FALSE, FALSE, sizeof (guint));
  self->ends = g_array_new (FALSE, FALSE, sizeof (guint));
  paddock_events_init (&self->events, 64);
  add_moments (self);
  hide (self, self->moment, self->match);
  return self;
}

void
paddock_sight_free (PaddockSight *self)
{
  if (!self)
    return;

  paddock_match_free (self->named);
  if (self->match) {
    paddock_match_free (self->match);
    g_array_unref (self->moments);
    g_array_unref (self->ends);
    paddock_events_clear (&self->events);
  }
  g_free (self);
}

void
paddock_sight_name_places (PaddockSight *self)
{
  if (!self->match && !self->named)
    self->named = paddock_match_copy (paddock_journal_get_match (self->journal));
  paddock_match_name_places (self->match ? self->match : self->named);
}

/* --- Reading --- */

guint
paddock_sight_get_seat (const PaddockSight *self)
{
  return self->seat;
}

gboolean
paddock_sight_sees_all (const PaddockSight *self)
{
  return !self->match;
}

gboolean
paddock_sight_is_current (const PaddockSight *self, const PaddockJournal *journal, guint seat)
{
  return self->journal == journal && self->seat == seat
         && self->moment == paddock_journal_get_moment (journal)
         && self->n_moments == paddock_journal_get_n_moments (journal);
}

guint
paddock_sight_get_moment (const PaddockSight *self)
{
  return paddock_sight_count (self, paddock_journal_get_moment (self->journal));
}

guint
paddock_sight_get_n_moments (const PaddockSight *self)
{
  return self->match ? self->moments->len - 1 : paddock_journal_get_n_moments (self->journal);
}

const PaddockMatch *
paddock_sight_get_match (const PaddockSight *self)
{
  if (self->match || self->named)
    return self->match ? self->match : self->named;

  return paddock_journal_get_match (self->journal);
}

void
paddock_sight_go_to (const PaddockSight *self, guint moment, PaddockMatch *match)
{
  guint there = paddock_sight_find (self, moment);

  paddock_match_set_state (match, paddock_journal_get_state (self->journal, there));
  if (self->match)
    hide (self, there, match);
}

int
paddock_sight_get_choice (const PaddockSight *self, guint moment)
{
  guint there = paddock_sight_find (self, moment);

  return paddock_event_is_visible (get_chosen (self, there), self->seat)
           ? (int) paddock_journal_get_choice (self->journal, there)
           : -1;
}

const PaddockEvent *
paddock_sight_get_events (const PaddockSight *self, int moment, guint *n)
{
  guint first;

  if (!self->match)
    return paddock_journal_get_events (self->journal, moment, n);

  g_return_val_if_fail (moment < (int) paddock_sight_get_n_moments (self), NULL);

  first = moment < 0 ? 0 : g_array_index (self->ends, guint, moment);
  *n = g_array_index (self->ends, guint, moment + 1) - first;
  return self->events.items + first;
}

guint
paddock_sight_count (const PaddockSight *self, guint journal_moment)
{
  guint n = journal_moment;

  if (!self->match)
    return journal_moment;

  n = MIN (n, self->moments->len - 1); /* it has not more than so many before it */
  while (n > 0 && g_array_index (self->moments, guint, n - 1) >= journal_moment)
    n--;
  return n;
}

guint
paddock_sight_find (const PaddockSight *self, guint moment)
{
  if (!self->match)
    return moment;

  g_return_val_if_fail (moment < self->moments->len, 0);

  return g_array_index (self->moments, guint, moment);
}

gboolean
paddock_sight_is_seen (const PaddockSight *self, guint journal_moment)
{
  return paddock_sight_find (self, paddock_sight_count (self, journal_moment)) == journal_moment;
}
