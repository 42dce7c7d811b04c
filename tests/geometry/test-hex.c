/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The arithmetic of hexes as properties over many hexes, with the catalogue's identities as anchors.
 */

#include "hex.h"

#define N_SAMPLES 2000

static PaddockHex
random_hex (GRand *rand)
{
  return PADDOCK_HEX (g_rand_int_range (rand, -60, 61), g_rand_int_range (rand, -60, 61));
}

static void
assert_hex (PaddockHex found, PaddockHex expected)
{
  g_assert_cmpint (found.q, ==, expected.q);
  g_assert_cmpint (found.r, ==, expected.r);
}

static gboolean
contains (const PaddockHex *hexes, guint n, PaddockHex hex)
{
  while (n-- > 0)
    if (paddock_hex_equal (hexes[n], hex))
      return TRUE;

  return FALSE;
}

/* JOY-GEO-01, JOY-GEO-02 */
static void
test_directions_are_those_of_the_catalogue (void)
{
  static const int deltas[6][2] = {
    { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, 0 }, { -1, 1 }, { 0, 1 }
  };

  for (int d = 0; d < 6; d++)
    assert_hex (paddock_hex_neighbour (PADDOCK_HEX (0, 0), d),
                PADDOCK_HEX (deltas[d][0], deltas[d][1]));

  g_assert_cmpint (paddock_direction_wrap (5 + 1), ==, 0);
  g_assert_cmpint (paddock_direction_wrap (0 - 1), ==, 5);
  g_assert_cmpint (paddock_direction_wrap (-13), ==, 5);
  g_assert_cmpint (paddock_facing_wrap (-1), ==, 11);
  g_assert_cmpint (paddock_facing_wrap (24), ==, 0);
}

/* JOY-GEO-03 */
static void
test_identities_hold_for_every_direction (void)
{
  const PaddockHex zero = PADDOCK_HEX (0, 0);

  for (int d = 0; d < 6; d++) {
    PaddockHex here = paddock_hex_neighbour (zero, d);
    PaddockHex left = paddock_hex_neighbour (zero, d + 1);
    PaddockHex right = paddock_hex_neighbour (zero, d - 1);

    assert_hex (paddock_hex_add (here, paddock_hex_neighbour (zero, d + 2)), left);
    assert_hex (paddock_hex_subtract (left, here), paddock_hex_neighbour (zero, d + 2));
    assert_hex (paddock_hex_subtract (right, here), paddock_hex_neighbour (zero, d - 2));
    assert_hex (paddock_hex_add (here, paddock_hex_neighbour (zero, d + 3)), zero);
  }
}

/* JOY-GEO-04: the fewest steps, counted by walking outwards. */
static void
test_distance_is_the_fewest_steps (void)
{
  const PaddockHex centre = PADDOCK_HEX (3, -7);
  g_autoptr (GHashTable) steps = g_hash_table_new (NULL, NULL);
  GQueue queue = G_QUEUE_INIT;
  guint seen = 0;

#define KEY(hex_) GINT_TO_POINTER (((hex_).q + 100) * 1000 + (hex_).r + 100)
  g_hash_table_insert (steps, KEY (centre), GINT_TO_POINTER (0));
  g_queue_push_tail (&queue, g_memdup2 (&centre, sizeof centre));
  while (!g_queue_is_empty (&queue)) {
    g_autofree PaddockHex *hex = g_queue_pop_head (&queue);
    int n = GPOINTER_TO_INT (g_hash_table_lookup (steps, KEY (*hex)));

    seen++;
    g_assert_cmpuint (paddock_hex_distance (centre, *hex), ==, n);
    g_assert_cmpuint (paddock_hex_distance (*hex, centre), ==, n);
    for (int d = 0; n < 9 && d < 6; d++) {
      PaddockHex next = paddock_hex_neighbour (*hex, d);

      if (g_hash_table_contains (steps, KEY (next)))
        continue;
      g_hash_table_insert (steps, KEY (next), GINT_TO_POINTER (n + 1));
      g_queue_push_tail (&queue, g_memdup2 (&next, sizeof next));
    }
  }
#undef KEY

  g_assert_cmpuint (seen, ==, 3 * 9 * 10 + 1);
  g_assert_cmpuint (paddock_hex_distance (PADDOCK_HEX (PADDOCK_HEX_MIN, PADDOCK_HEX_MIN),
                                          PADDOCK_HEX (PADDOCK_HEX_MAX, PADDOCK_HEX_MAX)),
                    ==, 2 * 8191);
}

