/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lines of a playtest: the script, and what leaves it.
 */

#include "playtest-run.h"

static const PaddockPlaytestLine *
line_at (const PaddockPlaytest *self, guint line)
{
  return PADDOCK_LIST_AT (self->lines, PaddockPlaytestLine, line - 1);
}

int
paddock_playtest_find_line (const PaddockPlaytest *self, const char *id)
{
  if (!*paddock_text_get (id))
    return 0;

  for (guint i = 1; i <= paddock_list_len (self->lines); i++)
    if (g_str_equal (paddock_text_get (line_at (self, i)->id), id))
      return (int) i;

  return -1;
}

const PaddockList *
paddock_playtest_get_script (const PaddockPlaytest *self, guint line)
{
  return line ? line_at (self, line)->script : self->script;
}

PaddockList **
paddock_playtest_edit_script (PaddockPlaytest *self, guint line)
{
  PaddockPlaytestLine *record;

  if (line == 0)
    return &self->script;

  record = paddock_list_edit (&self->lines, line - 1);
  return &record->script;
}

/* Of the whole race, from the start. */
static guint
count_choices (const PaddockPlaytest *self, guint line)
{
  guint n = paddock_script_count_choices (paddock_playtest_get_script (self, line));

  return line ? (guint) line_at (self, line)->after + n : n;
}

/* A line leaves a part of another that is that one's own, and stands behind it. */
static gboolean
check_line (const PaddockPlaytest *self, guint line, GError **error)
{
  const PaddockPlaytestLine *record = line_at (self, line);
  int parent = paddock_playtest_find_line (self, record->of);

  if (parent < 0 || (guint) parent >= line)
    g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
                 "the line \"%s\" must come after the one it branches from, \"%s\"",
                 paddock_text_get (record->id), paddock_text_get (record->of));
  else if ((guint) record->after > count_choices (self, (guint) parent)
           || (parent > 0 && record->after <= line_at (self, (guint) parent)->after))
    g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
                 "the line \"%s\" branches off after %d choices, but the other line is shorter",
                 paddock_text_get (record->id), record->after);
  else
    return parent == 0 || check_line (self, (guint) parent, error);

  return FALSE;
}

/* Faces at the head of a script that begins at the start stand before the first die: they belong to every line. */
static guint
count_start_faces (const PaddockPlaytest *self)
{
  guint n = 0;

  while (paddock_list_len (self->position) == 0 && n < paddock_list_len (self->script)
         && paddock_step_is_forced (PADDOCK_LIST_AT (self->script, PaddockStep, n)))
    n++;

  return n;
}

static void
append_steps (PaddockList **script, const PaddockList *steps, guint n)
{
  for (guint i = 0; i < n; i++)
    paddock_script_append (script, PADDOCK_LIST_AT (steps, PaddockStep, i));
}

/* The first N choices of a line and what is said between them. */
static void
append_choices (const PaddockPlaytest *self, guint line, guint n, PaddockList **script)
{
  const PaddockPlaytestLine *record = line ? line_at (self, line) : NULL;
  const PaddockList *steps = paddock_playtest_get_script (self, line);
  guint n_own = record ? n - (guint) record->after : n, end;

  if (record)
    append_choices (self, (guint) paddock_playtest_find_line (self, record->of),
                    (guint) record->after, script);
  end = (guint) paddock_script_find_choice (steps, n_own);
  append_steps (script, steps, record ? end : MAX (end, count_start_faces (self)));
}

static PaddockList *
join_script (const PaddockPlaytest *self, guint line)
{
  const PaddockPlaytestLine *record = line_at (self, line);
  PaddockList *script = NULL;

  append_choices (self, (guint) paddock_playtest_find_line (self, record->of),
                  (guint) record->after, &script);
  append_steps (&script, record->script, paddock_list_len (record->script));
  return script;
}

PaddockDocument *
paddock_playtest_dup_line (const PaddockPlaytest *self, guint line, GError **error)
{
  PaddockPlaytest *copy;

  g_return_val_if_fail (line <= paddock_list_len (self->lines), NULL);

  if (line > 0 && !check_line (self, line, error))
    return NULL;

  copy = g_malloc (paddock_playtest_kind.type->size);
  paddock_record_copy (paddock_playtest_kind.type, copy, self);
  if (line > 0) {
    g_clear_pointer (&copy->script, paddock_list_unref);
    copy->script = join_script (self, line);
  }
  g_clear_pointer (&copy->lines, paddock_list_unref);
  paddock_text_set (&copy->line, NULL);
  copy->at = PADDOCK_AT_END;

  return paddock_document_new_take (&paddock_playtest_kind, copy);
}
