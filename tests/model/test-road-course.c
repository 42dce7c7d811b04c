/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-course.h"

static PaddockTile *
add_tile (PaddockRoadTrack *track, const char *id, int kind)
{
  PaddockTile *tile = paddock_list_append (&track->tiles, &paddock_tile_type);

  paddock_text_set (&tile->id, id);
  tile->kind = kind;
  return tile;
}

static PaddockSection *
add_section (PaddockTile *tile, int terrain)
{
  PaddockSection *section = paddock_list_append (&tile->sections, &paddock_section_type);

  section->terrain = terrain;
  return section;
}

static PaddockRows *
add_rows (PaddockSection *section, int n, int lanes, int priority)
{
  PaddockRows *rows = paddock_list_append (&section->rows, &paddock_rows_type);

  rows->n = n;
  rows->lanes = lanes;
  rows->priority = priority;
  return rows;
}

static void
add_place (PaddockRoadTrack *track, const char *tile, const char *as, gboolean mirror)
{
  PaddockTilePlace *place = paddock_list_append (&track->places, &paddock_tile_place_type);

  paddock_text_set (&place->tile, tile);
  paddock_text_set (&place->as, as);
  place->mirror = mirror;
}

/* A start of four rows, a bend whose outer lanes are split, and a finish with scenery behind it. */
static PaddockDocument *
sample (gboolean mirror)
{
  PaddockDocument *document = paddock_document_new (&paddock_road_track_kind);
  PaddockRoadTrack *track = document->record;
  PaddockTile *tile;
  PaddockSection *section;
  PaddockRows *rows;
  PaddockTransition *transition;
  PaddockLaneLink *link;

  tile = add_tile (track, "s", PADDOCK_TILE_START);
  tile->start_line = 3;
  add_rows (add_section (tile, PADDOCK_TERRAIN_FLAT), 4, 3, 1);

  tile = add_tile (track, "c", PADDOCK_TILE_CURVE);
  section = add_section (tile, PADDOCK_TERRAIN_MOUNTAIN);
  rows = add_rows (section, 2, 3, 1);
  rows->shoulder = 1;
  paddock_list_append_int (&rows->split, 2);
  paddock_list_append_int (&rows->split, 3);
  add_rows (add_section (tile, PADDOCK_TERRAIN_DESCENT), 1, 2, 2);
  transition = paddock_list_append (&tile->transitions, &paddock_transition_type);
  transition->after = 2;
  for (int from = 1; from <= 3; from++) {
    link = paddock_list_append (&transition->links, &paddock_lane_link_type);
    link->from = from;
    link->to = from == 3 ? 2 : 1;
  }

  tile = add_tile (track, "f", PADDOCK_TILE_FINISH);
  tile->finish_line = 2;
  add_rows (add_section (tile, PADDOCK_TERRAIN_SPRINT), 5, 2, 1);

  add_place (track, "s", "start", FALSE);
  add_place (track, "c", "bend", mirror);
  add_place (track, "nowhere", "gap", FALSE);
  add_place (track, "f", "end", FALSE);
  return document;
}

static void
test_rows (void)
{
  g_autoptr (PaddockDocument) document = sample (FALSE);
  g_autoptr (PaddockRoadCourse) course = paddock_road_course_new (document->record);

  g_assert_cmpint (course->n_rows, ==, 12);
  g_assert_cmpint (paddock_road_get_n_rows (course->road), ==, 9);
  g_assert_cmpint (course->start_line, ==, 3);
  g_assert_cmpint (course->rows[6].place, ==, 1);
  g_assert_cmpint (course->rows[6].tile_row, ==, 3);
  g_assert_cmpint (course->rows[6].section, ==, 1);
  g_assert_cmpint (paddock_road_course_find_row (course, 3, 1), ==, 8);
  g_assert_cmpint (paddock_road_course_find_row (course, 3, 6), ==, 0);
  g_assert_cmpint (paddock_road_course_find_row (course, 2, 1), ==, 0);
}

