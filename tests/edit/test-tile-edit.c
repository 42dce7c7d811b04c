/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bonus-place.h"
#include "lane-links.h"
#include "road-fixture.h"
#include "start-grid.h"
#include "tile-edit.h"

static guint
index_of (const PaddockRoadTrack *track, const char *id)
{
  return (guint) paddock_road_find_tile_index (track, id);
}

static void
test_rows (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  guint tile = index_of (track, "avenue");

  assert_rows (track, "avenue", "sprint: 8x3@1 6x3@2 8x3@3");
  g_assert_null (paddock_tile_insert_rows (track, tile, 8, 2));
  assert_rows (track, "avenue", "sprint: 10x3@1 6x3@2 8x3@3");
  g_assert_null (paddock_tile_insert_rows (track, tile, 0, 3));
  assert_rows (track, "avenue", "sprint: 13x3@1 6x3@2 8x3@3");
  g_assert_cmpint (PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, 0)->after, ==, 23);
  g_assert_null (paddock_tile_delete_rows (track, tile, 12, 15));
  assert_rows (track, "avenue", "sprint: 11x3@1 4x3@2 8x3@3");
  g_assert_cmpint (PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, 0)->after, ==, 19);
  g_assert_nonnull (paddock_tile_delete_rows (track, tile, 1, 23));
  g_assert_nonnull (paddock_tile_insert_rows (track, tile, 1, 999));
  g_assert_null (paddock_tile_insert_rows (track, tile, 1, 100));
  assert_rows (track, "avenue", "sprint: 60x3@1 51x3@1 4x3@2 8x3@3");
}

static void
test_fields (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  guint tile = index_of (track, "straight");

  g_assert_null (paddock_tile_change_rows (track, tile, 3, 4, PADDOCK_ROWS_LANES, 5));
  assert_rows (track, "straight", "flat: 2x3@1 2x5@1 4x3@1 6x3@2 8x3@3");
  g_assert_null (paddock_tile_change_rows (track, tile, 15, 22, PADDOCK_ROWS_LANES, 4));
  assert_rows (track, "straight", "flat: 2x3@1 2x5@1 4x3@1 6x3@2 8x4@4");
  g_assert_null (paddock_tile_change_rows (track, tile, 3, 3, PADDOCK_ROWS_PRIORITY, 5));
  g_assert_null (paddock_tile_change_rows (track, tile, 3, 4, PADDOCK_ROWS_SPLIT, 4));
  assert_rows (track, "straight", "flat: 2x3@1 1x5@5/4 1x5@1/4 4x3@1 6x3@2 8x4@4");
  g_assert_null (paddock_tile_change_rows (track, tile, 3, 3, PADDOCK_ROWS_SPLIT, 4));
  assert_clause (paddock_tile_change_rows (track, tile, 1, 4, PADDOCK_ROWS_PRIORITY, 4),
                 "RIV-ROAD-04");
  g_assert_nonnull (paddock_tile_change_rows (track, tile, 1, 1, PADDOCK_ROWS_LANES, 6));
  g_assert_null (paddock_tile_change_rows (track, tile, 3, 4, PADDOCK_ROWS_LANES, 2));
  assert_rows (track, "straight", "flat: 2x3@1 1x2@2 1x2@1 4x3@1 6x3@2 8x4@4");
  g_assert_null (paddock_tile_change_rows (track, tile, 1, 22, PADDOCK_ROWS_SHOULDER, 3));
  g_assert_cmpint (PADDOCK_LIST_AT (PADDOCK_LIST_AT (get_tile (track, "straight")->sections,
                                                     PaddockSection, 0)
                                      ->rows,
                                    PaddockRows, 0)
                     ->shoulder,
                   ==, 3);
}

