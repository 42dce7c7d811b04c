/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-private.h"

#include <glib/gi18n.h>

#include "games.h"
#include "level-drivers.h"
#include "seats.h"

#define MERGE_KEY "race"
#define MAX_UNTOLD 24 /* decisions of drivers that a crash may cost */

G_DEFINE_FINAL_TYPE (PaddockRace, paddock_race, G_TYPE_OBJECT)

enum {
  MOVED,
  CHANGED,
  FOCUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

void
paddock_race_emit_moved (PaddockRace *self, int steps)
{
  self->focus = self->rest = PADDOCK_NO_CHOICE;
  g_clear_pointer (&self->odds, paddock_odds_free);
  g_clear_pointer (&self->sight, paddock_sight_free);
  g_signal_emit (self, signals[MOVED], 0, steps);
}

void
paddock_race_emit_focused (PaddockRace *self)
{
  g_signal_emit (self, signals[FOCUSED], 0);
}

void
paddock_race_emit_changed (PaddockRace *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- The document --- */

const char *
paddock_race_get_step_label (void)
{
  return C_ ("step", "Race");
}

static void
remember_told (PaddockRace *self)
{
  g_clear_pointer (&self->told, paddock_document_unref);
  self->told = paddock_document_ref (paddock_document_file_get_document (self->file));
  self->n_untold = 0;
  self->has_travelled = FALSE;
}

static void
tell (PaddockRace *self, const char *label, const char *merge_key, const PaddockDocument *document)
{
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (self->file, label, merge_key);

  self->is_telling = TRUE;
  paddock_edit_replace (edit, document);
  paddock_document_file_commit (self->file, edit);
  self->is_telling = FALSE;
  remember_told (self);
}

void
paddock_race_flush (PaddockRace *self, gboolean with_moment)
{
  g_autoptr (PaddockDocument) document = NULL;

  g_return_if_fail (PADDOCK_IS_RACE (self));

  if (!self->session || !(self->n_untold || (with_moment && self->has_travelled)))
    return;

  document = paddock_session_dup_document (self->session);
  tell (self, paddock_race_get_step_label (), MERGE_KEY, document);
}

static void
load (PaddockRace *self)
{
  PaddockDocument *document = paddock_document_file_get_document (self->file);

  g_clear_pointer (&self->sight, paddock_sight_free);
  g_clear_pointer (&self->session, paddock_session_free);
  g_clear_error (&self->error);
  self->session = paddock_session_new (document, paddock_games, NULL, NULL, &self->error);
  self->uncovered = PADDOCK_NOBODY;
  remember_told (self);
}

/* By other hands than ours. */
static void
file_changed_cb (PaddockRace *self)
{
  if (!paddock_document_file_is_modified (self->file))
    self->is_touched = FALSE;
  if (self->is_telling
      || paddock_document_file_get_state (self->file) != PADDOCK_DOCUMENT_FILE_READY
      || paddock_document_file_get_document (self->file) == self->told)
    return;

  self->is_touched = paddock_document_file_is_modified (self->file);
  load (self);
  paddock_race_reset_clock (self);
  paddock_race_emit_moved (self, 0);
  paddock_race_emit_changed (self);
}

void
paddock_race_edit (PaddockRace *self, const char *label, PaddockRaceEdit edit, gpointer data)
{
  g_autoptr (PaddockDocument) document = NULL;
  const PaddockJournal *before;

  g_return_if_fail (PADDOCK_IS_RACE (self) && self->session);

  paddock_race_flush (self, TRUE);
  before = paddock_session_get_journal (self->session);
  g_clear_pointer (&self->sight, paddock_sight_free);
  edit (self->session, data);
  document = paddock_session_dup_document (self->session);
  self->is_touched = TRUE;
  tell (self, label, NULL, document);
  paddock_race_reset_clock (self);
  if (paddock_session_get_journal (self->session) != before)
    paddock_race_emit_moved (self, 0); /* another line is in hand */
  paddock_race_emit_changed (self);
}

void
paddock_race_replace (PaddockRace *self, const char *label, const PaddockDocument *document)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  paddock_race_flush (self, TRUE);
  tell (self, label, NULL, document);
  load (self);
  paddock_race_reset_clock (self);
  paddock_race_emit_moved (self, 0);
  paddock_race_emit_changed (self);
}

void
paddock_race_replace_by_hand (PaddockRace *self, const PaddockDocument *document)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  self->is_touched = TRUE;
  paddock_race_replace (self, _ ("Set Up a Position"), document);
}

gboolean
paddock_race_has_work (PaddockRace *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self), FALSE);

  return self->is_touched && paddock_document_file_is_modified (self->file);
}

/* --- Reading --- */

PaddockDocumentFile *
paddock_race_get_file (PaddockRace *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self), NULL);

  return self->file;
}

const GError *
paddock_race_get_error (PaddockRace *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self), NULL);

  return self->error;
}

const PaddockSetup *
paddock_race_get_setup (PaddockRace *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self) && self->session, NULL);

  return paddock_session_get_setup (self->session);
}

guint
paddock_race_get_colour (PaddockRace *self, guint seat)
{
  return paddock_seat_find_colour (paddock_race_get_setup (self)->seats[seat].id, seat);
}

gboolean
paddock_race_is_person (PaddockRace *self, guint seat)
{
  return paddock_session_get_driver (self->session, seat).kind == NULL;
}

guint
paddock_race_count_persons (PaddockRace *self)
{
  guint n = 0;

  for (guint seat = 0; seat < paddock_race_get_setup (self)->n_seats; seat++)
    n += paddock_race_is_person (self, seat);

  return n;
}

