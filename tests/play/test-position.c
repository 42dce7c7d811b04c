/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "position.h"

#include <string.h>

#include "hex-track.h"
#include "joyride-by-hand.h"
#include "joyride-tracks.h"
#include "play-field.h"
#include "rounds.h"

static const char *const tracks[] = { "tracks/harbour-loop.track.xml", "tracks/stunt-day.track.xml",
                                      "tracks/regatta.track.xml" };

/* --- As it is --- */

static PaddockSession *
open_position (const PaddockPosition *position)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document = paddock_position_dup_document (position, &error);
  g_autoptr (PaddockSession) session = NULL;

  g_assert_no_error (error);
  session = play_session_open (document);
  return play_session_reopen (session);
}

static char *
dup_question (const PaddockSession *session)
{
  const PaddockMatch *match = paddock_session_get_match (session);
  const PaddockDecision *decision = paddock_match_get_decision (match);
  GString *text = g_string_new (NULL);

  for (guint i = 0; decision && i < decision->n_choices; i++) {
    g_autofree char *key = paddock_match_dup_key (match, i);

    g_string_append_printf (text, "%u %s ", decision->player, key);
  }
  return g_string_free (text, FALSE);
}

/* Which die is left on the mirror after shifting down is immaterial, for it is about to be rolled (JOY-SHF-08). */
static char *
dup_dump (const PaddockSession *session)
{
  const JoyState *state = joy_test_state (paddock_session_get_match (session));
  g_autofree char *dump = play_session_dump (session);
  g_autofree char *line = NULL, *pattern = NULL;
  g_autoptr (GRegex) regex = NULL;

  if (state->flow.step < JOY_STEP_SHIFT || state->flow.step >= JOY_STEP_ROLL)
    return g_steal_pointer (&dump);

  line =
    g_strdup_printf ("%s mirror", paddock_session_get_setup (session)->seats[state->active].id);
  pattern = g_strdup_printf ("(?m)^%s: .*$", line);
  regex = g_regex_new (pattern, 0, 0, NULL);
  return g_regex_replace_literal (regex, dump, -1, 0, line, 0, NULL);
}

static void
assert_same (const PaddockSession *a, const PaddockSession *b)
{
  g_autofree char *dump = dup_dump (a), *other = dup_dump (b);
  g_autofree char *question = dup_question (a), *others = dup_question (b);

  g_assert_cmpstr (dump, ==, other);
  g_assert_cmpstr (question, ==, others);
}

/* Both races go on in the same way, dice included. */
static void
assert_go_on_alike (PaddockSession *race, PaddockSession *copy)
{
  guint moment = paddock_session_get_moment (race);

  assert_same (race, copy);
  for (guint i = moment; i < MIN (paddock_session_get_n_moments (race), moment + 6); i++) {
    guint choice = paddock_journal_get_choice (paddock_session_get_journal (race), i);

    paddock_session_travel (race, i + 1);
    paddock_session_choose (copy, choice);
    assert_same (race, copy);
  }
}

/* The first moment of a turn, after everybody has started. */
static guint
find_first_turn (const PaddockSession *session)
{
  const PaddockJournal *journal = paddock_session_get_journal (session);

  for (guint i = 0; i < paddock_session_get_n_moments (session); i++)
    if (((const JoyState *) paddock_journal_get_state (journal, i))->flow.step
        >= JOY_STEP_START_WINDOW)
      return i;

  g_assert_not_reached ();
}

static void
test_any_moment (void)
{
  for (guint t = 0; t < G_N_ELEMENTS (tracks); t++) {
    g_autoptr (PaddockSession) race =
      play_session_new (tracks[t], "racer rookie random racer:brawler", 5);
    guint first;

    for (guint i = 0; i < 400 && paddock_session_drive (race); i++)
      ;
    first = find_first_turn (race);
    for (guint i = first; i < paddock_session_get_n_moments (race); i += count_stride (7)) {
      g_autoptr (PaddockPosition) position = NULL;
      g_autoptr (PaddockSession) copy = NULL;

      paddock_session_travel (race, i);
      position = paddock_position_new (race, PADDOCK_EVERYBODY);
      copy = open_position (position);
      assert_go_on_alike (race, copy);
    }
  }
}

