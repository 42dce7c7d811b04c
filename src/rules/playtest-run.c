/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "playtest-private.h"
#include "words.h"

gboolean
paddock_playtest_differ (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  if (error)
    *error = g_error_new_valist (PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_DIFFERENCE,
                                 paddock_language_translate (format), args);
  va_end (args);

  return FALSE;
}

/* The ordinary start; N_STEPS is set to how many steps it has used up. */
static PaddockJournal *
begin_race (PaddockPlaytestRun *self,
            const PaddockPlaytest *playtest,
            PaddockSetup *setup,
            GArray *answers,
            guint *n_steps,
            GError **error)
{
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, (guint64) playtest->race);
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (int));

  for (*n_steps = 0; *n_steps < paddock_list_len (playtest->script); ++*n_steps) {
    const PaddockStep *step = PADDOCK_LIST_AT (playtest->script, PaddockStep, *n_steps);

    if (!paddock_step_is_forced (step))
      break;
    self->file_line = step->file_line;
    if (!paddock_step_collect_faces (step,
                                     paddock_match_get_table (paddock_journal_get_match (journal)),
                                     faces, error))
      return NULL;
  }

  paddock_journal_note_answers (journal, answers);
  if (!paddock_journal_restart_forced (journal, (guint64) playtest->race, (int *) faces->data,
                                       faces->len)) {
    paddock_refuse_faces (error);
    return NULL;
  }
  return g_steal_pointer (&journal);
}

static gboolean
set_facts (PaddockPlaytestRun *self,
           const PaddockPlaytest *playtest,
           PaddockMatch *match,
           GError **error)
{
  for (guint i = 0; i < paddock_list_len (playtest->position); i++) {
    const PaddockPlaytestFact *fact = PADDOCK_LIST_AT (playtest->position, PaddockPlaytestFact, i);

    self->file_line = fact->file_line;
    if (paddock_match_set_fact (match, fact->of, paddock_text_get (fact->name),
                                paddock_text_get (fact->is), error))
      continue;
    g_prefix_error (error, paddock_language_translate (N_ ("given fact %u: ")), i + 1);
    return FALSE;
  }

  return TRUE;
}

static PaddockJournal *
begin_position (PaddockPlaytestRun *self,
                const PaddockPlaytest *playtest,
                PaddockSetup *setup,
                GArray *answers,
                GError **error)
{
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, (guint64) playtest->race, NULL);
  PaddockJournal *journal;

  paddock_match_clear_pending (match);
  paddock_match_note_answers (match, answers);
  if (!set_facts (self, playtest, match, error))
    return NULL;

  self->file_line = PADDOCK_LIST_AT (playtest->position, PaddockPlaytestFact, 0)->file_line;
  if (!paddock_match_settle (match, error)) {
    g_prefix_error (error, paddock_language_translate (N_ ("the position is impossible: ")));
    return NULL;
  }
  journal = paddock_journal_new_from (match, (guint64) playtest->race);
  paddock_journal_note_answers (journal, answers);
  return journal;
}

typedef enum {
  RUN,     /* to the first difference */
  RUN_ALL, /* to the first choice that cannot be made, and tell every difference */
  FOLLOW,  /* the same, and tell the first */
} Manner;

static void
difference_clear (gpointer difference)
{
  g_free (((PaddockDifference *) difference)->message);
}

/* Takes ERROR. */
static void
note (PaddockPlaytestRun *self, guint step, int file_line, GError *error)
{
  gboolean differs = g_error_matches (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_DIFFERENCE);
  PaddockDifference difference = { step, file_line, g_strdup (error->message) };

  self->verdict =
    MAX (self->verdict, differs ? PADDOCK_PLAYTEST_DIFFERENT : PADDOCK_PLAYTEST_BROKEN);
  g_error_free (error);
  if (self->message) {
    g_array_append_val (self->further, difference);
    return;
  }

  self->step = step;
  self->file_line = file_line;
  self->message = difference.message;
}

/* Only what is expected can be passed over. */
static gboolean
may_go_on (Manner manner, const PaddockStep *step)
{
  return manner != RUN && step->kind != PADDOCK_STEP_CHOOSE && !paddock_step_is_forced (step);
}

static gboolean
run_steps (PaddockPlaytestRun *self,
           const PaddockPlaytest *playtest,
           guint first,
           Manner manner,
           PaddockRunner *runner)
{
  for (guint i = first; i < paddock_list_len (playtest->script); i++) {
    const PaddockStep *step = PADDOCK_LIST_AT (playtest->script, PaddockStep, i);
    GError *error = NULL;

    if (paddock_runner_carry_out (runner, step, &error))
      continue;
    note (self, i + 1, step->file_line, error);
    if (!may_go_on (manner, step))
      return FALSE;
  }

  return TRUE;
}

