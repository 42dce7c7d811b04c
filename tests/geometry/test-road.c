/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The graph of the road: the lane maps the catalogue lists, and the properties of every road.
 */

#include "road.h"

#define BOTH (PADDOCK_SHOULDER_LEFT | PADDOCK_SHOULDER_RIGHT)

static char *
spaces_to_string (const PaddockRoadSpace *spaces, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%d.%d.%d", i ? " " : "", spaces[i].row, spaces[i].lane,
                            spaces[i].k);

  return g_string_free (text, FALSE);
}

static void
assert_forward (const PaddockRoad *road, int row, int lane, int k, const char *expected)
{
  PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES];
  guint n = paddock_road_get_forward (road, PADDOCK_ROAD_SPACE (row, lane, k), out);
  g_autofree char *found = spaces_to_string (out, n);

  g_assert_cmpstr (found, ==, expected);
}

static void
assert_back (const PaddockRoad *road, int row, int lane, int k, const char *expected)
{
  PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES];
  guint n = paddock_road_get_back (road, PADDOCK_ROAD_SPACE (row, lane, k), out);
  g_autofree char *found = spaces_to_string (out, n);

  g_assert_cmpstr (found, ==, expected);
}

static void
assert_side (const PaddockRoad *road, int row, int lane, int k, int side, const char *expected)
{
  PaddockRoadSpace out[2];
  guint n = paddock_road_get_side (road, PADDOCK_ROAD_SPACE (row, lane, k), side, out);
  g_autofree char *found = spaces_to_string (out, n);

  g_assert_cmpstr (found, ==, expected);
}

static void
assert_fault (const PaddockRoad *road, PaddockRoadFault expected, int expected_row)
{
  int row;

  g_assert_cmpint (paddock_road_find_fault (road, &row), ==, expected);
  if (expected != PADDOCK_ROAD_SOUND && expected != PADDOCK_ROAD_EMPTY)
    g_assert_cmpint (row, ==, expected_row);
}

static char *
lane_map_to_string (int n, int m)
{
  const PaddockRoadRow rows[] = { { n, 1, BOTH, 0 }, { m, 1, BOTH, 0 } };
  g_autoptr (PaddockRoad) road = paddock_road_new (rows, 2, NULL, 0);
  GString *text = g_string_new (NULL);

  for (int a = 1; a <= n; a++) {
    PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES];
    guint n_out = paddock_road_get_forward (road, PADDOCK_ROAD_SPACE (1, a, 1), out);

    g_string_append_printf (text, "%s%d>", a > 1 ? " " : "", a);
    for (guint i = 0; i < n_out; i++)
      g_string_append_printf (text, "%s%d", i ? "|" : "", out[i].lane);
  }

  return g_string_free (text, FALSE);
}

