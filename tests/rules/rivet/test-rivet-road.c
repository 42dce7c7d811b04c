/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The flat tables of a road of On the Rivet: that they say what the graph says, and which tracks make no race.
 */

#include <string.h>

#include "rivet-tracks.h"
#include "rules-error.h"

static char *
format_ways (const RivRoad *road, const char *from, RivWay way)
{
  GString *text = g_string_new (NULL);
  guint n;
  const PaddockPlace *ways = riv_road_get_ways (road, riv_test_place (road, from), way, &n);

  for (guint i = 0; i < n; i++) {
    g_autofree char *to = riv_test_format (road, ways[i]);

    g_string_append_printf (text, "%s%s", i ? " " : "", to);
  }

  return g_string_free (text, FALSE);
}

static void
assert_ways (const RivRoad *road, const char *from, RivWay way, const char *expected)
{
  g_autofree char *found = format_ways (road, from, way);

  g_assert_cmpstr (found, ==, expected);
}

/* RIV-EX-23, RIV-LANE-03 */
static void
test_narrowing (void)
{
  RivRoad road;

  riv_test_road_init (&road, "10x3 | 30x2 | 22x2");
  assert_ways (&road, "10.1", RIV_AHEAD, "11.1");
  assert_ways (&road, "10.2", RIV_AHEAD, "11.1 11.2");
  assert_ways (&road, "10.3", RIV_AHEAD, "11.2");
  assert_ways (&road, "11.1", RIV_BEHIND, "10.1 10.2");
  riv_road_clear (&road);
}

/* RIV-EX-24, RIV-LANE-04 */
static void
test_expanding (void)
{
  RivRoad road;

  riv_test_road_init (&road, "10x2@2 | 30x3@3 | 22x3@3");
  assert_ways (&road, "10.1", RIV_AHEAD, "11.1 11.2");
  assert_ways (&road, "10.2", RIV_AHEAD, "11.2 11.3");
  assert_ways (&road, "11.2", RIV_BEHIND, "10.1 10.2");
  riv_road_clear (&road);
}

/* RIV-EX-28, RIV-PSEU-05 and 06, RIV-RUL-10 */
static void
test_halves (void)
{
  RivRoad road;

  riv_test_road_init (&road, "4x3 4x3/23 2x3 | 30x3 | 22x3");
  assert_ways (&road, "6.1", RIV_RIGHT, "6.2.1 6.2.2");
  assert_ways (&road, "6.2.2", RIV_RIGHT, "6.3.2");
  assert_ways (&road, "6.2.1", RIV_RIGHT, "6.3.1");
  assert_ways (&road, "6.2.2", RIV_LEFT, "6.1");
  assert_ways (&road, "4.2", RIV_AHEAD, "5.2.2");
  assert_ways (&road, "5.2.2", RIV_AHEAD, "5.2.1");
  assert_ways (&road, "8.2.1", RIV_AHEAD, "9.2");
  assert_ways (&road, "9.2", RIV_BEHIND, "8.2.1");
  assert_ways (&road, "8.2.1", RIV_BEHIND, "8.2.2");
  riv_road_clear (&road);
}

/* RIV-ROAD-06 and 14, and what lies behind on the shoulder (RIV-ROAD-07). */
static void
test_road_side (void)
{
  RivRoad road;

  riv_test_road_init (&road, "10x2 | 30x2/2 | 22x2");
  assert_ways (&road, "5.left", RIV_AHEAD, "");
  assert_ways (&road, "5.left", RIV_RIGHT, "5.1");
  assert_ways (&road, "5.left", RIV_LEFT, "");
  assert_ways (&road, "20.right", RIV_LEFT, "20.2.1 20.2.2");
  assert_ways (&road, "20.right", RIV_BEHIND, "19.right");
  assert_ways (&road, "1.right", RIV_BEHIND, "");
  assert_ways (&road, "5.1", RIV_LEFT, "");
  assert_ways (&road, "5.2", RIV_RIGHT, "");
  riv_road_clear (&road);
}

static void
test_finish (void)
{
  RivRoad road;

  riv_test_road_init (&road, "10x2 | 30x2 | 22x2");
  g_assert_cmpint (road.n_rows, ==, 62);
  assert_ways (&road, "62.1", RIV_AHEAD, "finish");
  assert_ways (&road, "finish", RIV_BEHIND, "62.1 62.2");
  assert_ways (&road, "1.1", RIV_BEHIND, "");
  g_assert_false (riv_road_has (&road, riv_road_get_finish (&road)));
  g_assert_false (riv_road_has (&road, PADDOCK_NOWHERE));
  g_assert_false (riv_road_is_on_road (&road, riv_test_place (&road, "5.left")));
  riv_road_clear (&road);
}

