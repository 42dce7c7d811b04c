/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events that belong together are told as one sentence, and no others; headings and leaders.
 */

#include "describe.h"
#include "joyride-tracks.h"
#include "log.h"

#include <string.h>

enum {
  RED,
  BLUE
};

static PaddockMatch *
new_match (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_take (joy_test_plain_new ()), 2, NULL);

  return paddock_match_new (setup, 0, NULL);
}

/* The words for the whole feed, a line each. */
static void
assert_told (const PaddockEvents *feed, guint seat, const char *expected)
{
  g_autoptr (PaddockMatch) match = new_match ();
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = paddock_events_len (feed);

  for (guint i = 0, run; i < n; i += run) {
    g_autofree char *words = NULL;

    run = paddock_match_count_run (match, feed->items + i, n - i, seat);
    words = paddock_match_describe_run (match, feed->items + i, run, seat);
    if (words)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", words);
  }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
tell_step (PaddockEvents *feed, guint car, int q)
{
  PADDOCK_TELL (feed, .type = PADDOCK_EVENT_MOVED, .actor = (guint8) car, .subject = (guint8) car,
                .from = PADDOCK_PLACE (q, 0), .to = PADDOCK_PLACE (q + 1, 0));
}

static void
tell_turn (PaddockEvents *feed, guint car, int from, int to)
{
  PADDOCK_TELL (feed, .type = PADDOCK_EVENT_TURNED, .actor = RED, .subject = (guint8) car,
                .from = PADDOCK_PLACE (from, 0), .to = PADDOCK_PLACE (to, 0));
}

static void
tell_crossed (PaddockEvents *feed, guint car, guint line)
{
  PADDOCK_TELL (feed, .type = PADDOCK_EVENT_CROSSED, .actor = (guint8) car,
                .subject = (guint8) line);
}

static void
test_drive (void)
{
  g_auto (PaddockEvents) feed;

  paddock_events_init (&feed, 0);
  tell_step (&feed, RED, 0);
  assert_told (&feed, PADDOCK_EVERYBODY, "red drives 1 space, from 0,0 to 1,0");
  tell_step (&feed, RED, 1);
  tell_crossed (&feed, RED, 1);
  tell_step (&feed, RED, 2);
  assert_told (&feed, PADDOCK_EVERYBODY, "red drives 3 spaces, from 0,0 to 3,0, over checkpoint 1");
  tell_step (&feed, RED, 5); /* not from where it was */
  tell_step (&feed, BLUE, 6);
  tell_crossed (&feed, RED, 0);
  assert_told (&feed, PADDOCK_EVERYBODY,
               "red drives 3 spaces, from 0,0 to 3,0, over checkpoint 1\n"
               "red drives 1 space, from 5,0 to 6,0\n"
               "blue drives 1 space, from 6,0 to 7,0\n"
               "red crosses the starting line");
}

static void
test_steering (void)
{
  static const struct {
    int from, to;
    const char *words;
  } turns[] = {
    { 0, 1, "red steers left and drives 2 spaces, from 0,0 to 2,0" },
    { 5, 0, "red steers left and drives 2 spaces, from 0,0 to 2,0" },
    { 0, 5, "red steers right and drives 2 spaces, from 0,0 to 2,0" },
    { 1, 5, "red steers right and drives 2 spaces, from 0,0 to 2,0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++) {
    g_auto (PaddockEvents) feed;

    paddock_events_init (&feed, 0);
    tell_step (&feed, RED, 0);
    tell_turn (&feed, RED, turns[i].from, turns[i].to);
    tell_step (&feed, RED, 1);
    assert_told (&feed, PADDOCK_EVERYBODY, turns[i].words);
  }
}

static void
assert_named (const PaddockEvent *event, const char *expected)
{
  g_autoptr (PaddockMatch) match = new_match ();
  g_autofree char *words = NULL;

  paddock_match_name_places (match);
  words = paddock_match_describe (match, event, PADDOCK_EVERYBODY);
  g_assert_cmpstr (words, ==, expected);
}

/* Without coordinates, a push goes ahead or to a side of the car that is pushed; a drive is only as long as it is. */
static void
test_named_places (void)
{
  static const struct {
    int heading, q, r;
    const char *words;
  } pushes[] = {
    { 0, 1, 0, "blue is pushed ahead" },       { 0, -1, 0, "blue is pushed back" },
    { 0, 1, -1, "blue is pushed ahead left" }, { 0, 0, 1, "blue is pushed ahead right" },
    { 0, 0, -1, "blue is pushed back left" },  { 3, 1, 0, "blue is pushed back" },
    { 1, 1, -1, "blue is pushed ahead" },
  };
  PaddockEvent drive = { .type = PADDOCK_EVENT_MOVED,
                         .actor = RED,
                         .subject = RED,
                         .from = PADDOCK_PLACE (0, 0),
                         .to = PADDOCK_PLACE (1, 0) };

  assert_named (&drive, "red drives 1 space");
  for (guint i = 0; i < G_N_ELEMENTS (pushes); i++) {
    PaddockEvent push = { .type = PADDOCK_EVENT_PUSHED,
                          .actor = RED,
                          .subject = BLUE,
                          .amount = (gint16) pushes[i].heading,
                          .from = PADDOCK_PLACE (4, 4),
                          .to = PADDOCK_PLACE (4 + pushes[i].q, 4 + pushes[i].r) };

    assert_named (&push, pushes[i].words);
  }
}

static void
test_brackets (void)
{
  g_autofree char *with = paddock_event_words_pick ("a[ b|c] d[, e]", FALSE);
  g_autofree char *without = paddock_event_words_pick ("a[ b|c] d[, e]", TRUE);

  g_assert_cmpstr (with, ==, "a b d, e");
  g_assert_cmpstr (without, ==, "ac d");
}

/* A spin in the middle of a drive is a step of its own. */
static void
test_spin (void)
{
  g_auto (PaddockEvents) feed;

  paddock_events_init (&feed, 0);
  tell_step (&feed, RED, 0);
  tell_step (&feed, RED, 1);
  tell_step (&feed, RED, 2);
  tell_turn (&feed, RED, 0, 3);
  assert_told (&feed, PADDOCK_EVERYBODY,
               "red drives 2 spaces, from 0,0 to 2,0\nred spins round, the front now on 3,0");
}

static void
tell_backwards (PaddockEvents *feed, int q)
{
  tell_step (feed, RED, q);
  feed->next[-1].clause = JOY_REV_01;
}

static void
test_backwards (void)
{
  g_auto (PaddockEvents) feed;

  paddock_events_init (&feed, 0);
  tell_step (&feed, RED, 0);
  tell_backwards (&feed, 1);
  assert_told (
    &feed, PADDOCK_EVERYBODY,
    "red drives 1 space, from 0,0 to 1,0\nred drives 1 space backwards, from 1,0 to 2,0");
  tell_backwards (&feed, 2);
  tell_turn (&feed, RED, 0, 1);
  tell_step (&feed, RED, 3);
  assert_told (&feed, PADDOCK_EVERYBODY,
               "red drives 1 space, from 0,0 to 1,0\n"
               "red steers left and drives 2 spaces backwards, from 1,0 to 3,0\n"
               "red drives 1 space, from 3,0 to 4,0");
}

static void
test_others_turns (void)
{
  g_auto (PaddockEvents) feed;

  paddock_events_init (&feed, 0);
  tell_step (&feed, RED, 0);
  tell_turn (&feed, BLUE, 0, 1);
  assert_told (&feed, PADDOCK_EVERYBODY, "red drives 1 space, from 0,0 to 1,0\nblue now heads 1");
}

static void
tell_roll (PaddockEvents *feed, guint car, int shows, guint8 hidden)
{
  PADDOCK_TELL (feed, .type = PADDOCK_EVENT_ROLLED, .actor = (guint8) car, .hidden = hidden,
                .amount = (gint16) shows);
}

static void
test_dice (void)
{
  g_auto (PaddockEvents) feed;

  paddock_events_init (&feed, 0);
  tell_roll (&feed, RED, 2, 0);
  tell_roll (&feed, RED, 3, 0);
  tell_roll (&feed, BLUE, 1, 0);
  assert_told (&feed, PADDOCK_EVERYBODY, "red rolls ⚁ ⚂, together 5\nblue rolls ⚀");
}

/* What one seat may not see is no part of what it is told. */
static void
test_hidden (void)
{
  g_auto (PaddockEvents) feed;

  paddock_events_init (&feed, 0);
  tell_roll (&feed, RED, 2, 0);
  tell_roll (&feed, RED, 3, PADDOCK_HIDDEN_BUT (RED));
  assert_told (&feed, RED, "red rolls ⚁ ⚂, together 5");
  assert_told (&feed, BLUE, "red rolls ⚁");
}

/* Names that differ make one list where the words name nobody. */
static void
test_order (void)
{
  g_auto (PaddockEvents) feed;

  paddock_events_init (&feed, 0);
  PADDOCK_TELL (&feed, .type = PADDOCK_EVENT_ORDER, .actor = BLUE, .amount = 1);
  assert_told (&feed, PADDOCK_EVERYBODY, "blue is 1st in the running order");
  PADDOCK_TELL (&feed, .type = PADDOCK_EVENT_ORDER, .actor = RED, .amount = 2);
  assert_told (&feed, PADDOCK_EVERYBODY, "In the running order now: 1. blue, 2. red");
}

/* A match on which blue is about to cross the only checkpoint. */
static PaddockMatch *
new_duel (void)
{
  PaddockMatch *match = new_match ();

  joy_test_put (match, "red", PADDOCK_HEX (-3, 0), PADDOCK_HEX (-4, 0));
  joy_test_put (match, "blue", PADDOCK_HEX (9, 3), PADDOCK_HEX (8, 3));
  joy_test_give (match, NULL, "step", "lock");
  joy_test_give (match, NULL, "round", "3");
  joy_test_give (match, NULL, "order", "blue red");
  joy_test_give (match, NULL, "active", "blue");
  joy_test_give (match, "blue", "mirror", "1 1");
  joy_test_give (match, "red", "mirror", "1 1");
  joy_test_settle (match);
  return match;
}

static void
test_heading_and_leader (void)
{
  static const char *const keys[] = { "lock:1",     "set-die:none", "steer:straight",
                                      "shift:stay", "extra:stay",   "forward:straight" };
  g_autoptr (PaddockMatch) match = new_duel ();
  g_autoptr (PaddockJournal) journal = paddock_journal_new_from (match, 0);
  g_autoptr (PaddockSight) sight = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    paddock_journal_choose (journal,
                            (guint) paddock_match_find_choice (paddock_journal_get_match (journal),
                                                               keys[i]));
  sight = paddock_sight_new (journal, PADDOCK_EVERYBODY);
  paddock_log_write (sight, PADDOCK_LOG_PLAIN, text);

  g_assert_nonnull (strstr (text->str, "1. blue: Lock ⚀\n2. blue:"));
  g_assert_nonnull (strstr (text->str,
                            "    blue drives 1 space, from 9,3 to 10,3, over checkpoint 1\n"
                            "    blue now leads the race\n"));
  g_assert_nonnull (strstr (text->str, "\nRound 3, red: 2nd, in second gear, front on -3,0\n"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/commentary/one-drive-one-sentence", test_drive);
  g_test_add_func ("/rules/commentary/steering-belongs-to-the-drive", test_steering);
  g_test_add_func ("/rules/commentary/spins-stand-alone", test_spin);
  g_test_add_func ("/rules/commentary/places-are-named", test_named_places);
  g_test_add_func ("/rules/commentary/brackets-are-for-coordinates", test_brackets);
  g_test_add_func ("/rules/commentary/backwards-is-told", test_backwards);
  g_test_add_func ("/rules/commentary/others-turn-for-themselves", test_others_turns);
  g_test_add_func ("/rules/commentary/dice-show-faces", test_dice);
  g_test_add_func ("/rules/commentary/hidden-stays-hidden", test_hidden);
  g_test_add_func ("/rules/commentary/running-order-is-one-list", test_order);
  g_test_add_func ("/rules/commentary/heading-and-leader", test_heading_and_leader);
  return g_test_run ();
}
