/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "play-field.h"

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
    plan = paddock_race_plan_new (track, paddock_games, 5, &error);
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
test_seats (void)
{
  g_autoptr (PaddockDocument) plan = play_plan_new (TRACK, "person racer", 1);
  g_autoptr (PaddockDocument) changed = NULL;
  PaddockPlaytest *record = paddock_document_dup_record (plan);

  paddock_text_set (&((PaddockPlaytestSeat *) paddock_list_edit (&record->seats, 0))->id, "blue");
  paddock_text_set (&((PaddockPlaytestSeat *) paddock_list_edit (&record->seats, 1))->id, "gold");
  paddock_race_plan_set_n_seats (record, 4);
  changed = paddock_document_new_take (plan->kind, record);
  g_assert_cmpstr (seat_at (changed, 2)->id, ==, "red");
  g_assert_cmpstr (seat_at (changed, 3)->id, ==, "green");
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
  again = paddock_race_plan_again (raced, NULL, 1);
  g_assert_true (paddock_document_equal (again, plan));
  other = paddock_race_plan_again (raced, NULL, 2);
  g_assert_false (paddock_document_equal (other, plan));
  g_assert_cmpint (((const PaddockPlaytest *) other->record)->seed, ==, 2);
}

static void
test_without_people (void)
{
  g_autoptr (PaddockDocument) plan = play_plan_new (TRACK, "person rookie person", 1);
  g_autoptr (PaddockDocument) expected = play_plan_new (TRACK, "racer rookie racer", 1);
  g_autoptr (PaddockDocument) watched = paddock_race_plan_without_people (plan);

  g_assert_true (paddock_document_equal (watched, expected));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/race-plan/every-track-can-be-raced-as-it-is", test_tracks);
  g_test_add_func ("/play/race-plan/new-seats-have-colours-of-their-own", test_seats);
  g_test_add_func ("/play/race-plan/again-is-the-same-plan", test_again);
  g_test_add_func ("/play/race-plan/drivers-take-the-seats-of-people", test_without_people);

  return g_test_run ();
}
