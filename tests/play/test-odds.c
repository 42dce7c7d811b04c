/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "odds-fixture.h"

#include <math.h>

#include "games.h"
#include "highcard.h"
#include "joyride-tracks.h"
#include "load.h"
#include "play-field.h"
#include "shelf.h"

/* Red in the middle of a plain, in gear 3 with one die locked and its steer spent: whatever it rolls with two dice, it
 * drives straight on.  A barrier stands RUNWAY free spaces ahead. */
static PaddockMatch *
match_before_wall (int runway)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  g_autoptr (PaddockSetup) setup = NULL;
  PaddockMatch *match;

  joy_test_set_cell (track, runway + 1, 0, PADDOCK_CELL_BARRIER);
  setup = joy_test_setup (joy_test_take (track), 2, "abilities=none items=off");
  match = paddock_match_new (setup, 1, NULL);
  joy_test_give (match, NULL, "step", "shift");
  joy_test_give (match, NULL, "active", "red");
  joy_test_give (match, NULL, "order", "red blue");
  joy_test_give (match, NULL, "has-steered", "yes");
  joy_test_give (match, NULL, "has-locked", "yes");
  joy_test_give (match, "red", "gear", "3");
  joy_test_give (match, "red", "mirror", "1 1");
  joy_test_give (match, "red", "locked", "1");
  joy_test_give (match, "blue", "mirror", "1 1");
  joy_test_put (match, "red", PADDOCK_HEX (0, 0), PADDOCK_HEX (-1, 0));
  joy_test_put (match, "blue", PADDOCK_HEX (0, 5), PADDOCK_HEX (-1, 5));
  joy_test_settle (match);
  return match;
}

/* --- The whole --- */

static void
add_fraction (GString *text, PaddockFraction odds)
{
  g_string_append_printf (text, " %" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, odds.n, odds.of);
}

/* What is said in all, in its order: flags, rows with their odds, seat and clause, sums, places. */
static char *
dup_odds (const PaddockOdds *odds)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s%s%s%s%s\n", odds->is_certain ? "certain " : "",
                          odds->is_exact ? "exact " : "", odds->is_too_many ? "too-many " : "",
                          odds->is_ahead ? "ahead " : "", odds->is_open ? "open " : "");
  for (guint i = 0; i < odds->rows->len; i++) {
    const PaddockOddsRow *row = odds->rows->pdata[i];

    g_string_append (text, row->text);
    add_fraction (text, row->least);
    add_fraction (text, row->most);
    g_string_append_printf (text, " %d %s%s\n", row->seat == PADDOCK_NOBODY ? -1 : (int) row->seat,
                            row->clause, row->is_counted ? " counted" : "");
  }
  for (guint i = 0; i < odds->sums->len; i++) {
    g_string_append_printf (text, "sum %d", g_array_index (odds->sums, PaddockOddsSum, i).sum);
    add_fraction (text, g_array_index (odds->sums, PaddockOddsSum, i).odds);
    g_string_append_c (text, '\n');
  }
  for (guint i = 0; i < odds->places->len; i++) {
    const PaddockOddsPlace *place = &g_array_index (odds->places, PaddockOddsPlace, i);

    g_string_append_printf (text, "place %d,%d/%d", place->place.a, place->place.b, place->heading);
    add_fraction (text, place->odds);
    g_string_append_c (text, '\n');
  }

  return g_string_free (text, FALSE);
}

