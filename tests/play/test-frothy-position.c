/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions of Frothy Races that are set up by hand, from the first moment on.
 */

#include "games.h"
#include "hex-track.h"
#include "play-field.h"
#include "position.h"

#define OVAL "tracks/windmill-oval.track.xml"

static PaddockPiece
get_vehicle (const PaddockPosition *position, guint seat)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n =
    paddock_match_show_pieces (paddock_position_get_match (position), PADDOCK_EVERYBODY, pieces);

  for (guint i = 0; i < n; i++)
    if (pieces[i].kind == PADDOCK_PIECE_VEHICLE && pieces[i].seat == seat)
      return pieces[i];

  g_assert_not_reached ();
}

/* Of red. */
static void
turn (PaddockPosition *position, const char *fact, guint part)
{
  PaddockDashboard dashboard;

  paddock_match_show_dashboard (paddock_position_get_match (position), 0, PADDOCK_EVERYBODY,
                                &dashboard);
  for (guint i = 0; i < dashboard.n_gauges; i++)
    if (g_strcmp0 (dashboard.gauges[i].fact, fact) == 0) {
      paddock_position_turn_part (position, 0, &dashboard.gauges[i], part, FALSE);
      return;
    }

  g_assert_not_reached ();
}

static void
assert_fact (const PaddockMatch *match, const char *name, const char *expected)
{
  g_autoptr (GError) error = NULL;

  paddock_match_expect_fact (match, "red", name, expected, &error);
  g_assert_no_error (error);
}

/* The only conflict, if there is a TEXT; it is remedied. */
static void
assert_conflict (PaddockPosition *position, const char *text)
{
  g_autoptr (GPtrArray) conflicts = paddock_position_find_conflicts (position);
  const PaddockConflict *first = conflicts->len ? conflicts->pdata[0] : NULL;

  g_assert_cmpuint (conflicts->len, ==, text ? 1 : 0);
  g_assert_cmpstr (first ? first->text : NULL, ==, text);
  if (first)
    paddock_position_remedy (position, first);
}

static PaddockSession *
open_position (const PaddockPosition *position)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document = paddock_position_dup_document (position, &error);

  g_assert_no_error (error);
  return play_session_open (document);
}

/* One gauge is set at a time: what else must change with it changes. */
static void
test_gauges (void)
{
  g_autoptr (PaddockSession) race = play_session_new (OVAL, "racer racer", 3), there = NULL;
  g_autoptr (PaddockPosition) position = NULL;

  g_assert_cmpuint (paddock_session_get_moment (race), ==, 0);
  position = paddock_position_new (race, PADDOCK_EVERYBODY);
  g_assert_nonnull (position);
  assert_conflict (position, NULL);
  turn (position, "accel", 6);
  assert_conflict (position, NULL);
  turn (position, "decel", 0);
  assert_conflict (position, NULL);
  assert_fact (paddock_position_get_match (position), "accel", "0");
  turn (position, "speed", 4);
  turn (position, "clp", 3);
  turn (position, "stamina", 2);
  turn (position, "damage", 2);
  assert_conflict (position, NULL);

  there = open_position (position);
  assert_fact (paddock_session_get_match (there), "speed", "4");
  assert_fact (paddock_session_get_match (there), "clp", "3");
  assert_fact (paddock_session_get_match (there), "damage", "2");
  play_session_wander (there, 40, 1);
}

/* Whom it is about, where, and why; and each can be put right. */
static void
test_conflicts (void)
{
  g_autoptr (PaddockSession) race = play_session_new (OVAL, "racer racer", 3), there = NULL;
  g_autoptr (PaddockPosition) position = paddock_position_new (race, PADDOCK_EVERYBODY);
  PaddockPiece red = get_vehicle (position, 0), blue = get_vehicle (position, 1);
  PaddockPiece moved;

  paddock_position_put (position, &blue, red.places[0], blue.heading);
  assert_conflict (position, "Blue and Red stand on the same space.");
  assert_conflict (position, NULL);
  moved = get_vehicle (position, 1);
  g_assert_cmpint (paddock_hex_distance (PADDOCK_HEX (moved.places[0].a, moved.places[0].b),
                                         PADDOCK_HEX (red.places[0].a, red.places[0].b)),
                   ==, 1);

  paddock_position_put (position, &red, PADDOCK_PLACE (-90, 4), red.heading);
  assert_conflict (position, "Red is not on the track.");
  paddock_position_put (position, &red, PADDOCK_NOWHERE, red.heading);
  assert_conflict (position, "Red is off the board.");
  assert_conflict (position, NULL);
  there = open_position (position);
  play_session_wander (there, 40, 1);
}

