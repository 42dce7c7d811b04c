/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "play-field.h"

#include "hex-track.h"
#include "joyride-tracks.h"
#include "licence.h"
#include "road-track.h"
#include "shelf.h"

#define TRACK "tracks/harbour-loop.track.xml"

static const PaddockPlaytestSeat *
seat_at (const PaddockDocument *plan, guint i)
{
  return PADDOCK_LIST_AT (((const PaddockPlaytest *) plan->record)->seats, PaddockPlaytestSeat, i);
}

/* Every track that ships for a game with rules can be raced as it is. */
static void
test_tracks (void)
{
  guint n_raced = 0;

  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autoptr (PaddockDocument) track = NULL, plan = NULL;
    g_autoptr (PaddockSetup) setup = NULL;
    g_autoptr (GError) error = NULL;

    if (!g_str_has_prefix (paddock_shelf_files[i].name, "tracks/"))
      continue;
    track = paddock_shelf_file_read (&paddock_shelf_files[i], NULL);
    plan = paddock_plan_new (track, paddock_games, paddock_shelf_load, 5, &error);
    if (!plan) {
      g_assert_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP);
      continue;
    }

    g_assert_cmpstr (seat_at (plan, 0)->driver, ==, "person");
    g_assert_cmpstr (seat_at (plan, 1)->driver, ==, "racer");
    setup = paddock_playtest_dup_setup (plan->record, paddock_games, NULL, NULL, &error);
    g_assert_no_error (error);
    n_raced++;
  }

  g_assert_cmpuint (n_raced, >=, 11);
}

static void
assert_refused (PaddockDocument *document, const char *reason)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (paddock_plan_find_game (document, paddock_games, &error));
  g_assert_cmpstr (error->message, ==, reason);
}

/* What nobody can race says why. */
static void
test_refusals (void)
{
  g_autoptr (PaddockDocument) hexes = paddock_document_new (&paddock_hex_track_kind);
  g_autoptr (PaddockDocument) road = paddock_document_new (&paddock_road_track_kind);
  g_autoptr (PaddockDocument) licence = paddock_document_new (&paddock_licence_kind);
  g_autoptr (PaddockDocument) playtest = paddock_document_new (&paddock_playtest_kind);

  g_assert_true (paddock_plan_find_game (hexes, paddock_games, NULL) == paddock_games[0]);
  g_assert_true (paddock_plan_find_game (road, paddock_games, NULL) == paddock_games[2]);
  ((PaddockHexTrack *) hexes->record)->game = PADDOCK_GAME_ARCADE;
  assert_refused (hexes, "Joystick Heroes can’t be raced yet.");
  assert_refused (licence, "Only tracks can be raced.");
  assert_refused (playtest, "Only tracks can be raced.");
}

static void
test_seats (void)
{
  g_autoptr (PaddockDocument) plan = play_plan_new (TRACK, "person racer", 1);
  g_autoptr (PaddockDocument) changed = NULL;
  PaddockPlaytest *record = paddock_document_dup_record (plan);

  paddock_text_set (&((PaddockPlaytestSeat *) paddock_list_edit (&record->seats, 0))->id, "blue");
  paddock_text_set (&((PaddockPlaytestSeat *) paddock_list_edit (&record->seats, 1))->id, "gold");
  paddock_plan_set_n_seats (record, 4);
  changed = paddock_document_new_take (plan->kind, record);
  g_assert_cmpstr (seat_at (changed, 2)->id, ==, "red");
  g_assert_cmpstr (seat_at (changed, 3)->id, ==, "green");
}