/* Red's position, facts in the place of those of match_before_wall(), a key, and all that may follow. */
static const struct {
  int runway;
  const char *given, *key, *says;
} wholes[] = {
  { 5, "", "shift:stay",
    "exact \n"
    "red crashes 1/9 1/9 0 JOY-SMA-01\n"
    "red is damaged 1/9 1/9 0 JOY-DMG-03\n"
    "sum 2 1/9\n"
    "sum 3 2/9\n"
    "sum 4 1/3\n"
    "sum 5 2/9\n"
    "sum 6 1/9\n"
    "place 4,0/0 1/3\n"
    "place 5,0/0 1/3\n"
    "place 3,0/0 2/9\n"
    "place 2,0/0 1/9\n" },
  { 8, "has-steered=no", "shift:stay",
    "exact open \n"
    "red hits blue 0/1 1/3 0 JOY-SSW-01\n"
    "blue is pushed 0/1 1/3 1 JOY-SSW-01\n"
    "sum 2 1/9\n"
    "sum 3 2/9\n"
    "sum 4 1/3\n"
    "sum 5 2/9\n"
    "sum 6 1/9\n"
    "place 0,4/5 1/3\n"
    "place 4,-4/1 1/3\n"
    "place 4,0/0 1/3\n"
    "place 0,3/5 2/9\n"
    "place 0,5/5 2/9\n"
    "place 3,-3/1 2/9\n"
    "place 3,0/0 2/9\n"
    "place 5,-5/1 2/9\n"
    "place 5,0/0 2/9\n"
    "place 0,2/5 1/9\n"
    "place 0,6/5 1/9\n"
    "place 2,-2/1 1/9\n"
    "place 2,0/0 1/9\n"
    "place 6,-6/1 1/9\n"
    "place 6,0/0 1/9\n" },
  { 3, "has-steered=no", "shift:stay",
    "exact open \n"
    "red hits blue 0/1 1/3 0 JOY-SSW-01\n"
    "blue is pushed 0/1 1/3 1 JOY-SSW-01\n"
    "red crashes 0/1 2/3 0 JOY-SMA-01\n"
    "red is damaged 0/1 2/3 0 JOY-DMG-03\n"
    "sum 2 1/9\n"
    "sum 3 2/9\n"
    "sum 4 1/3\n"
    "sum 5 2/9\n"
    "sum 6 1/9\n"
    "place 3,0/0 8/9\n"
    "place 0,4/5 1/3\n"
    "place 4,-4/1 1/3\n"
    "place 0,3/5 2/9\n"
    "place 0,5/5 2/9\n"
    "place 3,-3/1 2/9\n"
    "place 5,-5/1 2/9\n"
    "place 0,2/5 1/9\n"
    "place 0,6/5 1/9\n"
    "place 2,-2/1 1/9\n"
    "place 2,0/0 1/9\n"
    "place 6,-6/1 1/9\n" },
  { 8, "step=lock; has-steered=no; has-locked=no; red mirror=1 1 1; red locked=", "lock:1,1",
    "certain exact open \n"
    "place 0,2/5 1/1\n"
    "place 2,-2/1 1/1\n"
    "place 2,0/0 1/1\n" },
  { 8, "red locked=1 1; red mirror=2", "shift:stay",
    "exact \n"
    "sum 1 1/3\n"
    "sum 2 1/3\n"
    "sum 3 1/3\n"
    "place 1,0/0 1/3\n"
    "place 2,0/0 1/3\n"
    "place 3,0/0 1/3\n" },
  { 3, "blue front=3,0; blue rear=2,0", "shift:stay",
    "exact \n"
    "red hits blue 1/1 1/1 0 JOY-RRE-01\n"
    "red crashes 1/1 1/1 0 JOY-PIL-01\n"
    "blue crashes 1/1 1/1 1 JOY-PIL-01\n"
    "red is damaged 1/1 1/1 0 JOY-DMG-03\n"
    "sum 2 1/9\n"
    "sum 3 2/9\n"
    "sum 4 1/3\n"
    "sum 5 2/9\n"
    "sum 6 1/9\n"
    "place 1,0/0 1/1\n" },
  { 3, "blue front=4,2; blue rear=4,1; red mirror=3 3", "shift:down",
    "exact open \n"
    "sum 1 1/3\n"
    "sum 2 1/3\n"
    "sum 3 1/3\n"
    "place 0,1/5 1/3\n"
    "place 0,2/5 1/3\n"
    "place 0,3/5 1/3\n"
    "place 1,-1/1 1/3\n"
    "place 1,0/0 1/3\n"
    "place 2,-2/1 1/3\n"
    "place 2,0/0 1/3\n"
    "place 3,-3/1 1/3\n"
    "place 3,0/0 1/3\n" },
};

