/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The checks of road tracks: each finds what it is there for, and stays silent just short of it.
 */

#include "check-testing.h"
#include "road-track.h"

static PaddockTile *
add_tile (PaddockRoadTrack *track, const char *id, int kind)
{
  PaddockTile *tile = paddock_list_append (&track->tiles, &paddock_tile_type);

  paddock_text_set (&tile->id, id);
  tile->kind = kind;
  return tile;
}

static PaddockRows *
add_section (PaddockTile *tile, int terrain, int n, int lanes)
{
  PaddockSection *section = paddock_list_append (&tile->sections, &paddock_section_type);
  PaddockRows *rows = paddock_list_append (&section->rows, &paddock_rows_type);

  section->terrain = terrain;
  rows->n = n;
  rows->lanes = lanes;
  return rows;
}

static void
add_place (PaddockRoadTrack *track, const char *tile, const char *as)
{
  PaddockTilePlace *place = paddock_list_append (&track->places, &paddock_tile_place_type);

  paddock_text_set (&place->tile, tile);
  paddock_text_set (&place->as, as);
}

static void
add_slot (PaddockTile *tile, int number, int row, int lane)
{
  PaddockRoadSlot *slot = paddock_list_append (&tile->slots, &paddock_road_slot_type);

  slot->number = number;
  slot->row = row;
  slot->lane = lane;
}

static PaddockBonusLine *
add_bonus (PaddockRoadTrack *track, const char *id, const char *at, int after)
{
  PaddockBonusLine *bonus = paddock_list_append (&track->bonuses, &paddock_bonus_line_type);

  paddock_text_set (&bonus->id, id);
  paddock_text_set (&bonus->at, at);
  bonus->after = after;
  return bonus;
}

enum {
  START,
  MIDDLE,
  FINISH
};

/* A start with two places, a tile with a sprint and a climb, and a finish; all of three lanes. */
static PaddockDocument *
sample (void)
{
  PaddockDocument *document = paddock_document_new (&paddock_road_track_kind);
  PaddockRoadTrack *track = document->record;
  PaddockTile *tile;

  tile = add_tile (track, "s", PADDOCK_TILE_START);
  tile->start_line = 4;
  add_section (tile, PADDOCK_TERRAIN_FLAT, 5, 3);
  add_slot (tile, 1, 4, 1);
  add_slot (tile, 2, 4, 2);
  tile = add_tile (track, "m", PADDOCK_TILE_INTERMEDIATE);
  add_section (tile, PADDOCK_TERRAIN_SPRINT, 5, 3);
  add_section (tile, PADDOCK_TERRAIN_MOUNTAIN, 5, 3);
  add_section (add_tile (track, "f", PADDOCK_TILE_FINISH), PADDOCK_TERRAIN_SPRINT, 5, 3);
  add_place (track, "s", "start");
  add_place (track, "m", "middle");
  add_place (track, "f", "finish");
  return document;
}

#define TRACK(document_) ((PaddockRoadTrack *) (document_)->record)

static PaddockTile *
edit_tile (PaddockDocument *document, guint i)
{
  return paddock_list_edit (&TRACK (document)->tiles, i);
}

static PaddockRows *
edit_rows (PaddockDocument *document, guint i)
{
  PaddockSection *section = paddock_list_edit (&edit_tile (document, i)->sections, 0);

  return paddock_list_edit (&section->rows, 0);
}

/* It is small, but sound. */
static void
test_sample_is_sound (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  g_autofree char *found = findings_text (document, NULL);

  g_assert_cmpstr (found, ==,
                   "RIV-LINT-35 hint row 11 to 15\n"
                   "RIV-LINT-02 warning tile f\n"
                   "RIV-LINT-22 hint \n"
                   "RIV-LINT-24 hint \n"
                   "RIV-LINT-25 hint place start\n"
                   "RIV-LINT-25 hint place middle\n"
                   "RIV-LINT-25 hint place finish\n"
                   "RIV-LINT-39 hint \n"
                   "RIV-LINT-14 error tile s");
}

