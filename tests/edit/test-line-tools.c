/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "edit-fixture.h"
#include "line-tools.h"

/* Ten by nine spaces. */
static void
set_up (Fixture *self, gconstpointer data)
{
  fixture_set_up (self, data);
  for (int r = 0; r < 9; r++)
    for (int q = 0; q < 10; q++)
      paddock_board_set (&self->track.board, PADDOCK_HEX (q, r), PADDOCK_CELL (PADDOCK_CELL_SPACE));
}

static const PaddockCheckpoint *
get_checkpoint (Fixture *self, guint i)
{
  g_assert_cmpuint (paddock_list_len (self->track.checkpoints), >, i);
  return PADDOCK_LIST_AT (self->track.checkpoints, PaddockCheckpoint, i);
}

static void
assert_token (const PaddockList *tokens, guint i, int q, int r, int arrow)
{
  const PaddockLineToken *token;

  g_assert_cmpuint (paddock_list_len (tokens), >, i);
  token = PADDOCK_LIST_AT (tokens, PaddockLineToken, i);
  g_assert_cmpint (token->at.q, ==, q);
  g_assert_cmpint (token->at.r, ==, r);
  g_assert_cmpint (token->arrow, ==, arrow);
}

static void
test_pair (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 4), PADDOCK_HEX (6, 4), 0);
  g_assert_null (self->refusal);
  g_assert_cmpuint (paddock_list_len (get_checkpoint (self, 0)->tokens), ==, 2);
  assert_token (get_checkpoint (self, 0)->tokens, 0, 2, 4, 0);
  assert_token (get_checkpoint (self, 0)->tokens, 1, 6, 4, 3);
  g_assert_true (
    paddock_selection_has_thing (&self->selection,
                                 (PaddockThing){ .kind = PADDOCK_THING_CHECKPOINT, .index = 0 }));
}

/* To the last hex, and beyond it. */
static void
test_to_the_edge (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 4), PADDOCK_HEX (9, 4), 0);
  fixture_drag (self, "checkpoint", PADDOCK_HEX (3, 2), PADDOCK_HEX (3, -2), 0);
  g_assert_cmpuint (paddock_list_len (get_checkpoint (self, 0)->tokens), ==, 1);
  assert_token (get_checkpoint (self, 0)->tokens, 0, 2, 4, 0);
  g_assert_cmpuint (paddock_list_len (get_checkpoint (self, 1)->tokens), ==, 1);
  assert_token (get_checkpoint (self, 1)->tokens, 0, 3, 2, 2);
}

static void
test_pair_at_the_edge (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 4), PADDOCK_HEX (9, 4),
                PADDOCK_GESTURE_CONSTRAIN);
  g_assert_cmpuint (paddock_list_len (get_checkpoint (self, 0)->tokens), ==, 2);
}

/* Across the road, from beside it to beside it: the first hex that is met takes the token. */
static void
test_from_beside_the_board (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "checkpoint", PADDOCK_HEX (-3, 4), PADDOCK_HEX (3, 4), 0);
  fixture_drag (self, "checkpoint", PADDOCK_HEX (4, -2), PADDOCK_HEX (4, 12), 0);
  g_assert_null (self->refusal);
  assert_token (get_checkpoint (self, 0)->tokens, 0, 0, 4, 0);
  assert_token (get_checkpoint (self, 0)->tokens, 1, 3, 4, 3);
  g_assert_cmpuint (paddock_list_len (get_checkpoint (self, 1)->tokens), ==, 1);
  assert_token (get_checkpoint (self, 1)->tokens, 0, 4, 0, 5);
}

/* A hand is not straight: the nearest row counts. */
static void
test_snaps (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "checkpoint", PADDOCK_HEX (1, 4), PADDOCK_HEX (5, 5), 0);
  assert_token (get_checkpoint (self, 0)->tokens, 1, 6, 4, 3);
}

static void
test_numbers (Fixture *self, gconstpointer data)
{
  for (int r = 0; r < 3; r++)
    fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 2 * r), PADDOCK_HEX (6, 2 * r), 0);
  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 2), PADDOCK_HEX (2, 2), PADDOCK_GESTURE_OTHER);
  g_assert_cmpuint (paddock_list_len (self->track.checkpoints), ==, 2);
  g_assert_true (paddock_selection_is_empty (&self->selection)); /* the third was: it moved up */

  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 7), PADDOCK_HEX (6, 7), 0);
  g_assert_cmpint (get_checkpoint (self, 2)->number, ==, 2);
}

