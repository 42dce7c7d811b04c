/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a road lies on its page: without gaps, and with lanes that touch where they lead into each other.
 */

#include "road-shape.h"

#include <math.h>

#include "draw-samples.h"
#include "picture.h"
#include "road-overlay.h"
#include "scene-road-track.h"

typedef struct {
  PaddockDocument *document;
  PaddockRoadCourse *course;
  PaddockRoadShape *shape;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->document = sample_road_track ();
  self->course = paddock_road_course_new (self->document->record);
  self->shape = paddock_road_shape_new (self->document->record, self->course);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  paddock_road_shape_free (self->shape);
  paddock_road_course_free (self->course);
  paddock_document_unref (self->document);
}

static double
distance (PaddockPoint a, PaddockPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

static void
test_the_road_has_no_gap (Fixture *self, gconstpointer data)
{
  for (double along = 0; along < self->course->n_rows; along += 0.01) {
    for (int side = -1; side <= 1; side++) {
      PaddockPoint a = paddock_road_shape_get_point (self->shape, along, side * 40);
      PaddockPoint b = paddock_road_shape_get_point (self->shape, along + 0.01, side * 40);

      g_assert_cmpfloat (distance (a, b), <, 1);
    }
    g_assert_cmpfloat (fabs (paddock_road_shape_get_width (self->shape, along)
                             - paddock_road_shape_get_width (self->shape, along + 0.01)),
                       <, 1);
  }
}

/* The direction of travel is that in which the points go, and left is on the left. */
static void
test_left_is_on_the_left_everywhere (Fixture *self, gconstpointer data)
{
  for (double along = 0.1; along < self->course->n_rows - 0.1; along += 0.37) {
    PaddockPoint here = paddock_road_shape_get_point (self->shape, along, 0);
    PaddockPoint ahead = paddock_road_shape_get_point (self->shape, along + 0.01, 0);
    PaddockPoint left = paddock_road_shape_get_point (self->shape, along, -10);
    double angle = paddock_road_shape_get_angle (self->shape, along);
    double cross = (ahead.x - here.x) * (left.y - here.y) - (ahead.y - here.y) * (left.x - here.x);

    g_assert_cmpfloat (cross, <, 0); /* y grows downwards */
    g_assert_cmpfloat (cos (atan2 (ahead.y - here.y, ahead.x - here.x) - angle), >, 0.999);
    g_assert_cmpfloat_with_epsilon (distance (here, left), 10, 1e-9);
  }
}

static void
test_lines_run_to_and_fro (Fixture *self, gconstpointer data)
{
  g_assert_cmpfloat_with_epsilon (cos (paddock_road_shape_get_angle (self->shape, 3)), 1, 1e-9);
  g_assert_cmpint (paddock_road_shape_get_bend (self->shape, 3), ==, 0);
  g_assert_cmpint (paddock_road_shape_get_bend (self->shape, 25), ==, -1);
  g_assert_cmpfloat_with_epsilon (cos (paddock_road_shape_get_angle (self->shape, 40)), -1, 1e-9);
  g_assert_cmpint (paddock_road_shape_get_bend (self->shape, 55), ==, 1);
  g_assert_cmpfloat_with_epsilon (cos (paddock_road_shape_get_angle (self->shape, 70)), 1, 1e-9);
  g_assert_cmpfloat (paddock_road_shape_get_point (self->shape, 40, 0).y, <, -200);
}

static PaddockDocument *
random_course (GRand *rand)
{
  static const char *const tiles[] = { "s2", "i1", "i2", "c1", "c6" };
  g_autoptr (PaddockDocument) document = sample_road_track ();
  PaddockRoadTrack *track = paddock_document_dup_record (document);

  while (paddock_list_len (track->places))
    paddock_list_remove (&track->places, 0);
  for (int i = g_rand_int_range (rand, 2, 14); i > 0; i--) {
    const char *tile = tiles[g_rand_int_range (rand, 0, G_N_ELEMENTS (tiles))];
    PaddockTilePlace *place = paddock_list_append (&track->places, &paddock_tile_place_type);

    paddock_text_set (&place->tile, tile);
    place->line = tile[0] != 'c';
    place->mirror = g_rand_boolean (rand);
  }

  return paddock_document_new_take (&paddock_road_track_kind, track);
}

/* Whichever way it turns, and how often: rows that are far apart on the road are apart on the page. */
static void
test_roads_never_lie_on_themselves (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (int i = 0; i < 200; i++) {
    g_autoptr (PaddockDocument) document = random_course (rand);
    g_autoptr (PaddockRoadCourse) course = paddock_road_course_new (document->record);
    g_autoptr (PaddockRoadShape) shape = paddock_road_shape_new (document->record, course);

    for (double a = 0; a < course->n_rows; a += 0.5)
      for (double b = a + 12; b < course->n_rows; b += 0.5)
        g_assert_cmpfloat (distance (paddock_road_shape_get_point (shape, a, 0),
                                     paddock_road_shape_get_point (shape, b, 0)),
                           >, 5 * PADDOCK_ROAD_LANE_WIDTH + 2 * PADDOCK_ROAD_VERGE);
  }
}

static void
test_a_point_finds_its_row (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockRoadLayout) layout = paddock_road_layout_new (self->document->record);

  for (int row = 1; row <= self->course->n_rows; row++)
    for (int side = -1; side <= 1; side++) {
      double aside = side * paddock_road_shape_get_width (self->shape, row - 0.5) / 2;
      PaddockPoint in_row = paddock_road_shape_get_point (self->shape, row - 0.5, aside);
      PaddockPoint on_line = paddock_road_shape_get_point (self->shape, row, aside / 2);

      g_assert_cmpint (paddock_road_layout_find_row (layout, in_row), ==, row);
      g_assert_cmpint (paddock_road_layout_find_boundary (layout, on_line), ==, row);
    }
  g_assert_cmpint (paddock_road_layout_find_row (layout, (PaddockPoint){ -900, 0 }), ==, 0);
  g_assert_cmpint (paddock_road_layout_find_boundary (layout, (PaddockPoint){ -900, 0 }), ==, -1);
}

