/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-shape.h"

#include <math.h>

#define LINE_DISTANCE 210.0 /* between the middles of two lines */

/* A run of rows that lie straight, or on one half circle. */
typedef struct {
  int first, n; /* it runs from row FIRST on, counted from 0 */
  PaddockPoint from;
  double angle;
  int bend;
  double radius;
} Stretch;

struct _PaddockRoadShape {
  GArray *stretches; /* of Stretch */
  int *lanes;        /* of each row */
  int n_rows;
};

static gboolean
is_join (const PaddockRoadTrack *track, guint place)
{
  return PADDOCK_LIST_AT (track->places, PaddockTilePlace, place)->line == 0;
}

/* To which side a join turns; a tile that does not say turns right. */
static int
find_bend (const PaddockRoadTrack *track, guint index)
{
  const PaddockTilePlace *place = PADDOCK_LIST_AT (track->places, PaddockTilePlace, index);
  const PaddockTile *tile = paddock_road_track_find_tile (track, place->tile);
  int bend = tile && tile->turn == PADDOCK_TURN_LEFT ? -1 : 1;

  return place->mirror ? -bend : bend;
}

static PaddockPoint
walk (PaddockPoint from, double angle, double distance)
{
  return (PaddockPoint){ from.x + cos (angle) * distance, from.y + sin (angle) * distance };
}

/* The point and the direction at a distance of rows into a stretch. */
static PaddockPoint
follow (const Stretch *stretch, double rows, double *angle)
{
  double turned;
  PaddockPoint centre;

  if (stretch->bend == 0) {
    *angle = stretch->angle;
    return walk (stretch->from, stretch->angle, rows * PADDOCK_ROAD_ROW_LENGTH);
  }

  turned = stretch->bend * G_PI * rows / stretch->n;
  centre = walk (stretch->from, stretch->angle + stretch->bend * G_PI / 2, stretch->radius);
  *angle = stretch->angle + turned;

  return walk (centre, *angle - stretch->bend * G_PI / 2, stretch->radius);
}

/* The nearest line to that side, up or down the page, that has no road in it yet. */
static int
find_free_line (GHashTable *used, int line, int step)
{
  do
    line += step;
  while (!g_hash_table_add (used, GINT_TO_POINTER (line)));

  return line;
}

static void
lay_stretches (PaddockRoadShape *self,
               const PaddockRoadTrack *track,
               const PaddockRoadCourse *course)
{
  g_autoptr (GHashTable) used = g_hash_table_new (NULL, NULL);
  Stretch stretch = { 0 };
  int line = 0;

  g_hash_table_add (used, GINT_TO_POINTER (line));
  for (int row = 0; row < course->n_rows; row += stretch.n) {
    gboolean joins = is_join (track, course->rows[row].place);
    double angle = stretch.angle;

    if (row > 0)
      stretch.from = follow (&stretch, stretch.n, &angle);
    stretch.angle = angle;
    stretch.first = row;
    for (stretch.n = 0; row + stretch.n < course->n_rows
                        && is_join (track, course->rows[row + stretch.n].place) == joins;)
      stretch.n++;

    stretch.bend = joins ? find_bend (track, course->rows[row].place) : 0;
    if (joins) {
      gboolean is_eastward = cos (angle) > 0;
      int next = find_free_line (used, line, is_eastward ? stretch.bend : -stretch.bend);

      stretch.radius = abs (next - line) * LINE_DISTANCE / 2;
      line = next;
    }
    g_array_append_val (self->stretches, stretch);
  }
}

/* Rows beyond the finish line are not in the road. */
static int
count_lanes (const PaddockRoadTrack *track, const PaddockCourseRow *row)
{
  const PaddockTilePlace *place = PADDOCK_LIST_AT (track->places, PaddockTilePlace, row->place);
  const PaddockTile *tile = paddock_road_track_find_tile (track, place->tile);
  guint section;

  return paddock_tile_get_row (tile, row->tile_row, &section)->lanes;
}

PaddockRoadShape *
paddock_road_shape_new (const PaddockRoadTrack *track, const PaddockRoadCourse *course)
{
  PaddockRoadShape *self = g_new0 (PaddockRoadShape, 1);

  self->n_rows = course->n_rows;
  self->lanes = g_new (int, course->n_rows);
  for (int i = 0; i < course->n_rows; i++)
    self->lanes[i] = count_lanes (track, &course->rows[i]);
  self->stretches = g_array_new (FALSE, FALSE, sizeof (Stretch));
  lay_stretches (self, track, course);

  return self;
}

void
paddock_road_shape_free (PaddockRoadShape *self)
{
  g_array_unref (self->stretches);
  g_free (self->lanes);
  g_free (self);
}

int
paddock_road_shape_get_lanes (const PaddockRoadShape *self, int row)
{
  return self->lanes[CLAMP (row, 1, self->n_rows) - 1];
}

/* At the boundary after a row. */
static double
get_boundary_width (const PaddockRoadShape *self, int row)
{
  return (paddock_road_shape_get_lanes (self, row) + paddock_road_shape_get_lanes (self, row + 1))
         * PADDOCK_ROAD_LANE_WIDTH / 2;
}

double
paddock_road_shape_get_width (const PaddockRoadShape *self, double along)
{
  double row = floor (along), share = along - row;

  return get_boundary_width (self, (int) row) * (1 - share)
         + (share > 0 ? get_boundary_width (self, (int) row + 1) * share : 0);
}

static const Stretch *
find_stretch (const PaddockRoadShape *self, double along)
{
  guint i = 0;

  while (i + 1 < self->stretches->len
         && along >= g_array_index (self->stretches, Stretch, i + 1).first)
    i++;

  return &g_array_index (self->stretches, Stretch, i);
}

double
paddock_road_shape_get_angle (const PaddockRoadShape *self, double along)
{
  const Stretch *stretch = find_stretch (self, along);
  double angle;

  follow (stretch, along - stretch->first, &angle);

  return angle;
}

PaddockPoint
paddock_road_shape_get_point (const PaddockRoadShape *self, double along, double aside)
{
  const Stretch *stretch = find_stretch (self, along);
  double angle;
  PaddockPoint middle = follow (stretch, along - stretch->first, &angle);

  return walk (middle, angle + G_PI / 2, aside);
}

int
paddock_road_shape_get_bend (const PaddockRoadShape *self, double along)
{
  return find_stretch (self, along)->bend;
}