/* Before the race has begun the position is one in which it has, and when it is over one in which it goes on. */
static void
test_before_and_after (void)
{
  g_autoptr (PaddockSession) race = play_session_new (tracks[0], "racer racer", 5);

  for (guint i = 0; i < 2; i++) {
    g_autoptr (PaddockPosition) position = paddock_position_new (race, PADDOCK_EVERYBODY);
    g_autoptr (GPtrArray) conflicts = paddock_position_find_conflicts (position);
    g_autoptr (PaddockSession) copy = NULL;

    for (guint k = 0; k < conflicts->len; k++)
      paddock_position_remedy (position, conflicts->pdata[k]);
    copy = open_position (position);
    g_assert_true (paddock_session_drive (copy));
    while (paddock_session_drive (race))
      ;
  }
}

/* --- By hand --- */

static PaddockPiece
find_vehicle (const PaddockMatch *match, guint seat)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, PADDOCK_EVERYBODY, pieces);

  for (guint i = 0; i < n; i++)
    if (pieces[i].kind == PADDOCK_PIECE_VEHICLE && pieces[i].seat == seat)
      return pieces[i];

  g_assert_not_reached ();
}

static PaddockSession *
race_on_plain (void)
{
  g_autoptr (PaddockDocument) track = joy_test_take (joy_test_plain_new ());
  g_autoptr (PaddockDocument) plan = paddock_plan_new (track, paddock_games, NULL, 3, NULL);
  g_autoptr (PaddockDocument) two = NULL;
  PaddockPlaytest *record = paddock_document_dup_record (plan);

  paddock_plan_set_n_seats (record, 2);
  two = paddock_document_new_take (plan->kind, record);
  return play_session_open (two);
}

static void
assert_conflict (const PaddockPosition *position, guint n, const char *text)
{
  g_autoptr (GPtrArray) conflicts = paddock_position_find_conflicts (position);

  g_assert_cmpuint (conflicts->len, ==, n);
  if (n > 0)
    g_assert_cmpstr (((const PaddockConflict *) conflicts->pdata[0])->text, ==, text);
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
test_drag (void)
{
  g_autoptr (PaddockSession) race = race_on_plain ();
  g_autoptr (PaddockPosition) position = paddock_position_new (race, PADDOCK_EVERYBODY);
  g_autoptr (PaddockSession) copy = NULL;
  PaddockPiece red = find_vehicle (paddock_position_get_match (position), 0);
  PaddockPiece blue = find_vehicle (paddock_position_get_match (position), 1);

  paddock_position_put (position, &red, PADDOCK_PLACE (2, 3), 1);
  assert_conflict (position, 0, NULL);
  paddock_position_put (position, &blue, PADDOCK_PLACE (2, 3), 0);
  assert_conflict (position, 1, "Blue and Red stand on the same space.");
  remedy_all (position);
  red = find_vehicle (paddock_position_get_match (position), 0);
  g_assert_true (paddock_place_equal (red.places[0], PADDOCK_PLACE (2, 3)));
  g_assert_cmpint (red.heading, ==, 1);

  paddock_position_put (position, &blue, PADDOCK_PLACE (100, 100), 0);
  assert_conflict (position, 1, "The front of Blue is not on a space.");
  paddock_position_put (position, &blue, PADDOCK_NOWHERE, 0);
  assert_conflict (position, 1, "Blue is off the board.");
  g_assert_null (paddock_position_dup_document (position, NULL));
  remedy_all (position);
  copy = open_position (position);
  assert_conflict (position, 0, NULL);
}

/* The piece goes to the nearest place that is free, and looks the way it did if it can. */
static void
test_nearest (void)
{
  g_autoptr (PaddockSession) race = race_on_plain ();
  g_autoptr (PaddockPosition) position = paddock_position_new (race, PADDOCK_EVERYBODY);
  PaddockPiece red = find_vehicle (paddock_position_get_match (position), 0);
  PaddockHex front;

  paddock_position_put (position, &red, PADDOCK_PLACE (13, 0), 2);
  remedy_all (position);
  red = find_vehicle (paddock_position_get_match (position), 0);
  front = PADDOCK_HEX (red.places[0].a, red.places[0].b);
  g_assert_cmpuint (paddock_hex_distance (front, PADDOCK_HEX (13, 0)), ==, 1);
  g_assert_cmpint (red.heading, ==, 2);
}

static guint
count_tokens (const PaddockPosition *position, const char *type, PaddockPiece *token)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (paddock_position_get_match (position), PADDOCK_EVERYBODY,
                                       pieces),
        found = 0;

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (pieces[i].type, type) == 0) {
      *token = pieces[i];
      found++;
    }

  return found;
}

