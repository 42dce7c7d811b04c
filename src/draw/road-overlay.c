/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-overlay.h"

#include <math.h>

#include "scene-road-track.h"

#define STEPS 6 /* points along one row of an outline */
#define CROSS 3.0
#define REACH (PADDOCK_ROAD_VERGE + 8) /* how far beside the asphalt a point still means the road */

PaddockRoadLayout *
paddock_road_layout_new (const PaddockRoadTrack *track)
{
  PaddockRoadLayout *self = g_new (PaddockRoadLayout, 1);

  self->course = paddock_road_course_new (track);
  self->shape = paddock_road_shape_new (track, self->course);
  return self;
}

void
paddock_road_layout_free (PaddockRoadLayout *self)
{
  paddock_road_shape_free (self->shape);
  paddock_road_course_free (self->course);
  g_free (self);
}

static double
get_edge (const PaddockRoadLayout *self, double along)
{
  return paddock_road_shape_get_width (self->shape, along) / 2;
}

/* Where along the road a point lies; FALSE beside it. */
static gboolean
find_along (const PaddockRoadLayout *self, PaddockPoint point, double *along)
{
  double distance;

  if (self->course->n_rows == 0)
    return FALSE;

  *along = paddock_road_shape_find_along (self->shape, point, &distance);
  return distance <= get_edge (self, *along) + REACH;
}

int
paddock_road_layout_find_row (const PaddockRoadLayout *self, PaddockPoint point)
{
  double along;

  return find_along (self, point, &along) ? CLAMP ((int) ceil (along), 1, self->course->n_rows) : 0;
}

int
paddock_road_layout_find_boundary (const PaddockRoadLayout *self, PaddockPoint point)
{
  double along;

  return find_along (self, point, &along) ? (int) lround (along) : -1;
}

gboolean
paddock_road_layout_find_place (const PaddockRoadLayout *self, guint place, int *first, int *last)
{
  *first = *last = 0;
  for (int row = 1; row <= self->course->n_rows; row++)
    if (self->course->rows[row - 1].place == place) {
      *first = *first ? *first : row;
      *last = row;
    }

  return *first > 0;
}

/* The points of an outline: up the left side and down the right one, and back to the first. */
static GArray *
trace (const PaddockRoadLayout *self, int first, int last, double beyond)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (PaddockPoint));
  int n = (last - first + 1) * STEPS;

  for (int i = 0; i <= 2 * n + 2; i++) {
    int step = i <= n ? i : i <= 2 * n + 1 ? 2 * n + 1 - i : 0;
    int side = i <= n || i == 2 * n + 2 ? -1 : 1;
    double along = first - 1 + (double) step / STEPS;
    PaddockPoint point =
      paddock_road_shape_get_point (self->shape, along, side * (get_edge (self, along) + beyond));

    g_array_append_val (points, point);
  }

  return points;
}

PaddockRect
paddock_road_layout_measure (const PaddockRoadLayout *self, int first, int last)
{
  g_autoptr (GArray) points = trace (self, first, last, PADDOCK_ROAD_VERGE);
  PaddockPoint low = g_array_index (points, PaddockPoint, 0), high = low;

  for (guint i = 1; i < points->len; i++) {
    PaddockPoint point = g_array_index (points, PaddockPoint, i);

    low = (PaddockPoint){ MIN (low.x, point.x), MIN (low.y, point.y) };
    high = (PaddockPoint){ MAX (high.x, point.x), MAX (high.y, point.y) };
  }

  return (PaddockRect){ low.x, low.y, high.x - low.x, high.y - low.y };
}

void
paddock_road_overlay_add_rows (const PaddockRoadLayout *layout,
                               PaddockScene *scene,
                               PaddockOutline outline,
                               int first,
                               int last)
{
  g_autoptr (GArray) points = trace (layout, first, last, PADDOCK_ROAD_VERGE);

  paddock_overlay_add_polyline (scene, outline, (const PaddockPoint *) points->data, points->len);
}

static void
add_across (const PaddockRoadLayout *layout,
            PaddockScene *scene,
            PaddockOutline outline,
            int row,
            double beyond)
{
  double aside = get_edge (layout, row) + beyond;
  const PaddockPoint ends[] = { paddock_road_shape_get_point (layout->shape, row, -aside),
                                paddock_road_shape_get_point (layout->shape, row, aside) };

  paddock_overlay_add_polyline (scene, outline, ends, G_N_ELEMENTS (ends));
}

void
paddock_road_overlay_add_drop (const PaddockRoadLayout *layout, PaddockScene *scene, int row)
{
  double aside = get_edge (layout, row) + PADDOCK_ROAD_VERGE + 6;

  add_across (layout, scene, PADDOCK_OUTLINE_CURSOR, row, PADDOCK_ROAD_VERGE + 6);
  for (int side = -1; side <= 1; side += 2)
    paddock_overlay_add_circle (scene, PADDOCK_OUTLINE_CURSOR,
                                paddock_road_shape_get_point (layout->shape, row, side * aside), 4);
}

void
paddock_road_overlay_add_gap (const PaddockRoadLayout *layout,
                              PaddockScene *scene,
                              int row,
                              gboolean is_allowed)
{
  PaddockPoint at;

  if (is_allowed) {
    add_across (layout, scene, PADDOCK_OUTLINE_GHOST, row, PADDOCK_ROAD_VERGE + 4);
    return;
  }

  at = paddock_road_shape_get_point (layout->shape, row, 0);
  for (int side = -1; side <= 1; side += 2)
    paddock_scene_add_line (scene, PADDOCK_STYLE_GHOST_BARRED,
                            paddock_point_move (at, -CROSS, -side * CROSS),
                            paddock_point_move (at, CROSS, side * CROSS));
}

static double
get_lane_aside (const PaddockRoadLayout *layout, double along, int row, int lane)
{
  int lanes = paddock_road_shape_get_lanes (layout->shape, row);

  return paddock_road_shape_get_width (layout->shape, along) * ((lane - 0.5) / lanes - 0.5);
}

/* From the middle of one space to the middle of the next, leaving and arriving straight. */
static void
add_way (const PaddockRoadLayout *layout, PaddockScene *scene, int row, int from, int to)
{
  double a = get_lane_aside (layout, row - 0.5, row, from);
  double b = get_lane_aside (layout, row + 0.5, row + 1, to);
  PaddockPoint points[STEPS + 1];

  for (int i = 0; i <= STEPS; i++) {
    double share = (double) i / STEPS;

    points[i] = paddock_road_shape_get_point (layout->shape, row - 0.5 + share,
                                              a + (b - a) * (1 - cos (share * G_PI)) / 2);
  }
  paddock_overlay_add_polyline (scene, PADDOCK_OUTLINE_ROUTE, points, G_N_ELEMENTS (points));
}

void
paddock_road_overlay_add_ways (const PaddockRoadLayout *layout, PaddockScene *scene, int row)
{
  const PaddockRoad *road = layout->course->road;

  for (int lane = 1;
       row < paddock_road_get_n_rows (road) && lane <= paddock_road_get_row (road, row)->lanes;
       lane++) {
    PaddockRoadSpace ahead[PADDOCK_ROAD_MAX_LANES];
    guint n = paddock_road_get_forward (road, PADDOCK_ROAD_SPACE (row, lane, 1), ahead);

    for (guint i = 0; i < n; i++)
      add_way (layout, scene, row, lane, ahead[i].lane);
  }
}