/* As many seats as suit the track best, of equals the higher number, as long as there is room for all. */
static void
test_best_number (void)
{
  static const struct {
    PaddockPlayers players;
    int room; /* places on the starting line */
    guint n;
  } rows[] = {
    { { 0, 0, 0 }, 9, 4 }, { { 3, 3, 3 }, 9, 4 }, { { 3, 2, 1 }, 9, 2 }, { { 1, 3, 2 }, 9, 3 },
    { { 2, 2, 1 }, 9, 3 }, { { 1, 1, 2 }, 9, 4 }, { { 0, 0, 0 }, 3, 3 }, { { 0, 0, 0 }, 2, 2 },
    { { 1, 3, 2 }, 2, 2 }, { { 0, 0, 0 }, 1, 4 }, { { 3, 2, 1 }, 1, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    PaddockHexTrack *record = joy_test_plain_new ();
    g_autoptr (PaddockDocument) track = NULL, plan = NULL;

    record->players = rows[i].players;
    joy_test_add_token (&record->start.tokens, PADDOCK_HEX (-10, -9 + rows[i].room), 2);
    track = joy_test_take (record);
    plan = paddock_plan_new (track, paddock_games, NULL, 5, NULL);
    g_assert_cmpuint (paddock_list_len (((const PaddockPlaytest *) plan->record)->seats), ==,
                      rows[i].n);
  }
}

/* A plan is the track's: its title and game, the seed, the first seat for a person, the others for drivers. */
static void
test_plan (void)
{
  g_autoptr (PaddockDocument) track = paddock_shelf_load (TRACK, NULL, NULL);
  g_autoptr (PaddockDocument) plan = paddock_plan_new (track, paddock_games, NULL, 17, NULL);
  const PaddockPlaytest *record = plan->record;

  g_assert_cmpstr (record->title, ==, paddock_document_get_title (track));
  g_assert_cmpstr (record->game, ==, "joyride");
  g_assert_cmpint (record->rules_version, ==, (int) paddock_games[0]->rules_version);
  g_assert_cmpint (record->seed, ==, 17);
  g_assert_true (record->track.document == track);
  for (guint i = 0; i < paddock_list_len (record->seats); i++) {
    static const char *const ids[] = { "red", "blue", "green", "gold" };
    static const char *const names[] = { "Red", "Blue", "Green", "Gold" };

    g_assert_cmpstr (seat_at (plan, i)->id, ==, ids[i]);
    g_assert_cmpstr (seat_at (plan, i)->name, ==, names[i]);
    g_assert_cmpstr (seat_at (plan, i)->driver, ==, i ? "racer" : "person");
  }
}

/* Nothing of how a race went is left, and another track takes the place of the file that was named. */
static void
test_again_elsewhere (void)
{
  g_autoptr (PaddockDocument) plan = play_plan_new (TRACK, "person racer", 1), raced = NULL;
  g_autoptr (PaddockDocument) track = joy_test_take (joy_test_plain_new ()), again = NULL;
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  const PaddockPlaytest *found;

  record->race = 7;
  record->at = 3;
  paddock_text_set (&record->line, "line-1");
  paddock_text_set (&record->clauses, "JOY-MOV-01");
  paddock_text_set (&record->track.file, "away.track.xml");
  paddock_playtest_add_step (record, PADDOCK_STEP_REMARK);
  paddock_list_append (&record->lines, &paddock_playtest_line_type);
  paddock_list_append (&record->position, &paddock_playtest_fact_type);
  raced = paddock_document_new_take (plan->kind, record);
  again = paddock_plan_again (raced, track, 9);
  found = again->record;
  g_assert_cmpint (found->race, ==, 0);
  g_assert_cmpint (found->at, ==, PADDOCK_AT_END);
  g_assert_cmpint (found->seed, ==, 9);
  g_assert_cmpstr (paddock_text_get (found->line), ==, "");
  g_assert_cmpstr (paddock_text_get (found->clauses), ==, "");
  g_assert_cmpstr (paddock_text_get (found->track.file), ==, "");
  g_assert_true (found->track.document == track);
  g_assert_cmpuint (paddock_list_len (found->script) + paddock_list_len (found->lines)
                      + paddock_list_len (found->position),
                    ==, 0);
}

/* --- Vehicles --- */

static PaddockDocument *
load_plan (const char *name, PaddockLoadFunc load)
{
  g_autoptr (PaddockDocument) track = paddock_shelf_load (name, NULL, NULL);

  return paddock_plan_new (track, paddock_games, load, 5, NULL);
}

static const char *
title_at (const PaddockDocument *plan, guint i)
{
  PaddockDocument *vehicle = seat_at (plan, i)->vehicle.document;

  return vehicle ? paddock_document_get_title (vehicle) : "";
}

static void
test_vehicles (void)
{
  static const struct {
    const char *track;
    const char *titles[4];
  } rows[] = {
    { "tracks/windmill-oval.track.xml",
      { "Basic Chariot", "The Tick-Tock Twins", "Pirouette", "Gossamer" } },
    { "tracks/tidewater.track.xml",
      { "Basic Chariot", "Mrs Pickle's Beagles", "The Ember Coach", "The Walking Library" } },
    { "tracks/cauldron.track.xml",
      { "Basic Chariot", "Old Bramble", "The Iron Duchess", "The Copper Kettle" } },
    { "tracks/moon-dial.track.xml", { "Basic Chariot", "Midnight Kate" } },
    { "tracks/foxglove-heath.track.xml",
      { "Basic Chariot", "The Besom Taxi", "Mrs Pickle's Beagles", "Midnight Kate" } },
    { "tracks/cabbage-market.track.xml",
      { "Basic Chariot", "Barrel & Daughters", "The Besom Taxi", "The Ember Coach" } },
    { TRACK, { "", "", "", "" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) plan = load_plan (rows[i].track, paddock_shelf_load);
    g_autoptr (PaddockDocument) again = load_plan (rows[i].track, paddock_shelf_load);
    g_autoptr (PaddockDocument) standard = load_plan (rows[i].track, NULL);

    g_assert_true (paddock_document_equal (plan, again));
    for (guint k = 0; k < 4 && rows[i].titles[k]; k++) {
      g_assert_cmpstr (title_at (plan, k), ==, rows[i].titles[k]);
      g_assert_cmpstr (title_at (standard, k), ==, "");
    }
  }
}

/* A seat that is added gets what nobody drives, and who sits there already keeps what he has. */
static void
test_vehicle_of_a_new_seat (void)
{
  g_autoptr (PaddockDocument) plan =
    load_plan ("tracks/windmill-oval.track.xml", paddock_shelf_load);
  g_autoptr (PaddockDocument) changed = NULL;
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  PaddockPlaytestSeat *second = paddock_list_edit (&record->seats, 1);

  paddock_plan_set_n_seats (record, 2);
  g_clear_pointer (&second->vehicle.document, paddock_document_unref);
  second->vehicle.document = paddock_shelf_load ("vehicles/pirouette.vehicle.xml", NULL, NULL);
  paddock_plan_set_n_seats (record, 6);
  paddock_plan_suggest_vehicles (record, paddock_games_find (paddock_games, "frothy"), 2,
                                 paddock_shelf_load);
  changed = paddock_document_new_take (plan->kind, record);
  g_assert_cmpstr (title_at (changed, 1), ==, "Pirouette");
  g_assert_cmpstr (title_at (changed, 2), ==, "The Tick-Tock Twins");
  g_assert_cmpstr (title_at (changed, 3), ==, "Gossamer");
  g_assert_cmpstr (title_at (changed, 5), ==, "The Copper Kettle");
}

static void
test_again (void)
{
  g_autoptr (PaddockDocument) plan = play_plan_new (TRACK, "person racer", 1);
  g_autoptr (PaddockSession) session = play_session_open (plan);
  g_autoptr (PaddockDocument) raced = NULL, again = NULL, other = NULL;

  play_session_wander (session, 20, 1);
  paddock_session_travel (session, 7);
  raced = paddock_session_dup_document (session);
  again = paddock_plan_again (raced, NULL, 1);
  g_assert_true (paddock_document_equal (again, plan));
  other = paddock_plan_again (raced, NULL, 2);
  g_assert_false (paddock_document_equal (other, plan));
  g_assert_cmpint (((const PaddockPlaytest *) other->record)->seed, ==, 2);
}

static void
test_without_people (void)
{
  g_autoptr (PaddockDocument) plan = play_plan_new (TRACK, "person rookie person", 1);
  g_autoptr (PaddockDocument) expected = play_plan_new (TRACK, "racer rookie racer", 1);
  g_autoptr (PaddockDocument) watched = paddock_plan_without_people (plan);

  g_assert_true (paddock_document_equal (watched, expected));
}

/* The rest of the plan stays: the vehicle and the seed. */
static void
test_alone (void)
{
  g_autoptr (PaddockDocument) plan = play_plan_new (TRACK, "person rookie person", 7);
  g_autoptr (PaddockDocument) alone = paddock_plan_alone (plan, paddock_games);
  g_autoptr (PaddockDocument) again = paddock_plan_alone (alone, paddock_games);
  const PaddockPlaytest *record = alone->record;
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockSetup) setup =
    paddock_playtest_dup_setup (record, paddock_games, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (setup->n_seats, ==, 1);
  g_assert_cmpuint (setup->seed, ==, 7);
  g_assert_cmpstr (PADDOCK_LIST_AT (record->seats, PaddockPlaytestSeat, 0)->driver, ==, "racer");
  g_assert_cmpuint (paddock_list_len (record->options), ==, 1);
  g_assert_cmpstr (PADDOCK_LIST_AT (record->options, PaddockSetting, 0)->value, ==, "1");
  g_assert_true (paddock_document_equal (alone, again));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/race-plan/vehicles/suit-the-race-and-differ", test_vehicles);
  g_test_add_func ("/play/race-plan/vehicles/a-new-seat-has-its-own", test_vehicle_of_a_new_seat);
  g_test_add_func ("/play/race-plan/as-many-seats-as-suit-the-track", test_best_number);
  g_test_add_func ("/play/race-plan/a-plan-is-of-its-track", test_plan);
  g_test_add_func ("/play/race-plan/again-on-another-track", test_again_elsewhere);
  g_test_add_func ("/play/race-plan/every-track-can-be-raced-as-it-is", test_tracks);
  g_test_add_func ("/play/race-plan/what-cannot-be-raced-says-why", test_refusals);
  g_test_add_func ("/play/race-plan/new-seats-have-colours-of-their-own", test_seats);
  g_test_add_func ("/play/race-plan/again-is-the-same-plan", test_again);
  g_test_add_func ("/play/race-plan/drivers-take-the-seats-of-people", test_without_people);
  g_test_add_func ("/play/race-plan/a-lap-alone", test_alone);

  return g_test_run ();
}
