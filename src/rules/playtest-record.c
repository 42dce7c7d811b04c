/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A journal written down as a playtest.
 */

#include "playtest-run.h"

#include <string.h>

typedef struct {
  const PaddockJournal *journal;
  PaddockMatch *match; /* taken to each moment in turn: keys depend on the state */
  PaddockList **script;
} Recorder;

static void
go_to (const Recorder *self, guint moment)
{
  paddock_match_set_state (self->match, paddock_journal_get_state (self->journal, moment));
}

static void
record_setting (PaddockList **settings, const char *name, const char *value)
{
  PaddockSetting *setting = paddock_list_append (settings, &paddock_setting_type);

  paddock_text_set (&setting->name, name);
  paddock_text_set (&setting->value, value);
}

static void
record_source (PaddockSource *source, PaddockDocument *document)
{
  source->document = paddock_document_ref (document);
}

static void
record_seat (PaddockPlaytest *playtest, const PaddockSeat *seat)
{
  PaddockPlaytestSeat *record = paddock_list_append (&playtest->seats, &paddock_playtest_seat_type);
  g_autoptr (GList) names =
    g_list_sort (g_hash_table_get_keys (seat->settings), (GCompareFunc) strcmp);

  paddock_text_set (&record->id, seat->id);
  if (!g_str_equal (seat->name, seat->id))
    paddock_text_set (&record->name, seat->name);
  record->team = seat->team;
  record_source (&record->vehicle, seat->vehicle);
  for (GList *l = names; l; l = l->next)
    record_setting (&record->settings, l->data, g_hash_table_lookup (seat->settings, l->data));
}

static void
record_options (PaddockPlaytest *playtest, const PaddockSetup *setup)
{
  for (guint i = 0; i < setup->game->n_options; i++) {
    g_autofree char *value = NULL;

    if (setup->options[i] == paddock_setup_get_initial (setup, i))
      continue;
    value = paddock_option_format (&setup->game->options[i], setup->options[i]);
    record_setting (&playtest->options, setup->game->options[i].name, value);
  }
}

static void
record_setup (PaddockPlaytest *playtest, const PaddockSetup *setup)
{
  paddock_text_set (&playtest->game, setup->game->id);
  paddock_text_set (&playtest->preset, setup->preset);
  playtest->seed = (int) setup->seed;
  record_options (playtest, setup);
  record_source (&playtest->track, setup->track);
  for (guint i = 0; i < setup->cards->len; i++)
    record_source (paddock_list_append (&playtest->cards, &paddock_source_type),
                   setup->cards->pdata[i]);
  for (guint i = 0; i < setup->n_seats; i++)
    record_seat (playtest, &setup->seats[i]);
}

/* Every fact that can be set, so that nothing of the start shines through. */
static void
record_position (const Recorder *self, PaddockList **position)
{
  const PaddockTable *table = paddock_match_get_table (self->match);
  const PaddockGame *game = table->setup->game;
  PaddockFactRef ref = { NULL, 0 };

  while (paddock_fact_next (table, &ref)) {
    g_autoptr (GString) of = g_string_new (NULL), is = g_string_new (NULL);
    PaddockPlaytestFact *fact;

    if (!paddock_fact_is_settable (ref.fact))
      continue;

    paddock_scope_format_element (&game->scopes[ref.fact->scope], table, ref.element, of);
    paddock_fact_format_stored (ref, table, is);
    fact = paddock_list_append (position, &paddock_playtest_fact_type);
    paddock_text_set (&fact->of, of->str);
    paddock_text_set (&fact->name, ref.fact->name);
    paddock_text_set (&fact->is, is->str);
  }
}

/* Faces at the head of a script stand before the start.  Where they were forced after it, saying who is
 * asked comes between. */
static void
record_asked (const Recorder *self)
{
  const PaddockDecision *decision = paddock_match_get_decision (self->match);
  const PaddockSetup *setup = paddock_match_get_setup (self->match);
  PaddockStep *step = paddock_script_add (self->script, PADDOCK_STEP_ASKED);

  paddock_text_set (&step->of, setup->seats[decision->player].id);
  paddock_text_set (&step->name, setup->game->asks[decision->kind].name);
}

static void
record_shuffle (const Recorder *self, guint stack, const int *items, guint n)
{
  g_autoptr (GString) top = g_string_new (NULL);

  paddock_stack_format (paddock_match_get_table (self->match), stack, items, n, top);
  paddock_text_set (&paddock_script_add (self->script, PADDOCK_STEP_SHUFFLE)->is, top->str);
}

static void
record_draw (const Recorder *self, guint stack, guint element, int item)
{
  const PaddockTable *table = paddock_match_get_table (self->match);
  PaddockStep *step = paddock_script_add (self->script, PADDOCK_STEP_DRAW);
  g_autoptr (GString) of = g_string_new (NULL), card = g_string_new (NULL);

  paddock_stack_format_element (table, stack, element, of);
  paddock_stack_format (table, stack, &item, 1, card);
  paddock_text_set (&step->of, of->str);
  paddock_text_set (&step->name, paddock_table_get_stack (table, stack)->name);
  paddock_text_set (&step->is, card->str);
}

