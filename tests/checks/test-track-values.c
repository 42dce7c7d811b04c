/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "track-values.h"

/* A lane of LENGTH spaces along row 0, WIDTH rows wide, start across it at q = 2 towards the east, checkpoint 1
 * at q = 8. */
static PaddockDocument *
make_lane (int length, int width)
{
  PaddockDocument *document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;

  for (int r = 0; r < width; r++)
    for (int q = 0; q < length; q++)
      paddock_board_set (&track->board, PADDOCK_HEX (q, r), PADDOCK_CELL (PADDOCK_CELL_SPACE));

  return document;
}

static int
get_value (const GArray *values, PaddockHex hex)
{
  for (guint i = 0; i < values->len; i++)
    if (paddock_hex_equal (g_array_index (values, PaddockHexValue, i).hex, hex))
      return g_array_index (values, PaddockHexValue, i).value;

  return -1;
}

static void
test_reach_counts_steps (void)
{
  g_autoptr (PaddockDocument) document = make_lane (12, 1);
  PaddockTrackCar car = { PADDOCK_HEX (2, 0), 0, 4 };
  g_autoptr (GArray) values =
    paddock_track_values_new (document->record, PADDOCK_TRACK_REACH, &car);
  g_autoptr (GArray) none = NULL;

  g_assert_cmpint (get_value (values, PADDOCK_HEX (2, 0)), ==, 0);
  g_assert_cmpint (get_value (values, PADDOCK_HEX (6, 0)), ==, 4);
  g_assert_cmpint (get_value (values, PADDOCK_HEX (7, 0)), ==, -1); /* too far */
  g_assert_cmpint (get_value (values, PADDOCK_HEX (1, 0)), ==, -1); /* behind */

  car.front = PADDOCK_HEX (0, 0); /* its rear end would be off the board */
  none = paddock_track_values_new (document->record, PADDOCK_TRACK_REACH, &car);
  g_assert_cmpuint (none->len, ==, 0);
}

static void
test_width_is_the_shortest_row (void)
{
  g_autoptr (PaddockDocument) document = make_lane (12, 3);
  PaddockHexTrack *track = document->record;
  g_autoptr (GArray) values = paddock_track_values_new (track, PADDOCK_TRACK_WIDTH, NULL);
  g_autoptr (GArray) narrow = NULL;

  g_assert_cmpint (get_value (values, PADDOCK_HEX (6, 1)), ==, 3);
  paddock_board_set (&track->board, PADDOCK_HEX (6, 1), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  narrow = paddock_track_values_new (track, PADDOCK_TRACK_WIDTH, NULL);
  g_assert_cmpint (get_value (narrow, PADDOCK_HEX (6, 1)), ==, -1); /* a barrier has no width */
  g_assert_cmpint (get_value (narrow, PADDOCK_HEX (6, 0)), ==, 1);
}

static void
test_unfinished_tracks_have_no_distance (void)
{
  g_autoptr (PaddockDocument) document = make_lane (12, 3);
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_hex_track_kind);

  for (PaddockTrackQuestion q = 0; q < PADDOCK_N_TRACK_QUESTIONS; q++) {
    PaddockTrackCar car = { PADDOCK_HEX (2, 0), 0, 4 };
    g_autoptr (GArray) of_empty = paddock_track_values_new (empty->record, q, &car);
    g_autoptr (GArray) of_lane = paddock_track_values_new (document->record, q, &car);

    g_assert_cmpuint (of_empty->len, ==, 0);
    g_assert_true (of_lane->len == 0 || q == PADDOCK_TRACK_WIDTH || q == PADDOCK_TRACK_REACH);
  }
}

static void
test_frothy_ranks_say_it (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;
  g_autoptr (GArray) distances = NULL;
  g_autoptr (GArray) widths = NULL;

  track->game = PADDOCK_GAME_FROTHY;
  track->course.length = 5;
  track->course.line_rank = 3;
  for (int q = 0; q < 5; q++)
    for (int r = 0; r < (q == 1 ? 1 : 2); r++)
      paddock_board_set (&track->board, PADDOCK_HEX (q, r),
                         (PaddockCell){
                           .kind = PADDOCK_CELL_SPACE, .lane = (guint8) r, .rank = (gint16) q });
  distances = paddock_track_values_new (track, PADDOCK_TRACK_DISTANCE, NULL);
  widths = paddock_track_values_new (track, PADDOCK_TRACK_WIDTH, NULL);

  g_assert_cmpint (get_value (distances, PADDOCK_HEX (3, 0)), ==, 0);
  g_assert_cmpint (get_value (distances, PADDOCK_HEX (4, 1)), ==, 1);
  g_assert_cmpint (get_value (distances, PADDOCK_HEX (2, 0)), ==, 4);
  g_assert_cmpint (get_value (widths, PADDOCK_HEX (1, 0)), ==, 1);
  g_assert_cmpint (get_value (widths, PADDOCK_HEX (2, 0)), ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/track-values/reach-counts-steps", test_reach_counts_steps);
  g_test_add_func ("/checks/track-values/width-is-the-shortest-row",
                   test_width_is_the_shortest_row);
  g_test_add_func ("/checks/track-values/unfinished-tracks-have-no-distance",
                   test_unfinished_tracks_have_no_distance);
  g_test_add_func ("/checks/track-values/frothy-ranks-say-it", test_frothy_ranks_say_it);
  return g_test_run ();
}
