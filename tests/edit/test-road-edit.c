/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bonus-place.h"
#include "road-fixture.h"
#include "road-scripts.h"
#include "road-summary.h"

#define TEMPLATE \
  "s1/1 s2/1 bend-1/0 line-2/2 bend-2/0 line-3*/3 bend-3/0 line-4/4 bend-4/0 f1/5 f2/5"

static void
test_insert (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  guint placed;

  assert_course (track, TEMPLATE);
  g_assert_null (paddock_road_insert_place (track, 4, "straight", &placed));
  g_assert_cmpuint (placed, ==, 4);
  assert_course (track,
                 "s1/1 s2/1 bend-1/0 line-2/2 straight/2 bend-2/0 line-3*/3 bend-3/0 line-4/4 "
                 "bend-4/0 f1/5 f2/5");
  g_assert_null (paddock_road_insert_place (track, 4, "straight", &placed));
  g_assert_cmpstr (PADDOCK_LIST_AT (track->places, PaddockTilePlace, 4)->as, ==, "straight-2");
  g_assert_nonnull (paddock_road_insert_place (track, 0, "nowhere", &placed));
}

static void
test_curve_cuts_line (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  guint placed;

  g_assert_null (paddock_road_insert_place (track, 4, "straight", &placed));
  g_assert_null (paddock_road_insert_place (track, 4, "left", &placed));
  assert_course (track, "s1/1 s2/1 bend-1/0 line-2/2 left/0 straight/3 bend-2/0 line-3*/4 bend-3/0 "
                        "line-4/5 bend-4/0 f1/6 f2/6");
  g_assert_null (paddock_road_delete_place (track, 4));
  assert_course (track,
                 "s1/1 s2/1 bend-1/0 line-2/2 straight/2 bend-2/0 line-3*/3 bend-3/0 line-4/4 "
                 "bend-4/0 f1/5 f2/5");
}

/* Start and finish keep to their ends, wherever somebody points (RIV-MAP-01). */
static void
test_ends (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  guint placed;

  g_assert_null (paddock_road_insert_place (track, 0, "straight", &placed));
  g_assert_cmpuint (placed, ==, 2);
  g_assert_null (paddock_road_insert_place (track, 99, "straight", &placed));
  g_assert_cmpuint (placed, ==, 10);
  assert_clause (paddock_road_insert_place (track, 0, "s1", &placed), "RIV-MAP-01");
  assert_clause (paddock_road_move_place (track, 0, 5, &placed), "RIV-MAP-01");
  assert_clause (paddock_road_replace_place (track, 0, "straight"), "RIV-MAP-01");
  assert_clause (paddock_road_replace_place (track, 3, "s1"), "RIV-MAP-01");

  g_assert_null (paddock_road_delete_place (track, 0));
  g_assert_null (paddock_road_insert_place (track, 7, "s1", &placed));
  g_assert_cmpuint (placed, ==, 0);
  g_assert_null (paddock_road_delete_place (track, paddock_list_len (track->places) - 2));
  g_assert_null (paddock_road_insert_place (track, 0, "f1", &placed));
  g_assert_cmpuint (placed, ==, paddock_list_len (track->places) - 2);
}

static void
test_from_nothing (void)
{
  static const char *const order[] = { "f2", "straight", "s2", "f1", "s1", "left" };
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  guint placed;

  while (paddock_list_len (track->places))
    g_assert_null (paddock_road_delete_place (track, 0));
  g_assert_cmpuint (paddock_list_len (track->bonuses), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    g_assert_null (paddock_road_insert_place (track, 99, order[i], &placed));
  assert_course (track, "s1/1 s2/1 straight/1 left/0 f1/2 f2/2");
}

static void
test_move (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  guint placed;

  g_assert_null (paddock_road_move_place (track, 5, 3, &placed));
  assert_course (track, "s1/1 s2/1 bend-1/0 line-3*/2 line-2/2 bend-2/0 bend-3/0 line-4/3 bend-4/0 "
                        "f1/4 f2/4");
  g_assert_null (paddock_road_move_place (track, 3, 0, &placed));
  g_assert_cmpuint (placed, ==, 2);
  assert_clause (paddock_road_move_place (track, 2, 1, &placed), "RIV-MAP-01");
}

/* The sprint's line goes where its tile goes, and with it. */
static void
test_bonus_follows (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  guint placed;

  g_assert_null (paddock_road_move_place (track, 5, 3, &placed));
  g_assert_cmpstr (PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, 0)->at, ==, "line-3");
  g_assert_null (paddock_road_flip_place (track, 3));
  g_assert_cmpint (PADDOCK_LIST_AT (track->places, PaddockTilePlace, 3)->mirror, ==, FALSE);
  g_assert_cmpuint (paddock_list_len (track->bonuses), ==, 1);
  g_assert_null (paddock_road_replace_place (track, 3, "straight"));
  g_assert_cmpuint (paddock_list_len (track->bonuses), ==, 0);
}

static void
test_notes_follow (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  PaddockNote *note = paddock_list_append (&track->notes, &paddock_note_type);
  guint placed;

  note->at = PADDOCK_PLACE (35, 2); /* row 5 of line-2 */
  g_assert_null (paddock_road_insert_place (track, 2, "straight", &placed));
  g_assert_cmpint (PADDOCK_LIST_AT (track->notes, PaddockNote, 0)->at.a, ==, 57);
  g_assert_null (paddock_road_delete_place (track, 2));
  g_assert_cmpint (PADDOCK_LIST_AT (track->notes, PaddockNote, 0)->at.a, ==, 35);
  g_assert_null (paddock_road_delete_place (track, 3));
  g_assert_cmpuint (paddock_list_len (track->notes), ==, 0);
}

