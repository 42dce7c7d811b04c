/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-course.h"

#define LINES_MAX 99

const PaddockTile *
paddock_road_track_find_tile (const PaddockRoadTrack *self, const char *id)
{
  for (guint i = 0; i < paddock_list_len (self->tiles); i++) {
    const PaddockTile *tile = PADDOCK_LIST_AT (self->tiles, PaddockTile, i);

    if (g_str_equal (paddock_text_get (tile->id), paddock_text_get (id)))
      return tile;
  }

  return NULL;
}

int
paddock_road_track_find_place (const PaddockRoadTrack *self, const char *name)
{
  for (guint i = 0; i < paddock_list_len (self->places); i++) {
    const PaddockTilePlace *place = PADDOCK_LIST_AT (self->places, PaddockTilePlace, i);

    if (g_str_equal (paddock_text_get (place->as), paddock_text_get (name)))
      return (int) i;
  }

  return -1;
}

const PaddockRows *
paddock_tile_get_row (const PaddockTile *self, int row, guint *section)
{
  for (guint s = 0; row > 0 && s < paddock_list_len (self->sections); s++) {
    const PaddockSection *stretch = PADDOCK_LIST_AT (self->sections, PaddockSection, s);

    for (guint i = 0; i < paddock_list_len (stretch->rows); i++) {
      const PaddockRows *rows = PADDOCK_LIST_AT (stretch->rows, PaddockRows, i);

      *section = s;
      if (row <= rows->n)
        return rows;
      row -= rows->n;
    }
  }

  return NULL;
}

int
paddock_tile_count_rows (const PaddockTile *self)
{
  int n = 0;

  for (guint s = 0; s < paddock_list_len (self->sections); s++) {
    const PaddockSection *stretch = PADDOCK_LIST_AT (self->sections, PaddockSection, s);

    for (guint i = 0; i < paddock_list_len (stretch->rows); i++)
      n += PADDOCK_LIST_AT (stretch->rows, PaddockRows, i)->n;
  }

  return n;
}

/* A road under construction. */
typedef struct {
  const PaddockRoadTrack *track;
  GArray *rows;  /* of PaddockRoadRow */
  GArray *from;  /* of PaddockCourseRow, one a row */
  GArray *links; /* of PaddockRoadLink */
  int start_line;
  int finish_line; /* the last row of the road; 0: all rows */
} Layer;

static int
mirrored (int lane, int lanes, gboolean mirror)
{
  return mirror ? lanes + 1 - lane : lane;
}

/* In the order of the names in files: both, left, right, none. */
static const guint8 shoulders[] = { PADDOCK_SHOULDER_LEFT | PADDOCK_SHOULDER_RIGHT,
                                    PADDOCK_SHOULDER_LEFT, PADDOCK_SHOULDER_RIGHT, 0 };

static guint8
shoulders_of (const PaddockRows *rows, gboolean mirror)
{
  guint8 sides = shoulders[rows->shoulder];
  gboolean is_one_sided = sides == PADDOCK_SHOULDER_LEFT || sides == PADDOCK_SHOULDER_RIGHT;

  return mirror && is_one_sided ? sides ^ (PADDOCK_SHOULDER_LEFT | PADDOCK_SHOULDER_RIGHT) : sides;
}

static PaddockRoadRow
road_row (const PaddockRows *rows, gboolean mirror)
{
  int priority = mirrored (rows->priority, rows->lanes, mirror);
  PaddockRoadRow row = {
    .lanes = (guint8) rows->lanes,
    .priority = (guint8) MAX (priority, 0),
    .shoulders = shoulders_of (rows, mirror),
  };

  for (guint i = 0; i < paddock_list_len (rows->split); i++) {
    int lane = mirrored (paddock_list_get_int (rows->split, i), rows->lanes, mirror);

    if (lane >= 1 && lane <= PADDOCK_ROAD_MAX_LANES)
      row.split |= (guint8) (1 << (lane - 1));
  }

  return row;
}

static int
lanes_of_row (const Layer *self, int row)
{
  return row >= 1 && row <= (int) self->rows->len
           ? g_array_index (self->rows, PaddockRoadRow, row - 1).lanes
           : 0;
}

