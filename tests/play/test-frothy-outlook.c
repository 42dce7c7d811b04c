/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The odds that Frothy Races counts itself, against what can be counted by hand.
 */

#include "odds-fixture.h"

#include "describe.h"
#include "frothy-played-odds.h"
#include "games.h"
#include "joyride-tracks.h"
#include "load.h"
#include "play-field.h"
#include "shelf.h"

static const int die[] = { 0, 1, 2, 2, 3, 3 };

static void
give_frothy (PaddockMatch *match, const char *facts)
{
  g_auto (GStrv) lines = g_strsplit (facts, "\n", -1);

  for (guint i = 0; lines[i]; i++) {
    g_auto (GStrv) words = g_strsplit (lines[i], " ", 3);

    joy_test_give (match, g_str_equal (words[0], "race") ? NULL : words[0], words[1], words[2]);
  }
  joy_test_settle (match);
}

static PaddockMatch *
make_frothy (const char *option, const char *value, PaddockDocument *vehicle, const char *facts)
{
  g_autoptr (PaddockSetup) setup =
    paddock_setup_new (paddock_games_find (paddock_games, "frothy"), 17);
  g_autoptr (PaddockDocument) track =
    paddock_shelf_load ("tracks/windmill-oval.track.xml", NULL, NULL);
  PaddockMatch *match;

  g_assert_true (paddock_setup_set_track (setup, track, NULL));
  g_assert_true (paddock_setup_set_option (setup, option, value, NULL));
  paddock_setup_add_seat (setup, "red", NULL, vehicle, NULL);
  paddock_setup_add_seat (setup, "blue", NULL, NULL, NULL);
  g_assert_true (paddock_setup_seal (setup, NULL));
  match = paddock_match_new (setup, 1, NULL);
  give_frothy (match, facts);
  return match;
}

static void
choose_key (PaddockMatch *match, const char *key)
{
  paddock_match_choose (match, (guint) paddock_match_find_choice (match, key), NULL);
}

/* How likely the game lists TEXT for KEY, in so many parts; -1: it does not. */
static int
count_listed (const PaddockMatch *match, const char *key, const char *text, int parts)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  int choice = paddock_match_find_choice (match, key);
  PaddockOddsOf listed[PADDOCK_MAX_ODDS];
  guint n =
    paddock_match_get_setup (match)->game->list_odds (paddock_match_get_table (match), decision,
                                                      &decision->choices[choice], listed);

  for (guint i = 0; i < n; i++) {
    g_autofree char *words = paddock_match_describe (match, &listed[i].event, decision->player);

    if (g_str_equal (words, text))
      return (int) ((listed[i].most * (guint64) parts + listed[i].of / 2) / listed[i].of);
  }

  return -1;
}

#define FIGHT                                                                          \
  "race step move\nrace phase 3\nrace round 2\nred at 1,4\nred accel 4\nred decel 4\n" \
  "red hand 0 2 0\nblue at 0,5\n"

/* Two dice against one, every way they can fall. */
static void
test_fight (void)
{
  g_autoptr (PaddockMatch) match = make_frothy ("jump", "off", NULL, FIGHT "blue hand 0 0 0");
  int won = 0, lost = 0, tied = 0;

  for (guint a = 0; a < 6; a++)
    for (guint b = 0; b < 6; b++)
      for (guint c = 0; c < 6; c++) {
        won += die[a] + die[b] > die[c];
        lost += die[a] + die[b] < die[c];
        tied += die[a] + die[b] == die[c];
      }
  choose_key (match, "attack:vehicle@blue");
  g_assert_cmpint (count_listed (match, "done", "red wins the fight", 216), ==, won);
  g_assert_cmpint (count_listed (match, "done", "blue wins the fight", 216), ==, lost);
  g_assert_cmpint (count_listed (match, "done", "The fight that red began is a tie", 216), ==,
                   tied);
}

/* The last card begins the attack by itself, and there is nothing to ask before the dice: the odds are told of the
 * attack. */
static void
test_fight_with_the_last_card (void)
{
  g_autoptr (PaddockMatch) match =
    make_frothy ("jump", "off", NULL, FIGHT "red hand 0 1 0\nblue hand 0 0 0");
  int won = 0;

  for (guint i = 0; i < 216; i++)
    won += die[i / 36] + die[i / 6 % 6] > die[i % 6];
  g_assert_cmpint (count_listed (match, "attack:vehicle@blue", "red wins the fight", 216), ==, won);
}

