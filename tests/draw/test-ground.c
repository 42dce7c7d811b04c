/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places and points, for every kind of ground: there and back, by pointer and by key.
 */

#include "ground-private.h"

#include <math.h>

#include "draw-samples.h"
#include "hex-track.h"
#include "load.h"
#include "road-course.h"
#include "scene-hex-track.h"

static const PaddockRect everywhere = { -1e6, -1e6, 2e6, 2e6 };

static const PaddockCursorMove opposites[] = {
  [PADDOCK_CURSOR_LEFT] = PADDOCK_CURSOR_RIGHT,
  [PADDOCK_CURSOR_RIGHT] = PADDOCK_CURSOR_LEFT,
  [PADDOCK_CURSOR_UP] = PADDOCK_CURSOR_DOWN,
  [PADDOCK_CURSOR_DOWN] = PADDOCK_CURSOR_UP,
};

/* --- Every place of every track that ships --- */

typedef void (*Claim) (const PaddockGround *ground, PaddockPlace place);

typedef struct {
  const PaddockGround *ground;
  Claim claim;
} Visit;

static void
visit_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  const Visit *visit = data;

  visit->claim (visit->ground, paddock_hex_to_place (hex));
}

static void
visit_road (const Visit *visit, const PaddockRoad *road)
{
  for (int row = 1; row <= paddock_road_get_n_rows (road); row++)
    for (int lane = 0; lane <= PADDOCK_ROAD_MAX_LANES + 1; lane++)
      for (int k = 0; k <= 2; k++)
        if (paddock_road_has (road, PADDOCK_ROAD_SPACE (row, lane, k)))
          visit->claim (visit->ground,
                        paddock_road_space_to_place (PADDOCK_ROAD_SPACE (row, lane, k)));
  visit->claim (visit->ground, paddock_road_space_to_place (paddock_road_finish (road)));
}

static void
visit_document (PaddockDocument *document, Claim claim)
{
  g_autoptr (PaddockGround) ground = paddock_ground_new (document);
  Visit visit = { ground, claim };

  g_assert_true (paddock_ground_has_places (ground));
  if (paddock_ground_get_kind (ground) == PADDOCK_GROUND_HEX) {
    paddock_board_foreach (((const PaddockHexTrack *) document->record)->board, NULL, visit_cell,
                           &visit);
  } else {
    g_autoptr (PaddockRoadCourse) course = paddock_road_course_new (document->record);

    g_assert_cmpint (paddock_ground_get_kind (ground), ==, PADDOCK_GROUND_ROAD);
    visit_road (&visit, course->road);
  }
}

/* Returns how many roads there were. */
static guint
visit_all (Claim claim)
{
  g_autofree char *folder =
    g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "tracks", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (PaddockDocument) road = sample_road_track ();
  guint n_roads = 1;

  visit_document (road, claim);
  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir)) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autoptr (GError) error = NULL;
    g_autoptr (PaddockDocument) document = paddock_xml_load (path, &error);

    g_assert_no_error (error);
    n_roads += document->kind == &paddock_road_track_kind;
    visit_document (document, claim);
  }

  return n_roads;
}

static void
claim_is_found_where_it_lies (const PaddockGround *ground, PaddockPlace place)
{
  PaddockPoint point = paddock_ground_get_point (ground, place);
  double size = paddock_ground_get_size (ground, place);

  g_assert_true (paddock_ground_has (ground, place));
  g_assert_cmpfloat (size, >, 0);
  for (int i = 0; i < 12; i++) {
    PaddockPoint near = paddock_point_along (point, i * G_PI / 6, i ? 0.6 * size : 0);

    g_assert_true (paddock_place_equal (paddock_ground_find_place (ground, near), place));
  }
}

static void
test_every_place_is_found_where_it_lies (void)
{
  g_assert_cmpuint (visit_all (claim_is_found_where_it_lies), >=, 2);
}

