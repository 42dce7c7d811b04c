/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Remarks, pinned to a moment of a line.  They are steps of its script; where lines have a moment in common, they have
 * its remarks in common.
 */

#include "session-private.h"

/* --- Reading --- */

/* The remarks of one line's own script, up to a moment. */
static void
list_own (const PaddockSession *self, guint line, guint last, GArray *remarks)
{
  const PaddockList *script = paddock_playtest_get_script (self->record, line);
  guint moment = paddock_session_get_fork (self, line);

  for (guint i = 0; i < paddock_list_len (script) && moment <= last; i++) {
    const PaddockStep *step = PADDOCK_LIST_AT (script, PaddockStep, i);
    PaddockRemark remark = { .line = line,
                             .step = i,
                             .moment = moment,
                             .place = PADDOCK_NOWHERE,
                             .text = paddock_text_get (step->text) };

    moment += step->kind == PADDOCK_STEP_CHOOSE;
    if (step->kind != PADDOCK_STEP_REMARK)
      continue;
    paddock_table_parse_place (paddock_match_get_table (paddock_session_get_match (self)),
                               paddock_text_get (step->place), &remark.place);
    g_array_append_val (remarks, remark);
  }
}

static void
list_line (const PaddockSession *self, guint line, guint last, GArray *remarks)
{
  if (line > 0)
    list_line (self, paddock_session_get_parent (self, line), paddock_session_get_fork (self, line),
               remarks);
  list_own (self, line, last, remarks);
}

GArray *
paddock_session_list_remarks (const PaddockSession *self)
{
  GArray *remarks = g_array_new (FALSE, FALSE, sizeof (PaddockRemark));

  list_line (self, self->line, paddock_session_get_n_moments (self), remarks);
  return remarks;
}

/* --- Writing --- */

static void
write_remark (const PaddockSession *self, PaddockStep *step, PaddockPlace place, const char *text)
{
  g_autoptr (GString) where = g_string_new (NULL);

  if (!paddock_place_equal (place, PADDOCK_NOWHERE))
    paddock_table_format_place (paddock_match_get_table (paddock_session_get_match (self)), place,
                                where);
  paddock_text_set (&step->place, where->str);
  paddock_text_set (&step->text, text);
}

/* Behind what is remarked there already, and behind the faces of the start, which come before everything. */
static guint
find_room (const PaddockSession *self, const PaddockList *script, guint n_choices)
{
  gboolean is_start = n_choices == 0 && paddock_list_len (self->record->position) == 0;
  guint i = (guint) paddock_script_find_choice (script, n_choices);

  for (; i < paddock_list_len (script); i++) {
    const PaddockStep *step = PADDOCK_LIST_AT (script, PaddockStep, i);

    if (step->kind != PADDOCK_STEP_REMARK && !(is_start && paddock_step_is_forced (step)))
      break;
  }

  return i;
}

void
paddock_session_add_remark (PaddockSession *self, PaddockPlace place, const char *text)
{
  guint moment = paddock_session_get_moment (self);
  guint line = paddock_session_find_owner (self, self->line, moment);
  PaddockList **script = paddock_playtest_edit_script (self->record, line);
  guint at = find_room (self, *script, moment - paddock_session_get_fork (self, line));

  write_remark (self, paddock_script_add (script, PADDOCK_STEP_REMARK), place, text);
  paddock_list_move (script, paddock_list_len (*script) - 1, at);
}

static PaddockStep *
edit_step (PaddockSession *self, const PaddockRemark *remark)
{
  return paddock_list_edit (paddock_playtest_edit_script (self->record, remark->line),
                            remark->step);
}

void
paddock_session_change_remark (PaddockSession *self,
                               const PaddockRemark *remark,
                               PaddockPlace place,
                               const char *text)
{
  PaddockStep *step = edit_step (self, remark);

  g_return_if_fail (step->kind == PADDOCK_STEP_REMARK);

  write_remark (self, step, place, text);
}

void
paddock_session_remove_remark (PaddockSession *self, const PaddockRemark *remark)
{
  g_return_if_fail (edit_step (self, remark)->kind == PADDOCK_STEP_REMARK);

  paddock_list_remove (paddock_playtest_edit_script (self->record, remark->line), remark->step);
}