/* Faces in a row are one step, each shuffle and each draw is one of its own. */
static void
record_faces (const Recorder *self, const int *faces, guint n)
{
  PaddockStep *step = NULL;

  for (guint i = 0, stack, n_items; i < n; i++) {
    if (paddock_face_is_shuffle (faces[i], &stack, &n_items)) {
      record_shuffle (self, stack, faces + i + 1, n_items);
      step = NULL;
      i += n_items;
      continue;
    }
    if (paddock_face_is_draw (faces[i], &stack, &n_items)) {
      record_draw (self, stack, n_items, faces[++i]);
      step = NULL;
      continue;
    }
    if (!step)
      step = paddock_script_add (self->script, PADDOCK_STEP_FORCE);
    paddock_list_append_int (&step->faces, faces[i]);
  }
}

static void
record_forced (const Recorder *self, int moment)
{
  int faces[PADDOCK_MAX_FORCED];
  guint n = paddock_journal_get_forced (self->journal, moment, faces);

  if (n > 0 && moment == 0 && !paddock_journal_is_from_position (self->journal))
    record_asked (self);
  record_faces (self, faces, n);
}

static char *
dup_key (const Recorder *self, guint moment)
{
  go_to (self, moment);
  return paddock_match_dup_key (self->match, paddock_journal_get_choice (self->journal, moment));
}

static void
record_choice (const Recorder *self, guint moment, const char *key)
{
  record_forced (self, (int) moment);
  paddock_text_set (&paddock_script_add (self->script, PADDOCK_STEP_CHOOSE)->key, key);
}

static void
record_moments (const Recorder *self, guint first, guint end)
{
  for (guint i = first; i < end; i++) {
    g_autofree char *key = dup_key (self, i);

    record_choice (self, i, key);
  }
}

static void
record_hash (const Recorder *self)
{
  g_autofree char *hash =
    g_strdup_printf ("%016" G_GINT64_MODIFIER "x", paddock_match_hash (self->match));

  paddock_text_set (&paddock_script_add (self->script, PADDOCK_STEP_HASH)->is, hash);
}

static gboolean
was_chosen (const Recorder *self, guint moment, const PaddockStep *step)
{
  g_autofree char *key = NULL;

  if (moment == paddock_journal_get_moment (self->journal))
    return FALSE;

  key = dup_key (self, moment);
  return g_str_equal (key, paddock_text_get (step->key));
}

/* How much of the base's script the journal agrees with: its choices up to the first other one, and all that
 * is said between them and behind the last.  Without any, what is forced belongs to another start. */
static guint
count_kept_steps (const Recorder *self, const PaddockPlaytest *base, guint *n_moments)
{
  guint n = paddock_list_len (base->script);

  *n_moments = 0;
  for (guint i = 0; i < n; i++) {
    const PaddockStep *step = PADDOCK_LIST_AT (base->script, PaddockStep, i);

    if (step->kind != PADDOCK_STEP_CHOOSE)
      continue;
    if (!was_chosen (self, *n_moments, step))
      return *n_moments > 0 ? i : 0;
    ++*n_moments;
  }

  return n;
}

/* What stands behind the last choice and only counts for what comes next: a hash is written anew, and
 * faces may never be rolled.  Without any choice, faces belong to the start. */
static void
drop_pending (PaddockPlaytest *playtest)
{
  gboolean is_start = paddock_list_len (playtest->position) == 0;
  guint first = paddock_list_len (playtest->script);

  while (first > 0
         && PADDOCK_LIST_AT (playtest->script, PaddockStep, first - 1)->kind != PADDOCK_STEP_CHOOSE)
    first--;
  for (guint i = paddock_list_len (playtest->script); i > first; i--) {
    const PaddockStep *step = PADDOCK_LIST_AT (playtest->script, PaddockStep, i - 1);

    if (step->kind == PADDOCK_STEP_HASH
        || (paddock_step_is_forced (step) && (first > 0 || !is_start)))
      paddock_list_remove (&playtest->script, i - 1);
  }
}

/* Draws are passed over by dice, so that those left over may stand anywhere; returns how many faces they were. */
static guint
drop_unused_draws (const Recorder *self)
{
  const PaddockChance *chance = &paddock_match_get_state (self->match)->chance;
  guint n = 0, n_faces, stack, element;

  for (guint i = 0; i < chance->n_forced; i++)
    n += paddock_face_is_draw (chance->forced[i], &stack, &element);
  n_faces = 2 * n;
  for (guint i = paddock_list_len (*self->script); i > 0 && n > 0; i--)
    if (PADDOCK_LIST_AT (*self->script, PaddockStep, i - 1)->kind == PADDOCK_STEP_DRAW) {
      paddock_list_remove (self->script, i - 1);
      n--;
    }

  return n_faces;
}

