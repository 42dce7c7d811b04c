/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every question that a game may ask, as a person meets it: it is asked in words, its answers have words and keys of their
 * own and, where they are places, a place on the board; what is refused says why.  The scenarios of a game's clauses are
 * played for that, and a kind of question that none of them asks fails the test.
 */

#include "app-fixture.h"

#include "games.h"
#include "load.h"
#include "playtest-run.h"
#include "race-target.h"
#include "scene-pieces.h"

/* What one scenario asks. */
typedef struct {
  const char *file;
  const PaddockMatch *match;
  const PaddockDecision *decision;
  PaddockGround *ground;
  GHashTable *asked; /* kinds */
} Query;

/* A sentence or a few words: something to read, and no gap left in it. */
static void
assert_words (const Query *self, const char *what, const char *words)
{
  if (!words || !*words || strchr (words, '{') || strchr (words, '_') || strstr (words, "(null)"))
    g_error ("%s: %s of %s at decision %u: \"%s\"", self->file, what,
             self->match->game->asks[self->decision->kind].name,
             paddock_match_get_state (self->match)->n_decisions + 1, words ? words : "(nothing)");
}

/* Nobody could choose between two that are called the same. */
static void
assert_new (const Query *self, const char *what, GHashTable *known, char *text)
{
  if (!g_hash_table_add (known, text))
    g_error ("%s: twice %s \"%s\" of %s", self->file, what, text,
             self->match->game->asks[self->decision->kind].name);
}

static void
assert_target (const Query *self, guint choice, PaddockEvents *events)
{
  guint target = self->decision->choices[choice].target;
  PaddockPlace place = paddock_target_find (self->match, choice, events);
  gboolean is_place =
    target == PADDOCK_TARGET_HEX || target == PADDOCK_TARGET_SEAT || target == PADDOCK_TARGET_PIECE;

  if (is_place && paddock_place_equal (place, PADDOCK_NOWHERE))
    g_error ("%s: answer %u of %s has no place", self->file, choice + 1,
             self->match->game->asks[self->decision->kind].name);
  if (!paddock_place_equal (place, PADDOCK_NOWHERE))
    g_assert_true (paddock_place_equal (
      paddock_ground_find_place (self->ground, paddock_ground_get_point (self->ground, place)),
      place));
}

static void
check_answers (const Query *self)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (PaddockEvents) events = { 0 };

  paddock_events_init (&events, 64);
  for (guint i = 0; i < self->decision->n_choices; i++) {
    char *key = paddock_match_dup_key (self->match, i);
    char *label = paddock_match_dup_label (self->match, i);

    g_assert_cmpint (paddock_match_find_choice (self->match, key), ==, (int) i);
    assert_words (self, "an answer", label);
    assert_target (self, i, &events);
    assert_new (self, "the key", keys, key);
    assert_new (self, "the answer", labels, label);
  }
}

static void
check_refusals (const Query *self)
{
  PaddockRefused refused[PADDOCK_MAX_REFUSED];
  guint n = paddock_match_find_refused (self->match, refused);

  for (guint i = 0; i < n; i++) {
    g_autofree char *label = paddock_match_dup_refused_label (self->match, &refused[i]);

    assert_words (self, "what is refused", label);
    assert_words (self, "the reason", refused[i].reason);
    assert_words (self, "the clause", refused[i].clause);
  }
}

static void
check_question (Query *self)
{
  const PaddockAsk *ask;

  self->decision = paddock_match_get_decision (self->match);
  if (!self->decision)
    return;

  ask = &self->match->game->asks[self->decision->kind];
  g_hash_table_add (self->asked, (gpointer) ask->name);
  assert_words (self, "the question", ask->text);
  check_answers (self);
  check_refusals (self);
}

/* At every moment of the script, and at its end. */
static void
check_run (const char *file, const PaddockJournal *journal, GHashTable *asked)
{
  g_autoptr (PaddockMatch) match = paddock_match_copy (paddock_journal_get_match (journal));
  const PaddockSetup *setup = paddock_match_get_setup (match);
  g_autoptr (PaddockGround) ground = paddock_ground_new (setup->track);
  Query query = { .file = file, .match = match, .ground = ground, .asked = asked };

  g_assert_true (paddock_ground_has_places (ground));
  for (guint i = 0; i <= paddock_journal_get_n_moments (journal); i++) {
    paddock_match_set_state (match, paddock_journal_get_state (journal, i));
    check_question (&query);
  }
}

static void
check_file (const char *path, GHashTable *asked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document = paddock_xml_load (path, &error);
  g_autoptr (PaddockPlaytestRun) run = NULL;

  g_assert_no_error (error);
  run = paddock_playtest_run (document->record, paddock_games, NULL, NULL);
  if (run->journal)
    check_run (path, run->journal, asked);
}

/* Of every scenario of a game. */
static void
check_files (const char *game, GHashTable *asked)
{
  g_autofree char *folder = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "scenarios", game, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".playtest.xml")) {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      check_file (path, asked);
    }
}

/* What has a single answer answers itself, so that nobody hears the question. */
static gboolean
is_silent (const PaddockAsk *ask)
{
  return g_str_equal (ask->name, "next-chase");
}

static void
test_every_question_can_be_answered (gconstpointer data)
{
  const PaddockGame *game = data;
  g_autoptr (GHashTable) asked = g_hash_table_new (g_str_hash, g_str_equal);

  check_files (game->id, asked);
  for (guint i = 0; i < game->n_asks; i++)
    if (!is_silent (&game->asks[i]) && !g_hash_table_contains (asked, game->asks[i].name))
      g_error ("no scenario asks \"%s\"", game->asks[i].name);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; paddock_games[i]; i++) {
    g_autofree char *path =
      g_strdup_printf ("/app/race-questions/every-question-of-%s-can-be-answered",
                       paddock_games[i]->id);

    g_test_add_data_func (path, paddock_games[i], test_every_question_can_be_answered);
  }

  return g_test_run ();
}
