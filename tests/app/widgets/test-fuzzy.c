/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzzy.h"

static void
test_finds_letters_in_order (void)
{
  g_assert_cmpint (paddock_fuzzy_match ("Zoom In", ""), ==, 0);
  g_assert_cmpint (paddock_fuzzy_match ("Zoom In", "zoom"), >, 0);
  g_assert_cmpint (paddock_fuzzy_match ("Zoom In", "zi"), >, 0);
  g_assert_cmpint (paddock_fuzzy_match ("Zoom In", "IN"), >, 0);
  g_assert_cmpint (paddock_fuzzy_match ("Zoom In", "iz"), ==, -1);
  g_assert_cmpint (paddock_fuzzy_match ("Zoom In", "zoomm"), ==, -1);
  g_assert_cmpint (paddock_fuzzy_match ("Zoom In", "oo"), >, 0);
  g_assert_cmpint (paddock_fuzzy_match ("Zoom In", "ooo"), ==, -1);
  g_assert_cmpint (paddock_fuzzy_match ("", "a"), ==, -1);
}

static void
test_finds_words_in_any_order (void)
{
  g_assert_cmpint (paddock_fuzzy_match ("Keyboard Shortcuts", "short key"), >, 0);
  g_assert_cmpint (paddock_fuzzy_match ("Keyboard Shortcuts", " key "), >, 0);
  g_assert_cmpint (paddock_fuzzy_match ("Keyboard Shortcuts", "key zoom"), ==, -1);
}

static void
test_knows_letters_of_any_language (void)
{
  g_assert_cmpint (paddock_fuzzy_match ("Über Paddock", "über"), >, 0);
  g_assert_cmpint (paddock_fuzzy_match ("Größe", "GRÖSSE"), >, 0);
}

static void
assert_better (const char *better, const char *worse, const char *query)
{
  g_assert_cmpint (paddock_fuzzy_match (better, query), >, paddock_fuzzy_match (worse, query));
}

static void
test_prefers_beginnings_and_runs (void)
{
  assert_better ("Save As…", "Previous Case", "sa");
  assert_better ("Zoom In", "Horizontal Mirroring", "zi");
  assert_better ("Redo", "Rear Door", "redo");
  assert_better ("Undo", "Round Obstacle", "undo");
}

static void
test_knows_two_names_of_one_thing (void)
{
  g_assert_cmpint (paddock_fuzzy_match_names ("Speichern", "Save", "save"), >, 0);
  g_assert_cmpint (paddock_fuzzy_match_names ("Speichern", "Save", "speich"), >, 0);
  g_assert_cmpint (paddock_fuzzy_match_names ("Speichern", "Save", "zoom"), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/fuzzy/finds-letters-in-order", test_finds_letters_in_order);
  g_test_add_func ("/app/fuzzy/finds-words-in-any-order", test_finds_words_in_any_order);
  g_test_add_func ("/app/fuzzy/knows-letters-of-any-language", test_knows_letters_of_any_language);
  g_test_add_func ("/app/fuzzy/prefers-beginnings-and-runs", test_prefers_beginnings_and_runs);
  g_test_add_func ("/app/fuzzy/knows-two-names-of-one-thing", test_knows_two_names_of_one_thing);
  return g_test_run ();
}
