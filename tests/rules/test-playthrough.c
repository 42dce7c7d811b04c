/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Golden playthroughs: every decision with all its choices, every event with its clause, every hash of a
 * race, as text.  An accidental change of rules, order, words or hash shows as a readable difference.
 *
 * PADDOCK_REWRITE_GOLDEN=1 rewrites them.
 */

#include "log.h"
#include "walks.h"

#include <string.h>

static char *
play_through (const PaddockGame *game, guint n_seats)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (game, n_seats, 17);
  g_autoptr (PaddockJournal) journal = walks_race_new (setup, 4711, G_MAXUINT);
  g_autoptr (PaddockSight) sight = paddock_sight_new (journal, PADDOCK_EVERYBODY);
  guint n = paddock_journal_get_moment (journal);
  GString *text = g_string_new (NULL);
  g_autofree char *end = NULL;

  g_string_append_printf (text, "%s, %u seats, seed 17, race 4711\n\n", game->label, n_seats);
  for (int i = -1; i < (int) n; i++) {
    paddock_log_write_moment (sight, i, PADDOCK_LOG_CLAUSES | PADDOCK_LOG_KEYS, text);
    paddock_journal_travel (journal, (guint) (i + 1));
    g_string_append_printf (text, "    hash %016" G_GINT64_MODIFIER "x\n",
                            paddock_match_hash (paddock_journal_get_match (journal)));
  }
  end = paddock_match_dump (paddock_journal_get_match (journal), PADDOCK_EVERYBODY);
  g_string_append_printf (text, "\n%s", end);

  return g_string_free (text, FALSE);
}

static void
test_golden (gconstpointer data)
{
  const PaddockGame *game = data;
  g_autofree char *name = g_strconcat (game->id, ".txt", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "rules", name, NULL);
  g_autofree char *found = play_through (game, 2), *expected = NULL;
  g_auto (GStrv) expected_lines = NULL, found_lines = NULL;

  if (g_getenv ("PADDOCK_REWRITE_GOLDEN")) {
    g_assert_true (g_file_set_contents (path, found, -1, NULL));
    return;
  }

  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  expected_lines = g_strsplit (expected, "\n", -1);
  found_lines = g_strsplit (found, "\n", -1);
  for (guint i = 0; expected_lines[i] && found_lines[i]; i++)
    g_assert_cmpstr (found_lines[i], ==, expected_lines[i]);
  g_assert_cmpuint (g_strv_length (found_lines), ==, g_strv_length (expected_lines));
}

/* The log of one seat: nothing of the others' cards, and no line lost. */
static void
test_log_of_seat (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, 2, 17);
  g_autoptr (PaddockJournal) journal = walks_race_new (setup, 0, 2);
  g_autoptr (PaddockSight) whole = paddock_sight_new (journal, PADDOCK_EVERYBODY);
  g_autoptr (PaddockSight) own = paddock_sight_new (journal, 0);
  g_autoptr (GString) all = g_string_new (NULL), red = g_string_new (NULL);

  paddock_log_write (whole, PADDOCK_LOG_PLAIN, all);
  paddock_log_write (own, PADDOCK_LOG_KEYS, red);

  g_assert_nonnull (strstr (all->str, "2. Blue: lay the "));
  g_assert_nonnull (strstr (red->str, "1. Red: lay the "));
  g_assert_nonnull (strstr (red->str, "    of lay: card:"));
  g_assert_nonnull (strstr (red->str, "2. Blue has decided\n"));
  g_assert_nonnull (strstr (red->str, "    Blue draws a card\n"));
  g_assert_nonnull (strstr (red->str, "    Blue has laid a "));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; walks_games[i]; i++) {
    g_autofree char *path = g_strconcat ("/rules/playthrough/", walks_games[i]->id, NULL);

    g_test_add_data_func (path, walks_games[i], test_golden);
  }
  g_test_add_func ("/rules/log/a-seat-reads-what-it-may", test_log_of_seat);

  return g_test_run ();
}