/* RIV-LANE-01, RIV-LANE-03, RIV-LANE-04, RIV-LANE-05 */
static void
test_default_lane_maps_are_those_of_the_catalogue (void)
{
  static const struct {
    int n, m;
    const char *map;
  } maps[] = {
    { 2, 1, "1>1 2>1" },
    { 1, 2, "1>1|2" },
    { 3, 2, "1>1 2>1|2 3>2" },
    { 2, 3, "1>1|2 2>2|3" },
    { 4, 3, "1>1 2>1|2 3>2|3 4>3" },
    { 3, 4, "1>1|2 2>2|3 3>3|4" },
    { 5, 4, "1>1 2>1|2 3>2|3 4>3|4 5>4" },
    { 4, 5, "1>1|2 2>2|3 3>3|4 4>4|5" },
    { 3, 1, "1>1 2>1 3>1" },
    { 1, 3, "1>1|2|3" },
    { 4, 2, "1>1 2>1 3>2 4>2" },
    { 2, 4, "1>1|2 2>3|4" },
    { 5, 3, "1>1 2>1|2 3>2 4>2|3 5>3" },
    { 3, 5, "1>1|2 2>2|3|4 3>4|5" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (maps); i++) {
    g_autofree char *map = lane_map_to_string (maps[i].n, maps[i].m);

    g_assert_cmpstr (map, ==, maps[i].map);
  }
}

static void
test_equal_widths_keep_their_lanes (void)
{
  static const char *const maps[] = { "1>1", "1>1 2>2", "1>1 2>2 3>3", "1>1 2>2 3>3 4>4",
                                      "1>1 2>2 3>3 4>4 5>5" };

  for (int n = 1; n <= PADDOCK_ROAD_MAX_LANES; n++) {
    g_autofree char *map = lane_map_to_string (n, n);

    g_assert_cmpstr (map, ==, maps[n - 1]);
  }
}

/* Rows 1..4: 3 lanes; 3 lanes with 2 and 3 split; 2 lanes; 2 lanes without a left shoulder. */
static PaddockRoad *
make_curve (void)
{
  const PaddockRoadRow rows[] = {
    { 3, 1, BOTH, 0 },
    { 3, 1, BOTH, 0x6 },
    { 2, 2, BOTH, 0 },
    { 2, 2, PADDOCK_SHOULDER_RIGHT, 0 },
  };

  return paddock_road_new (rows, G_N_ELEMENTS (rows), NULL, 0);
}

/* RIV-PSEU-02, RIV-PSEU-03, RIV-LANE-02 */
static void
test_split_lanes_are_ridden_through_half_by_half (void)
{
  g_autoptr (PaddockRoad) road = make_curve ();

  assert_forward (road, 1, 1, 1, "2.1.1");
  assert_forward (road, 1, 2, 1, "2.2.2"); /* in at the rear half */
  assert_forward (road, 2, 2, 2, "2.2.1");
  assert_forward (road, 2, 2, 1, "3.1.1 3.2.1");
  assert_back (road, 3, 1, 1, "2.1.1 2.2.1"); /* back to the front half */
  assert_back (road, 2, 2, 1, "2.2.2");
  assert_back (road, 2, 2, 2, "1.2.1");
  assert_back (road, 1, 2, 1, "");
}

/* RIV-PSEU-05, RIV-PSEU-06 */
static void
test_sideways_steps_choose_or_keep_the_half (void)
{
  g_autoptr (PaddockRoad) road = make_curve ();

  assert_side (road, 2, 1, 1, +1, "2.2.1 2.2.2");
  assert_side (road, 2, 2, 1, +1, "2.3.1");
  assert_side (road, 2, 2, 2, +1, "2.3.2");
  assert_side (road, 2, 2, 2, -1, "2.1.1");
  assert_side (road, 2, 1, 1, -1, ""); /* RIV-ROAD-05: the road side is not entered */
  assert_side (road, 2, 3, 1, +1, "");
}

/* RIV-ROAD-06, RIV-ROAD-07, RIV-ROAD-13, RIV-ROAD-14 */
static void
test_the_road_side_is_left_sideways_and_pushed_back_along (void)
{
  g_autoptr (PaddockRoad) road = make_curve ();
  PaddockRoadSpace side;

  g_assert_true (paddock_road_get_road_side (road, 2, PADDOCK_SHOULDER_RIGHT, &side));
  g_assert_true (paddock_road_space_is_road_side (side));
  g_assert_cmpint (side.lane, ==, 4);
  assert_side (road, 2, 4, 0, -1, "2.3.1 2.3.2");
  assert_side (road, 2, 0, 0, +1, "2.1.1");
  assert_side (road, 2, 0, 0, -1, "");
  assert_forward (road, 2, 4, 0, "");
  assert_back (road, 3, 3, 0, "2.4.0");
  assert_back (road, 2, 4, 0, "1.4.0");
  assert_back (road, 1, 4, 0, "");

  g_assert_false (paddock_road_get_road_side (road, 4, PADDOCK_SHOULDER_LEFT, &side));
  g_assert_true (paddock_road_get_road_side (road, 3, PADDOCK_SHOULDER_LEFT, &side));
}

static void
test_a_shoulder_that_stops_ends_the_way_back (void)
{
  const PaddockRoadRow rows[] = { { 2, 1, PADDOCK_SHOULDER_LEFT, 0 }, { 3, 1, BOTH, 0 } };
  g_autoptr (PaddockRoad) road = paddock_road_new (rows, 2, NULL, 0);

  assert_back (road, 2, 0, 0, "1.0.0");
  assert_back (road, 2, 4, 0, "");
}

static void
test_the_finish_lies_ahead_of_every_lane (void)
{
  g_autoptr (PaddockRoad) road = make_curve ();

  assert_forward (road, 4, 1, 1, "5.0.0");
  assert_forward (road, 4, 2, 1, "5.0.0");
  assert_back (road, 5, 0, 0, "4.1.1 4.2.1");
  assert_side (road, 5, 0, 0, +1, "");
  g_assert_true (paddock_road_is_finish (road, paddock_road_finish (road)));
  g_assert_false (paddock_road_is_finish (road, PADDOCK_ROAD_SPACE (4, 1, 1)));
  g_assert_cmpuint (paddock_road_get_rank (road, paddock_road_finish (road)), <,
                    paddock_road_get_rank (road, PADDOCK_ROAD_SPACE (4, 2, 1)));
}

static void
test_explicit_links_replace_the_overlap_rule (void)
{
  const PaddockRoadRow rows[] = { { 3, 1, BOTH, 0 }, { 2, 1, BOTH, 0 }, { 3, 1, BOTH, 0 } };
  const PaddockRoadLink links[] = { { 1, 1, 1 }, { 1, 2, 1 }, { 1, 3, 2 } };
  g_autoptr (PaddockRoad) road = paddock_road_new (rows, 3, links, 3);

  assert_forward (road, 1, 2, 1, "2.1.1");
  assert_back (road, 2, 1, 1, "1.1.1 1.2.1");
  assert_back (road, 2, 2, 1, "1.3.1");
  assert_forward (road, 2, 1, 1, "3.1.1 3.2.1"); /* the next boundary has none */
  assert_fault (road, PADDOCK_ROAD_SOUND, 0);
}

static void
test_unsound_roads_are_named (void)
{
  static const struct {
    PaddockRoadRow rows[3];
    guint n_links;
    PaddockRoadLink links[4];
    PaddockRoadFault fault;
    int row;
  } cases[] = {
    { { { 2, 3 }, { 2, 1 }, { 2, 1 } }, 0, { { 0 } }, PADDOCK_ROAD_BAD_PRIORITY, 1 },
    { { { 2, 1 }, { 2, 1 }, { 2, 0 } }, 0, { { 0 } }, PADDOCK_ROAD_BAD_PRIORITY, 3 },
    { { { 2, 1 }, { 2, 1, 0, 4 }, { 2, 1 } }, 0, { { 0 } }, PADDOCK_ROAD_BAD_SPLIT, 2 },
    { { { 2, 1 }, { 2, 1 }, { 2, 1 } },
      3,
      { { 2, 1, 1 }, { 2, 2, 2 }, { 2, 1, 3 } },
      PADDOCK_ROAD_BAD_LINK,
      2 },
    { { { 3, 1 }, { 3, 1 }, { 3, 1 } }, 2, { { 1, 1, 1 }, { 1, 3, 3 } }, PADDOCK_ROAD_DEAD_END, 1 },
    { { { 2, 1 }, { 3, 1 }, { 3, 1 } },
      2,
      { { 1, 1, 2 }, { 1, 2, 3 } },
      PADDOCK_ROAD_LOOSE_EDGE,
      1 },
    { { { 2, 1 }, { 3, 1 }, { 3, 1 } },
      2,
      { { 1, 1, 1 }, { 1, 2, 2 } },
      PADDOCK_ROAD_LOOSE_EDGE,
      1 },
    { { { 2, 1 }, { 3, 1 }, { 3, 1 } },
      4,
      { { 1, 1, 1 }, { 1, 1, 3 }, { 1, 2, 2 }, { 1, 2, 3 } },
      PADDOCK_ROAD_CROSSING,
      1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (PaddockRoad) road =
      paddock_road_new (cases[i].rows, 3, cases[i].links, cases[i].n_links);

    assert_fault (road, cases[i].fault, cases[i].row);
  }
}

static void
test_a_road_without_rows_is_empty (void)
{
  g_autoptr (PaddockRoad) road = paddock_road_new (NULL, 0, NULL, 0);

  assert_fault (road, PADDOCK_ROAD_EMPTY, 0);
}

/* RIV-POS-01 to RIV-POS-04, RIV-PSEU-04 */
static void
test_ranks_follow_the_placing_order (void)
{
  const PaddockRoadRow rows[] = { { 3, 2, BOTH, 0 }, { 4, 1, BOTH, 0xe }, { 3, 2, BOTH, 0 } };
  g_autoptr (PaddockRoad) road = paddock_road_new (rows, 3, NULL, 0);
  static const PaddockRoadSpace best_first[] = {
    { 4, 0, 0 }, /* finished */
    { 3, 2, 1 }, { 3, 1, 1 }, { 3, 3, 1 }, { 3, 0, 0 }, { 3, 4, 0 }, { 2, 1, 1 },
    { 2, 2, 1 }, { 2, 2, 2 }, { 2, 3, 1 }, { 2, 3, 2 }, { 2, 4, 1 }, { 2, 4, 2 },
    { 2, 0, 0 }, { 2, 5, 0 }, { 1, 2, 1 }, { 1, 1, 1 }, { 1, 3, 1 },
  };

  for (guint i = 0; i + 1 < G_N_ELEMENTS (best_first); i++)
    g_assert_cmpuint (paddock_road_get_rank (road, best_first[i]), <,
                      paddock_road_get_rank (road, best_first[i + 1]));
}

/* RIV-PSEU-07, RIV-LANE-14, RIV-ROAD-08 */
static void
test_links_reach_one_space_and_never_the_road_side (void)
{
  g_autoptr (PaddockRoad) road = make_curve ();

#define LINKED(r1, l1, k1, r2, l2, k2) \
  paddock_road_is_linked (road, PADDOCK_ROAD_SPACE (r1, l1, k1), PADDOCK_ROAD_SPACE (r2, l2, k2))
  g_assert_true (LINKED (2, 2, 1, 2, 2, 2));
  g_assert_true (LINKED (2, 2, 1, 3, 1, 1));
  g_assert_true (LINKED (3, 2, 1, 2, 2, 1));
  g_assert_false (LINKED (2, 2, 2, 3, 1, 1)); /* the front half lies between */
  g_assert_false (LINKED (2, 1, 1, 2, 2, 1)); /* beside is not behind */
  g_assert_false (LINKED (2, 3, 1, 3, 1, 1));
  g_assert_false (LINKED (1, 0, 0, 2, 0, 0));
#undef LINKED
}

static PaddockRoad *
make_random_road (GRand *rand, guint n_rows)
{
  g_autofree PaddockRoadRow *rows = g_new0 (PaddockRoadRow, n_rows);

  for (guint i = 0; i < n_rows; i++) {
    int lanes = g_rand_int_range (rand, 1, PADDOCK_ROAD_MAX_LANES + 1);

    rows[i].lanes = (guint8) lanes;
    rows[i].priority = (guint8) g_rand_int_range (rand, 1, lanes + 1);
    rows[i].shoulders = (guint8) g_rand_int_range (rand, 0, 4);
    rows[i].split = (guint8) (g_rand_int (rand) & ((1u << lanes) - 1));
  }

  return paddock_road_new (rows, n_rows, NULL, 0);
}

static GArray *
list_spaces (const PaddockRoad *road)
{
  GArray *spaces = g_array_new (FALSE, FALSE, sizeof (PaddockRoadSpace));

  for (int row = 1; row <= paddock_road_get_n_rows (road) + 1; row++)
    for (int lane = 0; lane <= PADDOCK_ROAD_MAX_LANES + 1; lane++)
      for (int k = 0; k <= 2; k++) {
        PaddockRoadSpace space = PADDOCK_ROAD_SPACE (row, lane, k);

        if (paddock_road_has (road, space))
          g_array_append_val (spaces, space);
      }

  return spaces;
}

typedef guint (*StepFunc) (const PaddockRoad *road, PaddockRoadSpace from, PaddockRoadSpace *out);

static gboolean
steps_to (const PaddockRoad *road, StepFunc step, PaddockRoadSpace from, PaddockRoadSpace to)
{
  PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES];
  guint n = step (road, from, out);

  while (n-- > 0)
    if (paddock_road_space_equal (out[n], to))
      return TRUE;

  return FALSE;
}

static void
test_forward_and_back_agree_on_any_road (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < 60; i++) {
    g_autoptr (PaddockRoad) road = make_random_road (rand, 1 + i % 7);
    g_autoptr (GArray) spaces = list_spaces (road);
    PaddockRoadSpace finish = paddock_road_finish (road);

    assert_fault (road, PADDOCK_ROAD_SOUND, 0);
    g_array_append_val (spaces, finish);
    for (guint a = 0; a < spaces->len; a++)
      for (guint b = 0; b < spaces->len; b++) {
        PaddockRoadSpace from = g_array_index (spaces, PaddockRoadSpace, a);
        PaddockRoadSpace to = g_array_index (spaces, PaddockRoadSpace, b);

        if (from.k == 0) /* the road side leads back along itself, and never forward */
          g_assert_false (steps_to (road, paddock_road_get_forward, from, to));
        else
          g_assert_cmpint (steps_to (road, paddock_road_get_forward, from, to), ==,
                           steps_to (road, paddock_road_get_back, to, from));
        if (a != b)
          g_assert_cmpuint (paddock_road_get_rank (road, from), !=,
                            paddock_road_get_rank (road, to));
      }
  }
}

