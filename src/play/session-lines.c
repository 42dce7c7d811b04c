/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lines of a session: beginning, taking in hand, leaving and deleting them.
 */

#include "session-private.h"

#include "sight.h"

/* --- Which line is which --- */

guint
paddock_session_get_parent (const PaddockSession *self, guint line)
{
  return line ? (guint) MAX (paddock_playtest_find_line (self->record,
                                                         paddock_session_line_at (self, line)->of),
                             0)
              : 0;
}

guint
paddock_session_find_owner (const PaddockSession *self, guint line, guint moment)
{
  while (line > 0 && moment <= paddock_session_get_fork (self, line))
    line = paddock_session_get_parent (self, line);

  return line;
}

/* A parent stands before its children. */
guint
paddock_session_find_parting (const PaddockSession *self, guint a, guint b)
{
  guint moment = G_MAXUINT;

  while (a != b) {
    guint *later = a > b ? &a : &b;

    moment = MIN (moment, paddock_session_get_fork (self, *later));
    *later = paddock_session_get_parent (self, *later);
  }

  return moment;
}

guint
paddock_session_get_line (const PaddockSession *self)
{
  return self->line;
}

guint
paddock_session_get_n_lines (const PaddockSession *self)
{
  return 1 + paddock_list_len (self->record->lines);
}

/* --- How a line ends --- */

static PaddockLineEnd *
end_of (const PaddockSession *self, guint line)
{
  return &g_array_index (self->ends, PaddockLineEnd, line);
}

static void
note_end (PaddockSession *self, guint line, const PaddockJournal *journal, const char *difference)
{
  PaddockLineEnd *end = end_of (self, line);
  const PaddockState *state =
    paddock_journal_get_state (journal, paddock_journal_get_n_moments (journal));

  g_free (end->difference);
  *end = (PaddockLineEnd){
    .is_known = TRUE,
    .is_over = state->is_over,
    .winner = state->n_placed > 0 ? state->places[0] : PADDOCK_NOBODY,
    .difference = g_strdup (difference),
  };
}

/* NULL if the line leads nowhere. */
static PaddockPlaytestRun *
follow (PaddockSession *self, guint line, GError **error)
{
  g_autoptr (PaddockDocument) alone = paddock_playtest_dup_line (self->record, line, error);

  return alone ? paddock_playtest_follow (alone->record, self->setup) : NULL;
}

static void
find_end (PaddockSession *self, guint line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockPlaytestRun) run = NULL;

  if (line == self->line) {
    note_end (self, line, self->journal, self->difference);
    return;
  }

  run = follow (self, line, &error);
  if (run && run->journal)
    note_end (self, line, run->journal, run->message);
  else
    *end_of (self, line) = (PaddockLineEnd){
      .is_known = TRUE,
      .winner = PADDOCK_NOBODY,
      .difference = g_strdup (run ? run->message : error->message),
    };
}

static guint
count_moments (const PaddockSession *self, guint line)
{
  if (line == self->line)
    return paddock_session_get_n_moments (self);

  return paddock_session_get_fork (self, line)
         + paddock_script_count_choices (paddock_playtest_get_script (self->record, line));
}

void
paddock_session_get_line_info (PaddockSession *self, guint line, PaddockLineInfo *info)
{
  const PaddockPlaytestLine *record = line ? paddock_session_line_at (self, line) : NULL;
  const PaddockLineEnd *end;

  g_return_if_fail (line < paddock_session_get_n_lines (self));

  if (!end_of (self, line)->is_known)
    find_end (self, line);
  end = end_of (self, line);
  *info = (PaddockLineInfo){
    .id = record ? paddock_text_get (record->id) : "",
    .name = record ? paddock_text_get (record->name) : "",
    .parent = paddock_session_get_parent (self, line),
    .fork = paddock_session_get_fork (self, line),
    .n_moments = count_moments (self, line),
    .is_over = end->is_over,
    .winner = end->winner,
    .difference = end->difference,
  };
}

void
paddock_session_count_line (PaddockSession *self,
                            guint line,
                            guint seat,
                            guint *fork,
                            guint *n_moments)
{
  g_autoptr (PaddockPlaytestRun) run = line == self->line ? NULL : follow (self, line, NULL);
  const PaddockJournal *journal = run ? run->journal : NULL;
  g_autoptr (PaddockSight) sight = NULL;

  if (line == self->line)
    journal = self->journal;
  *fork = *n_moments = 0;
  if (!journal)
    return; /* it leads nowhere */

  sight = paddock_sight_new (journal, seat);
  *fork = paddock_sight_count (sight, MIN (paddock_session_get_fork (self, line),
                                           paddock_journal_get_n_moments (journal)));
  *n_moments = paddock_sight_get_n_moments (sight);
}

/* --- Taking in hand --- */