static void
test_terrain (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  guint tile = index_of (track, "avenue");

  g_assert_null (
    paddock_tile_change_rows (track, tile, 1, 8, PADDOCK_ROWS_TERRAIN, PADDOCK_TERRAIN_COBBLES));
  assert_rows (track, "avenue", "cobbles: 8x3@1 | sprint: 6x3@2 8x3@3");
  g_assert_cmpuint (paddock_list_len (track->bonuses), ==, 1);
  g_assert_null (
    paddock_tile_change_rows (track, tile, 9, 10, PADDOCK_ROWS_TERRAIN, PADDOCK_TERRAIN_COBBLES));
  assert_rows (track, "avenue", "cobbles: 8x3@1 2x3@2 | sprint: 4x3@2 8x3@3");
  g_assert_null (paddock_tile_toggle_cut (track, tile, 14));
  assert_rows (track, "avenue", "cobbles: 8x3@1 2x3@2 | sprint: 4x3@2 | sprint: 8x3@3");
  g_assert_null (paddock_bonus_add (track, (PaddockRoadGap){ 5, 12 }));
  g_assert_null (paddock_tile_toggle_cut (track, tile, 14));
  assert_rows (track, "avenue", "cobbles: 8x3@1 2x3@2 | sprint: 4x3@2 8x3@3");
  g_assert_cmpuint (paddock_list_len (track->bonuses), ==, 1); /* one a section */
  assert_clause (paddock_tile_toggle_cut (track, tile, 22), "RIV-MAP-13");

  g_assert_null (
    paddock_tile_change_rows (track, tile, 11, 22, PADDOCK_ROWS_TERRAIN, PADDOCK_TERRAIN_MOUNTAIN));
  g_assert_cmpint (PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, 0)->type, ==,
                   PADDOCK_BONUS_MOM);
  g_assert_null (
    paddock_tile_change_rows (track, tile, 11, 22, PADDOCK_ROWS_TERRAIN, PADDOCK_TERRAIN_FLAT));
  g_assert_cmpuint (paddock_list_len (track->bonuses), ==, 0);
}

/* A section that changes as a whole is still itself, wherever it is; what is cut out of one is new. */
static void
test_terrain_of_sections (void)
{
  static const struct {
    int first, last, same; /* the section that is changed as a whole, or -1 */
    const char *rows;
  } cases[] = {
    { 1, 8, 0, "mountain: 8x3@1 | sprint: 6x3@2 | sprint: 8x3@3" },
    { 9, 14, 1, "sprint: 8x3@1 | mountain: 6x3@2 | sprint: 8x3@3" },
    { 15, 22, 2, "sprint: 8x3@1 | sprint: 6x3@2 | mountain: 8x3@3" },
    { 10, 14, -1, "sprint: 8x3@1 | sprint: 1x3@2 | mountain: 5x3@2 | sprint: 8x3@3" },
    { 9, 13, -1, "sprint: 8x3@1 | mountain: 5x3@2 | sprint: 1x3@2 | sprint: 8x3@3" },
    { 9, 22, -1, "sprint: 8x3@1 | mountain: 6x3@2 8x3@3" },
  };

  static const char *const names[] = { "market", "hill", "harbour" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (PaddockRoadTrack) track = dup_template ();
    guint tile = index_of (track, "avenue");
    PaddockTile *avenue;

    g_assert_null (paddock_tile_toggle_cut (track, tile, 8));
    g_assert_null (paddock_tile_toggle_cut (track, tile, 14));
    avenue = paddock_list_edit (&track->tiles, tile);
    for (guint k = 0; k < 3; k++)
      paddock_text_set (&((PaddockSection *) paddock_list_edit (&avenue->sections, k))->id,
                        names[k]);
    g_assert_null (paddock_tile_change_rows (track, tile, cases[i].first, cases[i].last,
                                             PADDOCK_ROWS_TERRAIN, PADDOCK_TERRAIN_MOUNTAIN));
    assert_rows (track, "avenue", cases[i].rows);
    if (cases[i].same >= 0)
      g_assert_cmpstr (PADDOCK_LIST_AT (get_tile (track, "avenue")->sections, PaddockSection,
                                        (guint) cases[i].same)
                         ->id,
                       ==, names[cases[i].same]);
  }
}

