/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a road lies on its page: without gaps, and with lanes that touch where they lead into each other.
 */

#include "road-shape.h"

#include <math.h>

#include "draw-samples.h"
#include "picture.h"

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

/* Two turns to the same side: the third line must not lie on the first. */
static void
test_lines_never_lie_on_one_another (void)
{
  g_autoptr (PaddockDocument) document = sample_road_track ();
  PaddockRoadTrack *track = paddock_document_dup_record (document);
  PaddockTilePlace *second = paddock_list_edit (&track->places, 4);
  g_autoptr (PaddockDocument) turned = NULL;
  g_autoptr (PaddockRoadCourse) course = NULL;
  g_autoptr (PaddockRoadShape) shape = NULL;

  second->mirror = TRUE;
  turned = paddock_document_new_take (&paddock_road_track_kind, track);
  course = paddock_road_course_new (turned->record);
  shape = paddock_road_shape_new (turned->record, course);

  for (double a = 0; a < course->n_rows; a += 0.5)
    for (double b = a + 12; b < course->n_rows; b += 0.5)
      g_assert_cmpfloat (distance (paddock_road_shape_get_point (shape, a, 0),
                                   paddock_road_shape_get_point (shape, b, 0)),
                         >, 5 * PADDOCK_ROAD_LANE_WIDTH + 26);
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
        g_assert_cmpint (thing.at.q, ==, row);
        g_assert_cmpint (thing.at.r, ==, lane);
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
  g_test_add_func ("/draw/road-shape/lines-never-lie-on-one-another",
                   test_lines_never_lie_on_one_another);

  return g_test_run ();
}
