/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A seat may own many pieces: what the game says of each, and what goes by piece and not by seat.
 */

#include "bookmarks.h"
#include "joyride/joyride.h"
#include "load.h"
#include "odds-fixture.h"
#include "play-field.h"
#include "roadrace.h"

static PaddockSetup *
make_road_race (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "templates",
                                            "road-track.track.xml", NULL);
  g_autoptr (PaddockDocument) track = paddock_xml_load (path, NULL);
  PaddockSetup *setup = paddock_setup_new (&roadrace_game, 17);
  g_autoptr (GError) error = NULL;

  paddock_setup_set_track (setup, track, &error);
  paddock_setup_add_seat (setup, "red", "Red", NULL, &error);
  paddock_setup_add_seat (setup, "blue", "Blue", NULL, &error);
  paddock_setup_seal (setup, &error);
  g_assert_no_error (error);
  return setup;
}

/* Chooses by keys, with spaces between. */
static void
choose (PaddockJournal *journal, const char *keys)
{
  g_auto (GStrv) each = g_strsplit (keys, " ", 0);

  for (guint i = 0; each[i]; i++) {
    int choice = paddock_match_find_choice (paddock_journal_get_match (journal), each[i]);

    g_assert_cmpint (choice, >=, 0);
    paddock_journal_choose (journal, (guint) choice);
  }
}

/* --- What a game says of its pieces --- */

/* No id twice; what events can name belongs to whom the game says; what acts bears a sign. */
static void
assert_sound (const PaddockMatch *match)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, PADDOCK_EVERYBODY, pieces);

  for (guint i = 0; i < n; i++) {
    if (paddock_piece_is_mover (&pieces[i]))
      g_assert_cmpuint (pieces[i].seat, ==,
                        paddock_table_get_owner (paddock_match_get_table (match), pieces[i].id));
    g_assert_true (!pieces[i].is_active || *pieces[i].sign.text);
    for (guint k = 0; k < i; k++)
      g_assert_cmpuint (pieces[i].id, !=, pieces[k].id);
  }
}

static void
test_ids_and_owners (void)
{
  static const char *const tracks[] = { "tracks/harbour-loop.track.xml",
                                        "tracks/windmill-oval.track.xml",
                                        "tracks/cabbage-market.track.xml" };

  for (guint i = 0; i < G_N_ELEMENTS (tracks); i++) {
    g_autoptr (PaddockSession) session = play_session_new (tracks[i], "person person person", 3);

    for (guint n = 0; n < 300 && paddock_match_get_decision (paddock_session_get_match (session));
         n++) {
      play_session_wander (session, 1, n);
      assert_sound (paddock_session_get_match (session));
    }
  }
}

/* Each seat owns one piece unless its game says so; nobody owns what is beyond. */
static void
test_a_game_may_say_who_owns_a_piece (void)
{
  g_autoptr (PaddockSetup) setup = make_road_race ();
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  const PaddockTable *table = paddock_match_get_table (match);

  assert_sound (match);
  g_assert_cmpuint (paddock_table_get_owner (table, 1), ==, 0);
  g_assert_cmpuint (paddock_table_get_owner (table, 2), ==, 1);
  g_assert_cmpuint (paddock_table_get_owner (table, 4), ==, PADDOCK_NOBODY);
  g_assert_cmpstr (paddock_game_get_sign (&roadrace_game, 1).text, ==, "");
  g_assert_cmpstr (paddock_game_get_sign (&paddock_joyride, 1).text, ==, "2");
}

static guint
count_active (const PaddockMatch *match, guint seat)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, PADDOCK_EVERYBODY, pieces), n_active = 0;

  for (guint i = 0; i < n; i++)
    n_active += paddock_piece_acts_for (&pieces[i], seat);

  return n_active;
}