static void
claim_outline_is_around_the_middle (const PaddockGround *ground, PaddockPlace place)
{
  g_autoptr (PaddockScene) scene = paddock_ground_create_scene (ground);
  PaddockThing shown = { .kind = PADDOCK_THING_CELL, .index = 7 }, thing = { 0 };
  PaddockPoint point = paddock_ground_get_point (ground, place);
  double size = paddock_ground_get_size (ground, place);

  paddock_scene_show (scene, shown);
  paddock_ground_add_place (ground, scene, PADDOCK_STYLE_LANE, place, 1);
  g_assert_true (paddock_scene_hit (scene, point, 0, &thing));
  g_assert_true (paddock_thing_equal (thing, shown));
  for (int i = 0; i < 8; i++)
    g_assert_true (
      paddock_scene_hit (scene, paddock_point_along (point, i * G_PI / 4, 0.6 * size), 0, &thing));
  g_assert_true (
    paddock_rect_contains (paddock_rect_grow (paddock_scene_measure (scene), 0.01), point));
}

static void
test_an_outline_is_around_the_middle (void)
{
  visit_all (claim_outline_is_around_the_middle);
}

static double
get_distance (PaddockPoint a, PaddockPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

static gboolean
is_next_door (const PaddockGround *ground, PaddockPlace a, PaddockPlace b)
{
  PaddockRoadSpace from = paddock_road_space_from_place (a);
  PaddockRoadSpace to = paddock_road_space_from_place (b);

  if (paddock_ground_get_kind (ground) == PADDOCK_GROUND_HEX)
    return paddock_hex_distance (paddock_hex_from_place (a), paddock_hex_from_place (b)) == 1;

  return from.row == to.row ? ABS (from.lane - to.lane) <= 1 : ABS (from.row - to.row) == 1;
}

/* On a road at least into the row, where lanes merge. */
static gboolean
leads_back (const PaddockGround *ground, PaddockPlace from, PaddockPlace to)
{
  gboolean is_road = paddock_ground_get_kind (ground) == PADDOCK_GROUND_ROAD;

  for (PaddockCursorMove key = PADDOCK_CURSOR_LEFT; key <= PADDOCK_CURSOR_DOWN; key++) {
    PaddockPlace back = paddock_ground_move (ground, from, key, everywhere, 1);

    if (paddock_place_equal (back, to) || (is_road && back.a == to.a))
      return TRUE;
  }

  return FALSE;
}

static void
claim_keys_lead_next_door (const PaddockGround *ground, PaddockPlace place)
{
  for (PaddockCursorMove key = PADDOCK_CURSOR_LEFT; key <= PADDOCK_CURSOR_DOWN; key++) {
    PaddockPlace next = paddock_ground_move (ground, place, key, everywhere, 1);

    g_assert_true (paddock_ground_has (ground, next));
    g_assert_true (paddock_place_equal (place, next) || is_next_door (ground, place, next));
    g_assert_true (leads_back (ground, next, place));
  }
}

static void
test_keys_lead_next_door_and_back (void)
{
  visit_all (claim_keys_lead_next_door);
}

/* --- Hexes --- */

static PaddockGround *
lay_hexes (PaddockOrientation orientation)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = paddock_document_dup_record (empty);
  g_autoptr (PaddockDocument) document = NULL;

  track->orientation = orientation;
  for (int q = -1; q <= 6; q++)
    for (int r = 0; r <= 4; r++)
      paddock_board_set (&track->board, PADDOCK_HEX (q, r),
                         (PaddockCell){ .kind = PADDOCK_CELL_SPACE });
  document = paddock_document_new_take (&paddock_hex_track_kind, track);
  return paddock_ground_new (document);
}

static PaddockPlace
move (const PaddockGround *ground, PaddockPlace from, PaddockCursorMove key)
{
  return paddock_ground_move (ground, from, key, everywhere, 10);
}