/* Who may still be answered, or does not see the other's cards, hears of the own Attack Value alone. */
static void
test_fight_in_secret (void)
{
  g_autoptr (PaddockMatch) match = make_frothy ("jump", "off", NULL, FIGHT "blue hand 0 1 0");
  int fours = 0;

  for (guint a = 0; a < 6; a++)
    for (guint b = 0; b < 6; b++)
      fours += die[a] + die[b] == 4;
  choose_key (match, "attack:vehicle@blue");
  g_assert_cmpint (count_listed (match, "done", "red has an Attack Value of 4", 36), ==, fours);
  g_assert_cmpint (count_listed (match, "done", "red wins the fight", 36), ==, -1);
  choose_key (match, "done");
  g_assert_cmpint (count_listed (match, "done", "blue has an Attack Value of 3", 6), ==, 2);
  g_assert_cmpint (count_listed (match, "done", "blue has an Attack Value of 4", 6), ==, -1);
}

/* One die and one card: 1 can be had from 0, 1 and 2. */
static void
test_single_die (void)
{
  g_autoptr (PaddockMatch) match = make_frothy (
    "speed-check", "single", NULL,
    "race step speed-checks\nred at 1,4\nred hand 1 0 0\nblue at 1,5\nblue hand 0 0 0");

  choose_key (match, "card:whip");
  g_assert_cmpint (count_listed (match, "accelerate", "The Speed check of red comes to 1", 6), ==,
                   4);
  g_assert_cmpint (count_listed (match, "accelerate", "The Speed check of red comes to 4", 6), ==,
                   2);
  g_assert_cmpint (count_listed (match, "accelerate", "The Speed check of red comes to 5", 6), ==,
                   -1);
}

/* A card is laid before the way is chosen: what it comes to is told for both. */
static void
test_card_before_the_way (void)
{
  g_autoptr (PaddockMatch) match = make_frothy (
    "jump", "off", NULL,
    "race step speed-checks\nred at 1,4\nred hand 1 0 0\nblue at 1,5\nblue hand 0 0 0");
  static const char *const ways[] = { "accelerate", "decelerate" };
  static const char *const words[] = { "Accelerating", "Decelerating" };
  g_autoptr (PaddockMatch) laid = paddock_match_copy (match);
  guint n_likely = 0;

  choose_key (laid, "card:whip");
  for (guint i = 0; i < 2 * 7; i++) {
    g_autofree char *then = g_strdup_printf ("The Speed check of red comes to %u", i % 7);
    g_autofree char *now =
      g_strdup_printf ("%s, the Speed check of red comes to %u", words[i / 7], i % 7);
    int likely = count_listed (laid, ways[i / 7], then, 1296);

    g_assert_cmpint (count_listed (match, "card:whip", now, 1296), ==, likely > 0 ? likely : -1);
    n_likely += likely > 0;
  }
  g_assert_cmpuint (n_likely, >, 2);
}

/* In how many of all rolls of N dice KEY leads to an event like LIKE. */
static int
count_played (const PaddockMatch *match, const char *key, guint n, PaddockEvent like)
{
  int rolls = 1, count = 0;

  for (guint i = 0; i < n; i++)
    rolls *= 6;
  for (int roll = 0; roll < rolls; roll++) {
    g_autoptr (PaddockMatch) copy = paddock_match_copy (match);
    g_auto (PaddockEvents) events;
    gboolean is_told = FALSE;
    int faces[8];

    paddock_events_init (&events, 0);
    for (guint i = 0, rest = (guint) roll; i < n; i++, rest /= 6)
      faces[i] = (int) (rest % 6);
    g_assert_true (paddock_match_force (copy, faces, n));
    paddock_match_choose (copy, (guint) paddock_match_find_choice (copy, key), &events);
    for (const PaddockEvent *event = events.items; event < events.next; event++)
      is_told |= event->type == like.type && event->actor == 0 && event->subject == like.subject
                 && (like.amount == 0 || event->amount == like.amount);
    count += is_told;
  }

  return count;
}

