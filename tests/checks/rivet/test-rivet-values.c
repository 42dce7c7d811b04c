/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-course.h"
#include "road-values.h"

/* Four rows of three lanes, the third with two spaces in lane 3, then three rows of two lanes. */
static PaddockDocument *
make_road (void)
{
  static const struct {
    int n, lanes, split;
  } runs[] = { { 2, 3, 0 }, { 1, 3, 3 }, { 1, 3, 0 }, { 3, 2, 0 } };
  PaddockDocument *document = paddock_document_new (&paddock_road_track_kind);
  PaddockRoadTrack *track = document->record;
  PaddockTile *tile = paddock_list_append (&track->tiles, &paddock_tile_type);
  PaddockSection *section = paddock_list_append (&tile->sections, &paddock_section_type);
  PaddockTilePlace *place = paddock_list_append (&track->places, &paddock_tile_place_type);

  paddock_text_set (&tile->id, "t");
  paddock_text_set (&place->tile, "t");
  for (guint i = 0; i < G_N_ELEMENTS (runs); i++) {
    PaddockRows *rows = paddock_list_append (&section->rows, &paddock_rows_type);

    rows->n = runs[i].n;
    rows->lanes = runs[i].lanes;
    if (runs[i].split)
      paddock_list_append_int (&rows->split, runs[i].split);
  }

  return document;
}

/* -1: it has none. */
static int
get_value (PaddockRoadQuestion question, int row, int lane, int k)
{
  g_autoptr (PaddockDocument) document = make_road ();
  g_autoptr (GArray) values = paddock_road_values_new (document->record, question, NULL);
  PaddockPlace place = paddock_road_space_to_place (PADDOCK_ROAD_SPACE (row, lane, k));

  for (guint i = 0; i < values->len; i++)
    if (paddock_place_equal (g_array_index (values, PaddockPlaceValue, i).place, place))
      return g_array_index (values, PaddockPlaceValue, i).value;

  return -1;
}

static void
test_rows_are_counted_to_the_line (void)
{
  g_assert_cmpint (get_value (PADDOCK_ROAD_ROWS, 1, 1, 1), ==, 7);
  g_assert_cmpint (get_value (PADDOCK_ROAD_ROWS, 3, 3, 2), ==, 5); /* both halves are of one row */
  g_assert_cmpint (get_value (PADDOCK_ROAD_ROWS, 3, 3, 1), ==, 5);
  g_assert_cmpint (get_value (PADDOCK_ROAD_ROWS, 7, 2, 1), ==, 1);
  g_assert_cmpint (get_value (PADDOCK_ROAD_ROWS, 8, 1, 1), ==, -1);
}

static void
test_lanes_are_counted (void)
{
  g_assert_cmpint (get_value (PADDOCK_ROAD_LANES, 4, 3, 1), ==, 3);
  g_assert_cmpint (get_value (PADDOCK_ROAD_LANES, 5, 1, 1), ==, 2);
}

/* Only the middle lane has a choice where the road narrows, and both lanes behind it come from two. */
static void
test_links_break_where_lanes_meet (void)
{
  g_assert_cmpint (get_value (PADDOCK_ROAD_LINKS, 4, 1, 1), ==, -1);
  g_assert_cmpint (get_value (PADDOCK_ROAD_LINKS, 4, 2, 1), ==, 2);
  g_assert_cmpint (get_value (PADDOCK_ROAD_LINKS, 4, 3, 1), ==, -1);
  g_assert_cmpint (get_value (PADDOCK_ROAD_LINKS, 5, 1, 1), ==, 2);
  g_assert_cmpint (get_value (PADDOCK_ROAD_LINKS, 5, 2, 1), ==, 2);
  g_assert_cmpint (get_value (PADDOCK_ROAD_LINKS, 6, 2, 1), ==, -1);
  g_assert_cmpint (get_value (PADDOCK_ROAD_LINKS, 3, 3, 1), ==, -1); /* halves break nothing */
}

static gboolean
is_enough (gpointer n_asked)
{
  return ++*(guint *) n_asked == 1;
}

static void
test_can_be_stopped (void)
{
  g_autoptr (PaddockDocument) document = make_road ();
  guint n_asked = 0;
  PaddockStop stop = { is_enough, &n_asked };

  g_assert_null (paddock_road_values_new (document->record, PADDOCK_ROAD_ROWS, &stop));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/road-values/rows-are-counted-to-the-line",
                   test_rows_are_counted_to_the_line);
  g_test_add_func ("/checks/road-values/lanes-are-counted", test_lanes_are_counted);
  g_test_add_func ("/checks/road-values/links-break-where-lanes-meet",
                   test_links_break_where_lanes_meet);
  g_test_add_func ("/checks/road-values/can-be-stopped", test_can_be_stopped);
  return g_test_run ();
}