/* There are four mines: no more can be laid, and one that is taken off can be laid again. */
static void
test_tokens (void)
{
  g_autoptr (PaddockSession) race = race_on_plain ();
  g_autoptr (PaddockPosition) position = paddock_position_new (race, PADDOCK_EVERYBODY);
  g_autoptr (PaddockSession) copy = NULL;
  PaddockPiece fresh[PADDOCK_MAX_PIECES], mine;

  g_assert_cmpuint (paddock_position_list_new (position, fresh), ==, 2);
  g_assert_cmpstr (fresh[0].type, ==, "mine");
  for (int i = 0; i < 6; i++)
    paddock_position_put (position, &fresh[0], PADDOCK_PLACE (i, 5), 0);
  g_assert_cmpuint (count_tokens (position, "mine", &mine), ==, 4);
  g_assert_cmpuint (paddock_position_list_new (position, fresh), ==, 1);

  paddock_position_put (position, &mine, PADDOCK_PLACE (0, 5), 0);
  assert_conflict (position, 1, "Two tokens lie on the same space.");
  paddock_position_put (position, &mine, PADDOCK_PLACE (99, 5), 0);
  assert_conflict (position, 1, "A token is not on a space.");
  remedy_all (position);
  g_assert_cmpuint (count_tokens (position, "mine", &mine), ==, 3);
  g_assert_cmpuint (paddock_position_list_new (position, fresh), ==, 2);
  copy = open_position (position);
  g_assert_nonnull (paddock_match_get_decision (paddock_session_get_match (copy)));
}

static const PaddockGauge *
find_gauge (const PaddockDashboard *dashboard, const char *fact)
{
  for (guint i = 0; i < dashboard->n_gauges; i++)
    if (g_strcmp0 (dashboard->gauges[i].fact, fact) == 0)
      return &dashboard->gauges[i];

  g_assert_not_reached ();
}

static void
turn (PaddockPosition *position, const char *fact, guint part, gboolean is_damage)
{
  PaddockDashboard dashboard;

  paddock_match_show_dashboard (paddock_position_get_match (position), 0, PADDOCK_EVERYBODY,
                                &dashboard);
  paddock_position_turn_part (position, 0, find_gauge (&dashboard, fact), part, is_damage);
}

static void
assert_fact (const PaddockPosition *position, const char *name, const char *expected)
{
  g_autoptr (GError) error = NULL;

  paddock_match_expect_fact (paddock_position_get_match (position), "red", name, expected, &error);
  g_assert_no_error (error);
}

static void
test_dashboard (void)
{
  g_autoptr (PaddockSession) race = race_on_plain ();
  g_autoptr (PaddockPosition) position = paddock_position_new (race, PADDOCK_EVERYBODY);
  g_autoptr (PaddockSession) copy = NULL;

  turn (position, "gear", 3, FALSE);
  assert_fact (position, "gear", "4");
  turn (position, "gear", 2, FALSE);
  turn (position, "mirror", 2, FALSE);
  assert_fact (position, "gear", "3");
  turn (position, "gear", 2, TRUE);
  assert_fact (position, "damaged-gears", "3");
  assert_fact (position, "gear", "2");
  turn (position, "gear", 2, TRUE);
  assert_fact (position, "damaged-gears", "2");
  turn (position, "items", 0, FALSE);
  assert_fact (position, "items", "rocket none none");
  turn (position, "items", 0, TRUE);
  assert_fact (position, "items", "none none none");
  assert_fact (position, "damaged-slots", "1");
  turn (position, "locked", 3, TRUE);
  assert_fact (position, "damaged-locks", "1");
  turn (position, "used", 1, FALSE);
  assert_fact (position, "used", "2");
  turn (position, "laps", 1, FALSE);
  assert_fact (position, "laps", "1");
  turn (position, "next", 1, FALSE);
  assert_fact (position, "next", "start");
  copy = open_position (position);
  g_assert_nonnull (paddock_match_get_decision (paddock_session_get_match (copy)));
}