static void
test_links (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  guint tile = index_of (track, "straight");
  PaddockLaneLinks links;

  g_assert_null (paddock_tile_change_rows (track, tile, 9, 22, PADDOCK_ROWS_LANES, 2));
  g_assert_true (paddock_lane_links_find (get_tile (track, "straight"), 8, &links));
  g_assert_false (links.is_own);
  g_assert_cmpuint (links.ahead[1], ==, 3); /* RIV-LANE-03: either */

  g_assert_null (paddock_lane_links_toggle (track, tile, 8, 2, 2));
  g_assert_true (paddock_lane_links_find (get_tile (track, "straight"), 8, &links));
  g_assert_true (links.is_own);
  g_assert_cmpuint (links.ahead[1], ==, 1);
  assert_clause (paddock_lane_links_toggle (track, tile, 8, 2, 1), "RIV-LANE-01");
  assert_clause (paddock_lane_links_toggle (track, tile, 8, 1, 2), "RIV-LANE-01");
  assert_clause (paddock_lane_links_toggle (track, tile, 8, 3, 2), "RIV-LANE-01");
  g_assert_nonnull (paddock_lane_links_toggle (track, tile, 8, 4, 2));
  g_assert_nonnull (paddock_lane_links_toggle (track, tile, 22, 1, 1));

  g_assert_null (paddock_tile_insert_rows (track, tile, 1, 1)); /* goes along */
  g_assert_cmpint (PADDOCK_LIST_AT (get_tile (track, "straight")->transitions, PaddockTransition, 0)
                     ->after,
                   ==, 9);
  g_assert_null (paddock_lane_links_toggle (track, tile, 9, 2, 2)); /* as it was: nothing to say */
  g_assert_cmpuint (paddock_list_len (get_tile (track, "straight")->transitions), ==, 0);

  g_assert_null (paddock_lane_links_toggle (track, tile, 9, 2, 2));
  g_assert_null (paddock_lane_links_reset (track, tile, 9));
  g_assert_cmpuint (paddock_list_len (get_tile (track, "straight")->transitions), ==, 0);
  g_assert_null (paddock_lane_links_toggle (track, tile, 9, 2, 2));
  g_assert_null (paddock_tile_change_rows (track, tile, 9, 9, PADDOCK_ROWS_LANES, 2));
  g_assert_cmpuint (paddock_list_len (get_tile (track, "straight")->transitions), ==, 0);

  g_assert_null (paddock_tile_change_rows (track, tile, 15, 23, PADDOCK_ROWS_LANES, 3));
  g_assert_null (paddock_lane_links_toggle (track, tile, 14, 1, 2)); /* two lanes into three */
  assert_clause (paddock_lane_links_toggle (track, tile, 14, 2, 2), "RIV-LANE-01");
  g_assert_null (paddock_lane_links_reset (track, tile, 14));
  g_assert_null (paddock_lane_links_toggle (track, tile, 17, 1, 2));
  g_assert_null (paddock_tile_insert_rows (track, tile, 17, 1)); /* a row comes between */
  g_assert_cmpuint (paddock_list_len (get_tile (track, "straight")->transitions), ==, 0);
}

static void
assert_slot (const PaddockRoadTrack *track, int number, int row, int lane)
{
  const PaddockRoadSlot *slot =
    PADDOCK_LIST_AT (get_tile (track, "s1")->slots, PaddockRoadSlot, number - 1);

  g_assert_cmpint (slot->number, ==, number);
  g_assert_cmpint (slot->row, ==, row);
  g_assert_cmpint (slot->lane, ==, lane);
}

/* A file may put the start line beyond the last row: the grid ends there all the same. */
static void
test_line_beyond_the_tile (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();

  ((PaddockTile *) paddock_list_edit (&track->tiles, 0))->start_line = 50;
  assert_clause (paddock_start_grid_fill (track, 0, 34), "RIV-GRID-08");
  g_assert_null (paddock_start_grid_fill (track, 0, 33));
  assert_slot (track, 1, 11, 1);
  assert_slot (track, 33, 1, 3);
}

/* As many places as can be numbered, and no more: two rows are too many by one. */
static void
test_grid_limit (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();

  g_assert_null (paddock_tile_change_rows (track, 0, 1, 11, PADDOCK_ROWS_LANES, 5));
  g_assert_null (paddock_tile_insert_rows (track, 0, 1, 10));
  g_assert_null (paddock_start_grid_set_line (track, 0, 20));
  assert_clause (paddock_start_grid_fill (track, 0, PADDOCK_GRID_MAX + 1), "RIV-GRID-08");
  g_assert_null (paddock_start_grid_fill (track, 0, PADDOCK_GRID_MAX - 1));
  g_assert_null (paddock_start_grid_toggle (track, 0, 1, 4));
  g_assert_cmpuint (paddock_list_len (get_tile (track, "s1")->slots), ==, PADDOCK_GRID_MAX);
  assert_clause (paddock_start_grid_toggle (track, 0, 1, 5), "RIV-GRID-08");
  g_assert_null (paddock_start_grid_toggle (track, 0, 1, 4));
  g_assert_null (paddock_start_grid_toggle (track, 0, 1, 5));
  g_assert_null (paddock_start_grid_fill (track, 0, PADDOCK_GRID_MAX));
}

