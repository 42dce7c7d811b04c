/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A session's playtest as a seat may read it: for people, not to be raced.
 */

#include "session-private.h"

#include "sight.h"

#define SECRET "?"

typedef struct {
  const PaddockSession *session;
  const PaddockSight *sight;
} Reader;

/* The facts of a position that the seat may not see. */
static void
hide_position (const Reader *self, PaddockList **position)
{
  g_autoptr (PaddockMatch) start = paddock_match_copy (paddock_sight_get_match (self->sight));
  const PaddockTable *table = paddock_match_get_table (start);

  paddock_sight_go_to (self->sight, 0, start);
  for (guint i = 0; i < paddock_list_len (*position); i++) {
    PaddockPlaytestFact *fact = paddock_list_edit (position, i);
    PaddockFactRef ref;

    if (!paddock_fact_find (table, fact->of, paddock_text_get (fact->name), &ref, NULL)
        || !paddock_fact_is_visible (ref, table, paddock_sight_get_seat (self->sight)))
      paddock_text_set (&fact->is, SECRET);
  }
}

/* What was expected may be a secret, and so may what could not be played. */
static gboolean
is_for_people (const PaddockStep *step)
{
  return step->kind == PADDOCK_STEP_FORCE || step->kind == PADDOCK_STEP_CHOOSE
         || step->kind == PADDOCK_STEP_REMARK;
}

/* MOMENT: before STEP. */
static void
add_step (const Reader *self, PaddockList **script, const PaddockStep *step, guint moment)
{
  gboolean is_choice = step->kind == PADDOCK_STEP_CHOOSE;

  if (!is_for_people (step)
      || (is_choice
          && (moment >= paddock_session_get_n_moments (self->session)
              || !paddock_sight_is_seen (self->sight, moment))))
    return;

  paddock_script_append (script, step);
  if (is_choice
      && paddock_sight_get_choice (self->sight, paddock_sight_count (self->sight, moment)) < 0) {
    PaddockStep *added = paddock_list_edit (script, paddock_list_len (*script) - 1);

    paddock_text_set (&added->key, SECRET);
  }
}

static PaddockList *
dup_script (const Reader *self, const PaddockList *steps)
{
  PaddockList *script = NULL;
  guint moment = 0;

  for (guint i = 0; i < paddock_list_len (steps); i++) {
    const PaddockStep *step = PADDOCK_LIST_AT (steps, PaddockStep, i);

    add_step (self, &script, step, moment);
    moment += step->kind == PADDOCK_STEP_CHOOSE;
  }

  return script;
}

PaddockDocument *
paddock_session_dup_seen (const PaddockSession *self, guint seat)
{
  g_autoptr (PaddockSight) sight = paddock_sight_new (self->journal, seat);
  g_autoptr (PaddockDocument) line = NULL;
  Reader reader = { self, sight };
  PaddockPlaytest *record;

  if (paddock_sight_sees_all (sight))
    return paddock_session_dup_document (self);

  line = paddock_playtest_dup_line (self->record, self->line, NULL);
  record = paddock_document_dup_record (line);
  hide_position (&reader, &record->position);
  g_clear_pointer (&record->script, paddock_list_unref);
  record->script = dup_script (&reader, ((const PaddockPlaytest *) line->record)->script);
  return paddock_document_new_take (line->kind, record);
}
