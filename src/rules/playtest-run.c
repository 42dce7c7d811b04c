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

static void
collect_faces (const PaddockStep *step, GArray *faces)
{
  for (guint i = 0; i < paddock_list_len (step->faces); i++) {
    int face = paddock_list_get_int (step->faces, i);

    g_array_append_val (faces, face);
  }
}

static gboolean
refuse_faces (GError **error)
{
  return paddock_refuse_setup (error, N_ ("at most %u forced faces can wait, each from %d to %d"),
                               PADDOCK_MAX_FORCED, G_MININT8 + 1, G_MAXINT8);
}

/* A forced face that did not fit. */
static gboolean
check_forced (const PaddockJournal *journal, GError **error)
{
  const PaddockChance *chance =
    &paddock_match_get_state (paddock_journal_get_match (journal))->chance;

  if (!chance->has_fault)
    return TRUE;

  return paddock_playtest_differ (error,
                                  N_ ("the forced face %d is not one that could come up then"),
                                  chance->fault_face);
}

/* The ordinary start; N_STEPS is set to how many steps it has used up. */
static PaddockJournal *
begin_race (const PaddockPlaytest *playtest, PaddockSetup *setup, guint *n_steps, GError **error)
{
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, (guint64) playtest->race);
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (int));

  for (*n_steps = 0; *n_steps < paddock_list_len (playtest->script); ++*n_steps) {
    const PaddockStep *step = PADDOCK_LIST_AT (playtest->script, PaddockStep, *n_steps);

    if (step->kind != PADDOCK_STEP_FORCE)
      break;
    collect_faces (step, faces);
  }

  if (!paddock_journal_restart_forced (journal, (guint64) playtest->race, (int *) faces->data,
                                       faces->len)) {
    refuse_faces (error);
    return NULL;
  }
  return g_steal_pointer (&journal);
}

static PaddockJournal *
begin_position (const PaddockPlaytest *playtest, PaddockSetup *setup, GError **error)
{
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, (guint64) playtest->race, NULL);

  paddock_match_clear_pending (match);
  for (guint i = 0; i < paddock_list_len (playtest->position); i++) {
    const PaddockPlaytestFact *fact = PADDOCK_LIST_AT (playtest->position, PaddockPlaytestFact, i);

    if (!paddock_match_set_fact (match, fact->of, paddock_text_get (fact->name),
                                 paddock_text_get (fact->is), error)) {
      g_prefix_error (error, paddock_language_translate (N_ ("given fact %u: ")), i + 1);
      return NULL;
    }
  }

  if (!paddock_match_settle (match, error)) {
    g_prefix_error (error, paddock_language_translate (N_ ("the position cannot be: ")));
    return NULL;
  }
  return paddock_journal_new_from (match, (guint64) playtest->race);
}

typedef enum {
  RUN,    /* to the first difference */
  FOLLOW, /* to the first choice that cannot be made */
} Manner;

typedef gboolean (*CarryOut) (PaddockJournal *journal, const PaddockStep *step, GError **error);

static const PaddockMatch *
match_of (PaddockJournal *journal)
{
  return paddock_journal_get_match (journal);
}

static const PaddockSetup *
setup_of (PaddockJournal *journal)
{
  return paddock_match_get_setup (match_of (journal));
}

static char *
list_keys (const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  GString *keys = g_string_new (NULL);

  for (guint i = 0; decision && i < decision->n_choices; i++) {
    g_autofree char *key = paddock_match_dup_key (match, i);

    g_string_append_printf (keys, "%s%s", i ? " " : "", key);
  }

  return g_string_free (keys, FALSE);
}

static char *
describe_pending (const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const PaddockSetup *setup = paddock_match_get_setup (match);
  g_autofree char *keys = list_keys (match);

  if (!decision)
    return g_strdup (paddock_language_translate (N_ ("the race is over")));

  return g_strdup_printf (paddock_language_translate (
                            N_ ("%s is asked \"%s\" with the choices: %s")),
                          setup->seats[decision->player].id, setup->game->asks[decision->kind].name,
                          keys);
}

static gboolean
force (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (int));

  collect_faces (step, faces);
  return paddock_journal_force (journal, (int *) faces->data, faces->len) || refuse_faces (error);
}