static guint
rank_of (const RivRoad *road, const char *place)
{
  return riv_road_get_cell (road, riv_test_place (road, place))->rank;
}

static void
assert_order (const RivRoad *road, const char *places)
{
  g_auto (GStrv) words = g_strsplit (places, " ", -1);

  for (guint i = 0; words[i + 1]; i++)
    g_assert_cmpuint (rank_of (road, words[i]), <, rank_of (road, words[i + 1]));
}

/* RIV-POS-01 to 04, RIV-PSEU-04, RIV-RUL-09, RIV-RUL-12, RIV-EX-22, RIV-EX-27 */
static void
test_order (void)
{
  RivRoad road;

  riv_test_road_init (&road, "4x3 4x3/23 2x3@2 | 30x3 | 22x3");
  assert_order (&road, "12.1 12.2 12.3 12.left 12.right 11.1 11.2");
  assert_order (&road, "6.1 6.2.1 6.2.2 6.3.1 6.3.2 6.left 6.right 5.1");
  assert_order (&road, "10.2 10.1 10.3 10.left 10.right 9.2");
  assert_order (&road, "finish 62.1");
  riv_road_clear (&road);
}

static void
test_rows (void)
{
  g_autoptr (PaddockRoadTrack) track = riv_test_track_new ("10x2 | 10x2@2:m 20x3:s | 22x2:c");
  g_autoptr (GError) error = NULL;
  RivRoad road;

  riv_test_add_bonus (track, "top", PADDOCK_BONUS_MOM, "middle", 9);
  riv_test_add_bonus (track, "dash", PADDOCK_BONUS_SPRINT, "middle", 20);
  g_assert_true (riv_road_init (&road, track, &error));
  g_assert_cmpuint (road.rows[10].terrain, ==, PADDOCK_TERRAIN_FLAT);
  g_assert_cmpuint (road.rows[11].terrain, ==, PADDOCK_TERRAIN_MOUNTAIN);
  g_assert_cmpuint (road.rows[21].terrain, ==, PADDOCK_TERRAIN_SPRINT);
  g_assert_cmpuint (road.rows[41].terrain, ==, PADDOCK_TERRAIN_COBBLES);
  g_assert_cmpuint (road.rows[11].priority, ==, 2);
  g_assert_cmpuint (road.rows[21].lanes, ==, 3);
  g_assert_cmpuint (road.n_bonuses, ==, 2);
  g_assert_cmpuint (road.rows[19].bonus, ==, 1);
  g_assert_cmpuint (road.rows[30].bonus, ==, 2);
  g_assert_cmpuint (road.rows[20].bonus, ==, 0);
  g_assert_cmpuint (road.n_slots, ==, 20);
  g_assert_cmpint (road.slots[0].a, ==, 10);
  g_assert_cmpint (road.slots[19].a, ==, 1);
  riv_road_clear (&road);
}

/* Lanes, links and grid places of a mirrored tile are on the other side. */
static void
test_mirror (void)
{
  g_autoptr (PaddockRoadTrack) track = riv_test_track_new ("10x3@1 | 30x2 | 22x2");
  g_autoptr (GError) error = NULL;
  PaddockTilePlace *place = paddock_list_edit (&track->places, 0);
  RivRoad road;

  place->mirror = TRUE;
  g_assert_true (riv_road_init (&road, track, &error));
  g_assert_cmpuint (road.rows[10].priority, ==, 3);
  g_assert_cmpuint (riv_place_get_lane (road.slots[0]), ==, 3);
  riv_road_clear (&road);
}

/* --- What makes no race --- */

static void
assert_refused (const PaddockRoadTrack *track, const char *message)
{
  g_autoptr (GError) error = NULL;
  RivRoad road;

  g_assert_false (riv_road_init (&road, track, &error));
  g_assert_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP);
  g_assert_cmpstr (error->message, ==, message);
  riv_road_clear (&road);
}

#define PLAIN "10x2 | 30x2:s | 22x2"