static void
test_the_piece_that_is_chosen_acts_alone (void)
{
  g_autoptr (PaddockSetup) setup = make_road_race ();
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 0);

  g_assert_cmpuint (count_active (paddock_journal_get_match (journal), 0), ==, 2);
  choose (journal, "rider:2");
  g_assert_cmpuint (count_active (paddock_journal_get_match (journal), 0), ==, 1);
}

/* --- What goes by piece --- */

/* Blue's riders stand on one place, and Red rides there. */
static void
test_each_piece_has_its_bookmark (void)
{
  g_autoptr (PaddockSetup) setup = make_road_race ();
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 0);
  g_autoptr (PaddockSight) sight = NULL;
  g_autoptr (GPtrArray) found = NULL;
  guint pieces = 0;

  g_assert_true (paddock_journal_restart_forced (journal, 0, (const int[]){ 1, 1, 1, 1, 1 }, 5));
  choose (journal, "rider:1 lane:1 rider:1 lane:1 rider:2 lane:2 rider:2 lane:1 rider:1 lane:1");
  sight = paddock_sight_new (journal, 0);
  found = paddock_bookmarks_find (sight, paddock_sight_get_n_moments (sight));
  for (guint i = 0; i < found->len; i++) {
    const PaddockBookmark *bookmark = found->pdata[i];

    if (bookmark->kind != PADDOCK_BOOKMARK_CRASH)
      continue;
    g_assert_cmpuint (bookmark->seat, ==, 1);
    g_assert_cmpstr (bookmark->text, ==, bookmark->piece == 2 ? "Blue 1 falls" : "Blue 2 falls");
    pieces |= 1u << bookmark->piece;
  }
  g_assert_cmpuint (pieces, ==, 1u << 2 | 1u << 3);
}

/* Where the others stand is no news. */
static void
test_odds_are_those_of_the_piece_that_acts (void)
{
  g_autoptr (PaddockSetup) setup = make_road_race ();
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 0);
  g_autoptr (PaddockOdds) chosen = odds_of (paddock_journal_get_match (journal), "rider:2");
  g_autoptr (PaddockOdds) ridden = NULL;

  g_assert_cmpuint (chosen->places->len, ==, 1);
  g_assert_cmpuint (g_array_index (chosen->places, PaddockOddsPlace, 0).piece, ==, 1);
  choose (journal, "rider:2");
  ridden = odds_of (paddock_journal_get_match (journal), "lane:1");
  g_assert_cmpuint (ridden->places->len, ==, 1);
  g_assert_cmpuint (g_array_index (ridden->places, PaddockOddsPlace, 0).piece, ==, 1);
}

/* The row is about the seat of the rider, not about the seat of his number. */
static void
test_a_row_of_odds_is_about_the_owner (void)
{
  g_autoptr (PaddockSetup) setup = make_road_race ();
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 0);
  g_autoptr (PaddockOdds) odds = NULL;
  const PaddockOddsRow *row;

  g_assert_true (paddock_journal_restart_forced (journal, 0, (const int[]){ 1 }, 1));
  choose (journal, "rider:1");
  odds = odds_of (paddock_journal_get_match (journal), "lane:1");
  row = find_row (odds, "Blue 1 crashes");
  g_assert_nonnull (row);
  g_assert_cmpuint (row->seat, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/play/pieces/" path_, test_)
  ADD ("ids-and-owners", test_ids_and_owners);
  ADD ("a-game-may-say-who-owns-a-piece", test_a_game_may_say_who_owns_a_piece);
  ADD ("the-piece-that-is-chosen-acts-alone", test_the_piece_that_is_chosen_acts_alone);
  ADD ("each-piece-has-its-bookmark", test_each_piece_has_its_bookmark);
  ADD ("odds-are-those-of-the-piece-that-acts", test_odds_are_those_of_the_piece_that_acts);
  ADD ("a-row-of-odds-is-about-the-owner", test_a_row_of_odds_is_about_the_owner);

  return g_test_run ();
}