/* The space below a vehicle is gone. */
static void
test_track_below (void)
{
  g_autoptr (PaddockSession) race = play_session_new (OVAL, "racer racer", 3);
  g_autoptr (PaddockPosition) here = paddock_position_new (race, PADDOCK_EVERYBODY),
                              position = NULL;
  PaddockDocument *track = paddock_session_get_setup (race)->track;
  PaddockPiece red = get_vehicle (here, 0);
  PaddockHexTrack *record = paddock_document_dup_record (track);
  g_autoptr (PaddockDocument) cut = NULL;

  paddock_board_set (&record->board, PADDOCK_HEX (red.places[0].a, red.places[0].b),
                     (PaddockCell){ 0 });
  for (guint i = paddock_list_len (record->grid); i > 0; i--)
    if (paddock_hex_equal (PADDOCK_LIST_AT (record->grid, PaddockGridSlot, i - 1)->at,
                           PADDOCK_HEX (red.places[0].a, red.places[0].b)))
      paddock_list_remove (&record->grid, i - 1);
  cut = paddock_document_new_take (track->kind, record);
  position =
    paddock_position_new_on (race, PADDOCK_EVERYBODY, cut, paddock_games, NULL, NULL, NULL);
  g_assert_nonnull (position);
  assert_conflict (position, "Red is not on the track.");
  assert_conflict (position, NULL);
}

/* --- One gauge after the other --- */

/* What is turned, "fact:part ...", and the facts of red then. */
static const struct {
  const char *turned, *facts;
} turns[] = {
  { "", "accel 0, decel 0, speed 0, clp 0, damage 0, stamina 10, max-speed 6, safe-losses 0" },
  { "speed:3",
    "accel 4, decel 4, speed 3, clp 0, damage 0, stamina 10, max-speed 6, safe-losses 0" },
  { "speed:6",
    "accel 10, decel 7, speed 6, clp 0, damage 0, stamina 10, max-speed 6, safe-losses 0" },
  { "accel:5",
    "accel 5, decel 4, speed 3, clp 0, damage 0, stamina 10, max-speed 6, safe-losses 0" },
  { "accel:5 accel:4",
    "accel 4, decel 4, speed 3, clp 0, damage 0, stamina 10, max-speed 6, safe-losses 0" },
  { "decel:3",
    "accel 3, decel 3, speed 2, clp 0, damage 0, stamina 10, max-speed 6, safe-losses 0" },
  { "decel:3 decel:2",
    "accel 3, decel 2, speed 2, clp 0, damage 0, stamina 10, max-speed 6, safe-losses 0" },
  { "decel:8 accel:9",
    "accel 9, decel 6, speed 5, clp 0, damage 0, stamina 10, max-speed 6, safe-losses 0" },
  { "accel:5 decel:4",
    "accel 5, decel 4, speed 3, clp 0, damage 0, stamina 10, max-speed 6, safe-losses 0" },
  { "clp:0", "accel 0, decel 0, speed 0, clp 0, damage 0, stamina 10, max-speed 6, safe-losses 0" },
  { "clp:9", "accel 0, decel 0, speed 0, clp 9, damage 0, stamina 10, max-speed 6, safe-losses 0" },
  { "stamina:0",
    "accel 0, decel 0, speed 0, clp 0, damage 0, stamina 10, max-speed 6, safe-losses 0" },
  { "stamina:10",
    "accel 0, decel 0, speed 0, clp 0, damage 0, stamina 0, max-speed 6, safe-losses 0" },
  { "damage:1",
    "accel 0, decel 0, speed 0, clp 0, damage 1, stamina 10, max-speed 6, safe-losses 0" },
  { "damage:4",
    "accel 0, decel 0, speed 0, clp 0, damage 4, stamina 10, max-speed 6, safe-losses 1" },
  { "speed:6 damage:6",
    "accel 9, decel 6, speed 5, clp 0, damage 6, stamina 10, max-speed 5, safe-losses 1" },
  { "speed:5 damage:6",
    "accel 8, decel 6, speed 5, clp 0, damage 6, stamina 10, max-speed 5, safe-losses 1" },
  { "damage:6 speed:6",
    "accel 8, decel 6, speed 5, clp 0, damage 6, stamina 10, max-speed 5, safe-losses 1" },
  { "speed:6 damage:6 damage:0 speed:6",
    "accel 10, decel 7, speed 6, clp 0, damage 0, stamina 10, max-speed 6, safe-losses 0" },
  { "damage:7",
    "accel 0, decel 0, speed 0, clp 0, damage 7, stamina 10, max-speed 5, safe-losses 1" },
  { "damage:8",
    "accel 0, decel 0, speed 0, clp 0, damage 7, stamina 10, max-speed 5, safe-losses 1" },
};