static void
test_frame (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  paddock_list_move (&TRACK (document)->places, 0, 1);
  assert_finds (document, "RIV-LINT-01", "error start");
  paddock_list_remove (&TRACK (document)->places, 1);
  paddock_list_remove (&TRACK (document)->places, 1);
  assert_finds (document, "RIV-LINT-01", "error start\nerror finish");
}

static void
test_frame_of_two_ends (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_place (TRACK (document), "f", "again");
  assert_finds (document, "RIV-LINT-01", "error finish");
}

/* A finish of two pieces must be there as a whole and in order. */
static void
test_frame_of_pieces (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockTile *second = add_tile (TRACK (document), "g", PADDOCK_TILE_FINISH);
  PaddockTile *first = edit_tile (document, FINISH);

  first->of = second->of = second->piece = 2;
  paddock_text_set (&first->set, "f");
  paddock_text_set (&second->set, "f");
  add_section (second, PADDOCK_TERRAIN_SPRINT, 5, 3);
  assert_finds (document, "RIV-LINT-01", "error finish");
  add_place (TRACK (document), "g", "end");
  assert_finds (document, "RIV-LINT-01", "");
  paddock_list_move (&TRACK (document)->places, 2, 3);
  assert_finds (document, "RIV-LINT-01", "error finish");
  paddock_list_move (&TRACK (document)->places, 2, 3);
  paddock_text_set (&((PaddockTile *) paddock_list_edit (&TRACK (document)->tiles, 3))->set, "h");
  assert_finds (document, "RIV-LINT-01", "error finish");
}

static void
test_priority (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  edit_rows (document, MIDDLE)->priority = 3;
  assert_finds (document, "RIV-LINT-04", "");
  edit_rows (document, MIDDLE)->priority = 4;
  assert_finds (document, "RIV-LINT-04", "error tile m row 1");
}

static void
test_lanes (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  edit_rows (document, MIDDLE)->lanes = 5;
  assert_finds (document, "RIV-LINT-03", "");
  edit_rows (document, MIDDLE)->lanes = 6;
  assert_finds (document, "RIV-LINT-03", "error tile m row 1");
  fix_first (document, "RIV-LINT-03");
  g_assert_cmpint (edit_rows (document, MIDDLE)->lanes, ==, 5);
}

static void
test_names (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_bonus (TRACK (document), "b", "middle", 1);
  assert_finds (document, "RIV-LINT-05", "");
  add_bonus (TRACK (document), "c", "m", 1);
  add_place (TRACK (document), "middle", "more");
  assert_finds (document, "RIV-LINT-05", "error place more\nerror bonus c");
  add_bonus (TRACK (document), "d", "more", 1);
  fix_first (document, "RIV-LINT-05"); /* its bonus line goes with it */
  assert_finds (document, "RIV-LINT-05", "error bonus c");
  fix_first (document, "RIV-LINT-05");
  assert_finds (document, "RIV-LINT-05", "");
}

static void
test_split (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  paddock_list_append_int (&edit_rows (document, MIDDLE)->split, 3);
  assert_finds (document, "RIV-LINT-06", "");
  paddock_list_append_int (&edit_rows (document, MIDDLE)->split, 4);
  assert_finds (document, "RIV-LINT-06", "error tile m row 1");
}

static void
add_link (PaddockTransition *transition, int from, int to)
{
  PaddockLaneLink *link = paddock_list_append (&transition->links, &paddock_lane_link_type);

  link->from = from;
  link->to = to;
}

