/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that is said of a race to people can be translated, and has coordinates only where a board shows them.
 */

#include "play-field.h"

#include <string.h>

#include "bookmarks.h"
#include "games.h"
#include "hex-track.h"
#include "log.h"

/* A language of which every word is made of the letter x; what it was asked is kept. */
static const char *
say_x (const char *text)
{
  static GHashTable *said;
  char *x;
  int depth = 0;

  if (!said)
    said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  x = g_hash_table_lookup (said, text);
  if (x)
    return x;

  x = g_strdup (text);
  for (char *c = x; *c; c++) {
    depth += (*c == '{') - (*c == '}');
    if (depth == 0 && g_ascii_isalpha (*c))
      *c = 'x';
  }
  g_hash_table_insert (said, g_strdup (text), x);
  return x;
}

static void
assert_all_x (const char *text)
{
  for (const char *c = text; *c; c++)
    if (g_ascii_isalpha (*c) && *c != 'x')
      g_error ("not translated: %s", text);
}

/* Seats without letters in their names, so that nothing but words is left. */
static PaddockSession *
open_nameless (const char *track)
{
  g_autoptr (PaddockDocument) plan = play_plan_new (track, "racer rookie racer:brawler", 11);
  g_autoptr (PaddockDocument) nameless = NULL;
  PaddockPlaytest *record = paddock_document_dup_record (plan);

  for (guint i = 0; i < paddock_list_len (record->seats); i++) {
    PaddockPlaytestSeat *seat = paddock_list_edit (&record->seats, i);
    char name[] = { (char) ('1' + i), 0 };

    paddock_text_set (&seat->name, name);
  }
  nameless = paddock_document_new_take (plan->kind, record);
  return play_session_open (nameless);
}

static void
assert_labels (const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);

  for (guint i = 0; decision && i < decision->n_choices; i++) {
    g_autofree char *label = paddock_match_dup_label (match, i);

    assert_all_x (label);
  }
}

static void
write_log (const PaddockSession *session, gboolean names_places, GString *log)
{
  g_autoptr (PaddockSight) sight =
    paddock_sight_new (paddock_session_get_journal (session), PADDOCK_EVERYBODY);

  if (names_places)
    paddock_sight_name_places (sight);
  paddock_log_write (sight, PADDOCK_LOG_PLAIN, log);
}

static void
test_race (gconstpointer track)
{
  g_autoptr (GString) log = g_string_new (NULL);
  g_autoptr (PaddockSession) session = NULL;

  paddock_language_set (say_x);
  session = open_nameless (track);
  do
    assert_labels (paddock_session_get_match (session));
  while (paddock_session_drive (session));
  write_log (session, FALSE, log);
  write_log (session, TRUE, log);
  paddock_language_set (NULL);

  g_assert_cmpuint (log->len, >, 1000);
  assert_all_x (log->str);
}

/* A language that only says that it was asked. */
static const char *
say_so (const char *text)
{
  g_autofree char *so = g_strconcat ("So: ", text, NULL);

  return g_intern_string (so);
}

/* What people read who race what cannot be raced, or open what goes otherwise. */
static void
test_refusals (void)
{
  g_autoptr (PaddockDocument) plan = play_plan_new ("tracks/village-green.track.xml", "racer", 1);
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  g_autoptr (PaddockDocument) made = paddock_document_new_take (plan->kind, record);
  g_autoptr (PaddockDocument) bare = paddock_document_new (&paddock_hex_track_kind);
  g_autoptr (PaddockSession) session = NULL;
  g_autoptr (GError) error = NULL;

  paddock_language_set (say_so);
  paddock_plan_set_n_seats (record, 2);
  g_assert_cmpstr (PADDOCK_LIST_AT (record->seats, PaddockPlaytestSeat, 1)->name, ==, "So: Blue");

  record->rules_version = 9999;
  paddock_text_set (&paddock_playtest_add_step (record, PADDOCK_STEP_CHOOSE)->key, "fly");
  session = play_session_open (made);
  g_assert_true (g_str_has_prefix (paddock_session_get_note (session), "So: made under"));
  g_assert_true (g_str_has_prefix (paddock_session_get_difference (session), "So: \"fly\" cannot"));

  paddock_plan_set_track (record, bare);
  g_assert_null (paddock_playtest_dup_setup (record, paddock_games, NULL, NULL, &error));
  g_assert_cmpstr (error->message, ==, "So: The track has no spaces yet");
  paddock_language_set (NULL);
}