static void
test_lays_anew (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 4), PADDOCK_HEX (6, 4), 0);
  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 4), PADDOCK_HEX (2, 1), 0);
  g_assert_cmpuint (paddock_list_len (self->track.checkpoints), ==, 1);
  g_assert_cmpint (get_checkpoint (self, 0)->number, ==, 1);
  assert_token (get_checkpoint (self, 0)->tokens, 1, 2, 1, 5);
}

static void
test_turns_over (Fixture *self, gconstpointer data)
{
  self->settings.side = PADDOCK_SIDE_ITEM;
  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 4), PADDOCK_HEX (6, 4), 0);
  g_assert_cmpint (get_checkpoint (self, 0)->side, ==, PADDOCK_SIDE_ITEM);
  fixture_drag (self, "checkpoint", PADDOCK_HEX (6, 4), PADDOCK_HEX (6, 4), 0);
  g_assert_cmpint (get_checkpoint (self, 0)->side, ==, PADDOCK_SIDE_PLAIN);
}

static void
test_refusals (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 4), PADDOCK_HEX (2, 4), 0);
  g_assert_nonnull (self->refusal);
  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 4), PADDOCK_HEX (3, 4), 0);
  g_assert_nonnull (self->refusal);
  fixture_drag (self, "checkpoint", PADDOCK_HEX (-3, 4), PADDOCK_HEX (-1, 4), 0);
  g_assert_nonnull (self->refusal);
  fixture_drag (self, "checkpoint", PADDOCK_HEX (-3, 4), PADDOCK_HEX (0, 4), 0);
  g_assert_nonnull (self->refusal);
  self->settings.is_layout_locked = TRUE;
  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 4), PADDOCK_HEX (6, 4), 0);
  g_assert_nonnull (self->refusal);
  g_assert_cmpuint (paddock_list_len (self->track.checkpoints), ==, 0);
}

/* Cars never face along the line, whichever way it is laid or turned. */
static void
test_start (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "start", PADDOCK_HEX (4, 1), PADDOCK_HEX (4, 6), 0);
  assert_token (self->track.start.tokens, 0, 4, 1, 5);
  g_assert_cmpint (self->track.start.direction, ==, 0);

  for (int i = 0; i < 6; i++) {
    fixture_drag (self, "start", PADDOCK_HEX (4, 1), PADDOCK_HEX (4, 1), 0);
    g_assert_cmpint (self->track.start.direction % 3, !=, 2);
  }
  fixture_drag (self, "start", PADDOCK_HEX (1, 4), PADDOCK_HEX (6, 4), 0);
  g_assert_cmpint (self->track.start.direction % 3, !=, 0);
  fixture_drag (self, "start", PADDOCK_HEX (1, 4), PADDOCK_HEX (1, 4), PADDOCK_GESTURE_OTHER);
  g_assert_cmpuint (paddock_list_len (self->track.start.tokens), ==, 0);
}

static void
test_runway (Fixture *self, gconstpointer data)
{
  g_autoptr (GArray) runway = NULL, blocked = NULL;

  fixture_drag (self, "start", PADDOCK_HEX (2, 2), PADDOCK_HEX (2, 5), 0);
  runway = paddock_start_runway (&self->track);
  g_assert_cmpuint (runway->len, ==, 2 * PADDOCK_RUNWAY);

  paddock_board_set (&self->track.board, PADDOCK_HEX (5, 3), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  blocked = paddock_start_runway (&self->track);
  g_assert_cmpuint (blocked->len, ==, PADDOCK_RUNWAY + 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, func_) \
  g_test_add ("/edit/" path_, Fixture, NULL, set_up, func_, fixture_tear_down)

  ADD ("checkpoint/from-token-to-token", test_pair);
  ADD ("checkpoint/from-token-to-edge", test_to_the_edge);
  ADD ("checkpoint/shift-puts-a-token-at-the-edge", test_pair_at_the_edge);
  ADD ("checkpoint/from-beside-the-board", test_from_beside_the_board);
  ADD ("checkpoint/keeps-to-the-nearest-row", test_snaps);
  ADD ("checkpoint/takes-the-first-free-number", test_numbers);
  ADD ("checkpoint/is-laid-anew-from-its-token", test_lays_anew);
  ADD ("checkpoint/a-click-turns-it-over", test_turns_over);
  ADD ("checkpoint/says-what-is-wrong", test_refusals);
  ADD ("start/cars-never-face-along-it", test_start);
  ADD ("start/has-a-runway", test_runway);

  return g_test_run ();
}