static void
test_comparing_gives_reading_order (void)
{
  g_assert_cmpint (paddock_hex_compare (PADDOCK_HEX (9, 1), PADDOCK_HEX (0, 2)), <, 0);
  g_assert_cmpint (paddock_hex_compare (PADDOCK_HEX (1, 2), PADDOCK_HEX (0, 2)), >, 0);
  g_assert_cmpint (paddock_hex_compare (PADDOCK_HEX (4, 2), PADDOCK_HEX (4, 2)), ==, 0);
}

/* JOY-GEO-05 */
static void
test_rows_are_found_and_nothing_else (void)
{
  const PaddockHex from = PADDOCK_HEX (-2, 5);

  for (int q = -12; q <= 8; q++)
    for (int r = -5; r <= 15; r++) {
      PaddockHex to = PADDOCK_HEX (q, r);
      int expected = -1, n = 0, direction = -2, steps = -2;

      for (int d = 0; d < 6; d++)
        for (int i = 1; i <= 40; i++) {
          PaddockHex step = PADDOCK_HEX (from.q + i * paddock_directions[d].q,
                                         from.r + i * paddock_directions[d].r);

          assert_hex (paddock_hex_along (from, d, i), step);
          if (paddock_hex_equal (step, to)) {
            expected = d;
            n = i;
          }
        }

      g_assert_cmpint (paddock_hex_is_in_row (from, to, &direction, &steps), ==, expected >= 0);
      if (expected >= 0) {
        g_assert_cmpint (direction, ==, expected);
        g_assert_cmpint (steps, ==, n);
      }
      g_assert_cmpint (paddock_hex_direction_to (from, to), ==, n == 1 ? expected : -1);
    }
}

static void
test_lines_run_from_end_to_end_without_gap (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < N_SAMPLES; i++) {
    PaddockHex a = random_hex (rand), b = random_hex (rand);
    guint n, n_back;
    g_autofree PaddockHex *line = paddock_hex_line (a, b, &n);
    g_autofree PaddockHex *back = paddock_hex_line (b, a, &n_back);

    g_assert_cmpuint (n, ==, paddock_hex_distance (a, b) + 1);
    g_assert_cmpuint (n_back, ==, n);
    assert_hex (line[0], a);
    assert_hex (line[n - 1], b);
    for (guint j = 0; j < n; j++) {
      assert_hex (line[j], back[n - 1 - j]);
      if (j > 0)
        g_assert_cmpuint (paddock_hex_distance (line[j - 1], line[j]), ==, 1);
    }
  }
}

static void
test_lines_along_a_row_are_the_row (void)
{
  for (int d = 0; d < 6; d++) {
    guint n;
    g_autofree PaddockHex *line =
      paddock_hex_line (PADDOCK_HEX (2, 1), paddock_hex_along (PADDOCK_HEX (2, 1), d, 7), &n);

    g_assert_cmpuint (n, ==, 8);
    for (guint i = 0; i < n; i++)
      assert_hex (line[i], paddock_hex_along (PADDOCK_HEX (2, 1), d, (int) i));
  }
}

