/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "edit-fixture.h"

/* A disc of spaces with a checkpoint of two tokens and an item on it. */
static void
set_up (Fixture *self, gconstpointer data)
{
  fixture_set_up (self, data);
  fixture_paint_disc (self, PADDOCK_HEX (0, 0), 4);
  fixture_add_checkpoint (self, 1, PADDOCK_HEX (-1, 0), PADDOCK_HEX (3, 0), 0);
  fixture_add_item (self, PADDOCK_HEX (0, 2));
}

static gboolean
has_thing (Fixture *self, PaddockThingKind kind)
{
  return paddock_selection_has_thing (&self->selection, (PaddockThing){ .kind = (guint8) kind });
}

static guint
count_hexes (Fixture *self)
{
  return paddock_board_count (self->selection.hexes);
}

static void
test_click (Fixture *self, gconstpointer data)
{
  fixture_click (self, "select", PADDOCK_HEX (3, 0), 0);
  g_assert_true (has_thing (self, PADDOCK_THING_CHECKPOINT));
  g_assert_cmpuint (count_hexes (self), ==, 0);

  fixture_click (self, "select", PADDOCK_HEX (2, 0), 0);
  g_assert_cmpuint (paddock_selection_get_n_things (&self->selection), ==, 0);
  g_assert_cmpuint (count_hexes (self), ==, 1);

  fixture_click (self, "select", PADDOCK_HEX (0, 2), PADDOCK_GESTURE_CONSTRAIN);
  g_assert_true (has_thing (self, PADDOCK_THING_ITEM));
  g_assert_cmpuint (count_hexes (self), ==, 1);

  fixture_click (self, "select", PADDOCK_HEX (0, 2), PADDOCK_GESTURE_TOGGLE);
  g_assert_false (has_thing (self, PADDOCK_THING_ITEM));
  fixture_click (self, "select", PADDOCK_HEX (9, 9), 0);
  g_assert_true (paddock_selection_is_empty (&self->selection));
}

static void
test_locks (Fixture *self, gconstpointer data)
{
  self->settings.is_layout_locked = TRUE;
  fixture_click (self, "select", PADDOCK_HEX (3, 0), 0);
  g_assert_false (has_thing (self, PADDOCK_THING_CHECKPOINT));
  g_assert_cmpuint (count_hexes (self), ==, 1);

  self->settings.is_board_locked = TRUE;
  fixture_drag (self, "select", PADDOCK_HEX (9, 9), PADDOCK_HEX (-9, -9), 0);
  g_assert_true (paddock_selection_is_empty (&self->selection));
}

/* A checkpoint is taken only with both its tokens. */
static void
test_band (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "select", PADDOCK_HEX (-2, 1), PADDOCK_HEX (2, -1), 0);
  g_assert_false (has_thing (self, PADDOCK_THING_CHECKPOINT));
  g_assert_cmpuint (count_hexes (self), ==, 3 * 4);

  fixture_drag (self, "select", PADDOCK_HEX (-2, 1), PADDOCK_HEX (4, -1), PADDOCK_GESTURE_TOGGLE);
  g_assert_true (has_thing (self, PADDOCK_THING_CHECKPOINT));
  g_assert_cmpuint (count_hexes (self), ==, 3 * 2);
}

static void
test_move (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "select", PADDOCK_HEX (-1, 0), PADDOCK_HEX (-1, 1), 0);
  assert_hex (fixture_get_place (self, PADDOCK_THING_CHECKPOINT, 0), -1, 1);
  g_assert_true (has_thing (self, PADDOCK_THING_CHECKPOINT));
  assert_hex (fixture_get_place (self, PADDOCK_THING_ITEM, 0), 0, 2);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 61);

  /* With the item selected too, both go, whichever is dragged. */
  fixture_click (self, "select", PADDOCK_HEX (0, 2), PADDOCK_GESTURE_CONSTRAIN);
  fixture_drag (self, "select", PADDOCK_HEX (3, 1), PADDOCK_HEX (3, 0), 0);
  assert_hex (fixture_get_place (self, PADDOCK_THING_CHECKPOINT, 0), -1, 0);
  assert_hex (fixture_get_place (self, PADDOCK_THING_ITEM, 0), 0, 1);
}