static void
set_facts (PaddockMatch *match, const char *facts)
{
  g_auto (GStrv) words = g_strsplit (facts, "; ", -1);

  for (guint i = 0; words[i]; i++) {
    g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
    g_auto (GStrv) names = g_strsplit (pair[0], " ", 2);

    joy_test_give (match, names[1] ? names[0] : NULL, names[1] ? names[1] : names[0], pair[1]);
  }
}

static void
test_wholes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wholes); i++) {
    g_autoptr (PaddockMatch) match = match_before_wall (wholes[i].runway);
    g_autoptr (PaddockOdds) odds = NULL;
    g_autofree char *found = NULL;

    set_facts (match, wholes[i].given);
    joy_test_settle (match);
    odds = odds_of (match, wholes[i].key);
    found = dup_odds (odds);
    g_assert_cmpstr (found, ==, wholes[i].says);
  }
}

/* What happens to several is told in the order of seats, whoever it happens to first.  What Red draws is hidden, so that
 * what it could do with it is a mean. */
static void
test_several (void)
{
  g_autoptr (PaddockSession) session = play_session_scenario ("joyride", "items-pushed-car-draws");
  g_autoptr (PaddockOdds) odds = NULL;
  g_autofree char *found = NULL;

  paddock_session_travel (session, 1);
  odds = odds_of (paddock_session_get_match (session), "steer:straight");
  found = dup_odds (odds);
  g_assert_cmpstr (found, ==,
                   "\n"
                   "red crosses checkpoint 1 1/1 1/1 0 JOY-LIN-03\n"
                   "blue crosses checkpoint 1 1/1 1/1 1 JOY-LIN-03\n"
                   "red gains something 1/1 1/1 0 JOY-ITM-03\n"
                   "blue gains something 1/1 1/1 1 JOY-ITM-03\n"
                   "red hits blue 1/1 1/1 0 JOY-RRE-01\n"
                   "blue is pushed 1/1 1/1 1 JOY-RRE-01\n"
                   "There is an explosion 0/1 5/12 -1 JOY-EXP-01\n"
                   "red is damaged 0/1 1/3 0 JOY-DMG-03\n"
                   "place 6,0/0 1/1\n");
}

/* --- What is hidden --- */

/* Blue lays a card against a hidden one of Red's: only if it wins there is a blast, with a chance of one in BLAST. */
static char *
dup_odds_of_card (const char *blast, const char *key)
{
  g_autoptr (PaddockSetup) setup = paddock_setup_new (&highcard_game, 3);
  g_autoptr (PaddockMatch) match = NULL;
  g_autoptr (PaddockOdds) odds = NULL;

  g_assert_true (paddock_setup_set_option (setup, "blast", blast, NULL));
  paddock_setup_add_seat (setup, "red", NULL, NULL, NULL);
  paddock_setup_add_seat (setup, "blue", NULL, NULL, NULL);
  g_assert_true (paddock_setup_seal (setup, NULL));
  match = paddock_match_new (setup, 1, NULL);
  joy_test_give (match, NULL, "turn", "blue");
  joy_test_give (match, "red", "hand", "1 2");
  joy_test_give (match, "red", "laid", "4");
  joy_test_give (match, "blue", "hand", "1 5 9");
  joy_test_give (match, NULL, "deck", "2 3 3 4 5 6 6 7 7 8 8 9");
  joy_test_settle (match);
  odds = odds_of (match, key);
  return dup_odds (odds);
}

static void
test_hidden (void)
{
  static const struct {
    const char *blast, *key, *says;
  } rows[] = {
    { "0", "card:5", "certain exact \n" },
    { "3", "card:5",
      "exact \n"
      "There is an explosion 1/3 1/3 -1 HIC-SHOW\n" },
    { "2", "card:5",
      "exact \n"
      "There is an explosion 1/2 1/2 -1 HIC-SHOW\n" },

    { "3", "card:1",
      "\n"
      "There is an explosion 11/36 11/36 -1 HIC-SHOW\n" },
    { "3", "card:9",
      "exact \n"
      "There is an explosion 1/3 1/3 -1 HIC-SHOW\n" },
    { "1", "card:5",
      "exact \n"
      "There is an explosion 1/1 1/1 -1 HIC-SHOW\n" },
    { "2", "card:1",
      "\n"
      "There is an explosion 11/24 11/24 -1 HIC-SHOW\n" },

  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *found = dup_odds_of_card (rows[i].blast, rows[i].key);

    g_assert_cmpstr (found, ==, rows[i].says);
  }
}

