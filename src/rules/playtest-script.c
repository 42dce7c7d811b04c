/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The steps of a playtest's script, carried out one by one: what is forced, what is chosen, what must hold.
 */

#include "playtest-private.h"
#include "words.h"

/* --- What is forced --- */

static gboolean
collect_shuffle (const PaddockStep *step, const PaddockTable *table, GArray *faces, GError **error)
{
  guint8 top[PADDOCK_FACT_MAX_COUNT];
  guint stack, n, first = faces->len;

  if (!paddock_stack_parse (table, paddock_text_get (step->is), &stack, top, &n, error))
    return FALSE;
  if (n >= PADDOCK_MAX_FORCED)
    return paddock_refuse_faces (error);

  g_array_set_size (faces, first + n + 1);
  paddock_faces_add_shuffle (&g_array_index (faces, int, first), stack, top, n);
  return TRUE;
}

static gboolean
collect_draw (const PaddockStep *step, const PaddockTable *table, GArray *faces, GError **error)
{
  int pair[2];
  PaddockDrawn drawn;

  if (!paddock_drawn_parse (table, paddock_text_get (step->of), paddock_text_get (step->name),
                            paddock_text_get (step->is), &drawn, error))
    return FALSE;

  paddock_faces_add_draw (pair, drawn.stack, drawn.element, drawn.item);
  g_array_append_vals (faces, pair, G_N_ELEMENTS (pair));
  return TRUE;
}

gboolean
paddock_step_collect_faces (const PaddockStep *step,
                            const PaddockTable *table,
                            GArray *faces,
                            GError **error)
{
  if (step->kind == PADDOCK_STEP_SHUFFLE)
    return collect_shuffle (step, table, faces, error);
  if (step->kind == PADDOCK_STEP_DRAW)
    return collect_draw (step, table, faces, error);

  for (guint i = 0; i < paddock_list_len (step->faces); i++) {
    int face = paddock_list_get_int (step->faces, i);

    g_array_append_val (faces, face);
  }
  return TRUE;
}

gboolean
paddock_refuse_faces (GError **error)
{
  return paddock_refuse_setup (error, N_ ("at most %u forced faces can wait, each from %d to %d"),
                               PADDOCK_MAX_FORCED, G_MININT16 + 1, G_MAXINT16);
}

/* A forced face that did not fit, or one that was missing. */
gboolean
paddock_playtest_check_forced (const PaddockJournal *journal, GError **error)
{
  const PaddockChance *chance =
    &paddock_match_get_state (paddock_journal_get_match (journal))->chance;
  guint stack, n;

  if (chance->has_lacked)
    return paddock_playtest_differ (error, N_ ("more was rolled or picked than is forced, although "
                                               "the playtest says forced-only"));
  if (!chance->has_fault)
    return TRUE;
  if (paddock_face_is_shuffle (chance->fault_face, &stack, &n))
    return paddock_playtest_differ (error, N_ ("the forced shuffle cannot come up then"));
  if (paddock_face_is_draw (chance->fault_face, &stack, &n))
    return paddock_playtest_differ (error, N_ ("the forced card is not in the pile then"));

  return paddock_playtest_differ (error, N_ ("the forced face %d cannot come up then"),
                                  chance->fault_face);
}

/* --- Steps --- */

typedef gboolean (*CarryOut) (PaddockRunner *self, const PaddockStep *step, GError **error);

static const PaddockMatch *
match_of (PaddockRunner *self)
{
  return paddock_journal_get_match (self->journal);
}

static const PaddockSetup *
setup_of (PaddockRunner *self)
{
  return paddock_match_get_setup (match_of (self));
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
force (PaddockRunner *self, const PaddockStep *step, GError **error)
{
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (int));

  if (!paddock_step_collect_faces (step, paddock_match_get_table (match_of (self)), faces, error))
    return FALSE;

  return paddock_journal_force (self->journal, (int *) faces->data, faces->len)
         || paddock_refuse_faces (error);
}

static gboolean
choose (PaddockRunner *self, const PaddockStep *step, GError **error)
{
  const char *key = paddock_text_get (step->key);
  int choice = paddock_match_find_choice (match_of (self), key);
  g_autofree char *pending = NULL;

  if (choice < 0) {
    pending = describe_pending (match_of (self));
    return paddock_playtest_differ (error, N_ ("\"%s\" cannot be chosen now: %s"), key, pending);
  }

  g_array_set_size (self->answers, 0);
  self->next_event = 0;
  paddock_journal_choose (self->journal, (guint) choice);
  return paddock_playtest_check_forced (self->journal, error)
         && paddock_match_check (match_of (self), error);
}

static gboolean
expect_fact (PaddockRunner *self, const PaddockStep *step, GError **error)
{
  return paddock_match_expect_fact (match_of (self), step->of, paddock_text_get (step->name),
                                    paddock_text_get (step->is), error);
}