/* From every hex, either way up: one step there and back, and two steps straight on. */
static void
test_steps_on_hexes_lead_straight_and_back (void)
{
  for (guint i = 0; i < 2 * 4 * 25; i++) {
    g_autoptr (PaddockGround) ground = lay_hexes (i & 1);
    PaddockCursorMove key = i / 2 % 4;
    PaddockPlace from = PADDOCK_PLACE ((int) i / 8 % 5 - 2, (int) i / 40 - 2);
    PaddockPlace once = move (ground, from, key), twice = move (ground, once, key);
    PaddockPoint a = paddock_ground_get_point (ground, from);
    PaddockPoint b = paddock_ground_get_point (ground, twice);
    gboolean is_across = key == PADDOCK_CURSOR_LEFT || key == PADDOCK_CURSOR_RIGHT;
    double along = is_across ? b.x - a.x : b.y - a.y, aside = is_across ? b.y - a.y : b.x - a.x;

    g_assert_true (paddock_place_equal (from, move (ground, once, opposites[key])));
    g_assert_cmpuint (paddock_hex_distance (paddock_hex_from_place (from),
                                            paddock_hex_from_place (once)),
                      ==, 1);
    g_assert_cmpfloat_with_epsilon (aside, 0, 1e-9);
    g_assert_cmpint (along > 0, ==, key == PADDOCK_CURSOR_RIGHT || key == PADDOCK_CURSOR_DOWN);
  }
}

static void
assert_place (PaddockPlace place, int a, int b)
{
  g_assert_cmpint (place.a, ==, a);
  g_assert_cmpint (place.b, ==, b);
}

static void
test_home_and_end_are_on_the_board (void)
{
  g_autoptr (PaddockGround) ground = lay_hexes (PADDOCK_ORIENTATION_POINTY);
  PaddockRect limits = { -300, -500, 900, 900 };
  PaddockPlace nowhere = PADDOCK_PLACE (5, -8);

  assert_place (paddock_ground_move (ground, PADDOCK_PLACE (3, 2), PADDOCK_CURSOR_ROW_START, limits,
                                     10),
                -1, 2);
  assert_place (paddock_ground_move (ground, PADDOCK_PLACE (3, 2), PADDOCK_CURSOR_ROW_END, limits,
                                     10),
                6, 2);
  assert_place (paddock_ground_move (ground, nowhere, PADDOCK_CURSOR_ROW_START, limits, 10), 5, -8);
}

static void
test_pages_and_limits (void)
{
  g_autoptr (PaddockGround) ground = lay_hexes (PADDOCK_ORIENTATION_POINTY);
  PaddockPlace from = PADDOCK_PLACE (5, 4), up = move (ground, from, PADDOCK_CURSOR_PAGE_UP);
  PaddockRect limits = { -1e4, 0, 2e4, 300 };
  PaddockPlace low = paddock_ground_move (ground, from, PADDOCK_CURSOR_PAGE_DOWN, limits, 100);

  g_assert_cmpint (up.b, ==, -6);
  g_assert_cmpfloat_with_epsilon (paddock_ground_get_point (ground, up).x,
                                  paddock_ground_get_point (ground, from).x, 1e-9);
  g_assert_cmpfloat (paddock_ground_get_point (ground, low).y, <=, 300);
  g_assert_cmpfloat (paddock_ground_get_point (ground, low).y, >,
                     300 - 1.5 * PADDOCK_HEX_DRAWN_SIZE);
}

