/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-track.h"

static void
test_cell_chars (void)
{
  static const char chars[] = "_.#abcdefghijklmnopqrstuvwxyz";

  for (guint i = 0; chars[i]; i++) {
    g_assert_cmpint (paddock_cell_kind_from_char (chars[i]), ==, (int) i);
    g_assert_cmpint (paddock_cell_kind_to_char (i), ==, chars[i]);
  }
  for (int c = 0; c < 256; c++)
    if (!c || !strchr (chars, c))
      g_assert_cmpint (paddock_cell_kind_from_char ((char) c), ==, -1);
}

/* Obstacles are connected, start at their hex, and turn about it. */
static void
test_obstacle_hexes (void)
{
  static const guint sizes[PADDOCK_N_SHAPES] = { 1, 2, 3, 3, 3 };

  for (int shape = 0; shape < PADDOCK_N_SHAPES; shape++)
    for (int rotation = 0; rotation < PADDOCK_N_DIRECTIONS; rotation++) {
      PaddockObstacle plain = { .at = { 4, -7 }, .shape = shape };
      PaddockObstacle turned = { .at = { 4, -7 }, .shape = shape, .rotation = rotation };
      PaddockHex before[3], after[3];

      g_assert_cmpuint (paddock_obstacle_get_hexes (&plain, before), ==, sizes[shape]);
      g_assert_cmpuint (paddock_obstacle_get_hexes (&turned, after), ==, sizes[shape]);
      g_assert_true (paddock_hex_equal (after[0], turned.at));
      for (guint i = 0; i < sizes[shape]; i++)
        g_assert_true (
          paddock_hex_equal (after[i], paddock_hex_rotate (before[i], plain.at, rotation)));
      for (guint i = 1; i < sizes[shape]; i++)
        g_assert_cmpuint (paddock_hex_distance (after[i - 1], after[i]), ==, 1);
    }
}

static void
test_obstacle_shapes (void)
{
  static const struct {
    int shape;
    guint ends; /* how far the last hex is from the first */
    gboolean in_row;
  } rows[] = {
    { PADDOCK_SHAPE_STRAIGHT, 2, TRUE },
    { PADDOCK_SHAPE_BENT, 2, FALSE },
    { PADDOCK_SHAPE_TRIANGLE, 1, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    PaddockObstacle obstacle = { .shape = rows[i].shape };
    PaddockHex hexes[3];
    int direction, steps;

    paddock_obstacle_get_hexes (&obstacle, hexes);
    g_assert_cmpuint (paddock_hex_distance (hexes[0], hexes[2]), ==, rows[i].ends);
    g_assert_cmpint (paddock_hex_is_in_row (hexes[0], hexes[2], &direction, &steps), ==,
                     rows[i].in_row);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/hex-track/cells-have-characters", test_cell_chars);
  g_test_add_func ("/model/hex-track/obstacles-turn-about-their-hex", test_obstacle_hexes);
  g_test_add_func ("/model/hex-track/obstacle-shapes-differ", test_obstacle_shapes);
  return g_test_run ();
}