static void
test_rings_hold_every_hex_of_that_distance_once (void)
{
  const PaddockHex centre = PADDOCK_HEX (-4, 9);

  for (guint radius = 0; radius <= 6; radius++) {
    guint n, n_disc;
    g_autofree PaddockHex *ring = paddock_hex_ring (centre, radius, &n);
    g_autofree PaddockHex *disc = paddock_hex_disc (centre, radius, &n_disc);

    g_assert_cmpuint (n, ==, radius == 0 ? 1 : 6 * radius);
    g_assert_cmpuint (n_disc, ==, 3 * radius * (radius + 1) + 1);
    assert_hex (ring[0], paddock_hex_along (centre, 0, (int) radius));
    for (guint i = 0; i < n; i++) {
      g_assert_cmpuint (paddock_hex_distance (centre, ring[i]), ==, radius);
      g_assert_false (contains (ring, i, ring[i]));
      assert_hex (disc[n_disc - n + i], ring[i]);
      if (radius > 0)
        g_assert_cmpuint (paddock_hex_distance (ring[i], ring[(i + 1) % n]), ==, 1);
    }
    for (guint i = 0; i < n_disc; i++)
      g_assert_false (contains (disc, i, disc[i]));
    if (radius > 0) /* anti-clockwise: from direction 0 towards direction 1 */
      assert_hex (ring[radius], paddock_hex_along (centre, 1, (int) radius));
  }
}

static void
test_six_rotations_are_the_identity (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (guint i = 0; i < N_SAMPLES; i++) {
    PaddockHex hex = random_hex (rand), centre = random_hex (rand), turned = hex;

    for (int sixths = 1; sixths <= 6; sixths++) {
      turned = paddock_hex_rotate (turned, centre, 1);
      assert_hex (paddock_hex_rotate (hex, centre, sixths), turned);
      g_assert_cmpuint (paddock_hex_distance (centre, turned), ==,
                        paddock_hex_distance (centre, hex));
    }
    assert_hex (turned, hex);
    assert_hex (paddock_hex_rotate (paddock_hex_rotate (hex, centre, -2), centre, 2), hex);
  }
}

static void
test_two_mirrors_are_the_identity (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < N_SAMPLES; i++) {
    PaddockHex hex = random_hex (rand), centre = random_hex (rand);

    for (int axis = 0; axis < 12; axis++) {
      PaddockHex there = paddock_hex_mirror (hex, centre, axis);

      assert_hex (paddock_hex_mirror (there, centre, axis), hex);
      assert_hex (paddock_hex_mirror (hex, centre, axis + 6), there);
      g_assert_cmpuint (paddock_hex_distance (centre, there), ==,
                        paddock_hex_distance (centre, hex));
    }
  }
}

static void
test_mirrors_keep_their_axis (void)
{
  const PaddockHex centre = PADDOCK_HEX (5, -3);

  for (int axis = 0; axis < 12; axis++) {
    /* An odd axis passes through the hexes two steps off, at the sum of its two neighbours. */
    PaddockHex on_axis = paddock_hex_neighbour (centre, axis / 2);
    if (axis % 2)
      on_axis = paddock_hex_neighbour (on_axis, axis / 2 + 1);

    assert_hex (paddock_hex_mirror (centre, centre, axis), centre);
    assert_hex (paddock_hex_mirror (on_axis, centre, axis), on_axis);
    g_assert_cmpint (paddock_facing_mirror (axis, axis), ==, axis);
    g_assert_cmpint (paddock_facing_mirror (axis + 1, axis), ==, paddock_facing_wrap (axis - 1));
  }
}

static void
test_directions_turn_with_the_hexes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < 200; i++) {
    PaddockHex hex = random_hex (rand), centre = random_hex (rand);

    for (int d = 0; d < 6; d++) {
      PaddockHex ahead = paddock_hex_neighbour (hex, d);

      for (int n = -6; n <= 6; n++) {
        assert_hex (paddock_hex_neighbour (paddock_hex_rotate (hex, centre, n),
                                           paddock_direction_rotate (d, n)),
                    paddock_hex_rotate (ahead, centre, n));
        g_assert_cmpint (paddock_facing_rotate (2 * d, n), ==, 2 * paddock_direction_rotate (d, n));
      }
      for (int axis = 0; axis < 12; axis++) {
        assert_hex (paddock_hex_neighbour (paddock_hex_mirror (hex, centre, axis),
                                           paddock_direction_mirror (d, axis)),
                    paddock_hex_mirror (ahead, centre, axis));
        g_assert_cmpint (paddock_facing_mirror (2 * d, axis), ==,
                         2 * paddock_direction_mirror (d, axis));
      }
    }
  }
}

