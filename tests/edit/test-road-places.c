/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Several places of a course at once.
 */

#include "road-fixture.h"
#include "road-places.h"

#define TEMPLATE \
  "s1/1 s2/1 bend-1/0 line-2/2 bend-2/0 line-3*/3 bend-3/0 line-4/4 bend-4/0 f1/5 f2/5"

static GArray *
list (guint n, ...)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint));
  va_list args;

  va_start (args, n);
  for (guint i = 0; i < n; i++) {
    guint place = va_arg (args, guint);

    g_array_append_val (places, place);
  }
  va_end (args);
  return places;
}

static void
test_flip_and_delete (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  g_autoptr (GArray) places = list (3, 3u, 5u, 6u);

  g_assert_null (paddock_road_flip_places (track, places));
  assert_course (
    track, "s1/1 s2/1 bend-1/0 line-2*/2 bend-2/0 line-3/3 bend-3*/0 line-4/4 bend-4/0 f1/5 f2/5");
  g_assert_null (paddock_road_delete_places (track, places));
  assert_course (track, "s1/1 s2/1 bend-1/0 bend-2/0 line-4/2 bend-4/0 f1/3 f2/3");
}

static void
test_replace (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  g_autoptr (GArray) places = list (2, 3u, 7u), ends = list (2, 0u, 3u);

  g_assert_null (paddock_road_replace_places (track, places, "avenue"));
  g_assert_cmpstr (PADDOCK_LIST_AT (track->places, PaddockTilePlace, 3)->tile, ==, "avenue");
  g_assert_cmpstr (PADDOCK_LIST_AT (track->places, PaddockTilePlace, 7)->tile, ==, "avenue");
  assert_clause (paddock_road_replace_places (track, ends, "straight"), "RIV-MAP-01");
}

static const char *
get_tile_of (const PaddockRoadTrack *track, guint place)
{
  return PADDOCK_LIST_AT (track->places, PaddockTilePlace, place)->tile;
}

/* The template lays "straight" at 3 and 7, and "avenue" with a bonus line at 5. */
static void
test_a_place_gets_a_tile_of_its_own (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  g_autoptr (GArray) places = list (2, 5u, 7u);
  guint straight = (guint) paddock_road_find_tile_index (track, "straight"), added;
  guint n_bonuses = paddock_list_len (track->bonuses);
  const PaddockTile *copy;

  g_assert_null (paddock_road_separate_places (track, places, straight, &added));
  copy = PADDOCK_LIST_AT (track->tiles, PaddockTile, added);
  g_assert_cmpstr (copy->id, ==, "straight-2");
  g_assert_cmpstr (copy->label, ==, "Straight 2");
  g_assert_true (paddock_list_equal (copy->sections, get_tile (track, "straight")->sections));
  g_assert_cmpstr (get_tile_of (track, 3), ==, "straight");
  g_assert_cmpstr (get_tile_of (track, 5), ==, "avenue"); /* it has another */
  g_assert_cmpstr (get_tile_of (track, 7), ==, "straight-2");
  assert_course (track, TEMPLATE);
  g_assert_cmpuint (paddock_list_len (track->bonuses), ==, n_bonuses);
}

static void
test_several_places_share_the_copy (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  g_autoptr (GArray) places = list (2, 3u, 8u), all = list (3, 3u, 7u, 8u);
  guint straight = (guint) paddock_road_find_tile_index (track, "straight"), added;

  g_assert_null (paddock_road_insert_place (track, 8, "straight", &added));
  g_assert_cmpuint (paddock_road_count_uses (track, "straight"), ==, 3);
  g_assert_nonnull (paddock_road_separate_places (track, all, straight, &added));
  g_assert_null (paddock_road_separate_places (track, places, straight, &added));
  g_assert_cmpuint (paddock_road_count_uses (track, "straight"), ==, 1);
  g_assert_cmpuint (paddock_road_count_uses (track, "straight-2"), ==, 2);
}

/* Nothing is left in the library of what is refused. */
static void
test_what_is_used_once_is_not_copied (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  g_autoptr (GArray) places = list (1, 5u);
  guint n_tiles = paddock_list_len (track->tiles), added;
  guint avenue = (guint) paddock_road_find_tile_index (track, "avenue");
  guint straight = (guint) paddock_road_find_tile_index (track, "straight");

  g_assert_nonnull (paddock_road_separate_places (track, places, avenue, &added));
  g_assert_nonnull (paddock_road_separate_places (track, places, straight, &added));
  g_assert_cmpuint (paddock_list_len (track->tiles), ==, n_tiles);
}