static void
test_an_empty_course_has_no_rows (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_road_track_kind);
  g_autoptr (PaddockRoadLayout) layout = paddock_road_layout_new (document->record);

  g_assert_cmpint (paddock_road_layout_find_row (layout, (PaddockPoint){ 0, 0 }), ==, 0);
}

/* RIV-LANE-05: at a boundary two lanes share more than a point of it exactly if one leads to the other. */
static void
test_lanes_touch_where_they_lead (Fixture *self, gconstpointer data)
{
  guint n_changes = 0;

  for (int row = 1; row < self->course->n_rows; row++) {
    int n = paddock_road_shape_get_lanes (self->shape, row);
    int m = paddock_road_shape_get_lanes (self->shape, row + 1);
    double width = paddock_road_shape_get_width (self->shape, row);

    n_changes += n != m;
    g_assert_cmpfloat_with_epsilon (width, (n + m) * PADDOCK_ROAD_LANE_WIDTH / 2, 1e-9);
    for (int a = 1; a <= n; a++)
      for (int b = 1; b <= m; b++) {
        double left = MAX (width * (a - 1) / n, width * (b - 1) / m);
        double right = MIN (width * a / n, width * b / m);

        g_assert_cmpint (right - left > 1e-6, ==, paddock_road_lanes_overlap (a, n, b, m));
      }
  }
  g_assert_cmpuint (n_changes, >=, 6);
}

static void
test_a_touch_finds_every_space (Fixture *self, gconstpointer data)
{
  PaddockViewOptions options = { 0 };
  g_autoptr (PaddockPicture) picture = paddock_picture_new (self->document, &options);
  g_autoptr (PaddockScene) scene = paddock_picture_build (picture, NULL);
  guint n_found = 0;

  for (int row = 12; row <= paddock_road_get_n_rows (self->course->road) - 1; row++) {
    int lanes = paddock_road_shape_get_lanes (self->shape, row);

    for (int lane = 1; lane <= lanes; lane++) {
      int n = paddock_road_count_spaces (self->course->road, row, lane);

      for (int k = 1; k <= n; k++) {
        double along = row - (k - 0.5) / n;
        double aside =
          ((lane - 0.5) / lanes - 0.5) * paddock_road_shape_get_width (self->shape, along);
        PaddockThing thing = { 0 };

        g_assert_true (paddock_scene_hit (scene,
                                          paddock_road_shape_get_point (self->shape, along, aside),
                                          0, &thing));
        g_assert_cmpint (thing.kind, ==, PADDOCK_THING_ROAD_SPACE);
        g_assert_cmpint (thing.at.a, ==, row);
        g_assert_cmpint (thing.at.b, ==, lane);
        g_assert_cmpint (thing.part, ==, k);
        n_found++;
      }
    }
  }
  g_assert_cmpuint (n_found, >, 250);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) \
  g_test_add ("/draw/road-shape/" path_, Fixture, NULL, set_up, test_, tear_down)
  ADD ("the-road-has-no-gap", test_the_road_has_no_gap);
  ADD ("left-is-on-the-left-everywhere", test_left_is_on_the_left_everywhere);
  ADD ("lines-run-to-and-fro", test_lines_run_to_and_fro);
  ADD ("RIV-LANE-05/lanes-touch-where-they-lead", test_lanes_touch_where_they_lead);
  ADD ("a-touch-finds-every-space", test_a_touch_finds_every_space);
  ADD ("a-point-finds-its-row", test_a_point_finds_its_row);
  g_test_add_func ("/draw/road-shape/roads-never-lie-on-themselves",
                   test_roads_never_lie_on_themselves);
  g_test_add_func ("/draw/road-shape/an-empty-course-has-no-rows",
                   test_an_empty_course_has_no_rows);

  return g_test_run ();
}