/* An odd facing lies between its two even neighbours before and after. */
static void
test_corner_facings_stay_between_their_sides (void)
{
  for (int facing = 1; facing < 12; facing += 2) {
    for (int n = 0; n < 6; n++) {
      int turned = paddock_facing_rotate (facing, n);

      g_assert_cmpint (paddock_facing_rotate (facing - 1, n), ==, paddock_facing_wrap (turned - 1));
      g_assert_cmpint (paddock_facing_rotate (facing + 1, n), ==, paddock_facing_wrap (turned + 1));
    }
    for (int axis = 0; axis < 12; axis++) { /* left and right swap in a mirror */
      int there = paddock_facing_mirror (facing, axis);

      g_assert_cmpint (paddock_facing_mirror (facing - 1, axis), ==,
                       paddock_facing_wrap (there + 1));
      g_assert_cmpint (paddock_facing_mirror (facing + 1, axis), ==,
                       paddock_facing_wrap (there - 1));
    }
  }
}

/* No place of any row is nearer to where the pointer is, by more than a hex. */
static void
test_snapping_finds_the_nearest_row (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  for (guint i = 0; i < N_SAMPLES; i++) {
    PaddockHex a = random_hex (rand), b = random_hex (rand);
    PaddockHex snapped = paddock_hex_snap_to_row (a, b);
    int direction, steps;

    g_assert_true (paddock_hex_equal (snapped, a)
                   || paddock_hex_is_in_row (a, snapped, &direction, &steps));
    for (int d = 0; d < 6; d++)
      for (int n = 0; n < 120; n++)
        g_assert_cmpuint (paddock_hex_distance (b, snapped), <=,
                          paddock_hex_distance (b, paddock_hex_along (a, d, n)) + 1);
  }

  for (int d = 0; d < 6; d++)
    assert_hex (paddock_hex_snap_to_row (PADDOCK_HEX (2, 2),
                                         paddock_hex_along (PADDOCK_HEX (2, 2), d, 7)),
                paddock_hex_along (PADDOCK_HEX (2, 2), d, 7));
  assert_hex (paddock_hex_snap_to_row (PADDOCK_HEX (2, 2), PADDOCK_HEX (2, 2)), PADDOCK_HEX (2, 2));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/geometry/hex/" path_, test_)
  ADD ("directions-are-those-of-the-catalogue", test_directions_are_those_of_the_catalogue);
  ADD ("identities-hold-for-every-direction", test_identities_hold_for_every_direction);
  ADD ("distance-is-the-fewest-steps", test_distance_is_the_fewest_steps);
  ADD ("comparing-gives-reading-order", test_comparing_gives_reading_order);
  ADD ("rows-are-found-and-nothing-else", test_rows_are_found_and_nothing_else);
  ADD ("snapping-finds-the-nearest-row", test_snapping_finds_the_nearest_row);
  ADD ("lines-run-from-end-to-end-without-gap", test_lines_run_from_end_to_end_without_gap);
  ADD ("lines-along-a-row-are-the-row", test_lines_along_a_row_are_the_row);
  ADD ("rings-hold-every-hex-once", test_rings_hold_every_hex_of_that_distance_once);
  ADD ("six-rotations-are-the-identity", test_six_rotations_are_the_identity);
  ADD ("two-mirrors-are-the-identity", test_two_mirrors_are_the_identity);
  ADD ("mirrors-keep-their-axis", test_mirrors_keep_their_axis);
  ADD ("directions-turn-with-the-hexes", test_directions_turn_with_the_hexes);
  ADD ("corner-facings-stay-between-their-sides", test_corner_facings_stay_between_their_sides);

  return g_test_run ();
}