static void
test_sums (void)
{
  static const guint64 expected[][2] = { { 1, 9 }, { 2, 9 }, { 1, 3 }, { 2, 9 }, { 1, 9 } };
  g_autoptr (PaddockMatch) match = match_before_wall (8);
  g_autoptr (PaddockOdds) odds = odds_of (match, "shift:stay");

  g_assert_true (odds->is_exact);
  g_assert_false (odds->is_certain);
  g_assert_cmpuint (odds->sums->len, ==, 5);
  for (guint i = 0; i < 5; i++) {
    const PaddockOddsSum *sum = &g_array_index (odds->sums, PaddockOddsSum, i);

    g_assert_cmpint (sum->sum, ==, (int) i + 2);
    assert_fraction (sum->odds, expected[i][0], expected[i][1]);
  }
  g_assert_null (find_row (odds, "red crashes"));
}

/* What an item's die adds to the move is no part of the sum: its faces are not all numbers. */
static void
test_sums_of_own_dice (void)
{
  g_autoptr (PaddockSession) session = play_session_scenario ("joyride", "nitro-adds-to-the-roll");
  g_autoptr (PaddockMatch) match = NULL;

  paddock_session_travel (session, 1);
  match = paddock_match_copy (paddock_session_get_match (session));
  for (guint i = 0; i < 2; i++) {
    g_autoptr (PaddockOdds) odds = odds_of (match, i == 0 ? "pass" : "use:nitro");

    g_assert_cmpuint (odds->sums->len, ==, 5);
    for (guint k = 0; k < 5; k++)
      g_assert_cmpint (g_array_index (odds->sums, PaddockOddsSum, k).sum, ==, (int) k + 2);
    assert_fraction (g_array_index (odds->sums, PaddockOddsSum, 0).odds, 1, 9);
  }
}

/* JOY-LNT-10 has the chances. */
static void
test_crash (void)
{
  static const guint64 expected[][2] = { { 8, 9 }, { 2, 3 }, { 1, 3 }, { 1, 9 } };

  for (int runway = 2; runway <= 5; runway++) {
    g_autoptr (PaddockMatch) match = match_before_wall (runway);
    g_autoptr (PaddockOdds) odds = odds_of (match, "shift:stay");
    const PaddockOddsRow *crash = find_row (odds, "red crashes");

    assert_fraction (crash->least, expected[runway - 2][0], expected[runway - 2][1]);
    assert_fraction (crash->most, expected[runway - 2][0], expected[runway - 2][1]);
    g_assert_cmpuint (crash->seat, ==, 0);
    g_assert_cmpint (crash->type, ==, PADDOCK_EVENT_CRASHED);
    g_assert_true (g_str_has_prefix (crash->clause, "JOY-SMA-"));
  }
}

static void
test_places (void)
{
  g_autoptr (PaddockMatch) match = match_before_wall (5);
  g_autoptr (PaddockOdds) odds = odds_of (match, "shift:stay");
  const PaddockOddsPlace *likeliest = &g_array_index (odds->places, PaddockOddsPlace, 0);
  PaddockFraction all = PADDOCK_FRACTION_NONE;

  g_assert_false (odds->is_open);
  g_assert_cmpuint (odds->places->len, ==, 4);
  g_assert_true (paddock_place_equal (likeliest->place, PADDOCK_PLACE (4, 0))
                 || paddock_place_equal (likeliest->place, PADDOCK_PLACE (5, 0)));
  assert_fraction (likeliest->odds, 1, 3);
  for (guint i = 0; i < odds->places->len; i++)
    all = paddock_fraction_add (all, g_array_index (odds->places, PaddockOddsPlace, i).odds);
  assert_fraction (all, 1, 1);
}

