/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "walks.h"

/* Everything that a moment is: the bytes of its state, and the choices. */
static void
assert_moment (const PaddockJournal *journal, const PaddockJournal *expected, guint moment)
{
  const PaddockMatch *match = paddock_journal_get_match (journal);

  g_assert_cmpuint (paddock_journal_get_moment (journal), ==, moment);
  g_assert_cmpmem (paddock_match_get_state (match), paddock_match_get_state_size (match),
                   paddock_journal_get_state (expected, moment),
                   paddock_match_get_state_size (match));
}

static void
assert_same_events (const PaddockJournal *a, const PaddockJournal *b)
{
  g_assert_cmpuint (paddock_journal_get_n_moments (a), ==, paddock_journal_get_n_moments (b));
  for (int i = -1; i < (int) paddock_journal_get_n_moments (a); i++) {
    guint n_a, n_b;
    const PaddockEvent *events_a = paddock_journal_get_events (a, i, &n_a);
    const PaddockEvent *events_b = paddock_journal_get_events (b, i, &n_b);

    g_assert_cmpmem (events_a, n_a * sizeof *events_a, events_b, n_b * sizeof *events_b);
  }
}

static void
test_undo_redo (gconstpointer data)
{
  const PaddockGame *game = data;
  g_autoptr (PaddockSetup) setup = walks_setup_new (game, 3, 8);
  g_autoptr (PaddockJournal) expected = walks_race_new (setup, 1, G_MAXUINT);
  g_autoptr (PaddockJournal) journal = walks_race_new (setup, 1, G_MAXUINT);
  guint n = paddock_journal_get_n_moments (journal);

  assert_same_events (journal, expected);
  for (guint depth = 1; depth <= n; depth += 7) {
    for (guint i = 1; i <= depth; i++) {
      g_assert_true (paddock_journal_undo (journal));
      assert_moment (journal, expected, n - i);
    }
    for (guint i = depth; i > 0; i--) {
      g_assert_true (paddock_journal_redo (journal));
      assert_moment (journal, expected, n - i + 1);
    }
  }
  g_assert_false (paddock_journal_redo (journal));
  paddock_journal_travel (journal, 0);
  g_assert_false (paddock_journal_undo (journal));
  assert_moment (journal, expected, 0);
  paddock_journal_travel (journal, n);
  assert_moment (journal, expected, n);
  assert_same_events (journal, expected);
}

/* From every moment: another choice, then back and the one that was: the race goes on as it did. */
static void
test_other_choice (gconstpointer data)
{
  const PaddockGame *game = data;
  g_autoptr (PaddockSetup) setup = walks_setup_new (game, 3, 8);
  g_autoptr (PaddockJournal) expected = walks_race_new (setup, 2, G_MAXUINT);
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 2);
  guint n = paddock_journal_get_n_moments (expected), n_others = 0;

  for (guint i = 0; i < n; i++) {
    const PaddockMatch *match = paddock_journal_get_match (journal);
    guint choice = paddock_journal_get_choice (expected, i);
    guint n_choices = paddock_match_get_decision (match)->n_choices;

    if (n_choices > 1) {
      paddock_journal_choose (journal, (choice + 1) % n_choices);
      paddock_journal_undo (journal);
      n_others++;
    }
    paddock_journal_choose (journal, choice);
    assert_moment (journal, expected, i + 1);
    g_assert_cmpuint (paddock_journal_get_n_moments (journal), ==, i + 1);
  }
  g_assert_cmpuint (n_others, >, 5);
  assert_same_events (journal, expected);
}