static gboolean
choose (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  const char *key = paddock_text_get (step->key);
  int choice = paddock_match_find_choice (match_of (journal), key);
  g_autofree char *pending = NULL;

  if (choice < 0) {
    pending = describe_pending (match_of (journal));
    return paddock_playtest_differ (error, N_ ("\"%s\" cannot be chosen now: %s"), key, pending);
  }

  paddock_journal_choose (journal, (guint) choice);
  return check_forced (journal, error) && paddock_match_check (match_of (journal), error);
}

static gboolean
expect_fact (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  return paddock_match_expect_fact (match_of (journal), step->of, paddock_text_get (step->name),
                                    paddock_text_get (step->is), error);
}

static gboolean
expect_asked (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  const PaddockDecision *decision = paddock_match_get_decision (match_of (journal));
  const PaddockSetup *setup = setup_of (journal);
  const char *seat = paddock_text_get (step->of), *kind = paddock_text_get (step->name);
  g_autofree char *pending = NULL;

  if (decision && (!*seat || g_str_equal (seat, setup->seats[decision->player].id))
      && (!*kind || g_str_equal (kind, setup->game->asks[decision->kind].name)))
    return TRUE;

  pending = describe_pending (match_of (journal));
  if (!*kind && !*seat)
    return paddock_playtest_differ (error, N_ ("expected that somebody is asked, found that %s"),
                                    pending);
  if (!*kind)
    return paddock_playtest_differ (error, N_ ("expected that %s is asked, found that %s"), seat,
                                    pending);
  if (!*seat)
    return paddock_playtest_differ (error, N_ ("expected that \"%s\" is asked, found that %s"),
                                    kind, pending);
  return paddock_playtest_differ (error, N_ ("expected that %s is asked \"%s\", found that %s"),
                                  seat, kind, pending);
}

/* Whether all (or none) of the step's keys can be chosen. */
static gboolean
expect_keys (PaddockJournal *journal, const PaddockStep *step, gboolean legal, GError **error)
{
  g_auto (GStrv) keys = g_strsplit (paddock_text_get (step->keys), " ", -1);
  g_autofree char *pending = NULL;

  for (guint i = 0; keys[i]; i++) {
    if (!*keys[i] || (paddock_match_find_choice (match_of (journal), keys[i]) >= 0) == legal)
      continue;

    pending = describe_pending (match_of (journal));
    return paddock_playtest_differ (error,
                                    legal
                                      ? N_ ("expected that \"%s\" can be chosen, found that %s")
                                      : N_ ("expected that \"%s\" cannot be chosen, found that %s"),
                                    keys[i], pending);
  }

  return TRUE;
}

static gboolean
expect_legal (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  return expect_keys (journal, step, TRUE, error);
}

static gboolean
expect_illegal (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  return expect_keys (journal, step, FALSE, error);
}

static gboolean
expect_choices (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  g_auto (GStrv) expected = g_strsplit (paddock_text_get (step->keys), " ", -1);
  g_autofree char *legal = list_keys (match_of (journal));
  g_auto (GStrv) found = g_strsplit (legal, " ", -1);

  for (guint i = 0; found[i]; i++)
    if (*found[i] && !g_strv_contains ((const char *const *) expected, found[i]))
      return paddock_playtest_differ (error,
                                      N_ (
                                        "expected the choices: %s; found one more, \"%s\", in: %s"),
                                      step->keys, found[i], legal);

  return expect_keys (journal, step, TRUE, error);
}

static gboolean
expect_event (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  return paddock_playtest_expect_event (journal, step, TRUE, error);
}

static gboolean
expect_no_event (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  return paddock_playtest_expect_event (journal, step, FALSE, error);
}

static gboolean
expect_over (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  const PaddockState *state = paddock_match_get_state (match_of (journal));
  const char *winner = paddock_text_get (step->winner);
  const char *found =
    state->n_placed > 0 ? setup_of (journal)->seats[state->places[0]].id : "nobody";
  g_autofree char *pending = NULL;

  if (!state->is_over) {
    pending = describe_pending (match_of (journal));
    return paddock_playtest_differ (error, N_ ("expected that the race is over, found that %s"),
                                    pending);
  }

  return !*winner || g_str_equal (winner, found)
         || paddock_playtest_differ (error, N_ ("expected that %s has won, found %s"), winner,
                                     found);
}

static gboolean
expect_hash (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  g_autofree char *found =
    g_strdup_printf ("%016" G_GINT64_MODIFIER "x", paddock_match_hash (match_of (journal)));

  return g_str_equal (paddock_text_get (step->is), found)
         || paddock_playtest_differ (error, N_ ("expected the hash %s, found %s"),
                                     paddock_text_get (step->is), found);
}