/* They come to lie together, and start and finish keep to their ends. */
static void
test_move (void)
{
  static const struct {
    guint at, first;
    const char *course;
  } moves[] = {
    { 8, 6, "s1/1 s2/1 bend-1/0 bend-2/0 bend-3/0 line-4/2 line-2/2 line-3*/2 bend-4/0 f1/3 f2/3" },
    { 2, 2, "s1/1 s2/1 line-2/1 line-3*/1 bend-1/0 bend-2/0 bend-3/0 line-4/2 bend-4/0 f1/3 f2/3" },
    { 0, 2, "s1/1 s2/1 line-2/1 line-3*/1 bend-1/0 bend-2/0 bend-3/0 line-4/2 bend-4/0 f1/3 f2/3" },
    { 11, 7,
      "s1/1 s2/1 bend-1/0 bend-2/0 bend-3/0 line-4/2 bend-4/0 line-2/3 line-3*/3 f1/3 f2/3" },
    { 4, 3, "s1/1 s2/1 bend-1/0 line-2/2 line-3*/2 bend-2/0 bend-3/0 line-4/3 bend-4/0 f1/4 f2/4" },
  };
  g_autoptr (GArray) places = list (2, 3u, 5u), ends = list (2, 1u, 3u);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
    g_autoptr (PaddockRoadTrack) track = dup_template ();
    guint first;

    g_assert_null (paddock_road_move_places (track, places, moves[i].at, &first));
    assert_course (track, moves[i].course);
    g_assert_cmpuint (first, ==, moves[i].first);
    assert_clause (paddock_road_move_places (track, ends, 5, &first), "RIV-MAP-01");
  }
}

/* Every bonus line of the course goes with its tile. */
static void
test_moves_keep_bonus_lines (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  g_autoptr (GArray) places = list (2, 3u, 5u);
  guint n = paddock_list_len (track->bonuses), first;

  g_assert_cmpuint (n, >, 0);
  g_assert_null (paddock_road_move_places (track, places, 8, &first));
  g_assert_cmpuint (paddock_list_len (track->bonuses), ==, n);
}

static void
test_clips_are_laid_on_courses (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  g_autoptr (GArray) places = list (3, 0u, 4u, 5u);
  g_autoptr (GArray) placed = list (0);
  g_autoptr (PaddockDocument) clip = paddock_road_clip_new (track, places);
  guint n_tiles = paddock_list_len (track->tiles);

  g_assert_null (paddock_road_lay_clip (track, clip->record, 6, placed));
  assert_course (track, "s1/1 s2/1 bend-1/0 line-2/2 bend-2/0 line-3*/3 right/0 avenue*/4 bend-3/0 "
                        "line-4/5 bend-4/0 f1/6 f2/6"); /* it has a start */
  g_assert_cmpuint (placed->len, ==, 2);
  g_assert_cmpuint (g_array_index (placed, guint, 1), ==, 7);
  g_assert_cmpuint (paddock_list_len (track->tiles), ==, n_tiles);
}

/* On another document: tiles that it lacks come along, and those of the same name that are others are kept apart. */
static void
test_tiles_come_with_a_clip (void)
{
  g_autoptr (PaddockRoadTrack) from = dup_template (), track = dup_template ();
  g_autoptr (GArray) places = list (2, 0u, 5u), placed = list (0);
  g_autoptr (PaddockDocument) clip = paddock_road_clip_new (from, places);
  int avenue = paddock_road_find_tile_index (track, "avenue");

  paddock_text_set (&((PaddockTile *) paddock_list_edit (&track->tiles, (guint) avenue))->label,
                    "Another");
  g_assert_null (paddock_road_lay_clip (track, clip->record, 3, placed));
  g_assert_cmpstr (PADDOCK_LIST_AT (track->places, PaddockTilePlace, 3)->tile, ==, "avenue-2");
  g_assert_nonnull (paddock_road_track_find_tile (track, "avenue-2"));

  g_assert_null (paddock_road_delete_tile (track, (guint) avenue));
  g_array_set_size (placed, 0);
  g_assert_null (paddock_road_lay_clip (track, clip->record, 3, placed));
  g_assert_nonnull (paddock_road_track_find_tile (track, "avenue"));
}

static void
test_a_second_start_is_refused (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  g_autoptr (GArray) places = list (2, 0u, 1u), placed = list (0);
  g_autoptr (PaddockDocument) clip = paddock_road_clip_new (track, places);

  assert_clause (paddock_road_lay_clip (track, clip->record, 3, placed), "RIV-MAP-01");
  assert_course (track, TEMPLATE);
  g_assert_null (paddock_road_delete_places (track, places));
  g_assert_null (paddock_road_lay_clip (track, clip->record, 3, placed));
  assert_course (track, TEMPLATE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path_, test_) g_test_add_func ("/edit/road-places/" path_, test_)
  ADD ("flip-and-delete", test_flip_and_delete);
  ADD ("replace", test_replace);
  ADD ("a-place-gets-a-tile-of-its-own", test_a_place_gets_a_tile_of_its_own);
  ADD ("several-places-share-the-copy", test_several_places_share_the_copy);
  ADD ("what-is-used-once-is-not-copied", test_what_is_used_once_is_not_copied);
  ADD ("move", test_move);
  ADD ("moves-keep-bonus-lines", test_moves_keep_bonus_lines);
  ADD ("clips-are-laid-on-courses", test_clips_are_laid_on_courses);
  ADD ("tiles-come-with-a-clip", test_tiles_come_with_a_clip);
  ADD ("a-second-start-is-refused", test_a_second_start_is_refused);
  return g_test_run ();
}