static gboolean
expect_asked (PaddockRunner *self, const PaddockStep *step, GError **error)
{
  const PaddockDecision *decision = paddock_match_get_decision (match_of (self));
  const PaddockSetup *setup = setup_of (self);
  const char *seat = paddock_text_get (step->of), *kind = paddock_text_get (step->name);
  g_autofree char *pending = NULL;

  if (decision && (!*seat || g_str_equal (seat, setup->seats[decision->player].id))
      && (!*kind || g_str_equal (kind, setup->game->asks[decision->kind].name)))
    return TRUE;

  pending = describe_pending (match_of (self));
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
expect_keys (PaddockRunner *self, const PaddockStep *step, gboolean legal, GError **error)
{
  g_auto (GStrv) keys = g_strsplit (paddock_text_get (step->keys), " ", -1);
  g_autofree char *pending = NULL;

  for (guint i = 0; keys[i]; i++) {
    if (!*keys[i] || (paddock_match_find_choice (match_of (self), keys[i]) >= 0) == legal)
      continue;

    pending = describe_pending (match_of (self));
    return paddock_playtest_differ (error,
                                    legal
                                      ? N_ ("expected that \"%s\" can be chosen, found that %s")
                                      : N_ ("expected that \"%s\" cannot be chosen, found that %s"),
                                    keys[i], pending);
  }

  return TRUE;
}

static gboolean
expect_legal (PaddockRunner *self, const PaddockStep *step, GError **error)
{
  return expect_keys (self, step, TRUE, error);
}

static gboolean
expect_illegal (PaddockRunner *self, const PaddockStep *step, GError **error)
{
  return expect_keys (self, step, FALSE, error);
}

static gboolean
expect_choices (PaddockRunner *self, const PaddockStep *step, GError **error)
{
  g_auto (GStrv) expected = g_strsplit (paddock_text_get (step->keys), " ", -1);
  g_autofree char *legal = list_keys (match_of (self));
  g_auto (GStrv) found = g_strsplit (legal, " ", -1);

  for (guint i = 0; found[i]; i++)
    if (*found[i] && !g_strv_contains ((const char *const *) expected, found[i]))
      return paddock_playtest_differ (error,
                                      N_ (
                                        "expected the choices: %s; found one more, \"%s\", in: %s"),
                                      step->keys, found[i], legal);

  return expect_keys (self, step, TRUE, error);
}

static gboolean
expect_event (PaddockRunner *self, const PaddockStep *step, GError **error)
{
  return paddock_runner_expect_event (self, step, TRUE, error);
}

static gboolean
expect_no_event (PaddockRunner *self, const PaddockStep *step, GError **error)
{
  return paddock_runner_expect_event (self, step, FALSE, error);
}

static gboolean
is_answer (PaddockRunner *self, const PaddockStep *step, const PaddockAnswer *answer)
{
  const char *seat = paddock_text_get (step->of), *kind = paddock_text_get (step->name);
  const char *key = paddock_text_get (step->key);

  return (!*seat || g_str_equal (seat, setup_of (self)->seats[answer->player].id))
         && (!*kind || g_str_equal (kind, setup_of (self)->game->asks[answer->kind].name))
         && (!*key || g_str_equal (key, answer->key));
}

static char *
describe_answers (PaddockRunner *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->answers->len; i++) {
    const PaddockAnswer *answer = &g_array_index (self->answers, PaddockAnswer, i);

    g_string_append_printf (text, "%s%s \"%s\" %s", i ? ", " : "",
                            setup_of (self)->seats[answer->player].id,
                            setup_of (self)->game->asks[answer->kind].name, answer->key);
  }

  return g_strdup (text->len ? text->str : paddock_language_translate (N_ ("none")));
}

static gboolean
expect_answered (PaddockRunner *self, const PaddockStep *step, GError **error)
{
  g_autofree char *found = NULL;

  for (guint i = 0; i < self->answers->len; i++)
    if (is_answer (self, step, &g_array_index (self->answers, PaddockAnswer, i)))
      return TRUE;

  found = describe_answers (self);
  return paddock_playtest_differ (
    error, N_ ("expected another decision that had only one choice, found: %s"), found);
}

static gboolean
expect_over (PaddockRunner *self, const PaddockStep *step, GError **error)
{
  const PaddockState *state = paddock_match_get_state (match_of (self));
  const char *winner = paddock_text_get (step->winner);
  const char *found = state->n_placed > 0 ? setup_of (self)->seats[state->places[0]].id : "nobody";
  g_autofree char *pending = NULL;

  if (!state->is_over) {
    pending = describe_pending (match_of (self));
    return paddock_playtest_differ (error, N_ ("expected that the race is over, found that %s"),
                                    pending);
  }

  return !*winner || g_str_equal (winner, found)
         || paddock_playtest_differ (error, N_ ("expected that %s has won, found %s"), winner,
                                     found);
}

static gboolean
expect_hash (PaddockRunner *self, const PaddockStep *step, GError **error)
{
  g_autofree char *found =
    g_strdup_printf ("%016" G_GINT64_MODIFIER "x", paddock_match_hash (match_of (self)));

  return g_str_equal (paddock_text_get (step->is), found)
         || paddock_playtest_differ (error, N_ ("expected the hash %s, found %s"),
                                     paddock_text_get (step->is), found);
}

static gboolean
pass_over (PaddockRunner *self, const PaddockStep *step, GError **error)
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
  [PADDOCK_STEP_SHUFFLE] = force,
  [PADDOCK_STEP_ANSWERED] = expect_answered,
};

gboolean
paddock_runner_carry_out (PaddockRunner *self, const PaddockStep *step, GError **error)
{
  return carry_out[step->kind](self, step, error);
}