guint
paddock_race_get_forced (PaddockRace *self, int faces[PADDOCK_MAX_FORCED])
{
  return paddock_journal_get_forced (paddock_session_get_journal (self->session),
                                     (int) paddock_session_get_moment (self->session), faces);
}

/* --- What is done --- */

/* What a person decided, and what a person sees next, must not be lost. */
static gboolean
must_tell (PaddockRace *self)
{
  return paddock_race_find_asked_person (self) != PADDOCK_NOBODY
         || !paddock_race_peek_decision (self) || self->n_untold >= MAX_UNTOLD;
}

void
paddock_race_made_decision (PaddockRace *self, gboolean is_by_person)
{
  self->n_untold++;
  self->is_touched |= is_by_person;
  paddock_race_cover (self);
  if (is_by_person || must_tell (self))
    paddock_race_flush (self, FALSE);
  paddock_race_reset_clock (self);
  paddock_race_emit_moved (self, 1);
}

void
paddock_race_choose (PaddockRace *self, guint choice)
{
  const PaddockDecision *decision;

  g_return_if_fail (PADDOCK_IS_RACE (self) && self->session);

  decision = paddock_race_peek_decision (self);
  g_return_if_fail (decision && choice < decision->n_choices);

  paddock_session_choose (self->session, choice);
  self->clock.is_back = FALSE;
  paddock_race_made_decision (self, TRUE);
}

static void
moved_in_time (PaddockRace *self)
{
  self->has_travelled = TRUE;
  self->clock.is_back = TRUE;
  paddock_race_cover (self);
  paddock_race_reset_clock (self);
  paddock_race_emit_moved (self, 0);
}

void
paddock_race_travel (PaddockRace *self, guint moment)
{
  g_return_if_fail (PADDOCK_IS_RACE (self) && self->session);
  g_return_if_fail (moment <= paddock_sight_get_n_moments (paddock_race_get_sight (self)));

  paddock_race_travel_to (self, paddock_sight_find (paddock_race_get_sight (self), moment));
}

void
paddock_race_travel_to (PaddockRace *self, guint moment)
{
  if (moment == paddock_session_get_moment (self->session))
    return;

  paddock_session_travel (self->session, moment);
  moved_in_time (self);
}

void
paddock_race_switch_line (PaddockRace *self, guint line)
{
  g_return_if_fail (PADDOCK_IS_RACE (self) && self->session);

  if (line == paddock_session_get_line (self->session))
    return;

  paddock_session_switch (self->session, line);
  moved_in_time (self);
  paddock_race_emit_changed (self);
}

gboolean
paddock_race_force (PaddockRace *self, const int *faces, guint n)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self) && self->session, FALSE);

  if (!paddock_session_force (self->session, faces, n))
    return FALSE;

  self->n_untold++;
  self->is_touched = TRUE;
  paddock_race_flush (self, FALSE);
  paddock_race_reset_clock (self);
  paddock_race_emit_moved (self, 0);
  return TRUE;
}

PaddockDriverSpec
paddock_race_get_driver (PaddockRace *self, guint seat)
{
  return paddock_session_get_driver (self->session, seat);
}

PaddockDriver *
paddock_race_dup_adviser (PaddockRace *self)
{
  PaddockDriver *driver = paddock_session_dup_driver (self->session);
  const PaddockJournal *journal = paddock_session_get_journal (self->session);

  return driver ? driver
                : paddock_driver_new (&paddock_champion_driver,
                                      paddock_session_get_setup (self->session),
                                      paddock_race_peek_decision (self)->player,
                                      paddock_journal_get_race (journal));
}

void
paddock_race_set_driver (PaddockRace *self, guint seat, PaddockDriverSpec spec)
{
  g_return_if_fail (PADDOCK_IS_RACE (self) && self->session);

  paddock_session_set_driver (self->session, seat, spec);
  self->n_untold++;
  self->is_touched = TRUE;
  paddock_race_cover (self);
  paddock_race_flush (self, FALSE);
  paddock_race_reset_clock (self);
  paddock_race_emit_changed (self);
  paddock_race_emit_moved (self, 0);
}

void
paddock_race_touch (PaddockRace *self)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  paddock_race_emit_changed (self);
}

/* --- Object --- */

static void
paddock_race_finalize (GObject *object)
{
  PaddockRace *self = PADDOCK_RACE (object);

  g_clear_pointer (&self->odds, paddock_odds_free);
  g_clear_pointer (&self->sight, paddock_sight_free);
  g_clear_pointer (&self->session, paddock_session_free);
  g_clear_error (&self->error);
  g_clear_pointer (&self->told, paddock_document_unref);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (paddock_race_parent_class)->finalize (object);
}

static void
paddock_race_class_init (PaddockRaceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = paddock_race_finalize;

  signals[MOVED] = g_signal_new ("moved", PADDOCK_TYPE_RACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_INT);
  signals[CHANGED] = g_signal_new ("changed", PADDOCK_TYPE_RACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[FOCUSED] = g_signal_new ("focused", PADDOCK_TYPE_RACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
paddock_race_init (PaddockRace *self)
{
  self->focus = self->rest = PADDOCK_NO_CHOICE;
  self->clock.now = g_get_monotonic_time;
}

PaddockRace *
paddock_race_new (PaddockDocumentFile *file)
{
  PaddockRace *self = g_object_new (PADDOCK_TYPE_RACE, NULL);

  self->file = g_object_ref (file);
  self->is_touched = paddock_document_file_is_modified (file); /* who knows by whom */
  load (self);
  paddock_race_init_clock (self);
  g_signal_connect_object (file, "changed", G_CALLBACK (file_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
paddock_race_stop (PaddockRace *self)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  g_signal_handlers_disconnect_by_data (self->file, self);
  paddock_race_stop_clock (self);
}