/* Cells that are moved leave a hole, and keep what they were where they go. */
static void
test_move_cells (Fixture *self, gconstpointer data)
{
  PaddockCell cell = { .kind = PADDOCK_CELL_SPECIAL, .rank = 4, .lane = 1 };

  paddock_board_set (&self->track.board, PADDOCK_HEX (-3, 0), cell);
  fixture_click (self, "select", PADDOCK_HEX (-3, 0), 0);
  fixture_click (self, "select", PADDOCK_HEX (-2, 0), PADDOCK_GESTURE_CONSTRAIN);
  fixture_drag (self, "select", PADDOCK_HEX (-3, 0), PADDOCK_HEX (-4, 0), 0);
  g_assert_cmpint (fixture_get_kind (self, -2, 0), ==, PADDOCK_CELL_OFF);
  g_assert_cmpint (fixture_get_kind (self, -3, 0), ==, PADDOCK_CELL_SPACE);
  g_assert_cmpint (fixture_get_kind (self, -4, 0), ==, PADDOCK_CELL_SPECIAL);
  g_assert_cmpint (paddock_board_get (self->track.board, PADDOCK_HEX (-4, 0)).rank, ==, 4);
  g_assert_true (paddock_selection_has_hex (&self->selection, PADDOCK_HEX (-4, 0)));
  g_assert_false (paddock_selection_has_hex (&self->selection, PADDOCK_HEX (-2, 0)));
}

static void
test_move_refused (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "select", PADDOCK_HEX (-1, 0), PADDOCK_HEX (PADDOCK_HEX_MAX - 2, 0), 0);
  g_assert_nonnull (self->refusal);
  assert_hex (fixture_get_place (self, PADDOCK_THING_CHECKPOINT, 0), -1, 0);
  fixture_drag (self, "select", PADDOCK_HEX (-1, 0), PADDOCK_HEX (G_MININT16, 0), 0);
  g_assert_nonnull (self->refusal);

  fixture_click (self, "select", PADDOCK_HEX (1, 0), 0);
  self->settings.is_layout_locked = self->settings.is_board_locked = TRUE;
  fixture_drag (self, "select", PADDOCK_HEX (1, 0), PADDOCK_HEX (2, 0), 0);
  g_assert_cmpint (fixture_get_kind (self, 1, 0), ==, PADDOCK_CELL_SPACE);
}

static void
test_wand (Fixture *self, gconstpointer data)
{
  fixture_add_item (self, PADDOCK_HEX (9, 9));
  paddock_board_set (&self->track.board, PADDOCK_HEX (8, 0), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  paddock_board_set (&self->track.board, PADDOCK_HEX (0, 0), PADDOCK_CELL (PADDOCK_CELL_BARRIER));

  fixture_click (self, "wand", PADDOCK_HEX (1, 0), 0);
  g_assert_cmpuint (count_hexes (self), ==, 60);
  fixture_click (self, "wand", PADDOCK_HEX (1, 0), PADDOCK_GESTURE_TOGGLE);
  g_assert_cmpuint (count_hexes (self), ==, 61);
  fixture_click (self, "wand", PADDOCK_HEX (0, 0), PADDOCK_GESTURE_CONSTRAIN);
  g_assert_cmpuint (count_hexes (self), ==, 62);
  fixture_click (self, "wand", PADDOCK_HEX (0, 2), 0);
  g_assert_cmpuint (paddock_selection_get_n_things (&self->selection), ==, 2);
  g_assert_cmpuint (count_hexes (self), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, func_) \
  g_test_add ("/edit/" path_, Fixture, NULL, set_up, func_, fixture_tear_down)

  ADD ("select/takes-what-lies-uppermost", test_click);
  ADD ("select/passes-over-locked-layers", test_locks);
  ADD ("select/a-band-takes-what-is-inside", test_band);
  ADD ("select/drags-what-is-selected", test_move);
  ADD ("select/moved-cells-leave-a-hole", test_move_cells);
  ADD ("select/refuses-to-move-too-far", test_move_refused);
  ADD ("wand/takes-what-is-alike", test_wand);

  return g_test_run ();
}
