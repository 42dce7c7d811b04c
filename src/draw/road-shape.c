/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-shape.h"

#include <math.h>

#define LINE_DISTANCE 210.0 /* between the middles of two lines */
#define HALF_ROAD 70.0      /* of the widest road, verges included, and a little air */
#define STEPS_PER_ROW 4     /* how exactly a place along the road is found */
#define BULGE \
  100.0 /* a wide bend lies at least so far beyond where it begins, abreast of the lines inside */

/* A run of rows that lie straight, or on one half circle with a straight lead on both sides of it. */
typedef struct {
  int first, n; /* it runs from row FIRST on, counted from 0 */
  PaddockPoint from;
  double angle;
  int bend;
  double radius;
  double lead;
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
  int bend = tile && tile->turn == PADDOCK_BEND_LEFT ? -1 : 1;

  return place->mirror ? -bend : bend;
}

static PaddockPoint
walk (PaddockPoint from, double angle, double distance)
{
  return (PaddockPoint){ from.x + cos (angle) * distance, from.y + sin (angle) * distance };
}

static double
get_length (const Stretch *self)
{
  return self->bend ? 2 * self->lead + G_PI * self->radius : self->n * PADDOCK_ROAD_ROW_LENGTH;
}

/* The point and the direction at a distance of rows into a stretch.  The rows of a bend are as long as it needs
 * them. */
static PaddockPoint
follow (const Stretch *self, double rows, double *angle)
{
  double distance = rows * get_length (self) / self->n, turned;
  PaddockPoint before, centre;

  *angle = self->angle;
  if (self->bend == 0)
    return walk (self->from, self->angle, distance);

  before = walk (self->from, self->angle, MIN (distance, self->lead));
  centre = walk (before, self->angle + self->bend * G_PI / 2, self->radius);
  turned = CLAMP ((distance - self->lead) / self->radius, 0, G_PI);
  *angle = self->angle + self->bend * turned;

  return walk (walk (centre, *angle - self->bend * G_PI / 2, self->radius), *angle,
               MAX (0, distance - self->lead - G_PI * self->radius));
}

/* How far to the left and to the right the road reaches in each line of the page. */
typedef struct {
  double left, right;
} Extent;

typedef struct {
  GHashTable *extents; /* of Extent, by line */
  int line;
} Page;

static Extent *
get_extent (Page *page, int line)
{
  Extent *extent = g_hash_table_lookup (page->extents, GINT_TO_POINTER (line));

  if (!extent) {
    extent = g_new (Extent, 1);
    *extent = (Extent){ G_MAXDOUBLE, -G_MAXDOUBLE };
    g_hash_table_insert (page->extents, GINT_TO_POINTER (line), extent);
  }

  return extent;
}

static void
take_up (Page *page, int line, double x)
{
  Extent *extent = get_extent (page, line);

  extent->left = MIN (extent->left, x - HALF_ROAD);
  extent->right = MAX (extent->right, x + HALF_ROAD);
}

/* The nearest line to that side, up or down the page, that has no road in it yet. */
static int
find_free_line (const Page *page, int step)
{
  int line = page->line + step;

  while (g_hash_table_contains (page->extents, GINT_TO_POINTER (line)))
    line += step;

  return line;
}

/* How far a bend into line NEXT must first go straight on to get past the lines that it encloses. */
static double
find_lead (Page *page, const Stretch *bend, int next)
{
  int step = next > page->line ? 1 : -1;
  gboolean is_eastward = cos (bend->angle) > 0;
  double lead = 0;

  for (int line = page->line + step; line != next; line += step) {
    const Extent *extent = get_extent (page, line);
    double beyond = is_eastward ? extent->right - bend->from.x : bend->from.x - extent->left;

    lead = MAX (lead, beyond - BULGE);
  }

  return lead;
}

static void
lay_bend (Page *page, Stretch *bend)
{
  gboolean is_eastward = cos (bend->angle) > 0;
  int step = is_eastward ? bend->bend : -bend->bend;
  int next = find_free_line (page, step);
  double reach;

  bend->radius = abs (next - page->line) * LINE_DISTANCE / 2;
  bend->lead = find_lead (page, bend, next);
  reach = bend->lead + bend->radius;
  for (int line = page->line; line != next + step; line += step)
    take_up (page, line, bend->from.x + (is_eastward ? reach : -reach));
  page->line = next;
}

/* How many rows from ROW on make one stretch: straight ones up to the next join, or those of one join. */
static int
count_rows (const PaddockRoadTrack *track, const PaddockRoadCourse *course, int row)
{
  gboolean joins = is_join (track, course->rows[row].place);
  int n = 1;

  while (row + n < course->n_rows && is_join (track, course->rows[row + n].place) == joins
         && (!joins || course->rows[row + n].place == course->rows[row].place))
    n++;

  return n;
}

static void
lay_stretches (PaddockRoadShape *self,
               const PaddockRoadTrack *track,
               const PaddockRoadCourse *course)
{
  g_autoptr (GHashTable) extents = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  Page page = { extents, 0 };
  Stretch stretch = { 0 };

  for (int row = 0; row < course->n_rows; row += stretch.n) {
    Stretch next = { .first = row, .n = count_rows (track, course, row) };

    if (row > 0)
      next.from = follow (&stretch, stretch.n, &next.angle);
    take_up (&page, page.line, next.from.x);
    if (is_join (track, course->rows[row].place)) {
      next.bend = find_bend (track, course->rows[row].place);
      lay_bend (&page, &next);
    }
    stretch = next;
    take_up (&page, page.line, follow (&stretch, stretch.n, &next.angle).x);
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

double
paddock_road_shape_find_along (const PaddockRoadShape *self, PaddockPoint point, double *distance)
{
  double best = 0;

  *distance = G_MAXDOUBLE;
  for (int i = 0; i <= self->n_rows * STEPS_PER_ROW; i++) {
    double along = (double) i / STEPS_PER_ROW;
    PaddockPoint middle = paddock_road_shape_get_point (self, along, 0);
    double away = hypot (middle.x - point.x, middle.y - point.y);

    if (away < *distance) {
      *distance = away;
      best = along;
    }
  }

  return best;
}
