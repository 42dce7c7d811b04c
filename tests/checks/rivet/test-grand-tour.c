/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards and teams that come with On the Rivet: as many of each as a race needs, and none with a problem.
 */

#include "check.h"
#include "shelf.h"
#include "team-cards.h"
#include "team.h"

static PaddockDocument *
read_file (const char *name)
{
  g_autoptr (GError) error = NULL;
  PaddockDocument *document = paddock_shelf_file_read (paddock_shelf_find (name), &error);

  g_assert_no_error (error);
  return document;
}

static PaddockDocument *
read_cards (void)
{
  return read_file ("cards/grand-tour.cards.xml");
}

static void
test_numbers (void)
{
  g_autoptr (PaddockDocument) document = read_cards ();
  const PaddockTeamCards *cards = document->record;

  g_assert_cmpuint (paddock_team_cards_count_actions (cards), ==, 27);
  g_assert_cmpuint (paddock_team_cards_count_events (cards, FALSE), ==, 22);
  g_assert_cmpuint (paddock_team_cards_count_events (cards, TRUE), ==, 24);
  g_assert_cmpuint (paddock_team_cards_count_tactics (cards), ==, 14);
  g_assert_cmpuint (paddock_list_len (cards->classes), ==, 4);
}

/* The sheet of the action deck, added up by hand. */
static void
test_action_deck (void)
{
  static const int n_of_type[PADDOCK_N_MOVEMENTS] = { 7, 6, 7, 4, 3 },
                   n_of_fatigue[] = { 12, 10, 5 };
  g_autoptr (PaddockDocument) document = read_cards ();
  const PaddockTeamCards *cards = document->record;
  int types[PADDOCK_N_MOVEMENTS] = { 0 }, fatigue[3] = { 0 }, strokes = 0;

  for (guint i = 0; i < paddock_list_len (cards->actions); i++) {
    const PaddockActionCard *card = PADDOCK_LIST_AT (cards->actions, PaddockActionCard, i);

    types[card->type] += card->copies;
    fatigue[card->fatigue] += card->copies;
    strokes += card->copies * card->strokes;
  }
  g_assert_cmpmem (types, sizeof types, n_of_type, sizeof n_of_type);
  g_assert_cmpmem (fatigue, sizeof fatigue, n_of_fatigue, sizeof n_of_fatigue);
  g_assert_cmpint (strokes, ==, 130);
}

static void
test_grupo (void)
{
  static const int n_of_grupo[] = { 0, 0, 6, 7, 6, 3, 2 };
  g_autoptr (PaddockDocument) document = read_cards ();
  const PaddockTeamCards *cards = document->record;
  int grupo[G_N_ELEMENTS (n_of_grupo)] = { 0 };

  for (guint i = 0; i < paddock_list_len (cards->events); i++)
    grupo[PADDOCK_LIST_AT (cards->events, PaddockEventCard, i)->grupo]++;
  g_assert_cmpmem (grupo, sizeof grupo, n_of_grupo, sizeof n_of_grupo);
}

/* What the rule book prints of classes. */
static void
test_classes (void)
{
  g_autoptr (PaddockDocument) document = read_cards ();
  const PaddockTeamCards *cards = document->record;
  int sprinter = paddock_team_cards_find_class (cards, "sprinter");
  int all_star = paddock_team_cards_find_class (cards, "all-star");
  const int *values;

  values = PADDOCK_LIST_AT (cards->classes, PaddockRiderClass, (guint) sprinter)->strokes;
  g_assert_cmpint (values[PADDOCK_TERRAIN_SPRINT], ==, 2);
  g_assert_cmpint (values[PADDOCK_TERRAIN_DESCENT], ==, -1);
  g_assert_cmpint (values[PADDOCK_TERRAIN_MOUNTAIN], ==, -1);
  values = PADDOCK_LIST_AT (cards->classes, PaddockRiderClass, (guint) all_star)->strokes;
  g_assert_cmpint (values[PADDOCK_TERRAIN_MOUNTAIN], ==, 1);
}

/* Six initial tactics, as there are tactics chits. */
static void
test_initial_tactics (void)
{
  g_autoptr (PaddockDocument) document = read_cards ();
  const PaddockTeamCards *cards = document->record;
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (cards->tactics); i++)
    n += PADDOCK_LIST_AT (cards->tactics, PaddockTacticsCard, i)->window == PADDOCK_WINDOW_SETUP;
  g_assert_cmpuint (n, ==, 6);
}

static void
assert_full (const PaddockTeam *team, const PaddockTeamCards *cards)
{
  static const char *const classes[] = { "all-star",   "climber",    "sprinter",
                                         "domestique", "domestique", "domestique" };

  g_assert_cmpuint (paddock_list_len (team->riders), ==, G_N_ELEMENTS (classes));
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++) {
    const PaddockTeamRider *rider = PADDOCK_LIST_AT (team->riders, PaddockTeamRider, i);

    g_assert_cmpstr (rider->class_id, ==, classes[i]);
    g_assert_cmpint (paddock_team_cards_find_class (cards, rider->class_id), >=, 0);
  }
}

/* Seven, all full, all of another colour, and none with a problem. */
static void
test_teams (void)
{
  g_autoptr (PaddockDocument) cards = read_cards ();
  g_autoptr (GHashTable) colours = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autoptr (PaddockDocument) document = paddock_shelf_file_read (&paddock_shelf_files[i], NULL);
    g_autoptr (GPtrArray) findings = NULL;

    if (document->kind != &paddock_team_kind
        || paddock_shelf_file_is_template (&paddock_shelf_files[i]))
      continue;
    assert_full (document->record, cards->record);
    findings = paddock_check_document (document);
    g_assert_cmpuint (findings->len, ==, 0);
    g_assert_true (
      g_hash_table_add (colours, g_strdup (((const PaddockTeam *) document->record)->colour)));
  }
  g_assert_cmpuint (g_hash_table_size (colours), ==, 7);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/RIV-COMP-02/numbers-of-cards", test_numbers);
  g_test_add_func ("/data/grand-tour/action-deck", test_action_deck);
  g_test_add_func ("/data/grand-tour/grupo-compacto", test_grupo);
  g_test_add_func ("/data/RIV-TERR-08/values-of-the-book", test_classes);
  g_test_add_func ("/data/RIV-COMP-25/initial-tactics", test_initial_tactics);
  g_test_add_func ("/data/RIV-TEAM-02/full-teams", test_teams);

  return g_test_run ();
}
