/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "edit-fixture.h"
#include "paint-tools.h"

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

/* Figures from (0, 0) to (3, 0). */
static void
test_figures (Fixture *self, gconstpointer data)
{
  static const guint counts[PADDOCK_N_FIGURES] = { 4, 4, 37, 18, 10 };

  for (int i = 0; i < PADDOCK_N_FIGURES; i++) {
    self->settings.figure = i;
    g_clear_pointer (&self->track.board, paddock_board_unref);
    fixture_drag (self, "figure", PADDOCK_HEX (0, 0), PADDOCK_HEX (3, 0), 0);
    g_assert_cmpuint (paddock_board_count (self->track.board), ==, counts[i]);
    fixture_drag (self, "figure", PADDOCK_HEX (0, 0), PADDOCK_HEX (3, 0), PADDOCK_GESTURE_OTHER);
    g_assert_cmpuint (paddock_board_count (self->track.board), ==, 0);
  }
}

/* Every row of a rectangle has as many hexes, whichever way round its hexes are drawn. */
static void
test_rectangle (Fixture *self, gconstpointer data)
{
  self->settings.figure = PADDOCK_FIGURE_RECTANGLE;
  fixture_drag (self, "figure", PADDOCK_HEX (3, 3), PADDOCK_HEX (-1, -2), 0);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 6 * 7);
  g_assert_cmpint (fixture_get_kind (self, 4, 3), ==, PADDOCK_CELL_OFF);
  g_assert_cmpint (fixture_get_kind (self, 5, -2), ==, PADDOCK_CELL_SPACE);

  self->track.orientation = PADDOCK_ORIENTATION_FLAT;
  self->settings.is_hollow = TRUE;
  g_clear_pointer (&self->track.board, paddock_board_unref);
  fixture_drag (self, "figure", PADDOCK_HEX (0, 0), PADDOCK_HEX (4, 3), 0);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 5 * 6 - 3 * 4);
  g_assert_cmpint (fixture_get_kind (self, 2, 1), ==, PADDOCK_CELL_OFF);
  g_assert_cmpint (fixture_get_kind (self, 4, -2), ==, PADDOCK_CELL_SPACE);
}

static void
test_constrained (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "figure", PADDOCK_HEX (0, 0), PADDOCK_HEX (5, 1), PADDOCK_GESTURE_CONSTRAIN);
  g_assert_cmpint (fixture_get_kind (self, 6, 0), ==, PADDOCK_CELL_SPACE);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 7);

  self->settings.figure = PADDOCK_FIGURE_RECTANGLE;
  g_clear_pointer (&self->track.board, paddock_board_unref);
  fixture_drag (self, "figure", PADDOCK_HEX (0, 0), PADDOCK_HEX (1, 3), PADDOCK_GESTURE_CONSTRAIN);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 16);
}

/* A ring drawn with a wide brush is a whole circuit; a wedge is the sixth that the pointer is in. */
static void
test_strokes (Fixture *self, gconstpointer data)
{
  self->settings.figure = PADDOCK_FIGURE_RING;
  self->settings.radius = 1;
  fixture_drag (self, "figure", PADDOCK_HEX (0, 0), PADDOCK_HEX (0, 4), 0);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 6 * (3 + 4 + 5));

  self->settings.figure = PADDOCK_FIGURE_WEDGE;
  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    PaddockHex inside = paddock_hex_neighbour (paddock_hex_along (PADDOCK_HEX (0, 0), d, 4), d + 2);

    g_clear_pointer (&self->track.board, paddock_board_unref);
    fixture_drag (self, "figure", PADDOCK_HEX (0, 0), inside, 0);
    g_assert_cmpuint (paddock_board_count (self->track.board), ==, 15);
    g_assert_cmpint (paddock_board_get (self->track.board, inside).kind, ==, PADDOCK_CELL_SPACE);
    inside = paddock_hex_rotate (inside, PADDOCK_HEX (0, 0), 1);
    g_assert_cmpint (paddock_board_get (self->track.board, inside).kind, ==, PADDOCK_CELL_OFF);
  }
}

static void
test_too_large (Fixture *self, gconstpointer data)
{
  self->settings.figure = PADDOCK_FIGURE_DISC;
  fixture_drag (self, "figure", PADDOCK_HEX (0, 0), PADDOCK_HEX (2000, 0), 0);
  g_assert_nonnull (self->refusal);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 0);
}

/* Beyond the range of documents nothing is painted. */
static void
test_range (Fixture *self, gconstpointer data)
{
  self->settings.radius = 5;
  fixture_drag (self, "brush", PADDOCK_HEX (PADDOCK_HEX_MAX - 1, 0),
                PADDOCK_HEX (PADDOCK_HEX_MAX + 40, 0), 0);
  g_assert_cmpint (fixture_get_kind (self, PADDOCK_HEX_MAX, 0), ==, PADDOCK_CELL_SPACE);
  fixture_drag (self, "fill", PADDOCK_HEX (G_MAXINT16, 0), PADDOCK_HEX (G_MAXINT16, 0), 0);
  g_assert_nonnull (self->refusal);
}

