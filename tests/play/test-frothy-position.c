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
  position = paddock_position_new (race);
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
  g_autoptr (PaddockPosition) position = paddock_position_new (race);
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
  assert_conflict (position, "Red is not on the track, on -90,4.");
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
  g_autoptr (PaddockPosition) here = paddock_position_new (race), position = NULL;
  PaddockDocument *track = paddock_session_get_setup (race)->track;
  PaddockPiece red = get_vehicle (here, 0);
  PaddockHexTrack *record = paddock_document_dup_record (track);
  g_autoptr (PaddockDocument) cut = NULL;
  g_autofree char *text =
    g_strdup_printf ("Red is not on the track, on %d,%d.", red.places[0].a, red.places[0].b);

  paddock_board_set (&record->board, PADDOCK_HEX (red.places[0].a, red.places[0].b),
                     (PaddockCell){ 0 });
  for (guint i = paddock_list_len (record->grid); i > 0; i--)
    if (paddock_hex_equal (PADDOCK_LIST_AT (record->grid, PaddockGridSlot, i - 1)->at,
                           PADDOCK_HEX (red.places[0].a, red.places[0].b)))
      paddock_list_remove (&record->grid, i - 1);
  cut = paddock_document_new_take (track->kind, record);
  position = paddock_position_new_on (race, cut, paddock_games, NULL, NULL, NULL);
  g_assert_nonnull (position);
  assert_conflict (position, text);
  assert_conflict (position, NULL);
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
    position = paddock_position_new (race);
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
  g_test_add_func ("/play/frothy-position/any-edits-lead-to-a-race", test_random_edits);

  return g_test_run ();
}