static void
test_library (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  guint added;

  g_assert_null (paddock_road_duplicate_tile (track, 4, &added));
  g_assert_cmpstr (PADDOCK_LIST_AT (track->tiles, PaddockTile, added)->id, ==, "straight-2");
  for (int kind = PADDOCK_TILE_START; kind <= PADDOCK_TILE_INTERMEDIATE; kind++)
    g_assert_null (paddock_road_add_tile (track, (PaddockTileKind) kind, &added));
  assert_rows (track, "curve", "flat: 2x3@1 4x3@1/2/3 2x3@1");
  g_assert_cmpuint (paddock_list_len (get_tile (track, "start")->slots), ==, 21);
  g_assert_cmpuint (paddock_road_count_uses (track, "straight"), ==, 2);
  g_assert_null (
    paddock_road_delete_tile (track, (guint) paddock_road_find_tile_index (track, "straight")));
  assert_course (track, "s1/1 s2/1 bend-1/0 bend-2/0 line-3*/2 bend-3/0 bend-4/0 f1/3 f2/3");
}

/* Every gap of the template, against what its terrain and its section say. */
static void
test_bonus_places (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  g_autoptr (PaddockRoadCourse) course = paddock_road_course_new (track);
  const char *const clauses[] = { "RIV-BONUS-02", "RIV-BONUS-04", "RIV-BONUS-05", "RIV-BONUS-06" };
  guint n[G_N_ELEMENTS (clauses)] = { 0 }, n_allowed = 0;

  g_assert_null (paddock_bonus_delete (track, 0));
  for (int row = 1; row <= course->n_rows; row++) {
    const PaddockRefusal *refusal =
      paddock_bonus_refuse (track, paddock_road_gap_after (course, row), PADDOCK_NO_BONUS);

    n_allowed += !refusal;
    for (guint i = 0; refusal && i < G_N_ELEMENTS (clauses); i++)
      n[i] += g_str_equal (refusal->clause, clauses[i]);
  }
  g_assert_cmpuint (n_allowed, ==, 21);
  g_assert_cmpuint (n[3], ==, 22);
  g_assert_cmpuint (n[2], ==, 9); /* of eleven tiles, two are the finish */
  g_assert_cmpuint (n[1], ==, 0);
  g_assert_cmpuint (n_allowed + n[0] + n[2] + n[3], ==, course->n_rows);
}

static void
test_bonus_edits (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  PaddockRoadGap gap = { 5, 3 };

  assert_clause (paddock_bonus_add (track, gap), "RIV-BONUS-04");
  g_assert_null (paddock_bonus_move (track, 0, gap));
  g_assert_cmpuint (paddock_bonus_find (track, gap), ==, 0);
  g_assert_null (paddock_bonus_delete (track, 0));
  g_assert_cmpuint (paddock_bonus_find (track, gap), ==, PADDOCK_NO_BONUS);
  g_assert_null (paddock_bonus_add (track, gap));
  g_assert_cmpint (PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, 0)->type, ==,
                   PADDOCK_BONUS_SPRINT);
  assert_clause (paddock_bonus_move (track, 0, (PaddockRoadGap){ 5, 22 }), "RIV-BONUS-05");
  assert_clause (paddock_bonus_move (track, 0, (PaddockRoadGap){ 10, 3 }), "RIV-BONUS-06");
  assert_clause (paddock_bonus_move (track, 0, (PaddockRoadGap){ 3, 3 }), "RIV-BONUS-02");
}

static void
test_summary (void)
{
  g_autoptr (PaddockDocument) document = open_road ("tracks", "market-square.track.xml");
  g_autoptr (PaddockRoadTrack) track = paddock_document_dup_record (document);
  PaddockRoadSummary summary;
  guint placed;

  paddock_road_summarise (track, &summary);
  g_assert_cmpint (summary.n_rows, ==, 142);
  g_assert_cmpuint (summary.n_lines, ==, 5);
  g_assert_cmpint (summary.length, ==, PADDOCK_LENGTH_SHORT);
  g_assert_cmpint (summary.rows_of_lane[0], ==, 142);
  g_assert_cmpint (summary.rows_of_lane[4], ==, 8);
  g_assert_cmpint (summary.spaces_of_lane[0], ==, 142 + 4 + 4);
  g_assert_cmpint (summary.shortest, ==, 146); /* no lane is inside all four bends */
  g_assert_cmpint (summary.longest, ==, 142 + 4 * 4);
  g_assert_cmpuint (summary.players, ==, 0xfc);

  g_assert_null (paddock_road_insert_place (track, 4, "c7", &placed));
  g_assert_null (paddock_road_insert_place (track, 5, "i1", &placed));
  paddock_road_summarise (track, &summary);
  g_assert_cmpint (summary.length, ==, PADDOCK_LENGTH_MEDIUM);
  track->length = PADDOCK_LENGTH_LONG;
  paddock_road_summarise (track, &summary);
  g_assert_cmpint (summary.length, ==, PADDOCK_LENGTH_LONG);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit/road/insert", test_insert);
  g_test_add_func ("/edit/road/curve-cuts-line", test_curve_cuts_line);
  g_test_add_func ("/edit/road/ends", test_ends);
  g_test_add_func ("/edit/road/from-nothing", test_from_nothing);
  g_test_add_func ("/edit/road/move", test_move);
  g_test_add_func ("/edit/road/bonus-follows", test_bonus_follows);
  g_test_add_func ("/edit/road/notes-follow", test_notes_follow);
  g_test_add_func ("/edit/road/library", test_library);
  g_test_add_func ("/edit/road/bonus-places", test_bonus_places);
  g_test_add_func ("/edit/road/bonus-edits", test_bonus_edits);
  g_test_add_func ("/edit/road/summary", test_summary);
  edit_add_road_scripts ();

  return g_test_run ();
}