static void
test_every_step_leads_to_a_space_that_exists (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (guint i = 0; i < 60; i++) {
    g_autoptr (PaddockRoad) road = make_random_road (rand, 8);
    g_autoptr (GArray) spaces = list_spaces (road);

    for (guint a = 0; a < spaces->len; a++) {
      PaddockRoadSpace from = g_array_index (spaces, PaddockRoadSpace, a);
      PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES];
      guint n = paddock_road_get_forward (road, from, out);

      g_assert_cmpint (n > 0, ==, from.k > 0);
      while (n-- > 0)
        g_assert_true (paddock_road_has (road, out[n]) || paddock_road_is_finish (road, out[n]));
      for (n = paddock_road_get_back (road, from, out); n-- > 0;)
        g_assert_true (paddock_road_has (road, out[n]));
      for (int side = -1; side <= 1; side += 2)
        for (n = paddock_road_get_side (road, from, side, out); n-- > 0;) {
          g_assert_true (paddock_road_has (road, out[n]));
          g_assert_cmpint (out[n].k, >, 0);
        }
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/geometry/road/" path_, test_)
  ADD ("RIV-LANE-05/default-lane-maps", test_default_lane_maps_are_those_of_the_catalogue);
  ADD ("RIV-LANE-05/equal-widths-keep-their-lanes", test_equal_widths_keep_their_lanes);
  ADD ("RIV-PSEU-03/half-by-half", test_split_lanes_are_ridden_through_half_by_half);
  ADD ("RIV-PSEU-05/sideways-chooses-or-keeps", test_sideways_steps_choose_or_keep_the_half);
  ADD ("RIV-ROAD-14/road-side", test_the_road_side_is_left_sideways_and_pushed_back_along);
  ADD ("RIV-ROAD-13/shoulder-that-stops", test_a_shoulder_that_stops_ends_the_way_back);
  ADD ("finish-lies-ahead-of-every-lane", test_the_finish_lies_ahead_of_every_lane);
  ADD ("explicit-links-replace-the-overlap-rule", test_explicit_links_replace_the_overlap_rule);
  ADD ("unsound-roads-are-named", test_unsound_roads_are_named);
  ADD ("a-road-without-rows-is-empty", test_a_road_without_rows_is_empty);
  ADD ("RIV-POS-04/ranks", test_ranks_follow_the_placing_order);
  ADD ("RIV-LANE-14/links", test_links_reach_one_space_and_never_the_road_side);
  ADD ("forward-and-back-agree-on-any-road", test_forward_and_back_agree_on_any_road);
  ADD ("every-step-leads-to-a-space-that-exists", test_every_step_leads_to_a_space_that_exists);

  return g_test_run ();
}