/* Whatever people do by hand, once the conflicts are remedied the race goes on by the rules. */
static void
edit_at_random (PaddockPosition *position, GRand *random)
{
  const PaddockMatch *match = paddock_position_get_match (position);
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  PaddockDashboard dashboard;
  guint n = paddock_match_show_pieces (match, PADDOCK_EVERYBODY, pieces);
  guint seat = (guint) g_rand_int_range (random, 0, 4);
  PaddockPlace place =
    PADDOCK_PLACE (g_rand_int_range (random, -6, 20), g_rand_int_range (random, -6, 20));
  const PaddockGauge *gauge;

  if (g_rand_boolean (random)) {
    paddock_position_put (position, &pieces[g_rand_int_range (random, 0, (int) n)], place,
                          g_rand_int_range (random, 0, 6));
    return;
  }
  if (g_rand_int_range (random, 0, 8) == 0 && paddock_position_list_new (position, pieces) > 0) {
    paddock_position_put (position, &pieces[0], place, 0);
    return;
  }

  paddock_match_show_dashboard (match, seat, PADDOCK_EVERYBODY, &dashboard);
  gauge = &dashboard.gauges[g_rand_int_range (random, 0, (int) dashboard.n_gauges)];
  if (gauge->fact && gauge->n_parts > 0)
    paddock_position_turn_part (position, seat, gauge,
                                (guint) g_rand_int_range (random, 0, gauge->n_parts),
                                g_rand_boolean (random));
}

static void
test_random_edits (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (4711);

  for (guint round = 0; round < 60; round++) {
    g_autoptr (PaddockSession) race = play_session_new (tracks[round % G_N_ELEMENTS (tracks)],
                                                        "racer racer racer racer", (int) round);
    g_autoptr (PaddockPosition) position = NULL;
    g_autoptr (PaddockSession) copy = NULL;
    guint n = (guint) g_rand_int_range (random, 0, 60);

    for (guint i = 0; i < n; i++)
      paddock_session_drive (race);
    position = paddock_position_new (race, PADDOCK_EVERYBODY);
    for (guint i = 0; i < 20; i++)
      edit_at_random (position, random);
    remedy_all (position);
    copy = open_position (position);
    for (guint i = 0; i < 30 && paddock_session_drive (copy); i++) {
      g_autoptr (GError) error = NULL;

      paddock_match_check (paddock_session_get_match (copy), &error);
      g_assert_no_error (error);
    }
  }
}

/* --- Another track --- */

/* The session's track with one cell made a barrier. */
static PaddockDocument *
dup_track_without (const PaddockSession *session, PaddockHex hex)
{
  PaddockDocument *track = paddock_session_get_setup (session)->track;
  PaddockHexTrack *record = paddock_document_dup_record (track);

  joy_test_set_cell (record, hex.q, hex.r, PADDOCK_CELL_BARRIER);
  return paddock_document_new_take (track->kind, record);
}

static void
test_track_elsewhere (void)
{
  g_autoptr (PaddockSession) race = race_on_plain ();
  g_autoptr (PaddockDocument) track = NULL, document = NULL;
  g_autoptr (PaddockSession) there = NULL;

  play_session_wander (race, 12, 1);
  track = dup_track_without (race, PADDOCK_HEX (12, 12));
  document = paddock_session_dup_on_track (race, track, paddock_games, NULL, NULL);
  g_assert_nonnull (document);
  there = play_session_open (document);
  assert_same (race, there);
  g_assert_cmpuint (paddock_session_get_moment (there), ==, 12);
}

