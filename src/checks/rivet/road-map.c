/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-map.h"

static const PaddockTile *
tile_at (const PaddockRoadMap *self, guint place)
{
  return place < paddock_list_len (self->track->places) ? self->tiles[place] : NULL;
}

static gboolean
is_piece (const PaddockTile *piece, const PaddockTile *first, guint i)
{
  return piece && piece->kind == first->kind && piece->piece == (int) i + 1
         && piece->of == first->of
         && g_str_equal (paddock_text_get (piece->set), paddock_text_get (first->set));
}

gboolean
paddock_road_map_is_whole_end (const PaddockRoadMap *self, guint first, int kind, guint *n)
{
  const PaddockTile *tile = tile_at (self, first);

  *n = tile ? (guint) tile->of : 0;
  if (!tile || tile->kind != kind)
    return FALSE;

  for (guint i = 0; i < *n; i++)
    if (!is_piece (tile_at (self, first + i), tile, i))
      return FALSE;

  return TRUE;
}

guint
paddock_road_map_count_kind (const PaddockRoadMap *self, int kind)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (self->track->places); i++)
    n += self->tiles[i] && self->tiles[i]->kind == kind;

  return n;
}

static gboolean
is_framed (const PaddockRoadMap *self)
{
  guint n_places = paddock_list_len (self->track->places);
  guint n_start = paddock_road_map_count_kind (self, PADDOCK_TILE_START);
  guint n_finish = paddock_road_map_count_kind (self, PADDOCK_TILE_FINISH);
  guint n;

  return paddock_road_map_is_whole_end (self, 0, PADDOCK_TILE_START, &n) && n == n_start
         && paddock_road_map_is_whole_end (self, n_places - n_finish, PADDOCK_TILE_FINISH, &n)
         && n == n_finish;
}

gpointer
paddock_road_map_prepare (gconstpointer track, PaddockStop *stop)
{
  PaddockRoadMap *self = g_new0 (PaddockRoadMap, 1);
  guint n;

  self->track = track;
  n = paddock_list_len (self->track->places);
  self->course = paddock_road_course_new (track);
  self->road = self->course->road;
  self->n_rows = paddock_road_get_n_rows (self->road);
  self->tiles = g_new0 (const PaddockTile *, n);
  for (guint i = 0; i < n; i++)
    self->tiles[i] = paddock_road_track_find_tile (
      track, PADDOCK_LIST_AT (self->track->places, PaddockTilePlace, i)->tile);
  self->is_framed = is_framed (self);

  return self;
}

void
paddock_road_map_release (gpointer map)
{
  PaddockRoadMap *self = map;

  paddock_road_course_free (self->course);
  g_free (self->tiles);
  g_free (self);
}

const PaddockCourseRow *
paddock_road_map_row (const PaddockRoadMap *self, int row)
{
  return &self->course->rows[row - 1];
}

const PaddockTile *
paddock_road_map_tile (const PaddockRoadMap *self, int row)
{
  return self->tiles[paddock_road_map_row (self, row)->place];
}

PaddockTerrain
paddock_road_map_terrain (const PaddockRoadMap *self, int row)
{
  const PaddockTile *tile = paddock_road_map_tile (self, row);
  guint section = paddock_road_map_row (self, row)->section;

  return (PaddockTerrain) PADDOCK_LIST_AT (tile->sections, PaddockSection, section)->terrain;
}

void
paddock_road_map_foreach_run (const PaddockRoadMap *self,
                              PaddockRowFunc holds,
                              PaddockRunFunc run,
                              PaddockReport *report)
{
  int first = 0;

  for (int row = 1; row <= self->n_rows + 1; row++) {
    gboolean is_in = row <= self->n_rows && holds (self, row);

    if (is_in && !first)
      first = row;
    if (!is_in && first) {
      run (self, first, row - 1, report);
      first = 0;
    }
  }
}

void
paddock_road_map_foreach_stretch (const PaddockRoadMap *self,
                                  PaddockRunFunc run,
                                  PaddockReport *report)
{
  int first = 1;

  for (int row = 2; row <= self->n_rows + 1; row++)
    if (row > self->n_rows
        || paddock_road_map_terrain (self, row) != paddock_road_map_terrain (self, first)) {
      run (self, first, row - 1, report);
      first = row;
    }
}