static void
test_mirror (void)
{
  g_autoptr (PaddockDocument) plain = sample (FALSE);
  g_autoptr (PaddockDocument) turned = sample (TRUE);
  g_autoptr (PaddockRoadCourse) a = paddock_road_course_new (plain->record);
  g_autoptr (PaddockRoadCourse) b = paddock_road_course_new (turned->record);
  const PaddockRoadRow *row = paddock_road_get_row (a->road, 5);

  g_assert_cmpint (row->priority, ==, 1);
  g_assert_cmpint (row->split, ==, 6);
  g_assert_cmpint (row->shoulders, ==, PADDOCK_SHOULDER_LEFT);

  row = paddock_road_get_row (b->road, 5);
  g_assert_cmpint (row->priority, ==, 3);
  g_assert_cmpint (row->split, ==, 3);
  g_assert_cmpint (row->shoulders, ==, PADDOCK_SHOULDER_RIGHT);
  g_assert_cmpint (paddock_road_get_row (b->road, 7)->priority, ==, 1);
  g_assert_cmpint (paddock_road_get_row (b->road, 4)->priority, ==, 1);
}

static void
assert_leads (const PaddockRoad *road, int row, int lane, int k, int expected)
{
  PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES];

  g_assert_cmpuint (paddock_road_get_forward (road, PADDOCK_ROAD_SPACE (row, lane, k), out), ==, 1);
  g_assert_cmpint (out[0].lane, ==, expected);
}

/* The middle lane of the bend goes on to one side only, and to the other in a mirror. */
static void
test_links (void)
{
  g_autoptr (PaddockDocument) plain = sample (FALSE);
  g_autoptr (PaddockDocument) turned = sample (TRUE);
  g_autoptr (PaddockRoadCourse) a = paddock_road_course_new (plain->record);
  g_autoptr (PaddockRoadCourse) b = paddock_road_course_new (turned->record);

  assert_leads (a->road, 6, 2, 1, 1);
  assert_leads (a->road, 6, 3, 1, 2);
  assert_leads (b->road, 6, 2, 1, 2);
  assert_leads (b->road, 6, 1, 1, 1);
}

/* A link at the entry of a tile is about the row before it. */
static void
test_link_at_entry (void)
{
  g_autoptr (PaddockDocument) document = sample (FALSE);
  PaddockRoadTrack *track = document->record;
  PaddockTile *finish = paddock_list_edit (&track->tiles, 2);
  PaddockTransition *transition =
    paddock_list_append (&finish->transitions, &paddock_transition_type);
  g_autoptr (PaddockRoadCourse) course = NULL;

  for (int lane = 1; lane <= 2; lane++) {
    PaddockLaneLink *link = paddock_list_append (&transition->links, &paddock_lane_link_type);

    link->from = lane;
    link->to = 1;
  }
  course = paddock_road_course_new (track);
  assert_leads (course->road, 7, 2, 1, 1);
}

static void
test_lookup (void)
{
  g_autoptr (PaddockDocument) document = sample (FALSE);
  const PaddockRoadTrack *track = document->record;
  const PaddockTile *bend = paddock_road_track_find_tile (track, "c");
  guint section;

  g_assert_null (paddock_road_track_find_tile (track, "nowhere"));
  g_assert_cmpint (paddock_road_track_find_place (track, "end"), ==, 3);
  g_assert_cmpint (paddock_road_track_find_place (track, "f"), ==, -1);
  g_assert_cmpint (paddock_tile_count_rows (bend), ==, 3);
  g_assert_null (paddock_tile_get_row (bend, 0, &section));
  g_assert_null (paddock_tile_get_row (bend, 4, &section));
  g_assert_cmpint (paddock_tile_get_row (bend, 2, &section)->lanes, ==, 3);
  g_assert_cmpuint (section, ==, 0);
  g_assert_cmpint (paddock_tile_get_row (bend, 3, &section)->lanes, ==, 2);
  g_assert_cmpuint (section, ==, 1);
}

static void
test_empty (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_road_track_kind);
  g_autoptr (PaddockRoadCourse) course = paddock_road_course_new (document->record);

  g_assert_cmpint (course->n_rows, ==, 0);
  g_assert_cmpint (paddock_road_get_n_rows (course->road), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/road-course/rows-know-where-they-come-from", test_rows);
  g_test_add_func ("/model/road-course/mirrored-tiles-swap-left-and-right", test_mirror);
  g_test_add_func ("/model/road-course/links-follow-their-tile", test_links);
  g_test_add_func ("/model/road-course/links-at-the-entry-of-a-tile", test_link_at_entry);
  g_test_add_func ("/model/road-course/finds-tiles-places-and-rows", test_lookup);
  g_test_add_func ("/model/road-course/empty-track-is-an-empty-road", test_empty);
  return g_test_run ();
}
