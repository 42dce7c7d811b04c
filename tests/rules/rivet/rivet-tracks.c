/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-tracks.h"

#include "road-course.h"

#include <stdio.h>
#include <string.h>

static const char terrain_letters[] = "fmdsc";

/* --- From text to tiles --- */

static void
add_run (PaddockTile *tile, const char *text)
{
  PaddockSection *section = paddock_list_append (&tile->sections, &paddock_section_type);
  PaddockRows *rows = paddock_list_append (&section->rows, &paddock_rows_type);
  const char *split = strchr (text, '/'), *terrain = strchr (text, ':');

  rows->priority = 1;
  g_assert_cmpint (sscanf (text, "%dx%d@%d", &rows->n, &rows->lanes, &rows->priority), >=, 2);
  for (split = split ? split + 1 : ""; *split >= '1' && *split <= '5'; split++)
    paddock_list_append_int (&rows->split, *split - '0');
  if (terrain)
    section->terrain = (int) (strchr (terrain_letters, terrain[1]) - terrain_letters);
}

static int
count_lanes (const PaddockTile *tile, int row)
{
  guint section;

  return paddock_tile_get_row (tile, row, &section)->lanes;
}

static void
add_slots (PaddockTile *tile)
{
  int number = 1;

  tile->start_line = paddock_tile_count_rows (tile);
  for (int row = tile->start_line; row >= 1; row--)
    for (int lane = 1; lane <= count_lanes (tile, row) && number <= 21; lane++) {
      PaddockRoadSlot *slot = paddock_list_append (&tile->slots, &paddock_road_slot_type);

      slot->number = number++;
      slot->row = row;
      slot->lane = lane;
    }
}

static void
add_tile (PaddockRoadTrack *track, const char *id, int kind, const char *runs)
{
  g_auto (GStrv) words = g_strsplit (runs, " ", -1);
  PaddockTile *tile = paddock_list_append (&track->tiles, &paddock_tile_type);
  PaddockTilePlace *place = paddock_list_append (&track->places, &paddock_tile_place_type);

  paddock_text_set (&tile->id, id);
  tile->kind = kind;
  tile->piece = tile->of = 1;
  for (guint i = 0; words[i]; i++)
    if (*words[i])
      add_run (tile, words[i]);
  if (kind == PADDOCK_TILE_START)
    add_slots (tile);

  paddock_text_set (&place->tile, id);
  paddock_text_set (&place->as, id);
  place->line = 1;
}

PaddockRoadTrack *
riv_test_track_new (const char *runs)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_road_track_kind);
  PaddockRoadTrack *track = paddock_document_dup_record (empty);
  g_auto (GStrv) tiles = g_strsplit (runs, "|", -1);

  g_assert_cmpuint (g_strv_length (tiles), ==, 3);
  add_tile (track, "start", PADDOCK_TILE_START, tiles[0]);
  add_tile (track, "middle", PADDOCK_TILE_INTERMEDIATE, tiles[1]);
  add_tile (track, "finish", PADDOCK_TILE_FINISH, tiles[2]);

  return track;
}

void
riv_test_track_free (PaddockRoadTrack *track)
{
  paddock_document_unref (paddock_document_new_take (&paddock_road_track_kind, track));
}

PaddockBonusLine *
riv_test_add_bonus (PaddockRoadTrack *track, const char *id, int type, const char *at, int after)
{
  PaddockBonusLine *bonus = paddock_list_append (&track->bonuses, &paddock_bonus_line_type);

  paddock_text_set (&bonus->id, id);
  bonus->type = type;
  paddock_text_set (&bonus->at, at);
  bonus->after = after;
  return bonus;
}

PaddockTile *
riv_test_find_tile (PaddockRoadTrack *track, const char *id)
{
  for (guint i = 0; i < paddock_list_len (track->tiles); i++) {
    PaddockTile *tile = paddock_list_edit (&track->tiles, i);

    if (g_str_equal (tile->id, id))
      return tile;
  }

  g_assert_not_reached ();
}

void
riv_test_add_links (PaddockRoadTrack *track, const char *tile, int after, const char *links)
{
  g_auto (GStrv) words = g_strsplit (links, " ", -1);
  PaddockTransition *transition =
    paddock_list_append (&riv_test_find_tile (track, tile)->transitions, &paddock_transition_type);

  transition->after = after;
  for (guint i = 0; words[i]; i++) {
    PaddockLaneLink *link = paddock_list_append (&transition->links, &paddock_lane_link_type);

    g_assert_cmpint (sscanf (words[i], "%d>%d", &link->from, &link->to), ==, 2);
  }
}

void
riv_test_road_init (RivRoad *road, const char *runs)
{
  g_autoptr (PaddockRoadTrack) track = riv_test_track_new (runs);
  g_autoptr (GError) error = NULL;

  g_assert_true (riv_road_init (road, track, &error));
  g_assert_no_error (error);
}

/* --- Places --- */

PaddockPlace
riv_test_place (const RivRoad *road, const char *text)
{
  int row, lane, k = 1;

  if (g_str_equal (text, "finish"))
    return riv_road_get_finish (road);
  if (g_str_has_suffix (text, ".left"))
    return PADDOCK_PLACE (atoi (text), 0);
  if (g_str_has_suffix (text, ".right"))
    return PADDOCK_PLACE (atoi (text), (road->rows[atoi (text)].lanes + 1) * 4);

  g_assert_cmpint (sscanf (text, "%d.%d.%d", &row, &lane, &k), >=, 2);
  return PADDOCK_PLACE (row, lane * 4 + k);
}

static gboolean
is_split (const RivRoad *road, PaddockPlace place)
{
  return riv_road_get_cell (road, PADDOCK_PLACE (place.a, (place.b & ~3) + 2))->rank != 0;
}

char *
riv_test_format (const RivRoad *road, PaddockPlace place)
{
  if (place.a > road->n_rows)
    return g_strdup ("finish");
  if (riv_place_is_road_side (place))
    return g_strdup_printf ("%d.%s", place.a, place.b == 0 ? "left" : "right");
  if (is_split (road, place))
    return g_strdup_printf ("%d.%d.%d", place.a, place.b >> 2, place.b & 3);

  return g_strdup_printf ("%d.%d", place.a, place.b >> 2);
}
