/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random races of On the Rivet on every course that ships, with 2 to 7 players: what must hold holds after every choice
 * (rivet-check.c), what a seat cannot know can be dealt anew at any moment, and every race ends.
 */

#include "games.h"
#include "playtest.h"
#include "race-plan.h"
#include "rounds.h"
#include "shelf.h"

#define MOST_DECISIONS 60000 /* riders chosen and moved at random dawdle */
#define STRIDE 97            /* decisions between two looks with other eyes */

static const char *const courses[] = {
  "market-square", "quayside-nocturne", "brickyard-kermesse", "chapel-road", "clogmakers-classic",
  "nine-bends",    "snowmelt",          "reservoir-tour",     "long-dyke",
};

static PaddockSetup *
setup_new (const char *course, guint n_seats)
{
  g_autofree char *path = g_strdup_printf ("tracks/%s.track.xml", course);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) track = paddock_shelf_load (path, NULL, &error);
  g_autoptr (PaddockDocument) plan = NULL;
  PaddockPlaytest *record;
  PaddockSetup *setup;

  g_assert_no_error (error);
  plan = paddock_plan_new (track, paddock_games, paddock_shelf_load, 1, &error);
  g_assert_no_error (error);
  record = paddock_document_dup_record (plan);
  g_clear_pointer (&plan, paddock_document_unref);
  paddock_plan_set_n_seats (record, n_seats);
  plan = paddock_document_new_take (&paddock_playtest_kind, record);
  setup = paddock_playtest_dup_setup (record, paddock_games, paddock_shelf_load, NULL, &error);
  g_assert_no_error (error);
  return setup;
}

/* As each seat sees it, and nobody: the position is sound, and somebody can still choose. */
static void
look_with_other_eyes (const PaddockMatch *match, guint n_seats)
{
  for (guint seat = 0; seat <= n_seats; seat++) {
    g_autoptr (PaddockMatch) fork = paddock_match_copy (match);
    g_autoptr (GError) error = NULL;

    paddock_match_fork (fork, match, seat < n_seats ? seat : PADDOCK_ONLOOKER, seat + 1);
    paddock_match_check (fork, &error);
    g_assert_no_error (error);
    g_assert_nonnull (paddock_match_get_decision (fork));
  }
}

static void
walk (PaddockSetup *setup, guint64 race)
{
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
  PaddockStream stream;
  const PaddockDecision *decision;

  paddock_stream_init (&stream, 20261118, race, PADDOCK_PURPOSE_DRIVERS);
  for (guint i = 0; (decision = paddock_match_get_decision (match)); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_cmpuint (i, <, MOST_DECISIONS);
    if (i % STRIDE == race % STRIDE)
      look_with_other_eyes (match, setup->n_seats);
    paddock_match_choose (match, paddock_stream_pick (&stream, decision->n_choices), NULL);
    paddock_match_check (match, &error);
    g_assert_no_error (error);
  }
  g_assert_cmpuint (paddock_match_get_state (match)->n_placed, ==, setup->n_seats);
}

#define N_RACES 93 /* of each course and number of players: 5,022 in all */

static void
test_course (gconstpointer course)
{
  for (guint n = 2; n <= 7; n++) {
    g_autoptr (PaddockSetup) setup = setup_new (course, n);

    for (guint64 race = 0; race < count_rounds (N_RACES); race++)
      walk (setup, race);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (courses); i++) {
    g_autofree char *path = g_strdup_printf ("/play/rivet-walks/%s", courses[i]);

    g_test_add_data_func (path, courses[i], test_course);
  }
  return g_test_run ();
}