/* With a steer left, the driver decides after the roll: what can be reached, not what will be. */
static void
test_open (void)
{
  g_autoptr (PaddockMatch) match = match_before_wall (8);
  g_autoptr (PaddockOdds) odds = NULL;
  PaddockFraction straight_two = PADDOCK_FRACTION_NONE;
  guint n = 0;

  joy_test_give (match, NULL, "has-steered", "no");
  joy_test_settle (match);
  odds = odds_of (match, "shift:stay");
  g_assert_true (odds->is_open);
  g_assert_cmpuint (odds->places->len, ==, 15); /* straight, left and right, each with five sums */
  for (guint i = 0; i < odds->places->len; i++) {
    const PaddockOddsPlace *place = &g_array_index (odds->places, PaddockOddsPlace, i);

    if (paddock_place_equal (place->place, PADDOCK_PLACE (2, 0))) {
      straight_two = place->odds;
      n++;
    }
  }
  g_assert_cmpuint (n, ==, 1);
  assert_fraction (straight_two, 1, 9);
}

static void
test_certain (void)
{
  g_autoptr (PaddockMatch) match = match_before_wall (8);
  g_autoptr (PaddockOdds) odds = NULL;

  joy_test_give (match, NULL, "step", "lock");
  joy_test_give (match, NULL, "has-steered", "no");
  joy_test_give (match, NULL, "has-locked", "no");
  joy_test_give (match, "red", "mirror", "1 1 1");
  joy_test_give (match, "red", "locked", "");
  joy_test_settle (match);
  odds = odds_of (match, "lock:1,1");
  g_assert_true (odds->is_certain);
  g_assert_true (odds->is_open);
  g_assert_cmpuint (odds->sums->len, ==, 0);
  g_assert_cmpuint (odds->places->len, ==, 3);
  assert_fraction (g_array_index (odds->places, PaddockOddsPlace, 0).odds, 1, 1);
}

static void
test_budget (void)
{
  g_autoptr (PaddockMatch) match = match_before_wall (8);
  g_autoptr (PaddockOdds) odds = paddock_odds_new (match, 0, 5);

  g_assert_true (odds->is_too_many);
  g_assert_cmpuint (odds->rows->len, ==, 0);
  g_assert_cmpuint (odds->places->len, ==, 0);
}

/* A wall ahead can be steered round, a wall round the car cannot; what can be sought can be missed. */
static void
test_least_and_most (void)
{
  g_autoptr (PaddockMatch) match = match_before_wall (3);
  g_autoptr (PaddockOdds) odds = NULL;
  const PaddockOddsRow *crash;

  joy_test_give (match, NULL, "has-steered", "no");
  joy_test_settle (match);
  odds = odds_of (match, "shift:stay");
  crash = find_row (odds, "red crashes");
  assert_fraction (crash->least, 0, 1);
  assert_fraction (crash->most, 2, 3);
}

/* --- Against the dice themselves --- */

#define N_ROLLS 1500

typedef struct {
  guint least, most;
} Count;

static gboolean
has_event (const PaddockEvents *events, const PaddockOddsRow *row)
{
  for (const PaddockEvent *event = events->items; event < events->next; event++)
    if (event->type == row->type
        && (row->type == PADDOCK_EVENT_CRASHED ? event->subject : event->actor) == row->seat)
      return TRUE;

  return FALSE;
}

/* One roll: whether it happens in spite of every answer to what is asked next, and whether with some. */
static void
look_at_roll (const PaddockMatch *rolled,
              PaddockEvents *events,
              guint player,
              const PaddockOddsRow *row,
              Count *count)
{
  const PaddockDecision *decision = paddock_match_get_decision (rolled);
  guint n = decision && decision->player == player ? decision->n_choices : 0, n_has = 0;
  guint len = paddock_events_len (events);
  gboolean has = has_event (events, row), draws = FALSE;

  for (guint i = 0; i < n && !has; i++) {
    g_autoptr (PaddockMatch) after = paddock_match_copy (rolled);
    guint64 drawn = paddock_match_get_state (after)->chance.dice.drawn;

    paddock_match_choose (after, i, events);
    draws |= paddock_match_get_state (after)->chance.dice.drawn != drawn;
    n_has += has_event (events, row);
    paddock_events_truncate (events, len);
  }
  count->least += has || (!draws && n > 0 && n_has == n);
  count->most += has || (!draws && n_has > 0);
}

