/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A session's life, its moments and what is written down of them.  Lines are in session-lines.c, drivers in
 * session-drivers.c.
 */

#include "session-private.h"

#include <string.h>

/* --- Life --- */

static void
clear_end (gpointer data)
{
  g_free (((PaddockLineEnd *) data)->difference);
}

static void
add_ends (PaddockSession *self)
{
  self->ends = g_array_new (FALSE, TRUE, sizeof (PaddockLineEnd));
  g_array_set_clear_func (self->ends, clear_end);
  g_array_set_size (self->ends, 1 + paddock_list_len (self->record->lines));
}

/* Who is not known here is a person. */
static void
read_drivers (PaddockSession *self)
{
  for (guint i = 0; i < self->setup->n_seats; i++) {
    const char *driver =
      paddock_text_get (PADDOCK_LIST_AT (self->record->seats, PaddockPlaytestSeat, i)->driver);

    if (!paddock_driver_spec_parse (&self->specs[i], driver, NULL))
      paddock_driver_spec_parse (&self->specs[i], PADDOCK_PERSON, NULL);
  }
}

static gboolean
take_line_of_record (PaddockSession *self, GError **error)
{
  int line = paddock_playtest_find_line (self->record, self->record->line);
  int at = self->record->at;

  if (!paddock_session_take_line (self, (guint) MAX (line, 0), error))
    return FALSE;
  if (at != PADDOCK_AT_END && (guint) at < paddock_session_get_n_moments (self))
    paddock_session_travel (self, (guint) at);
  return TRUE;
}

PaddockSession *
paddock_session_new (PaddockDocument *playtest,
                     const PaddockGame *const *games,
                     PaddockLoadFunc load,
                     gpointer data,
                     GError **error)
{
  const PaddockPlaytest *record = paddock_document_get (playtest, &paddock_playtest_kind);
  g_autoptr (PaddockSession) self = NULL;
  g_autoptr (PaddockSetup) setup = paddock_playtest_dup_setup (record, games, load, data, error);

  if (!setup)
    return NULL;

  self = g_new0 (PaddockSession, 1);
  self->setup = g_steal_pointer (&setup);
  self->record = paddock_document_dup_record (playtest);
  add_ends (self);
  read_drivers (self);
  return take_line_of_record (self, error) ? g_steal_pointer (&self) : NULL;
}

void
paddock_session_free (PaddockSession *self)
{
  if (!self)
    return;

  for (guint i = 0; i < PADDOCK_MAX_SEATS; i++)
    paddock_driver_free (self->drivers[i]);
  paddock_journal_free (self->journal);
  paddock_setup_unref (self->setup);
  paddock_record_clear (paddock_playtest_kind.type, self->record);
  g_free (self->record);
  g_array_unref (self->ends);
  g_free (self->note);
  g_free (self->difference);
  g_free (self);
}

PaddockSetup *
paddock_session_get_setup (const PaddockSession *self)
{
  return self->setup;
}

const char *
paddock_session_get_note (const PaddockSession *self)
{
  return self->note;
}

const char *
paddock_session_get_difference (const PaddockSession *self)
{
  return self->difference;
}

/* --- Moments --- */

const PaddockJournal *
paddock_session_get_journal (const PaddockSession *self)
{
  return self->journal;
}

const PaddockMatch *
paddock_session_get_match (const PaddockSession *self)
{
  return paddock_journal_get_match (self->journal);
}

guint
paddock_session_get_moment (const PaddockSession *self)
{
  return paddock_journal_get_moment (self->journal);
}

guint
paddock_session_get_n_moments (const PaddockSession *self)
{
  return paddock_journal_get_n_moments (self->journal);
}

void
paddock_session_travel (PaddockSession *self, guint moment)
{
  g_return_if_fail (moment <= paddock_session_get_n_moments (self));

  paddock_journal_travel (self->journal, moment);
}

/* --- Choosing --- */

static gboolean
has_future (const PaddockSession *self)
{
  return paddock_session_get_moment (self) < paddock_session_get_n_moments (self) || self->has_rest;
}

