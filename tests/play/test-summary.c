/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player's summary: nothing of a game is missing on its page, and it is right about what is asked when.
 */

#include <string.h>

#include "clauses.h"
#include "highcard.h"
#include "play-field.h"
#include "summary.h"

/* --- The page --- */

static const PaddockSummaryRow *
row_at (const GArray *rows, guint i)
{
  return &g_array_index (rows, PaddockSummaryRow, i);
}

static char *
dup_page (const PaddockGame *game)
{
  g_autoptr (GArray) rows = paddock_summary_list (game, NULL);
  g_autoptr (GString) page = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    g_string_append_printf (page, "%s\n%s\n%s\n", row_at (rows, i)->title, row_at (rows, i)->text,
                            row_at (rows, i)->questions);

  return g_strdup (page->str);
}

static void
assert_has (const PaddockGame *game, const char *page, const char *text)
{
  if (!text || !*text || !strstr (page, text))
    g_error ("the page of %s lacks \"%s\"", game->id, text ? text : "(nothing)");
}

static void
assert_has_all (const PaddockGame *game, const char *page, const PaddockAid *aids, guint n)
{
  for (guint i = 0; i < n; i++) {
    assert_has (game, page, aids[i].title);
    assert_has (game, page, aids[i].text);
  }
}

static guint
count_steps (const PaddockGame *game)
{
  for (guint i = 0; i < game->n_facts; i++)
    if (g_str_equal (game->facts[i].name, "step"))
      return (guint) game->facts[i].max + 1;

  g_assert_not_reached ();
}

static void
test_page_is_whole (void)
{
  for (guint g = 0; paddock_games[g]; g++) {
    const PaddockGame *game = paddock_games[g];
    g_autofree char *page = dup_page (game);

    g_assert_cmpuint (game->aids->n_steps, ==, count_steps (game));
    assert_has_all (game, page, game->aids->steps, game->aids->n_steps);
    assert_has_all (game, page, game->aids->tasks, game->aids->n_tasks);
    assert_has_all (game, page, game->aids->things, game->aids->n_things);
    for (guint i = 0; i < game->n_asks; i++)
      assert_has (game, page, game->asks[i].text);
    for (guint i = 0; i < game->n_options; i++)
      assert_has (game, page, game->options[i].label);
  }
}

static void
test_clauses_exist (void)
{
  for (guint g = 0; paddock_games[g]; g++) {
    g_autoptr (GArray) rows = paddock_summary_list (paddock_games[g], NULL);

    for (guint i = 0; i < rows->len; i++) {
      g_auto (GStrv) ids = g_strsplit (row_at (rows, i)->clauses, " ", -1);

      if (row_at (rows, i)->kind != PADDOCK_SUMMARY_HEADING)
        g_assert_nonnull (ids[0]);
      for (guint k = 0; ids[k]; k++)
        if (!paddock_clause_find (ids[k]))
          g_error ("\"%s\" names %s, which is no clause", row_at (rows, i)->title, ids[k]);
    }
  }
}

/* Any game has a page, through its tables alone. */
static void
test_game_without_aids (void)
{
  g_autofree char *page = dup_page (&highcard_game);

  for (guint i = 0; i < highcard_game.n_asks; i++)
    assert_has (&highcard_game, page, highcard_game.asks[i].text);
  for (guint i = 0; i < highcard_game.n_options; i++)
    assert_has (&highcard_game, page, highcard_game.options[i].label);
}

/* --- A race --- */

static guint
count_options (const GArray *rows)
{
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += row_at (rows, i)->kind == PADDOCK_SUMMARY_OPTION;

  return n;
}

static void
test_race_lists_its_own_rules (void)
{
  g_autoptr (PaddockSession) session = play_session_scenario ("frothy", "race-furthest");
  PaddockSetup *setup = paddock_session_get_setup (session);
  g_autoptr (GArray) rows = paddock_summary_list (setup->game, setup);
  g_autoptr (GArray) all = paddock_summary_list (setup->game, NULL);
  guint n = 0;

  for (guint i = 0; i < setup->game->n_options; i++)
    n += setup->options[i] != setup->game->options[i].initial;
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (count_options (rows), ==, n);
  g_assert_cmpuint (count_options (all), ==, setup->game->n_options);
}

/* --- What is asked when --- */

static void
check_question (const PaddockMatch *match, const char *name, gpointer data)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const PaddockAid *aid = match->game->aids->find (paddock_match_get_table (match));

  if (!(aid->asks >> decision->kind & 1))
    g_error ("%s: \"%s\" asks \"%s\"", name, aid->title, match->game->asks[decision->kind].text);
}

/* Every question of every scenario comes where the page says that it does. */
static void
test_questions_come_where_they_stand (void)
{
  for (guint g = 0; paddock_games[g]; g++)
    g_assert_cmpuint (play_each_question (paddock_games[g]->id, check_question, NULL), >, 500);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/play/summary/" path_, test_)
  ADD ("the-page-of-every-game-is-whole", test_page_is_whole);
  ADD ("every-clause-named-exists", test_clauses_exist);
  ADD ("a-game-without-aids-has-a-page", test_game_without_aids);
  ADD ("a-race-lists-its-own-rules", test_race_lists_its_own_rules);
  ADD ("questions-come-where-they-stand", test_questions_come_where_they_stand);

  return g_test_run ();
}