/* The last N faces of a step; returns how many of them were not its own. */
static guint
drop_faces (const Recorder *self, guint at, guint n)
{
  PaddockStep *step = paddock_list_edit (self->script, at);

  if (step->kind == PADDOCK_STEP_DRAW)
    return n;
  if (step->kind == PADDOCK_STEP_SHUFFLE) {
    g_auto (GStrv) items = g_strsplit (step->is, " ", -1);
    guint own = 1 + g_strv_length (items);

    paddock_list_remove (self->script, at);
    return n > own ? n - own : 0;
  }

  for (; n > 0 && paddock_list_len (step->faces) > 0; n--)
    paddock_list_remove (&step->faces, paddock_list_len (step->faces) - 1);
  if (paddock_list_len (step->faces) == 0)
    paddock_list_remove (self->script, at);
  return n;
}

/* Faces that were already waiting when the last moment came have not been rolled; left in the file, they
 * would be reported. */
static void
drop_unused_faces (const Recorder *self, guint end)
{
  int faces[PADDOCK_MAX_FORCED];
  guint n = paddock_match_get_state (self->match)->chance.n_forced
            - paddock_journal_get_forced (self->journal, (int) end, faces);

  n -= MIN (n, drop_unused_draws (self));
  for (guint i = paddock_list_len (*self->script); i > 0 && n > 0; i--)
    if (paddock_step_is_forced (PADDOCK_LIST_AT (*self->script, PaddockStep, i - 1)))
      n = drop_faces (self, i - 1, n);
}

/* The script is up to date: nothing is left over, and where it ends. */
static void
record_end (const Recorder *self, guint end)
{
  go_to (self, end);
  drop_unused_faces (self, end);
  record_hash (self);
}

static void
record_fresh (const Recorder *self, PaddockPlaytest *playtest)
{
  record_setup (playtest, paddock_match_get_setup (self->match));
  playtest->race = (int) paddock_journal_get_race (self->journal);
  if (paddock_journal_is_from_position (self->journal)) {
    go_to (self, 0);
    record_position (self, &playtest->position);
  } else {
    record_forced (self, -1);
  }
  record_moments (self, 0, paddock_journal_get_moment (self->journal));
}

static void
record_onto (const Recorder *self, PaddockPlaytest *playtest, const PaddockPlaytest *base)
{
  guint n_moments, kept = count_kept_steps (self, base, &n_moments);

  for (guint i = paddock_list_len (base->script); i > kept; i--)
    paddock_list_remove (&playtest->script, i - 1);
  drop_pending (playtest);
  if (kept == 0)
    record_forced (self, -1);
  record_moments (self, n_moments, paddock_journal_get_moment (self->journal));
}

PaddockDocument *
paddock_playtest_record (const PaddockJournal *journal, const PaddockPlaytest *base)
{
  const PaddockRecordType *type = paddock_playtest_kind.type;
  PaddockPlaytest *playtest = g_malloc (type->size);
  g_autoptr (PaddockMatch) match = paddock_match_copy (paddock_journal_get_match (journal));
  Recorder recorder = { journal, match, &playtest->script };

  if (base)
    paddock_record_copy (type, playtest, base);
  else
    paddock_record_init (type, playtest);
  playtest->rules_version = (int) paddock_match_get_setup (match)->game->rules_version;
  playtest->at = PADDOCK_AT_END;
  paddock_text_set (&playtest->line, NULL);

  if (base)
    record_onto (&recorder, playtest, base);
  else
    record_fresh (&recorder, playtest);
  record_end (&recorder, paddock_journal_get_moment (journal));
  if (paddock_match_get_state (match)->chance.has_lacked)
    playtest->forced_only = FALSE; /* somebody went on without forcing anything */

  return paddock_document_new_take (&paddock_playtest_kind, playtest);
}

void
paddock_playtest_record_choice (const PaddockJournal *journal, guint choice, PaddockList **script)
{
  g_autoptr (PaddockMatch) match = paddock_match_copy (paddock_journal_get_match (journal));
  g_autofree char *key = paddock_match_dup_key (match, choice);
  Recorder recorder = { journal, match, script };

  record_choice (&recorder, paddock_journal_get_moment (journal), key);
}

void
paddock_playtest_record_end (const PaddockJournal *journal, PaddockList **script)
{
  g_autoptr (PaddockMatch) match = paddock_match_copy (paddock_journal_get_match (journal));
  Recorder recorder = { journal, match, script };

  record_end (&recorder, paddock_journal_get_n_moments (journal));
}

void
paddock_playtest_record_position (const PaddockMatch *match, PaddockList **position)
{
  g_autoptr (PaddockMatch) copy = paddock_match_copy (match);
  Recorder recorder = { .match = copy };

  record_position (&recorder, position);
}