/* One die for Speed 3 and two for points, and no card to help: every roll played. */
static void
test_turn (void)
{
  static const char *const icons[] = { "red loses control and slides",
                                       "red loses control and takes a knock",
                                       "red loses control and spins to the left",
                                       "red loses control and spins to the right",
                                       "red loses control and slows down",
                                       "red loses control and bolts" };
  g_autoptr (PaddockMatch) match = make_frothy (
    "jump", "off", NULL,
    "race step move\nrace phase 3\nrace round 2\nred at 3,5\nred accel 4\nred decel 4\n"
    "red hand 0 0 0\nred clp 2\nblue at 0,3");

  choose_key (match, "go:straight");
  for (guint i = 0; i < G_N_ELEMENTS (icons); i++) {
    PaddockEvent like = { .type = PADDOCK_EVENT_EFFECT, .subject = (guint8) i };

    g_assert_cmpint (count_listed (match, "turn:left", icons[i], 216), ==,
                     count_played (match, "turn:left", 3, like));
  }
}

/* Three dice of damage, before which Padding may be played. */
static void
test_damage (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "scenarios", "frothy",
                                                 "card-custom-before-damage.playtest.xml", NULL);
  g_autoptr (PaddockDocument) scenario = paddock_xml_load (path, NULL);
  const PaddockPlaytest *playtest = scenario->record;
  g_autoptr (PaddockMatch) match = make_frothy (
    "jump", "off", PADDOCK_LIST_AT (playtest->seats, PaddockPlaytestSeat, 0)->vehicle.document,
    "race step move\nrace phase 3\nrace round 2\nred at 3,5\nred accel 4\nred decel 4\n"
    "red hand 0 0 0\nred clp 2\nblue at 0,3");
  const int damage_icons[] = { 1, 1, 1 };

  choose_key (match, "go:straight");
  g_assert_true (paddock_match_force (match, damage_icons, 3));
  choose_key (match, "turn:left");
  choose_key (match, "done");
  g_assert_cmpint (count_listed (match, "done", "red takes no damage", 216), ==, 8);
  for (int hits = 1; hits <= 3; hits++) {
    g_autofree char *text = g_strdup_printf ("red takes %d damage, %d in all", hits, hits);
    PaddockEvent like = { .type = PADDOCK_EVENT_DAMAGED, .amount = (gint16) hits };

    g_assert_cmpint (count_listed (match, "done", text, 216), ==,
                     count_played (match, "done", 3, like));
  }
}

#define JUMP                                                                           \
  "race step move\nrace phase 2\nrace round 2\nred at 1,4\nred accel 4\nred decel 4\n" \
  "blue at 0,3\nblue hand 0 0 0\n"

/* One control die for Speed 3 and two dice of damage; a knock makes them three.  Four of six sides hurt. */
static void
assert_jump (const PaddockOdds *odds)
{
  static const struct {
    const char *text;
    guint64 n, of;
  } rows[] = {
    { "red keeps control", 0, 1 },
    { "red loses control and slides", 1, 6 },
    { "red loses control and takes a knock", 1, 6 },
    { "red takes no damage", 8, 81 },
    { "red takes 1 damage, 1 in all", 11, 27 },
    { "red takes 2 damage, 2 in all", 4, 9 },
    { "red takes 3 damage, 3 in all", 4, 81 },
  };

  g_assert_true (odds->is_exact);
  g_assert_cmpuint (odds->sums->len, ==, 0); /* icons are no numbers */
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_fraction (find_row (odds, rows[i].text)->most, rows[i].n, rows[i].of);
}

/* With the only card for it the dice fall at once: every roll played. */
static void
test_jump (void)
{
  g_autoptr (PaddockMatch) match = make_frothy ("jump", "on", NULL, JUMP "red hand 1 0 0");
  g_autoptr (PaddockOdds) odds = odds_of (match, "jump@2,4");

  g_assert_false (odds->is_ahead);
  assert_jump (odds);
  for (int hits = 1; hits <= 3; hits++) {
    g_autofree char *text = g_strdup_printf ("red takes %d damage, %d in all", hits, hits);
    PaddockEvent like = { .type = PADDOCK_EVENT_DAMAGED, .amount = (gint16) hits };

    g_assert_cmpint (count_listed (match, "jump@2,4", text, 1296), ==,
                     count_played (match, "jump@2,4", 4, like));
  }
}