/* Six headings look at sides, twelve at sides and corners. */
static void
test_headings_turn_anticlockwise_from_the_right (void)
{
  g_autoptr (PaddockGround) ground = lay_hexes (PADDOCK_ORIENTATION_POINTY);
  PaddockPlace at = PADDOCK_PLACE (0, 0);

  g_assert_cmpfloat_with_epsilon (paddock_ground_get_angle (ground, at, 0, 6), 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (paddock_ground_get_angle (ground, at, 1, 6), -G_PI / 3, 1e-9);
  g_assert_cmpfloat_with_epsilon (paddock_ground_get_angle (ground, at, 1, 12), -G_PI / 6, 1e-9);
  g_assert_cmpfloat (paddock_ground_get_angle (ground, at, PADDOCK_NO_HEADING, 0), ==, 0);
}

/* --- Roads --- */

#define SPACE(row_, lane_, k_) paddock_road_space_to_place (PADDOCK_ROAD_SPACE (row_, lane_, k_))

/* Rows 1 to 11 run to the right, 31 to 52 to the left. */
static PaddockGround *
lay_road (void)
{
  g_autoptr (PaddockDocument) document = sample_road_track ();

  return paddock_ground_new (document);
}

static void
assert_way (const PaddockGround *ground,
            PaddockPlace from,
            PaddockCursorMove key,
            PaddockPlace expected)
{
  PaddockPlace found = move (ground, from, key);

  assert_place (found, expected.a, expected.b);
}

static void
test_arrows_on_a_road_follow_the_page (void)
{
  g_autoptr (PaddockGround) ground = lay_road ();

  assert_way (ground, SPACE (5, 2, 1), PADDOCK_CURSOR_RIGHT, SPACE (6, 2, 1));
  assert_way (ground, SPACE (5, 2, 1), PADDOCK_CURSOR_LEFT, SPACE (4, 2, 1));
  assert_way (ground, SPACE (5, 2, 1), PADDOCK_CURSOR_UP, SPACE (5, 1, 1));
  assert_way (ground, SPACE (5, 2, 1), PADDOCK_CURSOR_DOWN, SPACE (5, 3, 1));
  assert_way (ground, SPACE (45, 1, 1), PADDOCK_CURSOR_LEFT, SPACE (46, 1, 1));
  assert_way (ground, SPACE (45, 1, 1), PADDOCK_CURSOR_RIGHT, SPACE (44, 1, 1));
  assert_way (ground, SPACE (45, 1, 1), PADDOCK_CURSOR_UP, SPACE (45, 2, 1));
}

static void
test_steps_on_a_straight_road_lead_back (void)
{
  g_autoptr (PaddockGround) ground = lay_road ();

  for (int row = 2; row <= 10; row++)
    for (int lane = 1; lane <= 3; lane++)
      for (PaddockCursorMove key = PADDOCK_CURSOR_LEFT; key <= PADDOCK_CURSOR_DOWN; key++)
        assert_way (ground, move (ground, SPACE (row, lane, 1), key), opposites[key],
                    SPACE (row, lane, 1));
}

static void
test_road_sides_are_entered_and_left (void)
{
  g_autoptr (PaddockGround) ground = lay_road ();

  assert_way (ground, SPACE (5, 3, 1), PADDOCK_CURSOR_DOWN, SPACE (5, 4, 0));
  assert_way (ground, SPACE (5, 4, 0), PADDOCK_CURSOR_DOWN, SPACE (5, 4, 0));
  assert_way (ground, SPACE (5, 4, 0), PADDOCK_CURSOR_UP, SPACE (5, 3, 1));
  assert_way (ground, SPACE (5, 1, 1), PADDOCK_CURSOR_UP, SPACE (5, 0, 0));
  assert_way (ground, SPACE (5, 0, 0), PADDOCK_CURSOR_RIGHT, SPACE (6, 0, 0));
}

static void
test_home_and_end_are_the_ends_of_the_road (void)
{
  g_autoptr (PaddockGround) ground = lay_road ();
  PaddockPlace finish = move (ground, SPACE (40, 2, 1), PADDOCK_CURSOR_ROW_END);

  assert_way (ground, SPACE (9, 2, 1), PADDOCK_CURSOR_ROW_START, SPACE (1, 2, 1));
  assert_way (ground, SPACE (1, 1, 1), PADDOCK_CURSOR_LEFT, SPACE (1, 1, 1));
  assert_way (ground, SPACE (1, 3, 1), PADDOCK_CURSOR_PAGE_DOWN, SPACE (11, 3, 1));
  assert_way (ground, SPACE (11, 3, 1), PADDOCK_CURSOR_PAGE_UP, SPACE (1, 3, 1));
  g_assert_false (paddock_ground_has (ground, PADDOCK_PLACE (finish.a + 1, finish.b)));
  assert_way (ground, finish, PADDOCK_CURSOR_PAGE_DOWN, finish);
  g_assert_cmpint (move (ground, finish, PADDOCK_CURSOR_PAGE_UP).a, ==, finish.a - 10);
}

/* Pseudo-spaces are half as long; riders look where the road leads. */
static void
test_riders_fit_their_space_and_look_ahead (void)
{
  g_autoptr (PaddockGround) ground = lay_road ();
  PaddockPiece rider = { .heading = PADDOCK_NO_HEADING,
                         .n_places = 1,
                         .places = { SPACE (5, 2, 1) } };
  PaddockPose pose = paddock_ground_get_pose (ground, &rider, 0);
  PaddockPlace half = SPACE (26, 2, 2);

  g_assert_cmpfloat_with_epsilon (pose.angle, 0, 1e-9);
  g_assert_cmpfloat (pose.size, ==, paddock_ground_get_size (ground, SPACE (5, 2, 1)));
  g_assert_cmpfloat_with_epsilon (fabs (
                                    remainder (paddock_ground_get_angle (ground, SPACE (45, 1, 1),
                                                                         PADDOCK_NO_HEADING, 0),
                                               2 * G_PI)),
                                  G_PI, 1e-9);
  g_assert_true (paddock_ground_has (ground, half));
  g_assert_cmpfloat (paddock_ground_get_size (ground, half), <, 0.7 * pose.size);
}

/* All who are home stand beside each other or one behind the other, and further on than any on the road. */
static void
test_riders_beyond_the_line_have_a_spot_each (void)
{
  g_autoptr (PaddockGround) ground = lay_road ();
  PaddockPlace finish = move (ground, SPACE (40, 2, 1), PADDOCK_CURSOR_ROW_END);
  PaddockPiece rider = { .heading = PADDOCK_NO_HEADING, .n_places = 1, .places = { finish } };
  double apart = 1.6 * paddock_ground_get_size (ground, SPACE (5, 2, 1));
  PaddockPose poses[21];

  for (guint i = 0; i < G_N_ELEMENTS (poses); i++) {
    rider.spot = (guint8) (i + 1);
    poses[i] = paddock_ground_get_pose (ground, &rider, 0);
    for (guint k = 0; k < i; k++)
      g_assert_cmpfloat (hypot (poses[i].front.x - poses[k].front.x,
                                poses[i].front.y - poses[k].front.y),
                         >, apart);
  }
  rider.places[0] = SPACE (5, 2, 1); /* only one stands there */
  g_assert_cmpfloat (paddock_ground_get_pose (ground, &rider, 0).front.x, ==,
                     paddock_ground_get_point (ground, SPACE (5, 2, 1)).x);
}

/* Numbers that mean no space, though their last bits would. */
static void
test_what_is_beside_the_road_is_nowhere (void)
{
  static const PaddockPlace wrong[] = { { 0, 5 },  { -1, 5 },  { 5, 7 },        { 5, 1 },
                                        { 5, 24 }, { 500, 5 }, { 5, 1024 + 5 }, { G_MININT16, 0 } };
  g_autoptr (PaddockGround) ground = lay_road ();
  PaddockPlace nearest = paddock_ground_find_nearest (ground, (PaddockPoint){ -400, 50 });

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_assert_false (paddock_ground_has (ground, wrong[i]));
    assert_way (ground, wrong[i], PADDOCK_CURSOR_RIGHT, wrong[i]);
  }
  g_assert_true (
    paddock_place_is_nowhere (paddock_ground_find_place (ground, (PaddockPoint){ -400, 50 })));
  g_assert_cmpint (nearest.a, ==, 1);
}