/* RIV-MAP-01 */
static void
test_refused_frame (void)
{
  g_autoptr (PaddockRoadTrack) track = riv_test_track_new (PLAIN);

  riv_test_find_tile (track, "start")->of = 2;
  assert_refused (track, "The course does not begin with the pieces of one start, in order");
  riv_test_find_tile (track, "start")->of = 1;
  riv_test_find_tile (track, "middle")->kind = PADDOCK_TILE_FINISH;
  assert_refused (track, "The course does not end with the pieces of one finish, in order");
  riv_test_find_tile (track, "middle")->kind = PADDOCK_TILE_START;
  assert_refused (track, "The course does not begin with the pieces of one start, in order");
}

static void
test_refused_road (void)
{
  g_autoptr (PaddockRoadTrack) track = riv_test_track_new ("10x2 | 30x2@3 | 22x2");
  g_autoptr (PaddockRoadTrack) crossing = riv_test_track_new (PLAIN);

  assert_refused (track, "The road is not sound at row 11");
  riv_test_add_links (crossing, "middle", 0, "1>1 1>2 2>1 2>2");
  assert_refused (crossing, "The road is not sound at row 10");
}

/* RIV-MAP-02, RIV-GRID-04 */
static void
test_refused_grid (void)
{
  g_autoptr (PaddockRoadTrack) track = riv_test_track_new (PLAIN);
  PaddockTile *tile = riv_test_find_tile (track, "start");
  PaddockRoadSlot *slot = paddock_list_edit (&tile->slots, 4);

  slot->number = 4;
  assert_refused (track, "The grid has two places 4");
  slot->number = 21;
  assert_refused (track, "The grid has no place 5");
  slot->number = 5;
  slot->lane = 2;
  assert_refused (track, "Places 5 and 6 of the grid lie in the same space");
  slot->lane = 3;
  assert_refused (track, "Place 5 of the grid lies beside the road");
  slot->lane = 1;
  tile->start_line = 9;
  assert_refused (track, "Place 1 of the grid lies beyond the start line");
}

/* RIV-BONUS-02 to 06, RIV-RUL-14 */
static void
assert_bonus_refused (int type, const char *at, int after, const char *message)
{
  g_autoptr (PaddockRoadTrack) track = riv_test_track_new ("10x2 | 10x2:s 10x2:m 10x2 | 22x2:s");

  riv_test_add_bonus (track, "first", PADDOCK_BONUS_SPRINT, "middle", 5);
  riv_test_add_bonus (track, "b", type, at, after);
  assert_refused (track, message);
}

static void
test_refused_bonuses (void)
{
  assert_bonus_refused (
    PADDOCK_BONUS_SPRINT, "middle", 10,
    "Bonus line b cannot be used: it does not lie between two rows of one section");
  assert_bonus_refused (
    PADDOCK_BONUS_SPRINT, "nowhere", 5,
    "Bonus line b cannot be used: it does not lie between two rows of one section");
  assert_bonus_refused (
    PADDOCK_BONUS_SPRINT, "finish", 22,
    "Bonus line b cannot be used: it does not lie between two rows of one section");
  assert_bonus_refused (PADDOCK_BONUS_SPRINT, "middle", 15,
                        "Bonus line b cannot be used: it lies on the wrong terrain");
  assert_bonus_refused (PADDOCK_BONUS_MOM, "middle", 6,
                        "Bonus line b cannot be used: it lies on the wrong terrain");
  assert_bonus_refused (PADDOCK_BONUS_SPRINT, "finish", 5,
                        "Bonus line b cannot be used: it lies on the finish");
  assert_bonus_refused (PADDOCK_BONUS_SPRINT, "middle", 8,
                        "Bonus line b cannot be used: it is not the only one of its section");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/RIV-EX-23/narrowing", test_narrowing);
  g_test_add_func ("/rules/RIV-EX-24/expanding", test_expanding);
  g_test_add_func ("/rules/RIV-EX-28/halves", test_halves);
  g_test_add_func ("/rules/RIV-ROAD-14/road-side", test_road_side);
  g_test_add_func ("/rules/rivet-road/finish", test_finish);
  g_test_add_func ("/rules/RIV-POS-04/order", test_order);
  g_test_add_func ("/rules/rivet-road/rows", test_rows);
  g_test_add_func ("/rules/rivet-road/mirror", test_mirror);
  g_test_add_func ("/rules/RIV-MAP-01/refused-frame", test_refused_frame);
  g_test_add_func ("/rules/rivet-road/refused-road", test_refused_road);
  g_test_add_func ("/rules/RIV-GRID-04/refused-grid", test_refused_grid);
  g_test_add_func ("/rules/RIV-BONUS-04/refused-bonuses", test_refused_bonuses);

  return g_test_run ();
}
