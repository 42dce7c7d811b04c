/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pixels and hexes: every claim for both orientations and many zooms.
 */

#include "hex-layout.h"

#include <math.h>

static const double sizes[] = { 0.05, 1, 3.7, 24, 100, 4096 };
static const PaddockPoint origins[] = { { 0, 0 }, { 313.25, -77.5 }, { -1e5, 4e4 } };

typedef void (*LayoutTest) (const PaddockHexLayout *layout);

static void
for_each_layout (gconstpointer data)
{
  LayoutTest test = (LayoutTest) data;

  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    for (guint o = 0; o < G_N_ELEMENTS (origins); o++) {
      test (&(PaddockHexLayout){ PADDOCK_ORIENTATION_POINTY, sizes[s], origins[o] });
      test (&(PaddockHexLayout){ PADDOCK_ORIENTATION_FLAT, sizes[s], origins[o] });
    }
}

static const PaddockHex samples[] = {
  { 0, 0 },  { 1, 0 },   { -1, 0 },  { 7, -3 },
  { -9, 4 }, { 41, 38 }, { -5, -6 }, { PADDOCK_HEX_MIN, PADDOCK_HEX_MAX },
};

static void
assert_at (const PaddockHexLayout *layout, PaddockPoint point, PaddockHex hex)
{
  PaddockHex found = paddock_hex_layout_at (layout, point);

  g_assert_cmpint (found.q, ==, hex.q);
  g_assert_cmpint (found.r, ==, hex.r);
}

static PaddockPoint
between (PaddockPoint a, PaddockPoint b, double t)
{
  return (PaddockPoint){ a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t };
}

static double
angle_to (PaddockPoint from, PaddockPoint to)
{
  return atan2 (to.y - from.y, to.x - from.x);
}

static void
assert_angle (double found, double expected)
{
  g_assert_cmpfloat_with_epsilon (cos (found), cos (expected), 1e-6);
  g_assert_cmpfloat_with_epsilon (sin (found), sin (expected), 1e-6);
}

static void
test_every_point_of_a_hex_comes_back_to_it (const PaddockHexLayout *layout)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++) {
    PaddockPoint centre = paddock_hex_layout_centre (layout, samples[i]), corners[6];

    paddock_hex_layout_corners (layout, samples[i], corners);
    assert_at (layout, centre, samples[i]);
    for (guint c = 0; c < 6; c++) {
      PaddockPoint side = between (corners[c], corners[(c + 1) % 6], 0.5);

      assert_at (layout, between (centre, corners[c], 0.999), samples[i]);
      assert_at (layout, between (centre, corners[c], 0.5), samples[i]);
      assert_at (layout, between (centre, side, 0.999), samples[i]);
      assert_at (layout, between (centre, between (corners[c], side, 0.1), 0.998), samples[i]);
    }
  }
}

static void
test_crossing_a_side_leads_to_the_neighbour (const PaddockHexLayout *layout)
{
  for (guint i = 0; i + 1 < G_N_ELEMENTS (samples); i++)
    for (int d = 0; d < 6; d++) {
      PaddockPoint centre = paddock_hex_layout_centre (layout, samples[i]), corners[6];
      PaddockPoint from, to;

      paddock_hex_layout_corners (layout, samples[i], corners);
      from = corners[(d + 5) % 6];
      to = corners[d];
      for (double t = 0.02; t < 1; t += 0.06)
        assert_at (layout, between (centre, between (from, to, t), 1.002),
                   paddock_hex_neighbour (samples[i], d));
    }
}

static void
test_corners_lie_one_size_away_at_odd_facings (const PaddockHexLayout *layout)
{
  for (guint i = 0; i + 1 < G_N_ELEMENTS (samples); i++) {
    PaddockPoint centre = paddock_hex_layout_centre (layout, samples[i]), corners[6];

    paddock_hex_layout_corners (layout, samples[i], corners);
    for (int c = 0; c < 6; c++) {
      double length = hypot (corners[c].x - centre.x, corners[c].y - centre.y);

      g_assert_cmpfloat_with_epsilon (length / layout->size, 1, 1e-6);
      assert_angle (angle_to (centre, corners[c]), paddock_hex_layout_angle (layout, 2 * c + 1));
    }
  }
}