gboolean
paddock_session_take_line (PaddockSession *self, guint line, GError **error)
{
  g_autoptr (PaddockPlaytestRun) run = follow (self, line, error);

  if (!run)
    return FALSE;
  if (!run->journal) {
    g_set_error_literal (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP, run->message);
    return FALSE;
  }

  paddock_journal_free (self->journal);
  self->journal = g_steal_pointer (&run->journal);
  g_free (self->difference);
  self->difference = g_steal_pointer (&run->message);
  g_free (self->note);
  self->note = g_steal_pointer (&run->note);
  self->line = line;
  self->has_rest =
    paddock_session_get_n_moments (self)
    < paddock_session_get_fork (self, line)
        + paddock_script_count_choices (paddock_playtest_get_script (self->record, line));
  note_end (self, line, self->journal, self->difference);
  return TRUE;
}

void
paddock_session_finish_line (PaddockSession *self)
{
  if (self->has_grown)
    paddock_playtest_record_end (self->journal,
                                 paddock_playtest_edit_script (self->record, self->line));
  self->has_grown = FALSE;
  if (self->line == 0
      || paddock_list_len (paddock_playtest_get_script (self->record, self->line)) > 0)
    return;

  paddock_list_remove (&self->record->lines, self->line - 1);
  g_array_remove_index (self->ends, self->line);
  self->line = 0; /* until another is taken in hand */
}

static char *
dup_new_id (const PaddockSession *self)
{
  for (guint n = paddock_session_get_n_lines (self);; n++) {
    g_autofree char *id = g_strdup_printf ("line-%u", n);

    if (paddock_playtest_find_line (self->record, id) < 0)
      return g_steal_pointer (&id);
  }
}

void
paddock_session_begin_line (PaddockSession *self, guint moment)
{
  guint owner = paddock_session_find_owner (self, self->line, moment);
  g_autofree char *of =
    g_strdup (owner ? paddock_text_get (paddock_session_line_at (self, owner)->id) : "");
  g_autofree char *id = NULL;
  PaddockPlaytestLine *line;

  paddock_session_finish_line (self);
  id = dup_new_id (self);
  line = paddock_list_append (&self->record->lines, &paddock_playtest_line_type);
  paddock_text_set (&line->id, id);
  paddock_text_set (&line->of, of);
  line->after = (int) moment;
  g_array_set_size (self->ends, self->ends->len + 1);
  self->line = paddock_session_get_n_lines (self) - 1;
  self->has_rest = FALSE;
  g_clear_pointer (&self->difference, g_free);
}

void
paddock_session_switch (PaddockSession *self, guint line)
{
  guint moment = paddock_session_get_moment (self);
  guint parting = paddock_session_find_parting (self, self->line, line);

  g_return_if_fail (line < paddock_session_get_n_lines (self));

  if (line == self->line)
    return;

  paddock_session_finish_line (self);
  if (paddock_session_take_line (self, line, NULL))
    paddock_session_travel (self,
                            MIN (MIN (moment, parting), paddock_session_get_n_moments (self)));
}

void
paddock_session_rename_line (PaddockSession *self, guint line, const char *name)
{
  PaddockPlaytestLine *record;

  g_return_if_fail (line > 0 && line < paddock_session_get_n_lines (self));

  record = paddock_list_edit (&self->record->lines, line - 1);
  paddock_text_set (&record->name, name);
}

/* --- Deleting --- */

/* The child takes over what it has of the line that goes: its first choices, up to where the child leaves it. */
static void
adopt (PaddockSession *self, guint child, guint line)
{
  PaddockPlaytestLine *record = paddock_list_edit (&self->record->lines, child - 1);
  const PaddockPlaytestLine *going = paddock_session_line_at (self, line);
  g_autoptr (PaddockList) own = g_steal_pointer (&record->script);
  int n = paddock_script_find_choice (going->script, (guint) (record->after - going->after));

  for (int i = 0; i < n; i++)
    paddock_script_append (&record->script, PADDOCK_LIST_AT (going->script, PaddockStep, i));
  for (guint i = 0; i < paddock_list_len (own); i++)
    paddock_script_append (&record->script, PADDOCK_LIST_AT (own, PaddockStep, i));
  record->after = going->after;
  paddock_text_set (&record->of, paddock_text_get (going->of));
}

void
paddock_session_delete_line (PaddockSession *self, guint line)
{
  guint n_lines = paddock_session_get_n_lines (self);

  g_return_if_fail (line > 0 && line < n_lines);

  if (line == self->line)
    paddock_session_switch (self, paddock_session_get_parent (self, line));
  if (paddock_session_get_n_lines (self) < n_lines)
    return; /* an empty line went by itself */

  for (guint i = line + 1; i < n_lines; i++)
    if (paddock_session_get_parent (self, i) == line)
      adopt (self, i, line);
  paddock_list_remove (&self->record->lines, line - 1);
  g_array_remove_index (self->ends, line);
  if (self->line > line)
    self->line--;
}