static char *
list_facts (const PaddockMatch *match)
{
  static const char *const names[] = { "accel",  "decel",   "speed",     "clp",
                                       "damage", "stamina", "max-speed", "safe-losses" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *value = paddock_match_dup_fact (match, "red", names[i], NULL);

    g_string_append_printf (text, "%s%s %s", i ? ", " : "", names[i], value);
  }

  return g_string_free (text, FALSE);
}

static void
test_turns (void)
{
  g_autoptr (PaddockSession) race = play_session_new (OVAL, "racer racer", 3);

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++) {
    g_autoptr (PaddockPosition) position = paddock_position_new (race, PADDOCK_EVERYBODY);
    g_auto (GStrv) words = g_strsplit (turns[i].turned, " ", -1);
    g_autofree char *found = NULL;

    for (guint k = 0; words[k]; k++) {
      g_auto (GStrv) parts = g_strsplit (words[k], ":", 2);

      turn (position, parts[0], (guint) atoi (parts[1]));
    }
    assert_conflict (position, NULL);
    found = list_facts (paddock_position_get_match (position));
    g_assert_cmpstr (found, ==, turns[i].facts);
  }
}

/* What damage did is mended with it: nothing of it stays behind. */
static void
test_mended (void)
{
  g_autoptr (PaddockSession) race = play_session_new (OVAL, "racer racer", 3);
  g_autoptr (PaddockPosition) position = paddock_position_new (race, PADDOCK_EVERYBODY);
  g_autofree char *whole = NULL;

  turn (position, "damage", 0);
  whole = paddock_match_dump (paddock_position_get_match (position), PADDOCK_EVERYBODY);
  for (guint damage = 1; damage < 8; damage++) {
    g_autofree char *hurt = NULL, *mended = NULL;

    turn (position, "damage", damage);
    hurt = paddock_match_dump (paddock_position_get_match (position), PADDOCK_EVERYBODY);
    g_assert_cmpstr (hurt, !=, whole);
    turn (position, "damage", 0);
    mended = paddock_match_dump (paddock_position_get_match (position), PADDOCK_EVERYBODY);
    g_assert_cmpstr (mended, ==, whole);
  }
}

/* --- Pieces --- */

/* The piece of that kind at a place of the race. */
static PaddockPiece
get_piece (const PaddockPosition *position, guint kind, int a, int b)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n =
    paddock_match_show_pieces (paddock_position_get_match (position), PADDOCK_EVERYBODY, pieces);

  for (guint i = 0; i < n; i++)
    if (pieces[i].kind == kind && paddock_place_equal (pieces[i].places[0], PADDOCK_PLACE (a, b)))
      return pieces[i];

  g_assert_not_reached ();
}

static void
assert_of (const PaddockPosition *position, const char *of, const char *name, const char *expected)
{
  g_autoptr (GError) error = NULL;

  paddock_match_expect_fact (paddock_position_get_match (position), of, name, expected, &error);
  g_assert_no_error (error);
}

/* Heading 0 is a heading; without one a vehicle looks where it looked. */
static void
test_headings (void)
{
  g_autoptr (PaddockSession) race = play_session_scenario ("frothy", "relief-may-keep");
  g_autoptr (PaddockPosition) position = NULL;
  PaddockPiece red;

  paddock_session_travel (race, 0);
  position = paddock_position_new (race, PADDOCK_EVERYBODY);
  red = get_vehicle (position, 0);
  g_assert_cmpint (red.heading, ==, 1);
  paddock_position_put (position, &red, red.places[0], PADDOCK_NO_HEADING);
  assert_of (position, "red", "facing", "1");
  paddock_position_put (position, &red, red.places[0], 0);
  assert_of (position, "red", "facing", "0");
  paddock_position_put (position, &red, red.places[0], 11);
  assert_of (position, "red", "facing", "11");
}