static gboolean
check_left_over (PaddockJournal *journal, GError **error)
{
  const PaddockChance *chance =
    &paddock_match_get_state (paddock_journal_get_match (journal))->chance;
  g_autoptr (GString) faces = g_string_new (NULL);

  if (chance->n_forced == 0)
    return TRUE;

  for (guint i = 0, stack, n; i < chance->n_forced; i++) {
    if (paddock_face_is_shuffle (chance->forced[i], &stack, &n))
      return paddock_playtest_differ (error, N_ ("a forced shuffle never came up"));
    if (paddock_face_is_draw (chance->forced[i], &stack, &n))
      return paddock_playtest_differ (error, N_ ("a forced card was never drawn"));
    g_string_append_printf (faces, " %d", chance->forced[i]);
  }
  return paddock_playtest_differ (error, N_ ("these forced faces never came up:%s"), faces->str);
}

/* The last step that forces something, from 1; 0: none does. */
static guint
find_last_forced (const PaddockPlaytest *playtest)
{
  guint i = paddock_list_len (playtest->script);

  while (i > 0 && !paddock_step_is_forced (PADDOCK_LIST_AT (playtest->script, PaddockStep, i - 1)))
    i--;

  return i;
}

static void
end_script (PaddockPlaytestRun *self, const PaddockPlaytest *playtest)
{
  guint last = find_last_forced (playtest);
  GError *error = NULL;

  if (!check_left_over (self->journal, &error))
    note (self, last,
          last ? PADDOCK_LIST_AT (playtest->script, PaddockStep, last - 1)->file_line : 0, error);
}

static char *
compare_versions (const PaddockPlaytest *playtest, const PaddockGame *game)
{
  guint made = (guint) playtest->rules_version;

  if (made == 0 || made == game->rules_version)
    return NULL;

  return g_strdup_printf (
    paddock_language_translate (
      N_ ("made under rules version %u of %s; the current version is %u, so the race may play "
          "differently")),
    made, game->id, game->rules_version);
}

static void
run (PaddockPlaytestRun *self, const PaddockPlaytest *playtest, PaddockSetup *setup, Manner manner)
{
  g_autoptr (GArray) answers = paddock_answers_new ();
  PaddockRunner runner = { .answers = answers };
  GError *error = NULL;
  guint n_used = 0;

  self->note = compare_versions (playtest, setup->game);
  if (paddock_list_len (playtest->position) > 0)
    self->journal = begin_position (self, playtest, setup, answers, &error);
  else
    self->journal = begin_race (self, playtest, setup, answers, &n_used, &error);
  if (!self->journal || !paddock_playtest_check_forced (self->journal, &error)) {
    note (self, 0, self->file_line, error);
    return;
  }

  self->file_line = 0;
  runner.journal = self->journal;
  if (run_steps (self, playtest, n_used, manner, &runner))
    end_script (self, playtest);
  paddock_journal_note_answers (self->journal, NULL);
}

static PaddockPlaytestRun *
run_new (const PaddockPlaytest *playtest, PaddockSetup *setup, Manner manner, GError *problem)
{
  PaddockPlaytestRun *self = g_new0 (PaddockPlaytestRun, 1);

  self->further = g_array_new (FALSE, FALSE, sizeof (PaddockDifference));
  g_array_set_clear_func (self->further, difference_clear);
  if (setup)
    run (self, playtest, setup, manner);
  else
    note (self, 0, 0, problem);
  if (manner == FOLLOW)
    g_array_set_size (self->further, 0);

  return self;
}

/* The setup is ours alone as yet. */
static PaddockPlaytestRun *
run_from (const PaddockPlaytest *playtest,
          const PaddockGame *const *games,
          PaddockLoadFunc load,
          gpointer data,
          Manner manner)
{
  GError *error = NULL;
  g_autoptr (PaddockSetup) setup = paddock_playtest_dup_setup (playtest, games, load, data, &error);

  if (setup)
    setup->is_forced_only = playtest->forced_only;
  return run_new (playtest, setup, manner, error);
}

PaddockPlaytestRun *
paddock_playtest_run (const PaddockPlaytest *playtest,
                      const PaddockGame *const *games,
                      PaddockLoadFunc load,
                      gpointer data)
{
  return run_from (playtest, games, load, data, RUN);
}

PaddockPlaytestRun *
paddock_playtest_run_all (const PaddockPlaytest *playtest,
                          const PaddockGame *const *games,
                          PaddockLoadFunc load,
                          gpointer data)
{
  return run_from (playtest, games, load, data, RUN_ALL);
}

PaddockPlaytestRun *
paddock_playtest_follow (const PaddockPlaytest *playtest, PaddockSetup *setup)
{
  return run_new (playtest, setup, FOLLOW, NULL);
}

void
paddock_playtest_run_free (PaddockPlaytestRun *self)
{
  if (!self)
    return;

  paddock_journal_free (self->journal);
  g_array_unref (self->further);
  g_free (self->message);
  g_free (self->note);
  g_free (self);
}