/* The row after the boundary may belong to the next tile, so links come when all rows are there. */
static void
lay_links (Layer *self, const PaddockTilePlace *place, const PaddockTile *tile, int first)
{
  for (guint t = 0; t < paddock_list_len (tile->transitions); t++) {
    const PaddockTransition *transition = PADDOCK_LIST_AT (tile->transitions, PaddockTransition, t);
    int after = first - 1 + transition->after;
    int before = lanes_of_row (self, after);
    int beyond = lanes_of_row (self, after + 1);

    for (guint i = 0; before && beyond && i < paddock_list_len (transition->links); i++) {
      const PaddockLaneLink *lanes = PADDOCK_LIST_AT (transition->links, PaddockLaneLink, i);
      PaddockRoadLink link = {
        .after = (gint16) after,
        .from = (gint8) mirrored (lanes->from, before, place->mirror),
        .to = (gint8) mirrored (lanes->to, beyond, place->mirror),
      };

      g_array_append_val (self->links, link);
    }
  }
}

static void
lay_rows (Layer *self, guint i, const PaddockTilePlace *place, const PaddockTile *tile)
{
  int n = paddock_tile_count_rows (tile);

  for (int r = 1; r <= n && self->rows->len < PADDOCK_ROAD_MAX_ROWS; r++) {
    PaddockCourseRow from = { .place = i, .tile_row = r };
    PaddockRoadRow row = road_row (paddock_tile_get_row (tile, r, &from.section), place->mirror);

    g_array_append_val (self->rows, row);
    g_array_append_val (self->from, from);
  }
}

static void
lay_place (Layer *self, guint i, const PaddockTilePlace *place, const PaddockTile *tile)
{
  int first = (int) self->rows->len + 1;

  lay_rows (self, i, place, tile);
  if (tile->kind == PADDOCK_TILE_START && tile->start_line)
    self->start_line = first - 1 + tile->start_line;
  if (tile->kind == PADDOCK_TILE_FINISH && tile->finish_line)
    self->finish_line = first - 1 + tile->finish_line;
}

static void
lay (Layer *self)
{
  for (guint i = 0; i < paddock_list_len (self->track->places); i++) {
    const PaddockTilePlace *place = PADDOCK_LIST_AT (self->track->places, PaddockTilePlace, i);
    const PaddockTile *tile = paddock_road_track_find_tile (self->track, place->tile);

    if (tile)
      lay_place (self, i, place, tile);
  }

  for (guint r = 0; r < self->from->len; r++) {
    const PaddockCourseRow *from = &g_array_index (self->from, PaddockCourseRow, r);
    const PaddockTilePlace *place =
      PADDOCK_LIST_AT (self->track->places, PaddockTilePlace, from->place);

    if (from->tile_row == 1)
      lay_links (self, place, paddock_road_track_find_tile (self->track, place->tile), (int) r + 1);
  }
}

PaddockRoadCourse *
paddock_road_course_new (const PaddockRoadTrack *track)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (PaddockRoadRow));
  g_autoptr (GArray) links = g_array_new (FALSE, FALSE, sizeof (PaddockRoadLink));
  Layer layer = { .track = track, .rows = rows, .links = links };
  PaddockRoadCourse *self = g_new0 (PaddockRoadCourse, 1);
  guint n;

  layer.from = g_array_new (FALSE, FALSE, sizeof (PaddockCourseRow));
  lay (&layer);

  n = layer.finish_line ? MIN ((guint) layer.finish_line, rows->len) : rows->len;
  self->road = paddock_road_new ((const PaddockRoadRow *) rows->data, n,
                                 (const PaddockRoadLink *) links->data, links->len);
  self->n_rows = (int) layer.from->len;
  self->rows = (PaddockCourseRow *) g_array_free (layer.from, FALSE);
  self->start_line = layer.start_line;

  return self;
}

void
paddock_road_course_free (PaddockRoadCourse *self)
{
  paddock_road_free (self->road);
  g_free (self->rows);
  g_free (self);
}

int
paddock_road_course_find_row (const PaddockRoadCourse *self, guint place, int tile_row)
{
  for (int r = 1; r <= self->n_rows; r++)
    if (self->rows[r - 1].place == place && self->rows[r - 1].tile_row == tile_row)
      return r;

  return 0;
}

void
paddock_road_number_lines (PaddockRoadTrack *track)
{
  gboolean was_join = TRUE;
  int line = 0;

  for (guint i = 0; i < paddock_list_len (track->places); i++) {
    gboolean is_join = PADDOCK_LIST_AT (track->places, PaddockTilePlace, i)->line == 0;

    if (!is_join && was_join)
      line++;
    if (!is_join && PADDOCK_LIST_AT (track->places, PaddockTilePlace, i)->line != line)
      ((PaddockTilePlace *) paddock_list_edit (&track->places, i))->line = MIN (line, LINES_MAX);
    was_join = is_join;
  }
}