static void
test_grid (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();

  g_assert_null (paddock_start_grid_toggle (track, 0, 10, 2));
  g_assert_cmpuint (paddock_list_len (get_tile (track, "s1")->slots), ==, 20);
  assert_slot (track, 2, 10, 3);
  g_assert_null (paddock_start_grid_toggle (track, 0, 10, 2));
  assert_slot (track, 2, 10, 2);
  assert_clause (paddock_start_grid_toggle (track, 0, 11, 2), "RIV-MAP-02");
  assert_clause (paddock_start_grid_toggle (track, 4, 1, 1), "RIV-MAP-01");
  g_assert_null (paddock_tile_change_rows (track, 0, 1, 11, PADDOCK_ROWS_PRIORITY, 2));
  assert_slot (track, 1, 10, 2);
  assert_slot (track, 2, 10, 1);
  g_assert_null (paddock_start_grid_fill (track, 0, 18));
  assert_slot (track, 18, 5, 3);
  assert_clause (paddock_start_grid_fill (track, 0, 31), "RIV-GRID-08");
  g_assert_null (paddock_start_grid_set_line (track, 0, 9));
  assert_slot (track, 1, 9, 2);
  assert_clause (paddock_start_grid_set_line (track, 0, 5), "RIV-GRID-08");
  g_assert_cmpint (get_tile (track, "s1")->start_line, ==, 9);
  g_assert_null (paddock_tile_delete_rows (track, 0, 9, 9)); /* the line and six rows of it stay */
  g_assert_cmpint (get_tile (track, "s1")->start_line, ==, 8);
  g_assert_cmpuint (paddock_list_len (get_tile (track, "s1")->slots), ==, 15);
}

static void
test_kind (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  guint left = index_of (track, "left");

  assert_clause (paddock_tile_set_kind (track, 0, PADDOCK_TILE_CURVE), "RIV-MAP-01");
  assert_clause (paddock_tile_set_kind (track, left, PADDOCK_TILE_START), "RIV-MAP-01");
  g_assert_null (paddock_tile_set_turn (track, left, PADDOCK_BEND_RIGHT));
  assert_rows (track, "left", "flat: 2x3@3 4x3@3/1/2 2x3@3");
  g_assert_cmpint (get_tile (track, "left")->turn, ==, PADDOCK_BEND_RIGHT);
  g_assert_null (paddock_tile_set_kind (track, left, PADDOCK_TILE_INTERMEDIATE));
  assert_course (track, "s1/1 s2/1 bend-1/1 line-2/1 bend-2/0 line-3*/2 bend-3/2 line-4/2 bend-4/0 "
                        "f1/3 f2/3");
  g_assert_nonnull (paddock_tile_set_turn (track, left, PADDOCK_BEND_LEFT));
  g_assert_null (paddock_tile_set_label (track, left, "Élan"));
  g_assert_null (paddock_tile_set_finish_line (track, 3, 9));
  assert_clause (paddock_tile_set_finish_line (track, 2, 9), "RIV-MAP-10");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit/tile/rows", test_rows);
  g_test_add_func ("/edit/tile/fields", test_fields);
  g_test_add_func ("/edit/tile/terrain", test_terrain);
  g_test_add_func ("/edit/tile/terrain-of-sections", test_terrain_of_sections);
  g_test_add_func ("/edit/tile/links", test_links);
  g_test_add_func ("/edit/tile/grid", test_grid);
  g_test_add_func ("/edit/tile-edit/a-grid-has-a-limit", test_grid_limit);
  g_test_add_func ("/edit/tile-edit/a-line-beyond-the-tile", test_line_beyond_the_tile);
  g_test_add_func ("/edit/tile/kind", test_kind);
  return g_test_run ();
}