static void
test_tail (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, 2, 8);
  g_autoptr (PaddockJournal) journal = walks_race_new (setup, 0, 8);
  guint choice = paddock_journal_get_choice (journal, 4);
  int face = 0;

  paddock_journal_travel (journal, 4);
  paddock_journal_choose (journal, choice); /* the same: a redo */
  g_assert_cmpuint (paddock_journal_get_n_moments (journal), ==, 8);
  paddock_journal_travel (journal, 4);
  paddock_journal_choose (journal, choice ? 0 : 1);
  g_assert_cmpuint (paddock_journal_get_n_moments (journal), ==, 5);

  paddock_journal_travel (journal, 2);
  g_assert_true (paddock_journal_force (journal, &face, 1)); /* what follows may change */
  g_assert_cmpuint (paddock_journal_get_n_moments (journal), ==, 2);
}

static void
test_forced (void)
{
  static const int start[] = { 6, 3 }, later[] = { 5, 4, 2 };
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 2, 8);
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 0);
  int too_many[PADDOCK_MAX_FORCED + 1] = { 0 };
  int faces[PADDOCK_MAX_FORCED];

  g_assert_false (paddock_journal_restart_forced (journal, 0, too_many, PADDOCK_MAX_FORCED + 1));
  g_assert_true (paddock_journal_restart_forced (journal, 0, start, 2));
  g_assert_true (
    paddock_match_expect_fact (paddock_journal_get_match (journal), NULL, "die", "6", NULL));
  paddock_journal_choose (journal, 0);
  g_assert_true (paddock_journal_force (journal, later, 3));
  paddock_journal_choose (journal, 0);
  paddock_journal_choose (journal, 0);
  g_assert_true (
    paddock_match_expect_fact (paddock_journal_get_match (journal), NULL, "die", "4", NULL));

  g_assert_cmpuint (paddock_journal_get_forced (journal, -1, faces), ==, 2);
  g_assert_cmpmem (faces, sizeof start, start, sizeof start);
  g_assert_cmpuint (paddock_journal_get_forced (journal, 0, faces), ==, 0);
  g_assert_cmpuint (paddock_journal_get_forced (journal, 1, faces), ==, 3);
  g_assert_cmpmem (faces, sizeof later, later, sizeof later);
  g_assert_cmpuint (paddock_journal_get_forced (journal, 2, faces), ==, 0);

  paddock_journal_travel (journal, 1); /* the queue is part of the state */
  g_assert_cmpuint (paddock_match_get_state (paddock_journal_get_match (journal))->chance.n_forced,
                    ==, 3);
}

static void
test_position (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 2, 8);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_autoptr (PaddockJournal) journal = NULL;
  guint n;

  paddock_match_set_fact (match, "red", "pieces", "3", NULL);
  g_assert_true (paddock_match_settle (match, NULL));
  journal = paddock_journal_new_from (match, 0);
  g_assert_true (paddock_journal_is_from_position (journal));
  paddock_journal_get_events (journal, -1, &n);
  g_assert_cmpuint (n, ==, 0);

  paddock_journal_choose (journal, 0);
  paddock_journal_get_events (journal, 0, &n);
  g_assert_cmpuint (n, ==, 3); /* chose, moved, rolled */
  paddock_journal_undo (journal);
  g_assert_cmpuint (paddock_match_hash (paddock_journal_get_match (journal)), ==,
                    paddock_match_hash (match));
  g_assert_true (
    paddock_match_expect_fact (match, "red", "pieces", "3", NULL)); /* ours is a copy */
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; walks_games[i]; i++) {
    g_autofree char *undo =
      g_strconcat ("/rules/journal/undo-and-redo-restore-all/", walks_games[i]->id, NULL);
    g_autofree char *other =
      g_strconcat ("/rules/journal/another-choice-leaves-no-trace/", walks_games[i]->id, NULL);

    g_test_add_data_func (undo, walks_games[i], test_undo_redo);
    g_test_add_data_func (other, walks_games[i], test_other_choice);
  }
  g_test_add_func ("/rules/journal/tail-stays-until-something-differs", test_tail);
  g_test_add_func ("/rules/journal/forced-faces-are-remembered", test_forced);
  g_test_add_func ("/rules/journal/begins-from-a-position", test_position);

  return g_test_run ();
}
