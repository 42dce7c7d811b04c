/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The clauses that travel with the program.
 */

#include <string.h>

#include "clauses.h"
#include "games.h"

static void
test_sorted (void)
{
  for (guint i = 1; i < paddock_n_clauses; i++)
    g_assert_cmpstr (paddock_clauses[i - 1].id, <, paddock_clauses[i].id);
}

static void
test_find (void)
{
  const PaddockClause *clause = paddock_clause_find ("JOY-SMA-01");

  g_assert_nonnull (clause);
  g_assert_cmpstr (clause->section, ==, "Smash");
  g_assert_true (
    g_str_has_prefix (clause->text, "If the next space of the active car's leading end"));
  g_assert_nonnull (strstr (clause->text, "\nSource: F/P Smash"));

  g_assert_null (paddock_clause_find ("JOY-SMA-99"));
  g_assert_null (paddock_clause_find (""));
}

/* A clause that is no row of a table goes on over lines. */
static void
test_paragraphs (void)
{
  const PaddockClause *example = paddock_clause_find ("FRO-VEC-13");
  const PaddockClause *listing = paddock_clause_find ("FRO-ALG-03");

  g_assert_nonnull (strstr (example->text, "\n5. White:"));
  g_assert_cmpstr (listing->section, ==, "Reference algorithms");
  g_assert_true (g_str_has_prefix (listing->text, "decelerate(a,d,n):\n"));
  g_assert_null (strstr (listing->text, "ALG-04"));
  g_assert_cmpstr (paddock_clause_find ("FRO-JMP-01")->section, ==, "Jumps");
}

/* Whatever an event or an option names can be shown. */
static void
test_games_name_known_clauses (void)
{
  for (guint g = 0; paddock_games[g]; g++) {
    const PaddockGame *game = paddock_games[g];

    for (guint i = 1; i < game->n_clauses; i++)
      if (!paddock_clause_find (game->clauses[i]))
        g_error ("%s is in no catalogue", game->clauses[i]);
    for (guint i = 0; i < game->n_options; i++)
      if (!paddock_clause_find (game->options[i].clause))
        g_error ("%s of option %s is in no catalogue", game->options[i].clause,
                 game->options[i].name);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/clauses/are-sorted", test_sorted);
  g_test_add_func ("/rules/clauses/are-found-by-id", test_find);
  g_test_add_func ("/rules/clauses/paragraphs-are-whole", test_paragraphs);
  g_test_add_func ("/rules/clauses/every-game-names-known-ones", test_games_name_known_clauses);

  return g_test_run ();
}
