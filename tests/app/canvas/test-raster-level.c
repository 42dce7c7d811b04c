/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "raster-level.h"

#define SIDE PADDOCK_RASTER_SIDE

static guint n_cancelled;

static void
cancel_cb (gpointer job)
{
  n_cancelled++;
}

static void
assert_span (PaddockRasterSpan span, int left, int top, int right, int bottom)
{
  g_assert_cmpint (span.left, ==, left);
  g_assert_cmpint (span.top, ==, top);
  g_assert_cmpint (span.right, ==, right);
  g_assert_cmpint (span.bottom, ==, bottom);
}

static void
test_spans_round_down_below_zero_too (void)
{
  assert_span (paddock_raster_span ((cairo_rectangle_int_t){ 0, 0, SIDE, SIDE }), 0, 0, 0, 0);
  assert_span (paddock_raster_span ((cairo_rectangle_int_t){ 1, -1, SIDE, 1 }), 0, -1, 1, -1);
  assert_span (paddock_raster_span ((cairo_rectangle_int_t){ -SIDE, -SIDE - 1, 2 * SIDE + 1, 2 }),
               -1, -2, 1, -1);
}

static void
test_names_can_be_read (void)
{
  g_autoptr (PaddockRasterLevel) level =
    paddock_raster_level_new (1, PADDOCK_PALETTE_LIGHT, cancel_cb);
  GHashTableIter iter;
  gpointer name, tile;
  int column, row;

  for (int i = -3; i <= 3; i++)
    for (int j = -3; j <= 3; j++)
      paddock_raster_level_ensure (level, i, j)->job = GINT_TO_POINTER (100 * i + j + 1000);

  g_assert_cmpuint (g_hash_table_size (level->tiles), ==, 49);
  g_hash_table_iter_init (&iter, level->tiles);
  while (g_hash_table_iter_next (&iter, &name, &tile)) {
    paddock_raster_name_get (*(gint64 *) name, &column, &row);
    g_assert_true (((PaddockRasterTile *) tile)->job
                   == GINT_TO_POINTER (100 * column + row + 1000));
  }
}

static void
test_what_is_far_is_let_go (void)
{
  g_autoptr (PaddockRasterLevel) level =
    paddock_raster_level_new (1, PADDOCK_PALETTE_LIGHT, cancel_cb);

  n_cancelled = 0;
  paddock_raster_level_ensure (level, 0, 0)->job = level;
  paddock_raster_level_ensure (level, 5, 0)->job = level;
  paddock_raster_level_ensure (level, 0, -5);
  paddock_raster_level_keep (level, (PaddockRasterSpan){ -1, -1, 4, 4 });
  g_assert_cmpuint (n_cancelled, ==, 1);
  g_assert_nonnull (paddock_raster_level_find (level, 0, 0));
  g_assert_null (paddock_raster_level_find (level, 5, 0));
  g_assert_null (paddock_raster_level_find (level, 0, -5));
}

static void
assert_dirty (PaddockRasterLevel *level, int column, int row, int x, int y, int width, int height)
{
  cairo_rectangle_int_t dirty = paddock_raster_level_find (level, column, row)->dirty;

  g_assert_cmpint (dirty.x, ==, x);
  g_assert_cmpint (dirty.y, ==, y);
  g_assert_cmpint (dirty.width, ==, width);
  g_assert_cmpint (dirty.height, ==, height);
}

static void
test_marks_reach_every_tile_they_touch (void)
{
  g_autoptr (PaddockRasterLevel) level =
    paddock_raster_level_new (2, PADDOCK_PALETTE_LIGHT, cancel_cb);

  for (int column = -1; column <= 1; column++)
    paddock_raster_level_ensure (level, column, 0);

  /* Pixels 20 to 40 and 10 to 30, and one more on every side. */
  paddock_raster_level_mark (level, &(PaddockRect){ 10, 5, 10, 10 });
  assert_dirty (level, 0, 0, 19, 9, 22, 22);
  assert_dirty (level, 1, 0, 0, 0, 0, 0);
  paddock_raster_level_mark (level, &(PaddockRect){ -10, 50, 10, 5 }); /* pixels -20 to 0 */
  assert_dirty (level, -1, 0, SIDE - 21, 99, 21, 12);
  assert_dirty (level, 0, 0, 0, 9, 41, 102); /* with what was marked before */

  paddock_raster_level_mark (level, NULL);
  assert_dirty (level, 1, 0, 0, 0, SIDE, SIDE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path_, test_) g_test_add_func ("/app/raster-level/" path_, test_)
  ADD ("spans-round-down-below-zero-too", test_spans_round_down_below_zero_too);
  ADD ("names-can-be-read", test_names_can_be_read);
  ADD ("what-is-far-is-let-go", test_what_is_far_is_let_go);
  ADD ("marks-reach-every-tile-they-touch", test_marks_reach_every_tile_they_touch);
  return g_test_run ();
}