static Count
count_in_rolls (const PaddockMatch *match, guint choice, const PaddockOddsRow *row)
{
  g_autoptr (PaddockMatch) fork = paddock_match_copy (match);
  guint player = paddock_match_get_decision (match)->player;
  g_auto (PaddockEvents) events;
  Count count = { 0, 0 };

  paddock_events_init (&events, 0);
  for (guint i = 0; i < N_ROLLS; i++) {
    paddock_events_truncate (&events, 0);
    paddock_match_fork (fork, match, player, 1000 + i);
    paddock_match_choose (fork, choice, &events);
    look_at_roll (fork, &events, player, row, &count);
  }

  return count;
}

/* How often it happens is as likely as it is said to be: within five standard deviations. */
static void
assert_near (guint found, PaddockFraction odds)
{
  double p = paddock_fraction_get (odds);

  g_assert_cmpfloat (fabs (found - N_ROLLS * p), <=, 5 * sqrt (N_ROLLS * p * (1 - p)) + 0.001);
}

/* Dice fall only after another decision: in spite of every answer to it, and with the best of them. */
static Count
count_in_answers (const PaddockMatch *match, guint choice, const PaddockOddsRow *row)
{
  g_autoptr (PaddockMatch) after = paddock_match_copy (match);
  g_auto (PaddockEvents) events;
  Count count = { N_ROLLS, 0 };

  paddock_events_init (&events, 0);
  paddock_match_choose (after, choice, &events);
  if (has_event (&events, row))
    return (Count){ N_ROLLS, N_ROLLS };

  for (guint i = 0; i < paddock_match_get_decision (after)->n_choices; i++) {
    g_autoptr (PaddockOdds) odds = paddock_odds_new (after, i, PADDOCK_ODDS_BUDGET);
    Count one = odds->is_ahead ? count_in_answers (after, i, row) : count_in_rolls (after, i, row);

    count.least = MIN (count.least, one.least);
    count.most = MAX (count.most, one.most);
  }
  return count;
}

static guint
assert_rolls_agree (const PaddockMatch *match, guint choice, guint *n_ahead)
{
  g_autoptr (PaddockOdds) odds = paddock_odds_new (match, choice, PADDOCK_ODDS_BUDGET);
  guint n_checked = 0;

  *n_ahead += odds->is_ahead;

  for (guint i = 0; i < odds->rows->len; i++) {
    const PaddockOddsRow *row = odds->rows->pdata[i];
    Count count;

    if (row->type != PADDOCK_EVENT_CRASHED && row->type != PADDOCK_EVENT_LAP
        && row->type != PADDOCK_EVENT_GAINED)
      continue;
    count =
      odds->is_ahead ? count_in_answers (match, choice, row) : count_in_rolls (match, choice, row);
    assert_near (count.least, row->least);
    assert_near (count.most, row->most);
    n_checked += row->most.n < row->most.of;
  }

  return n_checked;
}

static void
test_races (void)
{
  guint n_checked = 0, n_ahead = 0;

  for (int seed = 1; seed <= 2; seed++) {
    g_autoptr (PaddockSession) session =
      play_session_new ("tracks/regatta.track.xml", "rookie rookie racer", seed);

    for (guint i = 0; i < 120 && paddock_session_drive (session); i++) {
      const PaddockMatch *match = paddock_session_get_match (session);
      const PaddockDecision *decision = paddock_match_get_decision (match);

      for (guint k = 0; decision && i % 6 == 0 && k < decision->n_choices; k++)
        n_checked += assert_rolls_agree (match, k, &n_ahead);
    }
  }
  g_assert_cmpuint (n_checked, >, 10);
  g_assert_cmpuint (n_ahead, >, 3);
}

