/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "edit-fixture.h"

static void
test_brush (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "brush", PADDOCK_HEX (0, 0), PADDOCK_HEX (3, 0), 0);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 4);

  self->settings.kind = PADDOCK_CELL_BARRIER;
  self->settings.radius = 1;
  fixture_drag (self, "brush", PADDOCK_HEX (0, 0), PADDOCK_HEX (0, 0), 0);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 9);
  g_assert_cmpint (fixture_get_kind (self, 1, 0), ==, PADDOCK_CELL_BARRIER);
  g_assert_cmpint (fixture_get_kind (self, 2, 0), ==, PADDOCK_CELL_SPACE);
}

static void
test_brush_erases (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "brush", PADDOCK_HEX (0, 0), PADDOCK_HEX (3, 0), 0);
  fixture_drag (self, "brush", PADDOCK_HEX (1, 0), PADDOCK_HEX (2, 0), PADDOCK_GESTURE_OTHER);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 2);
}

static void
test_symmetry (Fixture *self, gconstpointer data)
{
  static const guint counts[PADDOCK_N_SYMMETRIES] = { 1, 2, 2, 3, 6 };

  self->settings.centre = PADDOCK_HEX (1, 1);
  for (int i = 0; i < PADDOCK_N_SYMMETRIES; i++) {
    self->settings.symmetry = i;
    fixture_drag (self, "brush", PADDOCK_HEX (4, 2), PADDOCK_HEX (4, 2), 0);
    g_assert_cmpuint (paddock_board_count (self->track.board), ==, counts[i]);
    fixture_drag (self, "brush", PADDOCK_HEX (4, 2), PADDOCK_HEX (4, 2), PADDOCK_GESTURE_OTHER);
    g_assert_cmpuint (paddock_board_count (self->track.board), ==, 0);
  }
}

static void
test_locked (Fixture *self, gconstpointer data)
{
  self->settings.is_board_locked = TRUE;
  fixture_drag (self, "brush", PADDOCK_HEX (0, 0), PADDOCK_HEX (3, 0), 0);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 0);
  g_assert_nonnull (self->refusal);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, func_) \
  g_test_add ("/edit/" path_, Fixture, NULL, fixture_set_up, func_, fixture_tear_down)

  ADD ("brush/paints-the-hexes-under-it", test_brush);
  ADD ("brush/the-other-button-takes-off", test_brush_erases);
  ADD ("symmetry/paints-every-image-once", test_symmetry);
  ADD ("board/is-left-alone-when-locked", test_locked);

  return g_test_run ();
}