static void
test_track_below (void)
{
  g_autoptr (PaddockSession) race = race_on_plain ();
  g_autoptr (PaddockPosition) position = NULL;
  g_autoptr (PaddockSession) there = NULL;
  g_autoptr (PaddockDocument) track = NULL;
  g_autoptr (GError) error = NULL;
  PaddockPiece red;

  play_session_wander (race, 12, 1);
  red = find_vehicle (paddock_session_get_match (race), 0);
  track = dup_track_without (race, PADDOCK_HEX (red.places[0].a, red.places[0].b));
  g_assert_null (paddock_session_dup_on_track (race, track, paddock_games, NULL, NULL));
  position =
    paddock_position_new_on (race, PADDOCK_EVERYBODY, track, paddock_games, NULL, NULL, &error);
  g_assert_no_error (error);
  {
    g_autoptr (GPtrArray) conflicts = paddock_position_find_conflicts (position);
    const PaddockConflict *first = conflicts->pdata[0];

    g_assert_cmpuint (conflicts->len, ==, 1);
    g_assert_cmpuint (first->seat, ==, 0);
    g_assert_cmpint (first->remedy, ==, PADDOCK_REMEDY_MOVE);
    g_assert_true (paddock_place_equal (first->place, red.places[0]));
  }
  remedy_all (position);
  there = open_position (position);
  g_assert_nonnull (paddock_match_get_decision (paddock_session_get_match (there)));
}

/* A car on its way to a checkpoint that is gone is told, and goes to the last there is. */
static void
test_lost_checkpoint (void)
{
  g_autoptr (PaddockDocument) long_track = joy_test_ring ();
  g_autoptr (PaddockDocument) plan = paddock_plan_new (long_track, paddock_games, NULL, 3, NULL);
  g_autoptr (PaddockSession) race = play_session_open (plan);
  g_autoptr (PaddockPosition) here = paddock_position_new (race, PADDOCK_EVERYBODY),
                              position = NULL;
  g_autoptr (PaddockSession) late = NULL;
  g_autoptr (PaddockDocument) short_track = NULL;
  PaddockHexTrack *record = paddock_document_dup_record (long_track);

  g_assert_true (paddock_position_set_fact (here, "red", "next", "3", NULL));
  late = open_position (here);
  paddock_list_remove (&record->checkpoints, 2);
  short_track = paddock_document_new_take (long_track->kind, record);
  position =
    paddock_position_new_on (late, PADDOCK_EVERYBODY, short_track, paddock_games, NULL, NULL, NULL);
  assert_conflict (position, 1, "\"next\" of Red cannot be \"3\" here.");
  assert_fact (position, "next", "2");
  remedy_all (position);
  assert_conflict (position, 0, NULL);
}

static void
test_bad_track (void)
{
  g_autoptr (PaddockSession) race = race_on_plain ();
  g_autoptr (PaddockDocument) track = paddock_document_new (&paddock_hex_track_kind);
  g_autoptr (GError) error = NULL;

  g_assert_null (
    paddock_position_new_on (race, PADDOCK_EVERYBODY, track, paddock_games, NULL, NULL, &error));
  g_assert_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  play_add_joyride_by_hand ();
  g_test_add_func ("/play/position/goes-on-like-the-race-it-was-taken-from", test_any_moment);
  g_test_add_func ("/play/position/before-the-start-and-after-the-finish", test_before_and_after);
  g_test_add_func ("/play/position/pieces-are-put-and-conflicts-told", test_drag);
  g_test_add_func ("/play/position/a-remedy-is-the-nearest-place", test_nearest);
  g_test_add_func ("/play/position/tokens-are-laid-and-taken-off", test_tokens);
  g_test_add_func ("/play/position/dashboards-are-set", test_dashboard);
  g_test_add_func ("/play/position/any-edits-lead-to-a-race", test_random_edits);
  g_test_add_func ("/play/position/a-track-changed-elsewhere-keeps-the-history",
                   test_track_elsewhere);
  g_test_add_func ("/play/position/a-track-changed-below-a-car-conflicts", test_track_below);
  g_test_add_func ("/play/position/a-lost-checkpoint-is-told", test_lost_checkpoint);
  g_test_add_func ("/play/position/a-track-that-cannot-be-raced-is-an-error", test_bad_track);

  return g_test_run ();
}