/* --- Poses --- */

static void
test_a_turn_takes_the_shorter_way (void)
{
  PaddockPose a = { .angle = -3, .size = 2 }, b = { .angle = 3, .front = { 10, 0 }, .size = 4 };
  PaddockPose half = paddock_pose_between (a, b, 0.5);

  g_assert_cmpfloat_with_epsilon (fabs (half.angle), G_PI, 1e-9);
  g_assert_cmpfloat_with_epsilon (half.front.x, 5, 1e-9);
  g_assert_cmpfloat_with_epsilon (half.size, 3, 1e-9);
  g_assert_cmpfloat_with_epsilon (paddock_pose_between (a, b, 0).angle, -3, 1e-9);
}

static void
test_a_long_piece_reaches_from_front_to_rear (void)
{
  g_autoptr (PaddockGround) ground = lay_hexes (PADDOCK_ORIENTATION_POINTY);
  PaddockPiece car = { .heading = 0, .n_places = 2, .places = { { 3, 1 }, { 2, 1 } } };
  PaddockPose pose = paddock_ground_get_pose (ground, &car, 6);

  g_assert_cmpfloat_with_epsilon (get_distance (pose.front, pose.rear),
                                  paddock_ground_get_spacing (ground), 1e-9);
  g_assert_cmpfloat_with_epsilon (paddock_pose_get_middle (pose).x,
                                  (pose.front.x + pose.rear.x) / 2, 1e-9);
  g_assert_cmpfloat (pose.size, ==, PADDOCK_HEX_DRAWN_SIZE);
}