/* Gear Master asks for one more gear before the dice fall: hovering over a shift shows them all the same. */
static void
test_ahead (void)
{
  g_autoptr (PaddockSession) session =
    play_session_new ("tracks/regatta.track.xml", "racer racer", 1);
  g_autoptr (PaddockOdds) odds = NULL;
  const PaddockMatch *match = paddock_session_get_match (session);
  int choice;

  while ((choice = paddock_match_find_choice (match, "shift:stay")) < 0)
    g_assert_true (paddock_session_drive (session));
  odds = paddock_odds_new (match, (guint) choice, PADDOCK_ODDS_BUDGET);
  g_assert_true (odds->is_ahead);
  g_assert_false (odds->is_certain);
  g_assert_true (odds->is_exact);
  g_assert_cmpuint (odds->sums->len, >, 1);
}

/* Eight control dice are too many to play each out; the game counts them. */
static void
test_counted (void)
{
  g_autoptr (PaddockSetup) setup =
    paddock_setup_new (paddock_games_find (paddock_games, "frothy"), 17);
  g_autoptr (PaddockDocument) track =
    paddock_shelf_file_read (paddock_shelf_find ("tracks/windmill-oval.track.xml"), NULL);
  g_autoptr (PaddockMatch) match = NULL;
  g_autoptr (PaddockOdds) odds = NULL;

  g_assert_true (paddock_setup_set_track (setup, track, NULL));
  paddock_setup_add_seat (setup, "red", NULL, NULL, NULL);
  paddock_setup_add_seat (setup, "blue", NULL, NULL, NULL);
  g_assert_true (paddock_setup_seal (setup, NULL));
  match = paddock_match_new (setup, 1, NULL);
  joy_test_give (match, NULL, "step", "move");
  joy_test_give (match, NULL, "phase", "3");
  joy_test_give (match, NULL, "round", "2");
  joy_test_give (match, "red", "at", "1,4");
  joy_test_give (match, "red", "accel", "4");
  joy_test_give (match, "red", "decel", "4");
  joy_test_give (match, "red", "clp", "7");
  joy_test_give (match, "blue", "at", "0,5");
  joy_test_settle (match);
  paddock_match_choose (match, (guint) paddock_match_find_choice (match, "go:straight"), NULL);
  paddock_match_choose (match, (guint) paddock_match_find_choice (match, "turn:left"), NULL);

  odds = odds_of (match, "done");
  g_assert_false (odds->is_too_many);
  g_assert_true (odds->is_exact);
  g_assert_cmpuint (odds->rows->len, ==, 7);
  /* No dice are left where spins and paces are in pairs: 8! / (a! a! b! b!) ways with a + b = 4, 4900 of 6^8. */
  assert_fraction (find_row (odds, "red keeps control")->most, 1225, 419904);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/odds/all-that-is-said", test_wholes);
  g_test_add_func ("/play/odds/in-the-order-of-seats", test_several);
  g_test_add_func ("/play/odds/what-is-hidden-makes-a-mean", test_hidden);
  g_test_add_func ("/play/odds/sums-of-dice-are-exact", test_sums);
  g_test_add_func ("/play/odds/sums-are-of-the-own-dice", test_sums_of_own_dice);
  g_test_add_func ("/play/odds/crashes-are-exact", test_crash);
  g_test_add_func ("/play/odds/places-are-exact", test_places);
  g_test_add_func ("/play/odds/a-decision-to-come-leaves-places-open", test_open);
  g_test_add_func ("/play/odds/without-dice-all-is-certain", test_certain);
  g_test_add_func ("/play/odds/dice-behind-another-decision-are-seen", test_ahead);
  g_test_add_func ("/play/odds/too-many-rolls-are-said", test_budget);
  g_test_add_func ("/play/odds/what-can-be-avoided-is-told-apart", test_least_and_most);
  g_test_add_func ("/play/odds/agree-with-the-dice", test_races);
  g_test_add_func ("/play/odds/too-many-dice-are-counted", test_counted);

  return g_test_run ();
}