/* Links after the second row of the middle tile, which is row 7 of the course. */
static void
test_links (void)
{
  static const struct {
    const char *links; /* from and to, in turn */
    const char *id;
    const char *expected;
  } rows[] = {
    { "112233", "RIV-LINT-08", "" },
    { "11212233", "RIV-LINT-08", "" },
    { "112133", "RIV-LINT-08", "error row 7" }, /* nothing leads to lane 2 */
    { "111233", "RIV-LINT-08", "error row 7" }, /* lane 2 leads nowhere */
    { "11223345", "RIV-LINT-08", "error tile m row 2" },
    { "11122333", "RIV-LINT-09", "" },
    { "1113223133", "RIV-LINT-09", "error row 7" },
    { "11223233", "RIV-LINT-10", "" },
    { "12212333", "RIV-LINT-10", "error row 7" },
    { "11223132", "RIV-LINT-10", "error row 7" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = sample ();
    PaddockTransition *transition =
      paddock_list_append (&edit_tile (document, MIDDLE)->transitions, &paddock_transition_type);

    g_test_message ("%s", rows[i].links);
    transition->after = 2;
    for (const char *link = rows[i].links; *link; link += 2)
      add_link (transition, link[0] - '0', link[1] - '0');
    assert_finds (document, rows[i].id, rows[i].expected);
  }
}

/* Links at the entrance of a tile are its own, too. */
static void
test_links_at_an_entrance (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockTransition *transition =
    paddock_list_append (&edit_tile (document, MIDDLE)->transitions, &paddock_transition_type);

  add_link (transition, 1, 1);
  add_link (transition, 2, 1);
  add_link (transition, 3, 3);
  assert_finds (document, "RIV-LINT-08", "error row 5");
  fix_first (document, "RIV-LINT-08");
  assert_finds (document, "RIV-LINT-08", "");
}

static void
test_grid (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockTile *start = edit_tile (document, START);

  add_slot (start, 3, 4, 3);
  assert_finds (document, "RIV-LINT-12", "");
  add_slot (start, 4, 4, 4); /* there are three lanes */
  add_slot (start, 6, 4, 3);
  assert_finds (document, "RIV-LINT-12", "error slot 5\nerror slot 4\nerror slot 6");
}

static void
test_grid_elsewhere (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_slot (edit_tile (document, MIDDLE), 1, 1, 1);
  assert_finds (document, "RIV-LINT-12", "error tile m");
}

static void
test_start_line (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockTile *start = edit_tile (document, START);

  start->start_line = 3;
  assert_finds (document, "RIV-LINT-13", "error slot 1\nerror slot 2");
  start->start_line = 0;
  assert_finds (document, "RIV-LINT-13", "error tile s");
  start->start_line = 4;
  assert_finds (document, "RIV-LINT-13", "");
}

static void
test_bonus_terrain (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_bonus (TRACK (document), "a", "middle", 2);
  add_bonus (TRACK (document), "b", "middle", 7)->type = PADDOCK_BONUS_MOM;
  assert_finds (document, "RIV-LINT-17", "");
  add_bonus (TRACK (document), "c", "middle", 8);
  add_bonus (TRACK (document), "d", "middle", 3)->type = PADDOCK_BONUS_MOM;
  assert_finds (document, "RIV-LINT-17", "error bonus c\nerror bonus d");
}

static void
test_bonus_sections (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_bonus (TRACK (document), "a", "middle", 2);
  add_bonus (TRACK (document), "b", "middle", 7);
  assert_finds (document, "RIV-LINT-18", "");
  add_bonus (TRACK (document), "c", "middle", 4);
  assert_finds (document, "RIV-LINT-18", "error bonus c");
}

static void
test_bonus_on_finish (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_bonus (TRACK (document), "a", "middle", 2);
  assert_finds (document, "RIV-LINT-19", "");
  add_bonus (TRACK (document), "b", "finish", 2);
  assert_finds (document, "RIV-LINT-19", "error bonus b");
}

static void
test_bonus_rows (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_bonus (TRACK (document), "a", "middle", 4);
  assert_finds (document, "RIV-LINT-20", "");
  add_bonus (TRACK (document), "b", "middle", 5);  /* between two sections */
  add_bonus (TRACK (document), "c", "middle", 10); /* at the end of the tile */
  assert_finds (document, "RIV-LINT-20", "error bonus b\nerror bonus c");
}

static void
test_ranges (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  TRACK (document)->min_players = TRACK (document)->max_players = 4;
  edit_tile (document, START)->of = 2;
  paddock_text_set (&edit_tile (document, START)->set, "s");
  assert_finds (document, "RIV-LINT-41", "");
  TRACK (document)->min_players = 5;
  edit_tile (document, FINISH)->of = 2;
  edit_tile (document, MIDDLE)->piece = 2;
  assert_finds (document, "RIV-LINT-41", "error \nerror tile m\nerror tile f");
}

static void
test_finish_line (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  edit_tile (document, FINISH)->finish_line = 5;
  assert_finds (document, "RIV-LINT-42", "");
  edit_tile (document, FINISH)->finish_line = 6;
  edit_tile (document, MIDDLE)->finish_line = 1;
  assert_finds (document, "RIV-LINT-42", "error tile m\nerror tile f");
}

/* A finish that is too short gets more rows like its last ones. */
static void
test_finish_length (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  fix_first (document, "RIV-LINT-02");
  g_assert_cmpint (edit_rows (document, FINISH)->n, ==, 22);
  g_assert_cmpint (edit_tile (document, FINISH)->finish_line, ==, 22);
  assert_finds (document, "RIV-LINT-02", "");
}

int
main (int argc, char **argv)
{
  static const PaddockCheckTable *const tables[] = {
    &paddock_road_course_checks,
    &paddock_road_tile_checks,
    &paddock_road_lane_checks,
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/road/sample-is-sound", test_sample_is_sound);
  g_test_add_func ("/checks/RIV-LINT-01/start-and-finish", test_frame);
  g_test_add_func ("/checks/RIV-LINT-01/one-finish", test_frame_of_two_ends);
  g_test_add_func ("/checks/RIV-LINT-01/whole-pieces", test_frame_of_pieces);
  g_test_add_func ("/checks/RIV-LINT-02/short-finish", test_finish_length);
  g_test_add_func ("/checks/RIV-LINT-03/lanes", test_lanes);
  g_test_add_func ("/checks/RIV-LINT-04/priority-line", test_priority);
  g_test_add_func ("/checks/RIV-LINT-05/names", test_names);
  g_test_add_func ("/checks/RIV-LINT-06/split-lanes", test_split);
  g_test_add_func ("/checks/RIV-LINT-08/links", test_links);
  g_test_add_func ("/checks/RIV-LINT-08/links-at-an-entrance", test_links_at_an_entrance);
  g_test_add_func ("/checks/RIV-LINT-12/grid", test_grid);
  g_test_add_func ("/checks/RIV-LINT-12/grid-elsewhere", test_grid_elsewhere);
  g_test_add_func ("/checks/RIV-LINT-13/start-line", test_start_line);
  g_test_add_func ("/checks/RIV-LINT-17/terrain-of-bonus-lines", test_bonus_terrain);
  g_test_add_func ("/checks/RIV-LINT-18/one-bonus-line-a-section", test_bonus_sections);
  g_test_add_func ("/checks/RIV-LINT-19/no-bonus-on-the-finish", test_bonus_on_finish);
  g_test_add_func ("/checks/RIV-LINT-20/rows-of-bonus-lines", test_bonus_rows);
  g_test_add_func ("/checks/RIV-LINT-41/values-go-together", test_ranges);
  g_test_add_func ("/checks/RIV-LINT-42/finish-line", test_finish_line);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++) {
    g_autofree char *path = g_strdup_printf ("/checks/tested/road-%u", i);

    g_test_add_data_func (path, tables[i], assert_table_is_tested);
  }
  return g_test_run ();
}
