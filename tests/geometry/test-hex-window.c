/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-window.h"

static PaddockHexWindow
make_window (void)
{
  return paddock_hex_window_around (PADDOCK_HEX (-3, 2), PADDOCK_HEX (4, 5), 1);
}

static void
test_the_border_is_all_round (void)
{
  PaddockHexWindow window = make_window ();

  g_assert_cmpint (window.width, ==, 10);
  g_assert_cmpint (window.height, ==, 6);
  g_assert_cmpuint (paddock_hex_window_size (&window), ==, 60);
  g_assert_true (paddock_hex_window_has (&window, PADDOCK_HEX (-4, 1)));
  g_assert_true (paddock_hex_window_has (&window, PADDOCK_HEX (5, 6)));
  g_assert_false (paddock_hex_window_has (&window, PADDOCK_HEX (-5, 1)));
  g_assert_false (paddock_hex_window_has (&window, PADDOCK_HEX (-4, 0)));
  g_assert_false (paddock_hex_window_has (&window, PADDOCK_HEX (6, 6)));
  g_assert_false (paddock_hex_window_has (&window, PADDOCK_HEX (5, 7)));
}

static void
test_every_cell_is_one_hex (void)
{
  PaddockHexWindow window = make_window ();

  for (guint cell = 0; cell < paddock_hex_window_size (&window); cell++) {
    PaddockHex hex = paddock_hex_window_at (&window, cell);

    g_assert_true (paddock_hex_window_has (&window, hex));
    g_assert_cmpuint (paddock_hex_window_index (&window, hex), ==, cell);
  }
}

static void
test_a_step_leads_to_the_neighbour (void)
{
  PaddockHexWindow window = make_window ();
  PaddockHex hex = PADDOCK_HEX (0, 3);

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    g_assert_cmpint ((int) paddock_hex_window_index (&window, hex)
                       + paddock_hex_window_step (&window, d),
                     ==, (int) paddock_hex_window_index (&window, paddock_hex_neighbour (hex, d)));
}

typedef struct {
  PaddockHex centre;
  guint wanted; /* takes the first hex this far away */
  guint last;   /* how far away the one before was */
  guint n_asked;
} Search;

static gboolean
takes (PaddockHex hex, gpointer data)
{
  Search *self = data;
  guint distance = paddock_hex_distance (self->centre, hex);

  g_assert_cmpuint (distance, >=, self->last);
  self->last = distance;
  self->n_asked++;
  return distance == self->wanted;
}

static void
test_a_search_takes_the_nearest (void)
{
  PaddockHexWindow window = make_window ();
  Search search = { .centre = PADDOCK_HEX (4, 5), .wanted = 2 };
  Search vain = { .centre = PADDOCK_HEX (-3, 2), .wanted = 1000 };

  g_assert_true (paddock_hex_window_search (&window, search.centre, takes, &search));
  g_assert_cmpuint (search.n_asked, ==, 1 + 6 + 1);
  g_assert_false (paddock_hex_window_search (&window, vain.centre, takes, &vain));
  g_assert_cmpuint (vain.last, >=, paddock_hex_distance (vain.centre, PADDOCK_HEX (5, 6)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/geometry/hex-window/the-border-is-all-round", test_the_border_is_all_round);
  g_test_add_func ("/geometry/hex-window/every-cell-is-one-hex", test_every_cell_is_one_hex);
  g_test_add_func ("/geometry/hex-window/a-step-leads-to-the-neighbour",
                   test_a_step_leads_to_the_neighbour);
  g_test_add_func ("/geometry/hex-window/a-search-takes-the-nearest",
                   test_a_search_takes_the_nearest);
  return g_test_run ();
}