static void
test_runners (void)
{
  g_autoptr (PaddockSession) race = play_session_scenario ("frothy", "runner-waits");
  g_autoptr (PaddockPosition) position = NULL;
  PaddockPiece runner;

  paddock_session_travel (race, 0);
  position = paddock_position_new (race, PADDOCK_EVERYBODY);
  runner = get_piece (position, PADDOCK_PIECE_RUNNER, 2, -1);
  paddock_position_put (position, &runner, PADDOCK_PLACE (3, -2), 0);
  assert_of (position, "runner:1", "runner-at", "3,-2");
  assert_of (position, "runner:1", "direction", "0");
  assert_of (position, "runner:1", "runner-status", "runs");
  paddock_position_put (position, &runner, PADDOCK_PLACE (4, -2), PADDOCK_NO_HEADING);
  assert_of (position, "runner:1", "direction", "0");
  paddock_position_put (position, &runner, PADDOCK_PLACE (4, -2), 8);
  assert_of (position, "runner:1", "direction", "4");
  paddock_position_put (position, &runner, PADDOCK_NOWHERE, PADDOCK_NO_HEADING);
  assert_of (position, "runner:1", "runner-status", "waits");
  assert_of (position, "runner:1", "runner-at", "4,-2");
}

/* A marker or hazard that is taken off leaves the others, and what was scored stays scored. */
static void
test_obstacles (void)
{
  g_autoptr (PaddockSession) race = play_session_scenario ("frothy", "scoring-only-the-first");
  g_autoptr (PaddockPosition) position = NULL;
  PaddockPiece fragile, hazard;

  paddock_session_travel (race, 0);
  position = paddock_position_new (race, PADDOCK_EVERYBODY);
  fragile = get_piece (position, PADDOCK_PIECE_FRAGILE, 1, 3);
  hazard = get_piece (position, PADDOCK_PIECE_HAZARD, 1, 4);
  paddock_position_put (position, &fragile, PADDOCK_NOWHERE, PADDOCK_NO_HEADING);
  assert_of (position, NULL, "gone-hazards", "");
  paddock_position_put (position, &hazard, PADDOCK_NOWHERE, PADDOCK_NO_HEADING);
  assert_of (position, NULL, "gone-hazards", "2");
  assert_of (position, NULL, "fragiles",
             "1 128 1 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 "
             "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0");
}

static void
test_debris (void)
{
  g_autoptr (PaddockSession) race = play_session_scenario ("frothy", "wreck-rolls-on");
  g_autoptr (PaddockPosition) position = NULL;
  PaddockPiece debris;

  paddock_session_travel (race, 1);
  position = paddock_position_new (race, PADDOCK_EVERYBODY);
  debris = get_piece (position, PADDOCK_PIECE_DEBRIS, 0, 0);
  paddock_position_put (position, &debris, PADDOCK_PLACE (2, 2), PADDOCK_NO_HEADING);
  assert_of (position, "debris:1", "debris-at", "2,2");
  assert_conflict (position, NULL);
  paddock_position_put (position, &debris, PADDOCK_PLACE (0, 90), PADDOCK_NO_HEADING);
  assert_conflict (position, "Debris is not on a space.");
  assert_of (position, NULL, "n-debris", "0");
  assert_conflict (position, NULL);
}

/* A track without a grid cannot be raced, so nothing can be set up on it. */
static void
test_unraced_track (void)
{
  g_autoptr (PaddockSession) race = play_session_new (OVAL, "racer racer", 3);
  PaddockDocument *track = paddock_session_get_setup (race)->track;
  PaddockHexTrack *record = paddock_document_dup_record (track);
  g_autoptr (PaddockDocument) bare = NULL;

  while (paddock_list_len (record->grid) > 0)
    paddock_list_remove (&record->grid, 0);
  bare = paddock_document_new_take (track->kind, record);
  g_assert_null (
    paddock_position_new_on (race, PADDOCK_EVERYBODY, bare, paddock_games, NULL, NULL, NULL));
}

/* --- What cannot be --- */

static const struct {
  const char *facts, *message;
} impossible[] = {
  { "race:step=grid", "the step must be one of a round, such as \"speed-checks\"" },
  { "race:step=move race:phase=0", "vehicles move in phase 1 to 4" },
  { "race:step=phase race:phase=0", NULL },
  { "race:step=move race:phase=1", NULL },
  { "race:step=move race:phase=1 red:at=none", "every vehicle must stand somewhere" },
  { "race:step=move race:phase=1 red:at=90,90", "FRO-GEN-02: red is not on the track" },
  { "race:step=move race:phase=1 red:accel=3",
    "FRO-SCH-06: the rows of red show different Speeds" },
};

