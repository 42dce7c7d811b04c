/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-course.h"

#include "rules-error.h"

#define LONGEST 998 /* with the border: 1,000 */

static PaddockHexTrack *
make_track (int q, int r)
{
  PaddockHexTrack *track = g_new0 (PaddockHexTrack, 1);

  paddock_board_set (&track->board, PADDOCK_HEX (-3, 7), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  paddock_board_set (&track->board, PADDOCK_HEX (-4 + q, 6 + r), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  return track;
}

static void
free_track (PaddockHexTrack *track)
{
  paddock_board_unref (track->board);
  g_free (track);
}

static void
test_a_border_lies_round_the_board (void)
{
  PaddockHexTrack *track = make_track (5, 2);
  g_autoptr (GError) error = NULL;
  PaddockHexWindow window;

  g_assert_true (paddock_hex_course_frame (&window, track, &error));
  g_assert_no_error (error);
  g_assert_cmpint (window.q0, ==, -4);
  g_assert_cmpint (window.r0, ==, 6);
  g_assert_cmpint (window.width, ==, 7);
  g_assert_cmpint (window.height, ==, 4);
  free_track (track);
}

static void
test_an_empty_board_is_refused (void)
{
  PaddockHexTrack track = { 0 };
  g_autoptr (GError) error = NULL;
  PaddockHexWindow window;

  g_assert_false (paddock_hex_course_frame (&window, &track, &error));
  g_assert_cmpstr (error->message, ==, "The track has no spaces yet");
}

static void
assert_size (int q, int r, const char *message)
{
  PaddockHexTrack *track = make_track (q, r);
  g_autoptr (GError) error = NULL;
  PaddockHexWindow window;

  g_assert_cmpint (paddock_hex_course_frame (&window, track, &error), ==, message == NULL);
  g_assert_cmpstr (error ? error->message : NULL, ==, message);
  free_track (track);
}

static void
test_a_board_may_be_too_large (void)
{
  assert_size (LONGEST, LONGEST, NULL);
  assert_size (LONGEST + 1, 2, "The track is 1001 by 4 hexes; a race takes at most 1000 by 1000");
  assert_size (2, LONGEST + 1, "The track is 4 by 1001 hexes; a race takes at most 1000 by 1000");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/hex-course/a-border-lies-round-the-board",
                   test_a_border_lies_round_the_board);
  g_test_add_func ("/rules/hex-course/an-empty-board-is-refused", test_an_empty_board_is_refused);
  g_test_add_func ("/rules/hex-course/a-board-may-be-too-large", test_a_board_may_be_too_large);
  return g_test_run ();
}
