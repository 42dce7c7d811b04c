/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-private.h"

#include <glib/gi18n.h>

static gboolean
asks_person (PaddockRace *self, guint moment)
{
  const PaddockJournal *journal = paddock_session_get_journal (self->session);
  guint n;
  const PaddockEvent *events = paddock_journal_get_events (journal, (int) moment, &n);

  return n > 0 && events[0].type == PADDOCK_EVENT_CHOSE
         && paddock_race_is_person (self, events[0].actor);
}

/* The moment before what a person chose last, or the one before this. */
static guint
find_moment_back (PaddockRace *self)
{
  const PaddockSight *sight = paddock_race_get_sight (self);
  guint moment = paddock_session_get_moment (self->session);

  for (guint i = moment; i > 0; i--)
    if (asks_person (self, i - 1) && paddock_sight_is_seen (sight, i - 1))
      return i - 1;

  return paddock_race_count_persons (self) > 0 || moment == 0 ? 0 : moment - 1;
}

static guint
find_moment_forward (PaddockRace *self)
{
  const PaddockSight *sight = paddock_race_get_sight (self);
  guint moment = paddock_session_get_moment (self->session);
  guint n = paddock_session_get_n_moments (self->session);

  for (guint i = moment + 1; i < n; i++)
    if (asks_person (self, i) && paddock_sight_is_seen (sight, i))
      return i;

  return paddock_race_count_persons (self) > 0 ? n : MIN (moment + 1, n);
}

static gboolean
is_race_step (const char *label)
{
  return g_strcmp0 (label, paddock_race_get_step_label ()) == 0;
}

/* Steps that people took apart from the race: there is one below what the race itself has written. */
static gboolean
has_other_step (PaddockRace *self)
{
  const PaddockHistory *history = paddock_document_file_get_history (self->file);

  for (guint i = paddock_history_get_position (history); i > 0; i--)
    if (!is_race_step (paddock_history_get_label (history, i)))
      return TRUE;

  return FALSE;
}

static gboolean
undoes_document (PaddockRace *self)
{
  const char *label = paddock_document_file_get_undo_label (self->file);

  if (!label)
    return FALSE;
  if (!self->session || (!is_race_step (label) && !self->n_untold && !self->has_travelled))
    return TRUE;

  return paddock_session_get_moment (self->session) == 0 && has_other_step (self);
}

static gboolean
redoes_document (PaddockRace *self)
{
  return paddock_document_file_get_redo_label (self->file)
         && (!self->session || (!self->n_untold && !self->has_travelled));
}

const char *
paddock_race_get_undo_label (PaddockRace *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self), NULL);

  if (undoes_document (self))
    return paddock_document_file_get_undo_label (self->file);

  return self->session && paddock_session_get_moment (self->session) > 0 ? _ ("Decision") : NULL;
}

const char *
paddock_race_get_redo_label (PaddockRace *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self), NULL);

  if (redoes_document (self))
    return paddock_document_file_get_redo_label (self->file);

  return self->session
             && paddock_session_get_moment (self->session)
                  < paddock_session_get_n_moments (self->session)
           ? _ ("Decision")
           : NULL;
}

void
paddock_race_undo (PaddockRace *self)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  if (undoes_document (self))
    paddock_document_file_undo (self->file);
  else if (paddock_race_get_undo_label (self))
    paddock_race_travel_to (self, find_moment_back (self));
}

void
paddock_race_redo (PaddockRace *self)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  if (redoes_document (self))
    paddock_document_file_redo (self->file);
  else if (paddock_race_get_redo_label (self))
    paddock_race_travel_to (self, find_moment_forward (self));
}
