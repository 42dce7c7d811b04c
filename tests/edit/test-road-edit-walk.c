/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random edits of roads: whatever is done, the document can be written and read again, a refusal changes
 * nothing, and undo brings back every version.
 */

#include "bonus-place.h"
#include "history.h"
#include "lane-links.h"
#include "road-fixture.h"
#include "start-grid.h"
#include "tile-edit.h"
#include "writer.h"

#define STEPS 400

static guint
below (GRand *rand, guint n)
{
  return n ? (guint) g_rand_int_range (rand, 0, (gint32) n) : 0;
}

static int
between (GRand *rand, int low, int high)
{
  return g_rand_int_range (rand, low, high + 1);
}

static const PaddockRefusal *
edit_course (PaddockRoadTrack *track, GRand *rand)
{
  guint n = paddock_list_len (track->places), i = below (rand, n), placed;
  guint n_tiles = paddock_list_len (track->tiles);
  const char *tile =
    n_tiles ? PADDOCK_LIST_AT (track->tiles, PaddockTile, below (rand, n_tiles))->id : "none";

  switch (below (rand, n ? 7 : 1)) {
  case 1:
    return paddock_road_replace_place (track, i, tile);
  case 2:
    return paddock_road_move_place (track, i, below (rand, n), &placed);
  case 3:
    return paddock_road_flip_place (track, i);
  case 4:
    return paddock_road_delete_place (track, i);
  case 5:
    return paddock_bonus_add (track, (PaddockRoadGap){ i, between (rand, 1, 25) });
  case 6:
    return paddock_list_len (track->bonuses) > 2
             ? paddock_bonus_delete (track, below (rand, paddock_list_len (track->bonuses)))
             : NULL;
  default:
    return paddock_road_insert_place (track, below (rand, n + 1), tile, &placed);
  }
}

static const PaddockRefusal *
edit_library (PaddockRoadTrack *track, GRand *rand)
{
  guint n = paddock_list_len (track->tiles), added;

  switch (below (rand, n > 3 ? 4 : 1)) {
  case 1:
    return paddock_road_duplicate_tile (track, below (rand, n), &added);
  case 2:
    return paddock_road_delete_tile (track, below (rand, n));
  case 3:
    return paddock_tile_set_kind (track, below (rand, n), (PaddockTileKind) below (rand, 4));
  default:
    return paddock_road_add_tile (track, (PaddockTileKind) below (rand, 4), &added);
  }
}

static const PaddockRefusal *
edit_tile (PaddockRoadTrack *track, GRand *rand)
{
  guint tile = below (rand, paddock_list_len (track->tiles));
  const PaddockTile *is = PADDOCK_LIST_AT (track->tiles, PaddockTile, tile);
  int n = paddock_tile_count_rows (is);
  int first = between (rand, 1, n), last = between (rand, first, n);
  PaddockRowsField field = (PaddockRowsField) below (rand, PADDOCK_N_ROWS_FIELDS);

  switch (below (rand, 10)) {
  case 0:
    return paddock_tile_insert_rows (track, tile, first - 1, between (rand, 1, 5));
  case 1:
    return paddock_tile_delete_rows (track, tile, first, last);
  case 2:
    return paddock_tile_toggle_cut (track, tile, first);
  case 3:
    return paddock_tile_mirror (track, tile);
  case 4:
    return paddock_tile_set_turn (track, tile, (PaddockBend) below (rand, 3));
  case 5:
    return paddock_start_grid_set_line (track, tile, first);
  case 6:
    return paddock_start_grid_toggle (track, tile, first, 1);
  case 7:
    return paddock_lane_links_toggle (track, tile, first, between (rand, 1, 5),
                                      between (rand, 1, 5));
  default:
    return paddock_tile_change_rows (track, tile, first, last, field,
                                     field == PADDOCK_ROWS_SHOULDER ? between (rand, 0, 3)
                                     : field == PADDOCK_ROWS_TERRAIN
                                       ? between (rand, 0, PADDOCK_N_TERRAINS - 1)
                                       : between (rand, 1, 6));
  }
}

static const PaddockRefusal *
edit_somehow (PaddockRoadTrack *track, GRand *rand)
{
  guint what = below (rand, 10);

  if (paddock_list_len (track->tiles) == 0 || what == 0)
    return edit_library (track, rand);

  return what < 5 ? edit_course (track, rand) : edit_tile (track, rand);
}

static void
assert_readable (const PaddockDocument *document)
{
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  g_autoptr (GError) error = NULL;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autoptr (PaddockDocument) again = paddock_xml_read_bytes (data, size, "walk", &error);

  g_assert_no_error (error);
  g_assert_true (paddock_document_equal (again, document));
}

static void
undo_all (PaddockHistory *history, GPtrArray *versions)
{
  for (guint i = versions->len; i-- > 0;) {
    g_assert_true (paddock_document_equal (paddock_history_get_current (history),
                                           g_ptr_array_index (versions, i)));
    assert_readable (paddock_history_get_current (history));
    g_assert_true (paddock_history_undo (history) == (i > 0));
  }
}

/* The version as text of its own, which no later edit could reach. */
static PaddockDocument *
dup_apart (const PaddockDocument *document)
{
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return paddock_xml_read_bytes (data, size, "walk", NULL);
}

static void
walk (PaddockDocument *taken, guint32 seed)
{
  g_autoptr (PaddockDocument) document = taken;
  g_autoptr (PaddockHistory) history = paddock_history_new (document);
  g_autoptr (GPtrArray) versions =
    g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_document_unref);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  guint n_refused = 0;

  g_ptr_array_add (versions, dup_apart (paddock_history_get_current (history)));
  for (guint i = 0; i < STEPS; i++) {
    g_autoptr (PaddockEdit) edit = paddock_edit_begin (history, "step", NULL);
    gboolean is_refused = edit_somehow (edit->draft, rand) != NULL;
    gboolean has_changed = paddock_edit_commit (edit);

    g_assert_false (is_refused && has_changed);
    n_refused += is_refused;
    if (has_changed) {
      assert_readable (paddock_history_get_current (history));
      g_ptr_array_add (versions, dup_apart (paddock_history_get_current (history)));
    }
  }
  g_test_message ("%u versions, %u refusals", versions->len, n_refused);
  g_assert_cmpuint (versions->len, >, STEPS / 4);
  g_assert_cmpuint (n_refused, >, STEPS / 40);
  undo_all (history, versions);
}

static void
test_template (void)
{
  walk (open_road ("templates", "road-track.track.xml"), 17);
}

static void
test_example (void)
{
  walk (open_road ("tracks", "market-square.track.xml"), 4711);
}

static void
test_nothing (void)
{
  walk (paddock_document_new (&paddock_road_track_kind), 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit/road-walk/template", test_template);
  g_test_add_func ("/edit/road-walk/example", test_example);
  g_test_add_func ("/edit/road-walk/nothing", test_nothing);
  return g_test_run ();
}