static gboolean
pass_over (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  return TRUE;
}

static const CarryOut carry_out[] = {
  [PADDOCK_STEP_FORCE] = force,
  [PADDOCK_STEP_CHOOSE] = choose,
  [PADDOCK_STEP_FACT] = expect_fact,
  [PADDOCK_STEP_ASKED] = expect_asked,
  [PADDOCK_STEP_LEGAL] = expect_legal,
  [PADDOCK_STEP_ILLEGAL] = expect_illegal,
  [PADDOCK_STEP_CHOICES] = expect_choices,
  [PADDOCK_STEP_EVENT] = expect_event,
  [PADDOCK_STEP_NO_EVENT] = expect_no_event,
  [PADDOCK_STEP_OVER] = expect_over,
  [PADDOCK_STEP_HASH] = expect_hash,
  [PADDOCK_STEP_REMARK] = pass_over,
};

static gboolean
check_left_over (PaddockJournal *journal, GError **error)
{
  const PaddockChance *chance = &paddock_match_get_state (match_of (journal))->chance;
  g_autoptr (GString) faces = g_string_new (NULL);

  if (chance->n_forced == 0)
    return TRUE;

  for (guint i = 0; i < chance->n_forced; i++)
    g_string_append_printf (faces, " %d", chance->forced[i]);
  return paddock_playtest_differ (error, N_ ("these forced faces never came up:%s"), faces->str);
}

static char *
compare_versions (const PaddockPlaytest *playtest, const PaddockGame *game)
{
  guint made = (guint) playtest->rules_version;

  if (made == 0 || made == game->rules_version)
    return NULL;

  return g_strdup_printf (
    paddock_language_translate (
      N_ ("made under rules %u of %s; these are rules %u, so it may play differently")),
    made, game->id, game->rules_version);
}

/* Who follows goes on past what is only expected. */
static gboolean
may_go_on (Manner manner, const PaddockStep *step)
{
  return manner == FOLLOW && step->kind != PADDOCK_STEP_CHOOSE && step->kind != PADDOCK_STEP_FORCE;
}

/* ERROR is set to the first difference. */
static gboolean
run_script (PaddockPlaytestRun *self,
            const PaddockPlaytest *playtest,
            guint first,
            Manner manner,
            GError **error)
{
  guint n = paddock_list_len (playtest->script);

  for (guint i = first; i < n; i++) {
    const PaddockStep *step = PADDOCK_LIST_AT (playtest->script, PaddockStep, i);

    if (!*error)
      self->step = i + 1;
    if (!carry_out[step->kind](self->journal, step, *error ? NULL : error)
        && !may_go_on (manner, step))
      return FALSE;
  }

  return !*error && check_left_over (self->journal, error);
}

static gboolean
run (PaddockPlaytestRun *self,
     const PaddockPlaytest *playtest,
     PaddockSetup *setup,
     Manner manner,
     GError **error)
{
  guint n_used = 0;

  self->note = compare_versions (playtest, setup->game);
  if (paddock_list_len (playtest->position) > 0)
    self->journal = begin_position (playtest, setup, error);
  else
    self->journal = begin_race (playtest, setup, &n_used, error);

  return self->journal && check_forced (self->journal, error)
         && run_script (self, playtest, n_used, manner, error);
}

static PaddockPlaytestRun *
run_new (const PaddockPlaytest *playtest, PaddockSetup *setup, Manner manner, GError *problem)
{
  PaddockPlaytestRun *self = g_new0 (PaddockPlaytestRun, 1);
  g_autoptr (GError) error = problem;

  if (setup && run (self, playtest, setup, manner, &error))
    return self;

  self->verdict = g_error_matches (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_DIFFERENCE)
                    ? PADDOCK_PLAYTEST_DIFFERENT
                    : PADDOCK_PLAYTEST_BROKEN;
  self->message = g_strdup (error->message);
  return self;
}

PaddockPlaytestRun *
paddock_playtest_run (const PaddockPlaytest *playtest,
                      const PaddockGame *const *games,
                      PaddockLoadFunc load,
                      gpointer data)
{
  GError *error = NULL;
  g_autoptr (PaddockSetup) setup = paddock_playtest_dup_setup (playtest, games, load, data, &error);

  return run_new (playtest, setup, RUN, error);
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
  g_free (self->message);
  g_free (self->note);
  g_free (self);
}