/* --- No places --- */

static void
assert_has_no_places (PaddockGround *ground)
{
  g_autoptr (PaddockScene) scene = paddock_ground_create_scene (ground);
  PaddockPlace place = PADDOCK_PLACE (1, 5);
  PaddockPoint point = { 3, 4 };

  g_assert_false (paddock_ground_has_places (ground));
  g_assert_false (paddock_ground_has (ground, place));
  g_assert_true (paddock_place_is_nowhere (paddock_ground_find_place (ground, point)));
  g_assert_true (paddock_place_is_nowhere (paddock_ground_find_nearest (ground, point)));
  g_assert_true (paddock_place_is_nowhere (move (ground, place, PADDOCK_CURSOR_LEFT)));
  g_assert_cmpfloat (paddock_ground_get_size (ground, place), ==, 0);
  paddock_ground_add_outline (ground, scene, PADDOCK_OUTLINE_CURSOR, place, 0);
  g_assert_cmpuint (scene->shapes->len, ==, 0);
  paddock_ground_unref (ground);
}

static void
test_other_documents_have_no_places (void)
{
  g_autoptr (PaddockDocument) car = sample_car ();

  assert_has_no_places (paddock_ground_new (car));
  assert_has_no_places (paddock_ground_new (NULL));
  assert_has_no_places (paddock_ground_new_kind (PADDOCK_GROUND_FLOOR, NULL));
}

static void
test_a_road_without_rows_has_no_places (void)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_road_track_kind);
  PaddockGround *ground = paddock_ground_new (empty);

  g_assert_cmpint (paddock_ground_get_kind (ground), ==, PADDOCK_GROUND_ROAD);
  g_assert_true (
    paddock_place_is_nowhere (paddock_ground_find_nearest (ground, (PaddockPoint){ 0, 0 })));
  g_assert_false (paddock_ground_has_places (ground));
  g_assert_false (paddock_ground_has (ground, SPACE (1, 0, 0)));
  paddock_ground_unref (ground);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/draw/ground/" path_, test_)
  ADD ("every-place-is-found-where-it-lies", test_every_place_is_found_where_it_lies);
  ADD ("an-outline-is-around-the-middle", test_an_outline_is_around_the_middle);
  ADD ("keys-lead-next-door-and-back", test_keys_lead_next_door_and_back);
  ADD ("hexes/steps-lead-straight-and-back", test_steps_on_hexes_lead_straight_and_back);
  ADD ("hexes/home-and-end-are-on-the-board", test_home_and_end_are_on_the_board);
  ADD ("hexes/pages-and-limits", test_pages_and_limits);
  ADD ("hexes/headings-turn-anticlockwise-from-the-right",
       test_headings_turn_anticlockwise_from_the_right);
  ADD ("roads/arrows-follow-the-page", test_arrows_on_a_road_follow_the_page);
  ADD ("roads/steps-on-a-straight-road-lead-back", test_steps_on_a_straight_road_lead_back);
  ADD ("roads/road-sides-are-entered-and-left", test_road_sides_are_entered_and_left);
  ADD ("roads/home-and-end-are-its-ends", test_home_and_end_are_the_ends_of_the_road);
  ADD ("roads/riders-fit-their-space-and-look-ahead", test_riders_fit_their_space_and_look_ahead);
  ADD ("roads/riders-beyond-the-line-have-a-spot-each",
       test_riders_beyond_the_line_have_a_spot_each);
  ADD ("roads/what-is-beside-is-nowhere", test_what_is_beside_the_road_is_nowhere);
  ADD ("roads/one-without-rows-has-no-places", test_a_road_without_rows_has_no_places);
  ADD ("poses/a-turn-takes-the-shorter-way", test_a_turn_takes_the_shorter_way);
  ADD ("poses/a-long-piece-reaches-from-front-to-rear",
       test_a_long_piece_reaches_from_front_to_rear);
  ADD ("other-documents-have-no-places", test_other_documents_have_no_places);

  return g_test_run ();
}
