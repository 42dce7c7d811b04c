/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "joyride-tracks.h"

#define WIDTH 24
#define HEIGHT 18

static void
add_token (PaddockList **tokens, PaddockHex at, int arrow)
{
  PaddockLineToken *token = paddock_list_append (tokens, &paddock_line_token_type);

  token->at = at;
  token->arrow = arrow;
}

static void
add_checkpoint (PaddockHexTrack *track, int number, PaddockHex at, int arrow, int side)
{
  PaddockCheckpoint *checkpoint =
    paddock_list_append (&track->checkpoints, &paddock_checkpoint_type);

  checkpoint->number = number;
  checkpoint->side = side;
  add_token (&checkpoint->tokens, at, arrow);
}

static void
add_item (PaddockHexTrack *track, PaddockHex at)
{
  PaddockBoardItem *item = paddock_list_append (&track->board_items, &paddock_board_item_type);

  item->at = at;
}

PaddockDocument *
joy_test_ring (void)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = paddock_document_dup_record (empty);

  for (int r = 0; r < HEIGHT; r++)
    for (int q = 0; q < WIDTH; q++) {
      gboolean is_island = r >= 7 && r < 11 && q >= 8 && q < 16;

      paddock_board_set (&track->board, PADDOCK_HEX (q, r),
                         PADDOCK_CELL (is_island ? PADDOCK_CELL_BARRIER : PADDOCK_CELL_SPACE));
    }

  track->laps = 2;
  track->start.direction = 0;
  add_token (&track->start.tokens, PADDOCK_HEX (10, 10), 5);
  add_checkpoint (track, 1, PADDOCK_HEX (15, 9), 0, PADDOCK_SIDE_ITEM);
  add_checkpoint (track, 2, PADDOCK_HEX (12, 7), 2, PADDOCK_SIDE_PLAIN);
  add_checkpoint (track, 3, PADDOCK_HEX (8, 9), 3, PADDOCK_SIDE_ITEM);
  add_item (track, PADDOCK_HEX (18, 4));
  add_item (track, PADDOCK_HEX (4, 4));

  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

static const char *const seat_ids[] = { "red", "blue", "green", "gold", "grey", "pink" };

static void
set_options (PaddockSetup *setup, const char *options)
{
  g_auto (GStrv) words = g_strsplit (options, " ", -1);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; words[i]; i++) {
    g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

    paddock_setup_set_option (setup, pair[0], pair[1], &error);
    g_assert_no_error (error);
  }
}

PaddockSetup *
joy_test_setup (PaddockDocument *track, guint n, const char *options)
{
  PaddockSetup *setup = paddock_setup_new (&paddock_joyride, 1);
  g_autoptr (GError) error = NULL;

  paddock_setup_set_track (setup, track, &error);
  g_assert_no_error (error);
  paddock_document_unref (track);
  for (guint i = 0; i < n; i++)
    paddock_setup_add_seat (setup, seat_ids[i], NULL, NULL, &error);
  if (options)
    set_options (setup, options);
  paddock_setup_seal (setup, &error);
  g_assert_no_error (error);

  return setup;
}