/* Which card pays is asked first, and cards may help: what is certain is said, and what happens if none is laid down. */
static void
test_jump_ahead (void)
{
  g_autoptr (PaddockMatch) match = make_frothy ("jump", "on", NULL, JUMP "red hand 1 1 0");
  g_autoptr (PaddockOdds) odds = odds_of (match, "jump@2,4");
  g_autoptr (PaddockOdds) paid = NULL, done = NULL, card = NULL;

  g_assert_true (odds->is_ahead);
  g_assert_false (odds->is_certain);
  assert_jump (odds);
  assert_fraction (find_row (odds, "red lands on 3,4")->least, 1, 1);
  choose_key (match, "jump@2,4");
  paid = odds_of (match, "card:whip");
  assert_jump (paid);
  choose_key (match, "card:whip");
  done = odds_of (match, "done");
  assert_jump (done);
  card = odds_of (match, "card:reins");
  assert_fraction (find_row (card, "red keeps control")->most, 1, 9);
  /* Two dice, one of them discarded: two knocks (1 of 36) become one or stay, one (10 of 36) stays or goes. */
  assert_fraction (find_row (card, "red takes no damage")->least, 64, 729);
  assert_fraction (find_row (card, "red takes no damage")->most, 53, 486);
}

/* What follows only from a later choice is not said of a step. */
static void
test_step (void)
{
  g_autoptr (PaddockMatch) match = make_frothy ("jump", "on", NULL, JUMP "red hand 1 1 0");
  g_autoptr (PaddockOdds) odds = odds_of (match, "go:straight");

  g_assert_true (odds->is_certain);
  g_assert_false (odds->is_ahead);
  for (guint i = 0; i < odds->rows->len; i++)
    g_assert_false (((const PaddockOddsRow *) odds->rows->pdata[i])->is_counted);
}

/* --- All scenarios --- */

static guint
compare_moment (const PaddockMatch *match, const char *name, guint moment)
{
  guint n = paddock_match_get_decision (match)->n_choices, n_compared = 0;

  for (guint i = 0; i < n; i++) {
    g_autofree char *key = paddock_match_dup_key (match, i);
    g_autoptr (GString) differences = g_string_new (NULL);

    n_compared += play_odds_compare (match, i, differences);
    if (differences->len > 0)
      g_error ("%s after %u choices, %s: %s", name, moment, key, differences->str);
  }

  return n_compared;
}

static guint
compare_scenario (const char *name)
{
  g_autoptr (PaddockSession) session = play_session_scenario ("frothy", name);
  guint n_compared = 0;

  for (guint moment = 0; moment <= paddock_session_get_n_moments (session); moment++) {
    const PaddockMatch *match;

    paddock_session_travel (session, moment);
    match = paddock_session_get_match (session);
    if (!paddock_match_get_state (match)->is_over)
      n_compared += compare_moment (match, name, moment);
  }

  return n_compared;
}

/* Wherever odds are counted, they are those of all rolls, carried out by the rules. */
static void
test_played (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "scenarios", "frothy", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  guint n_compared = 0;
  const char *file;

  while ((file = g_dir_read_name (folder)))
    if (g_str_has_suffix (file, ".playtest.xml")) {
      g_autofree char *name = g_strndup (file, strlen (file) - strlen (".playtest.xml"));

      n_compared += compare_scenario (name);
    }
  g_assert_cmpuint (n_compared, >, 3000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/frothy-outlook/fight", test_fight);
  g_test_add_func ("/play/frothy-outlook/fight-with-the-last-card", test_fight_with_the_last_card);
  g_test_add_func ("/play/frothy-outlook/fight-in-secret", test_fight_in_secret);
  g_test_add_func ("/play/frothy-outlook/single-die", test_single_die);
  g_test_add_func ("/play/frothy-outlook/turn", test_turn);
  g_test_add_func ("/play/frothy-outlook/damage", test_damage);
  g_test_add_func ("/play/frothy-outlook/jump", test_jump);
  g_test_add_func ("/play/frothy-outlook/jump-behind-other-questions", test_jump_ahead);
  g_test_add_func ("/play/frothy-outlook/step-brings-nothing", test_step);
  g_test_add_func ("/play/frothy-outlook/card-before-the-way", test_card_before_the_way);
  g_test_add_func ("/play/frothy-outlook/counted-as-played-in-all-scenarios", test_played);

  return g_test_run ();
}