/* --- Plain sentences --- */

static const char *const frothy[] = { "tracks/windmill-oval.track.xml",
                                      "tracks/cabbage-market.track.xml",
                                      "tracks/cauldron.track.xml" };

/* One of several, a change that is none, gaps that nothing filled. */
static void
test_sentences (gconstpointer track)
{
  static const char *const wrong[] = {
    "\\b1 (spaces|points|cards|laps|boxes|dice)\\b",
    "Speed (\\d) to \\1\\b",
    "[][{}|]",
    ": *\\n",
    "  [a-z][^\\n]*\\n",
  };
  g_autoptr (PaddockSession) session = play_session_new (track, "racer rookie racer:brawler", 12);
  g_autoptr (GString) log = g_string_new (NULL);

  while (paddock_session_drive (session))
    ;
  write_log (session, FALSE, log);
  write_log (session, TRUE, log);
  g_assert_nonnull (strstr (log->str, "1 space"));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GRegex) regex = g_regex_new (wrong[i], 0, 0, NULL);
    g_autoptr (GMatchInfo) found = NULL;

    if (g_regex_match (regex, log->str, 0, &found)) {
      g_autofree char *words = g_match_info_fetch (found, 0);

      g_error ("\"%s\" is not plain", words);
    }
  }
}

/* --- Places --- */

static guint
count_places (const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new ("-?[0-9]+,-?[0-9]", 0, 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;
  guint n = 0;

  for (g_regex_match (regex, text, 0, &found); g_match_info_matches (found);
       g_match_info_next (found, NULL))
    n++;
  return n;
}

static void
add_bookmarks (const PaddockSight *sight, GString *words)
{
  g_autoptr (GPtrArray) bookmarks = paddock_bookmarks_find (sight, 0);

  for (guint i = 0; i < bookmarks->len; i++)
    g_string_append_printf (words, "%s\n", ((PaddockBookmark *) bookmarks->pdata[i])->text);
}

static void
look_for_places (PaddockSession *session, const char *playtest, gpointer data)
{
  guint *n_places = data; /* in words for those who see coordinates */
  const PaddockJournal *journal = paddock_session_get_journal (session);
  g_autoptr (PaddockSight) sight = paddock_sight_new (journal, PADDOCK_EVERYBODY);
  g_autoptr (PaddockSight) named = paddock_sight_new (journal, PADDOCK_EVERYBODY);
  g_autoptr (GString) with = g_string_new (NULL), without = g_string_new (NULL);

  paddock_sight_name_places (named);
  paddock_log_write (sight, PADDOCK_LOG_PLAIN, with);
  add_bookmarks (sight, with);
  paddock_log_write (named, PADDOCK_LOG_PLAIN, without);
  add_bookmarks (named, without);
  *n_places += count_places (with->str);
  if (count_places (without->str) > 0)
    g_error ("%s has coordinates:\n%s", playtest, without->str);
}

/* In every playtest there is, so whatever can happen in the game is told. */
static void
test_places (gconstpointer game)
{
  guint n_places = 0;

  g_assert_cmpuint (play_each_session (game, look_for_places, &n_places), >, 100);
  g_assert_cmpuint (n_places, >, 300);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/words/refusals-are-translated", test_refusals);
  g_test_add_data_func ("/play/words/all-of-a-race-is-translated/village-green",
                        "tracks/village-green.track.xml", test_race);
  g_test_add_data_func ("/play/words/all-of-a-race-is-translated/stunt-day",
                        "tracks/stunt-day.track.xml", test_race);
  g_test_add_data_func ("/play/words/all-of-a-race-is-translated/studio-tour",
                        "tracks/studio-tour.track.xml", test_race);

  g_test_add_data_func ("/play/words/places-have-names/joyride", "joyride", test_places);
  g_test_add_data_func ("/play/words/places-have-names/frothy", "frothy", test_places);

  for (guint i = 0; i < G_N_ELEMENTS (frothy); i++) {
    g_autofree char *all = g_strdup_printf ("/play/words/all-of-a-race-is-translated/%s",
                                            frothy[i] + strlen ("tracks/"));
    g_autofree char *plain =
      g_strdup_printf ("/play/words/sentences-are-plain/%s", frothy[i] + strlen ("tracks/"));

    g_test_add_data_func (all, frothy[i], test_race);
    g_test_add_data_func (plain, frothy[i], test_sentences);
  }

  return g_test_run ();
}
