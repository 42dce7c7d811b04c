/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "edit-names.h"
#include "road-edit.h"
#include "start-grid.h"
#include "words.h"

/* What a new tile of each kind is: sizes as the box has them (two pieces of start and finish of 11 rows, 22 rows
 * a line), in three lanes. */
typedef struct {
  const char *id;
  const char *label;
  int rows;
  int terrain;
  int priority;
} Model;

static const Model models[] = {
  [PADDOCK_TILE_START] = { "start", N_ ("Start"), 22, PADDOCK_TERRAIN_FLAT, 1 },
  [PADDOCK_TILE_FINISH] = { "finish", N_ ("Finish"), 22, PADDOCK_TERRAIN_SPRINT, 3 },
  [PADDOCK_TILE_CURVE] = { "curve", N_ ("Curve"), 2, PADDOCK_TERRAIN_FLAT, 1 },
  [PADDOCK_TILE_INTERMEDIATE] = { "road", N_ ("Road"), 22, PADDOCK_TERRAIN_FLAT, 1 },
};

#define LANES 3
#define CURVE_ROWS 4 /* of its middle, where the outer lanes are longer */
#define GRID_ROW 10
#define GRID_SIZE 21 /* riders of seven teams */

static gboolean
has_tile (gconstpointer data, const char *id)
{
  return paddock_road_track_find_tile (data, id) != NULL;
}

static PaddockRows *
add_rows (PaddockSection *section, int n, int priority)
{
  PaddockRows *rows = paddock_list_append (&section->rows, &paddock_rows_type);

  rows->n = n;
  rows->lanes = LANES;
  rows->priority = priority;
  return rows;
}

static void
add_curve_rows (PaddockTile *tile, PaddockSection *section)
{
  PaddockRows *middle = add_rows (section, CURVE_ROWS, 1);

  for (int lane = 2; lane <= LANES; lane++)
    paddock_list_append_int (&middle->split, lane);
  add_rows (section, 2, 1);
  tile->turn = PADDOCK_BEND_LEFT;
}

const PaddockRefusal *
paddock_road_add_tile (PaddockRoadTrack *track, PaddockTileKind kind, guint *added)
{
  const Model *model = &models[kind];
  g_autofree char *id = paddock_edit_dup_free_name (model->id, has_tile, track);
  PaddockTile *tile = paddock_list_append (&track->tiles, &paddock_tile_type);
  PaddockSection *section = paddock_list_append (&tile->sections, &paddock_section_type);

  *added = paddock_list_len (track->tiles) - 1;
  tile->kind = kind;
  paddock_text_set (&tile->id, id);
  paddock_text_set (&tile->label, model->label);
  paddock_text_set (&section->id, "a");
  section->terrain = model->terrain;
  add_rows (section, model->rows, model->priority);
  if (kind == PADDOCK_TILE_CURVE)
    add_curve_rows (tile, section);
  if (kind == PADDOCK_TILE_FINISH)
    tile->finish_line = model->rows;
  if (kind == PADDOCK_TILE_START) {
    tile->start_line = GRID_ROW;
    return paddock_start_grid_fill (track, *added, GRID_SIZE);
  }
  return NULL;
}

static gboolean
has_label (gconstpointer data, const char *label)
{
  const PaddockRoadTrack *track = data;

  for (guint i = 0; *label && i < paddock_list_len (track->tiles); i++)
    if (g_str_equal (paddock_text_get (PADDOCK_LIST_AT (track->tiles, PaddockTile, i)->label),
                     label))
      return TRUE;

  return FALSE;
}

const PaddockRefusal *
paddock_road_duplicate_tile (PaddockRoadTrack *track, guint index, guint *added)
{
  const PaddockTile *like = PADDOCK_LIST_AT (track->tiles, PaddockTile, index);
  g_autofree char *id = paddock_edit_dup_free_name (like->id, has_tile, track);
  g_autofree char *label =
    paddock_edit_dup_free_label (paddock_text_get (like->label), has_label, track);
  PaddockTile *tile = paddock_list_insert (&track->tiles, &paddock_tile_type, index + 1);

  *added = index + 1;
  paddock_record_clear (&paddock_tile_type, tile);
  paddock_record_copy (&paddock_tile_type, tile,
                       PADDOCK_LIST_AT (track->tiles, PaddockTile, index));
  paddock_text_set (&tile->id, id);
  paddock_text_set (&tile->label, label);
  return NULL;
}

const PaddockRefusal *
paddock_road_delete_tile (PaddockRoadTrack *track, guint index)
{
  g_autofree char *id =
    g_strdup (paddock_text_get (PADDOCK_LIST_AT (track->tiles, PaddockTile, index)->id));

  for (guint i = paddock_list_len (track->places); i-- > 0;)
    if (g_str_equal (paddock_text_get (PADDOCK_LIST_AT (track->places, PaddockTilePlace, i)->tile),
                     id))
      paddock_road_delete_place (track, i);
  paddock_list_remove (&track->tiles, index);
  return NULL;
}

PaddockDocument *
paddock_road_new_of_tile (const PaddockTile *tile)
{
  PaddockDocument *document = paddock_document_new (&paddock_road_track_kind);
  PaddockRoadTrack *track = document->record;
  PaddockTile *copy = paddock_list_append (&track->tiles, &paddock_tile_type);
  PaddockTilePlace *place = paddock_list_append (&track->places, &paddock_tile_place_type);

  paddock_record_clear (&paddock_tile_type, copy);
  paddock_record_copy (&paddock_tile_type, copy, tile);
  paddock_text_set (&place->tile, tile->id);
  paddock_text_set (&place->as, tile->id);
  place->line = tile->kind != PADDOCK_TILE_CURVE;
  return document;
}

guint
paddock_road_count_uses (const PaddockRoadTrack *track, const char *tile)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (track->places); i++)
    n += g_str_equal (paddock_text_get (PADDOCK_LIST_AT (track->places, PaddockTilePlace, i)->tile),
                      tile);

  return n;
}

int
paddock_road_find_tile_index (const PaddockRoadTrack *track, const char *id)
{
  for (guint i = 0; i < paddock_list_len (track->tiles); i++)
    if (g_str_equal (paddock_text_get (PADDOCK_LIST_AT (track->tiles, PaddockTile, i)->id), id))
      return (int) i;

  return -1;
}