static void
test_impossible (void)
{
  g_autoptr (PaddockSession) race = play_session_new (OVAL, "racer racer", 3);

  for (guint i = 0; i < G_N_ELEMENTS (impossible); i++) {
    g_autoptr (PaddockMatch) match = paddock_match_copy (paddock_session_get_match (race));
    g_auto (GStrv) facts = g_strsplit (impossible[i].facts, " ", -1);
    g_autoptr (GError) error = NULL;

    for (guint k = 0; facts[k]; k++) {
      g_auto (GStrv) words = g_strsplit_set (facts[k], ":=", 3);

      paddock_match_set_fact (match, g_str_equal (words[0], "race") ? NULL : words[0], words[1],
                              words[2], &error);
      g_assert_no_error (error);
    }
    paddock_match_set_fact (match, "blue", "at", "2,5", NULL);
    if (!strstr (impossible[i].facts, ":at"))
      paddock_match_set_fact (match, "red", "at", "3,4", NULL);
    paddock_match_settle (match, &error);
    g_assert_cmpstr (error ? error->message : NULL, ==, impossible[i].message);
  }
}

static void
remedy_all (PaddockPosition *position)
{
  for (guint i = 0; i < 100; i++) {
    g_autoptr (GPtrArray) conflicts = paddock_position_find_conflicts (position);

    if (conflicts->len == 0)
      return;
    paddock_position_remedy (position, conflicts->pdata[0]);
  }
  g_assert_not_reached ();
}

static void
edit_at_random (PaddockPosition *position, GRand *random)
{
  const PaddockMatch *match = paddock_position_get_match (position);
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  PaddockDashboard dashboard;
  guint n = paddock_match_show_pieces (match, PADDOCK_EVERYBODY, pieces);
  guint seat = (guint) g_rand_int_range (random, 0, 3);
  const PaddockGauge *gauge;

  if (g_rand_boolean (random)) {
    paddock_position_put (position, &pieces[g_rand_int_range (random, 0, (int) n)],
                          PADDOCK_PLACE (g_rand_int_range (random, -6, 20),
                                         g_rand_int_range (random, -6, 20)),
                          g_rand_int_range (random, 0, 12));
    return;
  }

  paddock_match_show_dashboard (match, seat, PADDOCK_EVERYBODY, &dashboard);
  gauge = &dashboard.gauges[g_rand_int_range (random, 0, (int) dashboard.n_gauges)];
  if (gauge->fact && gauge->n_parts > 0)
    paddock_position_turn_part (position, seat, gauge,
                                (guint) g_rand_int_range (random, 0, gauge->n_parts), FALSE);
}

/* Whatever people do by hand, once the conflicts are remedied the race goes on by the rules. */
static void
test_random_edits (void)
{
  static const char *const tracks[] = { OVAL, "tracks/cauldron.track.xml",
                                        "tracks/goose-neck.track.xml" };
  g_autoptr (GRand) random = g_rand_new_with_seed (4711);

  for (guint round = 0; round < 30; round++) {
    g_autoptr (PaddockSession) race =
      play_session_new (tracks[round % G_N_ELEMENTS (tracks)], "rookie rookie rookie", (int) round);
    g_autoptr (PaddockPosition) position = NULL;
    g_autoptr (PaddockSession) copy = NULL;

    play_session_wander (race, (guint) g_rand_int_range (random, 0, 60), round);
    position = paddock_position_new (race, PADDOCK_EVERYBODY);
    g_assert_nonnull (position);
    for (guint i = 0; i < 20; i++)
      edit_at_random (position, random);
    remedy_all (position);
    copy = open_position (position);
    for (guint i = 0; i < 20; i++) {
      g_autoptr (GError) error = NULL;

      play_session_wander (copy, 1, i);
      paddock_match_check (paddock_session_get_match (copy), &error);
      g_assert_no_error (error);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/frothy-position/one-gauge-at-a-time", test_gauges);
  g_test_add_func ("/play/frothy-position/conflicts-say-who-where-and-why", test_conflicts);
  g_test_add_func ("/play/frothy-position/a-track-changed-below-a-vehicle", test_track_below);
  g_test_add_func ("/play/frothy-position/what-follows-a-gauge", test_turns);
  g_test_add_func ("/play/frothy-position/damage-is-mended-without-a-trace", test_mended);
  g_test_add_func ("/play/frothy-position/heading-0-is-a-heading", test_headings);
  g_test_add_func ("/play/frothy-position/runners", test_runners);
  g_test_add_func ("/play/frothy-position/obstacles-taken-off", test_obstacles);
  g_test_add_func ("/play/frothy-position/debris-and-its-remedy", test_debris);
  g_test_add_func ("/play/frothy-position/a-track-that-cannot-be-raced", test_unraced_track);
  g_test_add_func ("/play/frothy-position/what-cannot-be-is-refused", test_impossible);
  g_test_add_func ("/play/frothy-position/any-edits-lead-to-a-race", test_random_edits);

  return g_test_run ();
}