static void
test_fill (Fixture *self, gconstpointer data)
{
  self->settings.figure = PADDOCK_FIGURE_RING;
  fixture_drag (self, "figure", PADDOCK_HEX (0, 0), PADDOCK_HEX (3, 0), 0);
  fixture_drag (self, "brush", PADDOCK_HEX (6, 0), PADDOCK_HEX (6, 0), 0);

  self->settings.kind = PADDOCK_CELL_BARRIER;
  fixture_drag (self, "fill", PADDOCK_HEX (3, 0), PADDOCK_HEX (3, 0), 0);
  g_assert_cmpint (fixture_get_kind (self, -3, 0), ==, PADDOCK_CELL_BARRIER);
  g_assert_cmpint (fixture_get_kind (self, 6, 0), ==, PADDOCK_CELL_SPACE);
  g_assert_cmpint (fixture_get_kind (self, 0, 0), ==, PADDOCK_CELL_OFF);

  fixture_drag (self, "fill", PADDOCK_HEX (0, 0), PADDOCK_HEX (0, 0), 0);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 37 + 1);
  fixture_drag (self, "fill", PADDOCK_HEX (5, 0), PADDOCK_HEX (5, 0), 0);
  g_assert_nonnull (self->refusal);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 37 + 1);
}

/* A place on the course stays with a hex for as long as it can be driven on. */
static void
test_rank (Fixture *self, gconstpointer data)
{
  PaddockCell cell = { .kind = PADDOCK_CELL_SPACE, .lane = 2, .rank = 7 };

  paddock_board_set (&self->track.board, PADDOCK_HEX (0, 0), cell);
  self->settings.kind = PADDOCK_CELL_SPECIAL;
  fixture_drag (self, "brush", PADDOCK_HEX (0, 0), PADDOCK_HEX (0, 0), 0);
  g_assert_cmpint (paddock_board_get (self->track.board, PADDOCK_HEX (0, 0)).rank, ==, 7);
  self->settings.kind = PADDOCK_CELL_BARRIER;
  fixture_drag (self, "brush", PADDOCK_HEX (0, 0), PADDOCK_HEX (0, 0), 0);
  g_assert_cmpint (paddock_board_get (self->track.board, PADDOCK_HEX (0, 0)).rank, ==,
                   PADDOCK_RANK_NONE);
}

static void
add_items (Fixture *self)
{
  for (int q = 0; q < 4; q++) {
    PaddockBoardItem *item = paddock_track_add (&self->track, PADDOCK_THING_ITEM);

    item->at = PADDOCK_HEX (q, 0);
  }
  paddock_selection_set_thing (&self->selection, (PaddockThing){ .kind = PADDOCK_THING_ITEM },
                               TRUE);
}

static guint
count_items (Fixture *self)
{
  return paddock_track_count (&self->track, PADDOCK_THING_ITEM);
}

static void
test_eraser (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "brush", PADDOCK_HEX (0, 0), PADDOCK_HEX (5, 0), 0);
  add_items (self);

  fixture_drag (self, "eraser", PADDOCK_HEX (0, 0), PADDOCK_HEX (0, 0), PADDOCK_GESTURE_OTHER);
  g_assert_cmpuint (count_items (self), ==, 3);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 6);
  g_assert_true (paddock_selection_is_empty (&self->selection));

  fixture_drag (self, "eraser", PADDOCK_HEX (1, 0), PADDOCK_HEX (1, 0), 0);
  g_assert_cmpuint (count_items (self), ==, 2);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 5);
}

static void
test_eraser_locks (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "brush", PADDOCK_HEX (0, 0), PADDOCK_HEX (5, 0), 0);
  add_items (self);

  self->settings.is_board_locked = TRUE;
  fixture_drag (self, "eraser", PADDOCK_HEX (0, 0), PADDOCK_HEX (0, 0), 0);
  g_assert_cmpuint (count_items (self), ==, 3);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 6);

  self->settings.is_layout_locked = TRUE;
  fixture_drag (self, "eraser", PADDOCK_HEX (1, 0), PADDOCK_HEX (1, 0), 0);
  g_assert_nonnull (self->refusal);
  g_assert_cmpuint (count_items (self), ==, 3);

  self->settings.is_board_locked = FALSE;
  fixture_drag (self, "eraser", PADDOCK_HEX (1, 0), PADDOCK_HEX (1, 0), 0);
  g_assert_cmpuint (count_items (self), ==, 3);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 5);
}

static void
test_legend (Fixture *self, gconstpointer data)
{
  g_assert_cmpint (paddock_special_add (&self->track, "puddle"), ==, PADDOCK_CELL_SPECIAL);
  g_assert_cmpint (paddock_special_add (&self->track, "ramp"), ==, PADDOCK_CELL_SPECIAL + 1);
  g_assert_cmpint (paddock_special_add (&self->track, "puddle"), ==, PADDOCK_CELL_SPECIAL);
  paddock_list_remove (&self->track.specials, 0);
  g_assert_cmpint (paddock_special_add (&self->track, "bump"), ==, PADDOCK_CELL_SPECIAL);

  for (int i = 0; i < PADDOCK_N_SPECIALS - 2; i++) {
    g_autofree char *id = g_strdup_printf ("space-%d", i);

    g_assert_cmpint (paddock_special_add (&self->track, id), ==, PADDOCK_CELL_SPECIAL + 2 + i);
  }
  g_assert_cmpint (paddock_special_add (&self->track, "one-too-many"), ==, -1);
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
  ADD ("figure/paints-each-shape", test_figures);
  ADD ("figure/a-rectangle-has-equal-rows", test_rectangle);
  ADD ("figure/shift-constrains", test_constrained);
  ADD ("figure/is-drawn-with-the-brush", test_strokes);
  ADD ("figure/is-refused-when-too-large", test_too_large);
  ADD ("board/ends-with-the-range-of-coordinates", test_range);
  ADD ("board/keeps-ranks-where-it-can-be-driven-on", test_rank);
  ADD ("fill/stays-in-its-region", test_fill);
  ADD ("eraser/takes-hexes-and-things", test_eraser);
  ADD ("eraser/keeps-to-open-layers", test_eraser_locks);
  ADD ("board/is-left-alone-when-locked", test_locked);

  ADD ("legend/has-a-letter-for-each-space", test_legend);

  return g_test_run ();
}