/* A hash behind the last choice holds no longer. */
static void
drop_last_hash (PaddockList **script)
{
  for (guint i = paddock_list_len (*script); i > 0; i--) {
    int kind = PADDOCK_LIST_AT (*script, PaddockStep, i - 1)->kind;

    if (kind == PADDOCK_STEP_CHOOSE)
      return;
    if (kind == PADDOCK_STEP_HASH)
      paddock_list_remove (script, i - 1);
  }
}

/* What is written now is of these rules; a file of others that does not replay in all its lines goes on saying so. */
static void
write_rules_version (PaddockSession *self)
{
  int version = (int) self->setup->game->rules_version;

  for (guint i = 0; self->note && i < paddock_session_get_n_lines (self); i++) {
    PaddockLineInfo info;

    paddock_session_get_line_info (self, i, &info);
    if (info.difference)
      return;
  }
  self->record->rules_version = version;
}

static void
write_choice (PaddockSession *self, guint choice)
{
  PaddockList **script = paddock_playtest_edit_script (self->record, self->line);

  write_rules_version (self);
  self->record->forced_only = FALSE; /* for people the dice roll */
  drop_last_hash (script);
  paddock_playtest_record_choice (self->journal, choice, script);
  self->has_grown = TRUE;
}

void
paddock_session_choose (PaddockSession *self, guint choice)
{
  const PaddockDecision *decision = paddock_match_get_decision (paddock_session_get_match (self));
  guint moment = paddock_session_get_moment (self);

  g_return_if_fail (decision && choice < decision->n_choices);

  if (moment < paddock_session_get_n_moments (self)
      && paddock_journal_get_choice (self->journal, moment) == choice) {
    paddock_journal_redo (self->journal);
    return;
  }

  if (has_future (self))
    paddock_session_begin_line (self, moment);
  write_choice (self, choice);
  paddock_journal_choose (self->journal, choice);
  g_array_index (self->ends, PaddockLineEnd, self->line).is_known = FALSE;
}

gboolean
paddock_session_force (PaddockSession *self, const int *faces, guint n)
{
  const PaddockMatch *match = paddock_session_get_match (self);
  PaddockChance chance = paddock_match_get_state (match)->chance;
  int before[PADDOCK_MAX_FORCED];
  guint moment = paddock_session_get_moment (self);
  guint n_before = paddock_journal_get_forced (self->journal, (int) moment, before);

  paddock_chance_unforce (&chance, chance.n_forced - n_before);
  if (!paddock_chance_force (&chance, faces, n))
    return FALSE;
  if (n == n_before && memcmp (faces, before, n * sizeof (int)) == 0)
    return TRUE;

  if (has_future (self))
    paddock_session_begin_line (self, moment);
  paddock_journal_unforce (self->journal);
  return paddock_journal_force (self->journal, faces, n);
}

/* --- The document --- */

/* A line without a choice is nothing to keep: its faces were never rolled. */
static void
drop_empty_line (PaddockPlaytest *record, guint line)
{
  PaddockPlaytestLine *last = paddock_list_edit (&record->lines, line - 1);
  g_autofree char *of = g_strdup (paddock_text_get (last->of));

  paddock_text_set (&record->line, of);
  record->at = last->after;
  paddock_list_remove (&record->lines, line - 1);
}

static void
write_place (const PaddockSession *self, PaddockPlaytest *record)
{
  guint moment = paddock_session_get_moment (self);

  record->at = moment == paddock_session_get_n_moments (self) ? PADDOCK_AT_END : (int) moment;
  paddock_text_set (&record->line,
                    self->line ? paddock_session_line_at (self, self->line)->id : NULL);
  if (self->line > 0
      && paddock_list_len (paddock_playtest_get_script (self->record, self->line)) == 0)
    drop_empty_line (record, self->line);
}

int
paddock_session_get_time_left (const PaddockSession *self)
{
  return self->record->time_left;
}

void
paddock_session_set_time_left (PaddockSession *self, int seconds)
{
  self->record->time_left = seconds;
}

PaddockDocument *
paddock_session_dup_document (const PaddockSession *self)
{
  PaddockPlaytest *record = g_malloc (paddock_playtest_kind.type->size);

  paddock_record_copy (paddock_playtest_kind.type, record, self->record);
  if (self->has_grown)
    paddock_playtest_record_end (self->journal, paddock_playtest_edit_script (record, self->line));
  write_place (self, record);
  return paddock_document_new_take (&paddock_playtest_kind, record);
}