static void
test_neighbours_share_a_side (const PaddockHexLayout *layout)
{
  for (int d = 0; d < 6; d++) {
    PaddockPoint ours[6], theirs[6];

    paddock_hex_layout_corners (layout, samples[3], ours);
    paddock_hex_layout_corners (layout, paddock_hex_neighbour (samples[3], d), theirs);
    /* What is our corner d - 1 is their corner d + 3, and our d is their d + 2. */
    for (int end = 0; end < 2; end++) {
      PaddockPoint a = ours[(d + 5 + end) % 6], b = theirs[(d + 3 - end) % 6];

      g_assert_cmpfloat_with_epsilon (a.x / layout->size, b.x / layout->size, 1e-6);
      g_assert_cmpfloat_with_epsilon (a.y / layout->size, b.y / layout->size, 1e-6);
    }
  }
}

static void
test_even_facings_look_at_neighbours (const PaddockHexLayout *layout)
{
  for (int d = 0; d < 6; d++) {
    PaddockPoint from = paddock_hex_layout_centre (layout, samples[3]);
    PaddockPoint to = paddock_hex_layout_centre (layout, paddock_hex_neighbour (samples[3], d));

    assert_angle (angle_to (from, to), paddock_hex_layout_angle (layout, 2 * d));
    g_assert_cmpfloat_with_epsilon (hypot (to.x - from.x, to.y - from.y) / layout->size, sqrt (3),
                                    1e-6);
  }
}

/* JOY-GEO-02: rising directions turn anti-clockwise on a drawing, y growing downwards. */
static void
test_facings_turn_anti_clockwise (const PaddockHexLayout *layout)
{
  for (int facing = 0; facing < 12; facing++)
    assert_angle (paddock_hex_layout_angle (layout, facing + 1),
                  paddock_hex_layout_angle (layout, facing) - G_PI / 6);
}

static void
test_orientations_are_as_named (void)
{
  const PaddockHexLayout pointy = { PADDOCK_ORIENTATION_POINTY, 10, { 0, 0 } };
  const PaddockHexLayout flat = { PADDOCK_ORIENTATION_FLAT, 10, { 0, 0 } };

  assert_angle (paddock_hex_layout_angle (&pointy, 0), 0);
  assert_angle (paddock_hex_layout_angle (&flat, 0), G_PI / 6);
  assert_angle (paddock_hex_layout_angle (&flat, 4), -G_PI / 2);   /* direction 2 is straight up */
  assert_angle (paddock_hex_layout_angle (&pointy, 3), -G_PI / 2); /* a corner is straight up */
}

static void
test_points_far_outside_are_clamped (void)
{
  const PaddockHexLayout layout = { PADDOCK_ORIENTATION_FLAT, 0.01, { 0, 0 } };

  g_assert_cmpint (paddock_hex_layout_at (&layout, (PaddockPoint){ 1e12, 0 }).q, ==, G_MAXINT16);
  g_assert_cmpint (paddock_hex_layout_at (&layout, (PaddockPoint){ -1e12, 0 }).q, ==, G_MININT16);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/geometry/hex-layout/" path_, test_)
#define ADD_EACH(path_, test_) \
  g_test_add_data_func ("/geometry/hex-layout/" path_, test_, for_each_layout)
  ADD_EACH ("every-point-of-a-hex-comes-back-to-it", test_every_point_of_a_hex_comes_back_to_it);
  ADD_EACH ("crossing-a-side-leads-to-the-neighbour", test_crossing_a_side_leads_to_the_neighbour);
  ADD_EACH ("corners-lie-at-odd-facings", test_corners_lie_one_size_away_at_odd_facings);
  ADD_EACH ("neighbours-share-a-side", test_neighbours_share_a_side);
  ADD_EACH ("even-facings-look-at-neighbours", test_even_facings_look_at_neighbours);
  ADD_EACH ("facings-turn-anti-clockwise", test_facings_turn_anti_clockwise);
  ADD ("orientations-are-as-named", test_orientations_are_as_named);
  ADD ("points-far-outside-are-clamped", test_points_far_outside_are_clamped);

  return g_test_run ();
}
