/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "joyride-tracks.h"

#include "joyride/joyride.h"

#define RING_WIDTH 24
#define RING_HEIGHT 18

void
joy_test_add_token (PaddockList **tokens, PaddockHex at, int arrow)
{
  PaddockLineToken *token = paddock_list_append (tokens, &paddock_line_token_type);

  token->at = at;
  token->arrow = arrow;
}

PaddockCheckpoint *
joy_test_add_checkpoint (PaddockHexTrack *track, int number, PaddockHex at, int arrow)
{
  PaddockCheckpoint *checkpoint =
    paddock_list_append (&track->checkpoints, &paddock_checkpoint_type);

  checkpoint->number = number;
  joy_test_add_token (&checkpoint->tokens, at, arrow);
  return checkpoint;
}

PaddockObstacle *
joy_test_add_obstacle (PaddockHexTrack *track, PaddockHex at, int shape)
{
  PaddockObstacle *obstacle = paddock_list_append (&track->obstacles, &paddock_obstacle_type);

  obstacle->at = at;
  obstacle->shape = shape;
  return obstacle;
}

void
joy_test_set_cell (PaddockHexTrack *track, int q, int r, guint kind)
{
  paddock_board_set (&track->board, PADDOCK_HEX (q, r), PADDOCK_CELL ((guint8) kind));
}

static PaddockHexTrack *
track_new (void)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_hex_track_kind);

  return paddock_document_dup_record (empty);
}

PaddockDocument *
joy_test_take (PaddockHexTrack *track)
{
  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

PaddockHexTrack *
joy_test_plain_new (void)
{
  PaddockHexTrack *track = track_new ();

  for (int r = -JOY_TEST_PLAIN_SIDE; r <= JOY_TEST_PLAIN_SIDE; r++)
    for (int q = -JOY_TEST_PLAIN_SIDE; q <= JOY_TEST_PLAIN_SIDE; q++)
      joy_test_set_cell (track, q, r, PADDOCK_CELL_SPACE);
  joy_test_add_token (&track->start.tokens, PADDOCK_HEX (-10, -10), 5);
  joy_test_add_checkpoint (track, 1, PADDOCK_HEX (10, -10), 5);

  return track;
}

/* --- The ring --- */

PaddockHex
joy_test_turn (PaddockHex hex, int sixths, gboolean mirrored)
{
  PaddockHex centre = PADDOCK_HEX (0, 0);

  return paddock_hex_rotate (mirrored ? paddock_hex_mirror (hex, centre, 0) : hex, centre, sixths);
}

int
joy_test_turn_direction (int direction, int sixths, gboolean mirrored)
{
  return paddock_direction_rotate (mirrored ? paddock_direction_mirror (direction, 0) : direction,
                                   sixths);
}

static PaddockCheckpoint *
add_turned_checkpoint (PaddockHexTrack *track,
                       int number,
                       PaddockHex at,
                       int arrow,
                       int sixths,
                       gboolean mirrored)
{
  return joy_test_add_checkpoint (track, number, joy_test_turn (at, sixths, mirrored),
                                  joy_test_turn_direction (arrow, sixths, mirrored));
}

static void
add_turned_item (PaddockHexTrack *track, PaddockHex at, int sixths, gboolean mirrored)
{
  PaddockBoardItem *item = paddock_list_append (&track->board_items, &paddock_board_item_type);

  item->at = joy_test_turn (at, sixths, mirrored);
}

PaddockDocument *
joy_test_ring_turned (int sixths, gboolean mirrored)
{
  PaddockHexTrack *track = track_new ();

  for (int r = 0; r < RING_HEIGHT; r++)
    for (int q = 0; q < RING_WIDTH; q++) {
      gboolean is_island = r >= 7 && r < 11 && q >= 8 && q < 16;
      PaddockHex at = joy_test_turn (PADDOCK_HEX (q, r), sixths, mirrored);

      joy_test_set_cell (track, at.q, at.r, is_island ? PADDOCK_CELL_BARRIER : PADDOCK_CELL_SPACE);
    }

  track->laps = 2;
  track->start.direction = joy_test_turn_direction (0, sixths, mirrored);
  joy_test_add_token (&track->start.tokens, joy_test_turn (PADDOCK_HEX (10, 10), sixths, mirrored),
                      joy_test_turn_direction (5, sixths, mirrored));
  add_turned_checkpoint (track, 1, PADDOCK_HEX (15, 9), 0, sixths, mirrored)->side =
    PADDOCK_SIDE_ITEM;
  add_turned_checkpoint (track, 2, PADDOCK_HEX (12, 7), 2, sixths, mirrored);
  add_turned_checkpoint (track, 3, PADDOCK_HEX (8, 9), 3, sixths, mirrored)->side =
    PADDOCK_SIDE_ITEM;
  add_turned_item (track, PADDOCK_HEX (18, 4), sixths, mirrored);
  add_turned_item (track, PADDOCK_HEX (4, 4), sixths, mirrored);

  return joy_test_take (track);
}

PaddockDocument *
joy_test_ring (void)
{
  return joy_test_ring_turned (0, FALSE);
}

/* --- Setups --- */

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
joy_test_open_setup (PaddockDocument *track, guint n, const char *options)
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

  return setup;
}

PaddockSetup *
joy_test_setup (PaddockDocument *track, guint n, const char *options)
{
  PaddockSetup *setup = joy_test_open_setup (track, n, options);
  g_autoptr (GError) error = NULL;

  paddock_setup_seal (setup, &error);
  g_assert_no_error (error);

  return setup;
}

void
joy_test_assert_refused (PaddockSetup *setup, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (paddock_setup_seal (setup, &error));
  g_assert_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP);
  g_assert_cmpstr (error->message, ==, message);
}

void
joy_test_refused (PaddockDocument *track, guint n, const char *options, const char *message)
{
  g_autoptr (PaddockSetup) setup = joy_test_open_setup (track, n, options);

  joy_test_assert_refused (setup, message);
}

/* --- Positions --- */

void
joy_test_give (PaddockMatch *match, const char *seat, const char *name, const char *value)
{
  g_autoptr (GError) error = NULL;

  paddock_match_set_fact (match, seat, name, value, &error);
  g_assert_no_error (error);
}

void
joy_test_put (PaddockMatch *match, const char *seat, PaddockHex front, PaddockHex rear)
{
  g_autofree char *front_text = g_strdup_printf ("%d,%d", front.q, front.r);
  g_autofree char *rear_text = g_strdup_printf ("%d,%d", rear.q, rear.r);

  joy_test_give (match, seat, "front", front_text);
  joy_test_give (match, seat, "rear", rear_text);
}

void
joy_test_settle (PaddockMatch *match)
{
  g_autoptr (GError) error = NULL;

  paddock_match_settle (match, &error);
  g_assert_no_error (error);
}

void
joy_test_choose (PaddockMatch *match, const char *key, PaddockEvents *events)
{
  int choice = paddock_match_find_choice (match, key);

  if (choice < 0)
    g_error ("\"%s\" cannot be chosen", key);
  paddock_match_choose (match, (guint) choice, events);
}
