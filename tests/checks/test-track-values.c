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
    paddock_track_values_new (document->record, PADDOCK_TRACK_REACH, &car, NULL);
  g_autoptr (GArray) none = NULL;

  g_assert_cmpint (get_value (values, PADDOCK_HEX (2, 0)), ==, 0);
  g_assert_cmpint (get_value (values, PADDOCK_HEX (6, 0)), ==, 4);
  g_assert_cmpint (get_value (values, PADDOCK_HEX (7, 0)), ==, -1); /* too far */
  g_assert_cmpint (get_value (values, PADDOCK_HEX (1, 0)), ==, -1); /* behind */

  car.front = PADDOCK_HEX (0, 0); /* its rear end would be off the board */
  none = paddock_track_values_new (document->record, PADDOCK_TRACK_REACH, &car, NULL);
  g_assert_cmpuint (none->len, ==, 0);
}

/* From the middle of a disc a car reaches the same pattern whichever way it looks, turned with it. */
static void
test_reach_follows_the_heading (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;
  PaddockHex centre = PADDOCK_HEX (0, 0);
  guint n, n_values = 0;
  g_autofree PaddockHex *disc = paddock_hex_disc (centre, 6, &n);

  for (guint i = 0; i < n; i++)
    paddock_board_set (&track->board, disc[i], PADDOCK_CELL (PADDOCK_CELL_SPACE));
  for (int heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++) {
    PaddockTrackCar car = { centre, heading, 3 };
    g_autoptr (GArray) values = paddock_track_values_new (track, PADDOCK_TRACK_REACH, &car, NULL);

    n_values = heading == 0 ? values->len : n_values;
    g_assert_cmpuint (values->len, ==, n_values);
    for (int step = 0; step <= 3; step++)
      g_assert_cmpint (get_value (values, paddock_hex_along (centre, heading, step)), ==, step);
    g_assert_cmpint (get_value (values, paddock_hex_along (centre, heading, 4)), ==, -1);
    g_assert_cmpint (get_value (values, paddock_hex_neighbour (centre, heading + 3)), ==, -1);
  }
}

static void
test_width_is_the_shortest_row (void)
{
  g_autoptr (PaddockDocument) document = make_lane (12, 3);
  PaddockHexTrack *track = document->record;
  g_autoptr (GArray) values = paddock_track_values_new (track, PADDOCK_TRACK_WIDTH, NULL, NULL);
  g_autoptr (GArray) narrow = NULL;

  g_assert_cmpint (get_value (values, PADDOCK_HEX (6, 1)), ==, 3);
  paddock_board_set (&track->board, PADDOCK_HEX (6, 1), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  narrow = paddock_track_values_new (track, PADDOCK_TRACK_WIDTH, NULL, NULL);
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
    g_autoptr (GArray) of_empty = paddock_track_values_new (empty->record, q, &car, NULL);
    g_autoptr (GArray) of_lane = paddock_track_values_new (document->record, q, &car, NULL);

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
  distances = paddock_track_values_new (track, PADDOCK_TRACK_DISTANCE, NULL, NULL);
  widths = paddock_track_values_new (track, PADDOCK_TRACK_WIDTH, NULL, NULL);

  g_assert_cmpint (get_value (distances, PADDOCK_HEX (3, 0)), ==, 0);
  g_assert_cmpint (get_value (distances, PADDOCK_HEX (4, 1)), ==, 1);
  g_assert_cmpint (get_value (distances, PADDOCK_HEX (2, 0)), ==, 4);
  g_assert_cmpint (get_value (widths, PADDOCK_HEX (1, 0)), ==, 1);
  g_assert_cmpint (get_value (widths, PADDOCK_HEX (2, 0)), ==, 2);
}

typedef struct {
  guint n_asked, stop_at;
} Patience;

static gboolean
is_out_of_patience (gpointer data)
{
  Patience *self = data;

  return ++self->n_asked == self->stop_at;
}

/* A line down from a barrier. */
static void
add_line (PaddockHexTrack *track, PaddockList **tokens, PaddockHex hex)
{
  PaddockLineToken *token = paddock_list_append (tokens, &paddock_line_token_type);

  paddock_board_set (&track->board, hex, PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  token->at = hex;
  token->arrow = 5;
}

/* 20,000 spaces with a start and four checkpoints. */
static PaddockDocument *
make_field (void)
{
  PaddockDocument *document = make_lane (200, 100);
  PaddockHexTrack *track = document->record;

  add_line (track, &track->start.tokens, PADDOCK_HEX (20, 50));
  for (int i = 1; i <= 4; i++) {
    PaddockCheckpoint *checkpoint =
      paddock_list_append (&track->checkpoints, &paddock_checkpoint_type);

    checkpoint->number = i;
    add_line (track, &checkpoint->tokens, PADDOCK_HEX (20 + 30 * i, 50));
  }

  return document;
}

/* All of it asks hundreds of times; whoever says stop is not asked again and gets nothing. */
static void
test_can_be_stopped (void)
{
  static const guint least[] = {
    [PADDOCK_TRACK_DISTANCE] = 200,
    [PADDOCK_TRACK_WIDTH] = 4,
    [PADDOCK_TRACK_ROUTES] = 200,
    [PADDOCK_TRACK_REACH] = 20,
  };
  g_autoptr (PaddockDocument) document = make_field ();
  PaddockTrackCar car = { PADDOCK_HEX (20, 40), 0, 9 };

  for (PaddockTrackQuestion q = 0; q < PADDOCK_N_TRACK_QUESTIONS; q++) {
    Patience endless = { 0 };
    PaddockStop never = { is_out_of_patience, &endless };
    g_autoptr (GArray) values = paddock_track_values_new (document->record, q, &car, &never);

    g_assert_cmpuint (values->len, >, 0);
    g_assert_cmpuint (endless.n_asked, >=, least[q]);
    for (guint part = 0; part <= 4; part++) {
      Patience patience = { .stop_at = 1 + part * (endless.n_asked - 1) / 4 };
      PaddockStop stop = { is_out_of_patience, &patience };

      g_assert_null (paddock_track_values_new (document->record, q, &car, &stop));
      g_assert_cmpuint (patience.n_asked, ==, patience.stop_at);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/track-values/reach-counts-steps", test_reach_counts_steps);
  g_test_add_func ("/checks/track-values/reach-follows-the-heading",
                   test_reach_follows_the_heading);
  g_test_add_func ("/checks/track-values/width-is-the-shortest-row",
                   test_width_is_the_shortest_row);
  g_test_add_func ("/checks/track-values/unfinished-tracks-have-no-distance",
                   test_unfinished_tracks_have_no_distance);
  g_test_add_func ("/checks/track-values/frothy-ranks-say-it", test_frothy_ranks_say_it);
  g_test_add_func ("/checks/track-values/can-be-stopped", test_can_be_stopped);
  return g_test_run ();
}
