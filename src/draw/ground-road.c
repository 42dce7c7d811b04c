/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ground of road tracks: its places are the spaces of the road, its road sides, and one beyond the finish line.
 *
 * Arrow keys follow the page, not the road: what lies to the right of a space is ahead of it, behind it or in another
 * lane, by the quarter of the compass that the road runs towards there.
 */

#include "ground-private.h"

#include <math.h>

#include "road-overlay.h"
#include "scene-road-track.h"

#define STEPS_OF_BEND 8 /* straight pieces of the side of a space in a bend */
#define MAX_POINTS (2 * (STEPS_OF_BEND + 1))
#define MAX_SPACES (2 * PADDOCK_ROAD_MAX_LANES + 3) /* in one row, with the finish */
#define INNER_PART 0.8660254037844386               /* of the size of a hex: its inner circle */

typedef struct {
  PaddockRoadLayout *road;
  PaddockPoint *middles; /* of each row, and of the finish */
} Layout;

/* A piece of the road, in rows along it and units to the right of its middle. */
typedef struct {
  double from, to;
  double left, right; /* shares of its width, from its left edge */
  double beyond[2];   /* units added to them */
} Extent;

static const Layout *
get_layout (const PaddockGround *self)
{
  return self->layout;
}

static const PaddockRoad *
get_road (const PaddockGround *self)
{
  return get_layout (self)->road->course->road;
}

static const PaddockRoadShape *
get_shape (const PaddockGround *self)
{
  return get_layout (self)->road->shape;
}

static int
count_rows (const PaddockGround *self)
{
  return paddock_road_get_n_rows (get_road (self));
}

static void
lay (PaddockGround *self)
{
  Layout *layout = g_new0 (Layout, 1);
  int n;

  layout->road = paddock_road_layout_new (self->document->record);
  self->layout = layout;
  n = count_rows (self);
  layout->middles = g_new (PaddockPoint, n + 1);
  for (int i = 0; n > 0 && i <= n; i++)
    layout->middles[i] = paddock_road_shape_get_point (layout->road->shape, i + 0.5, 0);
}

static void
clear (PaddockGround *self)
{
  Layout *layout = self->layout;

  paddock_road_layout_free (layout->road);
  g_free (layout->middles);
  g_free (layout);
}

/* --- Spaces --- */

static gboolean
is_finish (const PaddockGround *self, PaddockRoadSpace space)
{
  return count_rows (self) > 0
         && paddock_road_space_equal (space, paddock_road_finish (get_road (self)));
}

static gboolean
has (const PaddockGround *self, PaddockPlace place)
{
  PaddockRoadSpace space = paddock_road_space_from_place (place);

  return paddock_place_equal (paddock_road_space_to_place (space), place)
         && (paddock_road_has (get_road (self), space) || is_finish (self, space));
}

static Extent
get_extent (const PaddockGround *self, PaddockRoadSpace space)
{
  double lanes = paddock_road_shape_get_lanes (get_shape (self), space.row);
  int n = space.k ? paddock_road_count_spaces (get_road (self), space.row, space.lane) : 1;

  if (is_finish (self, space))
    return (Extent){ space.row - 1, space.row, 0, 1, { 0, 0 } };
  if (space.k > 0)
    return (Extent){ space.row - (double) space.k / n,
                     space.row - (space.k - 1.0) / n,
                     (space.lane - 1) / lanes,
                     space.lane / lanes,
                     { 0, 0 } };
  if (space.lane == 0)
    return (Extent){ space.row - 1, space.row, 0, 0, { -PADDOCK_ROAD_VERGE, 0 } };

  return (Extent){ space.row - 1, space.row, 1, 1, { 0, PADDOCK_ROAD_VERGE } };
}

static double
get_aside (const PaddockGround *self, double along, double share)
{
  return (share - 0.5) * paddock_road_shape_get_width (get_shape (self), along);
}

static PaddockPoint
get_middle (const PaddockGround *self, const Extent *extent)
{
  double along = (extent->from + extent->to) / 2;
  double aside = get_aside (self, along, (extent->left + extent->right) / 2);

  return paddock_road_shape_get_point (get_shape (self), along,
                                       aside + (extent->beyond[0] + extent->beyond[1]) / 2);
}

/* Up the left side of a space and down the right one. */
static guint
trace (const PaddockGround *self,
       const Extent *extent,
       double inset,
       PaddockPoint points[MAX_POINTS])
{
  const PaddockRoadShape *shape = get_shape (self);
  double from = extent->from + inset / PADDOCK_ROAD_ROW_LENGTH;
  double to = extent->to - inset / PADDOCK_ROAD_ROW_LENGTH;
  guint n = paddock_road_shape_get_bend (shape, (from + to) / 2) ? STEPS_OF_BEND : 1;

  for (guint i = 0; i <= n; i++) {
    double along = from + (to - from) * i / n;
    double left = get_aside (self, along, extent->left) + extent->beyond[0] + inset;
    double right = get_aside (self, along, extent->right) + extent->beyond[1] - inset;

    points[i] = paddock_road_shape_get_point (shape, along, left);
    points[2 * n + 1 - i] = paddock_road_shape_get_point (shape, along, right);
  }

  return 2 * n + 2;
}

static Extent
get_place_extent (const PaddockGround *self, PaddockPlace place)
{
  return get_extent (self, paddock_road_space_from_place (place));
}

static PaddockPoint
get_point (const PaddockGround *self, PaddockPlace place)
{
  Extent extent;

  if (!has (self, place))
    return (PaddockPoint){ 0, 0 };

  extent = get_place_extent (self, place);
  return get_middle (self, &extent);
}

/* Beyond the finish line riders stand in rows as wide as the road, the first nearest to the line. */
static PaddockPoint
get_spot (const PaddockGround *self, PaddockPlace place, guint spot)
{
  PaddockRoadSpace space = paddock_road_space_from_place (place);
  guint lanes = (guint) paddock_road_shape_get_lanes (get_shape (self), space.row - 1);
  double aside = (spot - 1) % lanes + 0.5 - lanes / 2.0;
  double along = space.row - 0.5 + (spot - 1) / lanes;

  if (!is_finish (self, space))
    return get_point (self, place);

  return paddock_road_shape_get_point (get_shape (self), along, aside * PADDOCK_ROAD_LANE_WIDTH);
}

static double
get_size (const PaddockGround *self, PaddockPlace place)
{
  PaddockRoadSpace space = paddock_road_space_from_place (place);
  double length = PADDOCK_ROAD_ROW_LENGTH;
  double width =
    space.k > 0 || is_finish (self, space) ? PADDOCK_ROAD_LANE_WIDTH : PADDOCK_ROAD_VERGE;

  if (!has (self, place))
    return 0;
  if (space.k > 0)
    length /= paddock_road_count_spaces (get_road (self), space.row, space.lane);

  return MIN (length, width) / 2 / INNER_PART;
}

/* What has no heading looks ahead, as heading 0 does. */
static double
get_angle (const PaddockGround *self, PaddockPlace place, int heading, guint n_headings)
{
  double turned = heading == PADDOCK_NO_HEADING ? 0 : heading * 2 * G_PI / n_headings;
  Extent extent;

  if (!has (self, place))
    return 0;

  extent = get_place_extent (self, place);
  return paddock_road_shape_get_angle (get_shape (self), (extent.from + extent.to) / 2) - turned;
}

static void
add (const PaddockGround *self,
     PaddockScene *scene,
     PaddockStyle style,
     PaddockPlace place,
     double inset)
{
  Extent extent = get_place_extent (self, place);
  PaddockPoint points[MAX_POINTS];
  guint n = trace (self, &extent, inset, points);

  paddock_scene_add_polygon (scene, style, points, n);
}

/* --- From a point to a place --- */

static gboolean
contains (const PaddockGround *self, PaddockPlace place, PaddockPoint point)
{
  PaddockPoint points[MAX_POINTS];
  gboolean is_inside = FALSE;
  Extent extent;
  guint n;

  if (!has (self, place))
    return FALSE;

  extent = get_place_extent (self, place);
  n = trace (self, &extent, 0, points);
  for (guint i = 0, j = n - 1; i < n; j = i++)
    if ((points[i].y > point.y) != (points[j].y > point.y)
        && point.x
             < (points[j].x - points[i].x) * (point.y - points[i].y) / (points[j].y - points[i].y)
                 + points[i].x)
      is_inside = !is_inside;

  return is_inside;
}

static double
get_distance (PaddockPoint a, PaddockPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

static int
find_row (const PaddockGround *self, PaddockPoint point)
{
  const PaddockPoint *middles = get_layout (self)->middles;
  int best = 0;

  for (int i = 1; i <= count_rows (self); i++)
    if (get_distance (middles[i], point) < get_distance (middles[best], point))
      best = i;

  return best + 1;
}

static guint
list_spaces (const PaddockGround *self, int row, PaddockRoadSpace spaces[MAX_SPACES])
{
  const PaddockRoad *road = get_road (self);
  guint n = 0;

  if (row > count_rows (self)) {
    spaces[0] = paddock_road_finish (road);
    return 1;
  }

  for (int lane = 0; lane <= paddock_road_get_row (road, row)->lanes + 1; lane++)
    for (int k = 0; k <= 2; k++)
      if (paddock_road_has (road, PADDOCK_ROAD_SPACE (row, lane, k)))
        spaces[n++] = PADDOCK_ROAD_SPACE (row, lane, k);

  return n;
}

/* The nearest of the row; one that the point lies in is nearer than any other. */
static double
find_in_row (const PaddockGround *self, int row, PaddockPoint point, PaddockPlace *best)
{
  PaddockRoadSpace spaces[MAX_SPACES];
  double least = G_MAXDOUBLE;
  guint n = list_spaces (self, row, spaces);

  for (guint i = 0; i < n && least >= 0; i++) {
    PaddockPlace place = paddock_road_space_to_place (spaces[i]);
    double distance =
      contains (self, place, point) ? -1 : get_distance (get_point (self, place), point);

    if (distance < least) {
      least = distance;
      *best = place;
    }
  }

  return least;
}

/* Where rows grow wider, a point may lie in a row beside that with the nearest middle. */
static PaddockPlace
find_nearest (const PaddockGround *self, PaddockPoint point)
{
  int n = count_rows (self), row = n > 0 ? find_row (self, point) : 0;
  PaddockPlace best = PADDOCK_NOWHERE, place;
  double least = G_MAXDOUBLE;

  for (int i = MAX (1, row - 1); n > 0 && i <= MIN (n + 1, row + 1); i++) {
    double distance = find_in_row (self, i, point, &place);

    if (distance < least) {
      least = distance;
      best = place;
    }
  }

  return best;
}

/* --- Keys --- */

/* The one that lies nearest beside FROM, which is the straight way on; FROM itself if there is none. */
static PaddockRoadSpace
find_straight (const PaddockGround *self,
               PaddockRoadSpace from,
               const PaddockRoadSpace *spaces,
               guint n)
{
  PaddockRoadSpace best = from;
  double least = G_MAXDOUBLE, middle, aside;
  Extent here = get_extent (self, from);

  middle = here.left + here.right;
  for (guint i = 0; i < n; i++) {
    Extent there = get_extent (self, spaces[i]);

    aside = fabs (there.left + there.right - middle);
    if (aside < least) {
      least = aside;
      best = spaces[i];
    }
  }

  return best;
}

static guint
list_ahead (const PaddockGround *self,
            PaddockRoadSpace from,
            PaddockRoadSpace spaces[PADDOCK_ROAD_MAX_LANES])
{
  if (is_finish (self, from))
    return 0;
  if (from.k > 0)
    return paddock_road_get_forward (get_road (self), from, spaces);

  return from.row < count_rows (self)
         && paddock_road_get_road_side (get_road (self), from.row + 1,
                                        from.lane ? PADDOCK_SHOULDER_RIGHT : PADDOCK_SHOULDER_LEFT,
                                        &spaces[0]);
}

static PaddockRoadSpace
go_on (const PaddockGround *self, PaddockRoadSpace from, int unused)
{
  PaddockRoadSpace spaces[PADDOCK_ROAD_MAX_LANES];

  return find_straight (self, from, spaces, list_ahead (self, from, spaces));
}

static PaddockRoadSpace
go_back (const PaddockGround *self, PaddockRoadSpace from, int unused)
{
  PaddockRoadSpace spaces[PADDOCK_ROAD_MAX_LANES];

  return find_straight (self, from, spaces, paddock_road_get_back (get_road (self), from, spaces));
}

/* SIDE: -1 left, +1 right. */
static PaddockRoadSpace
go_aside (const PaddockGround *self, PaddockRoadSpace from, int side)
{
  PaddockRoadSpace spaces[2], beside = { 0 };

  if (is_finish (self, from))
    return from;
  if (paddock_road_get_side (get_road (self), from, side, spaces) > 0)
    return spaces[0];

  paddock_road_get_road_side (get_road (self), from.row,
                              side < 0 ? PADDOCK_SHOULDER_LEFT : PADDOCK_SHOULDER_RIGHT, &beside);
  return beside.lane == from.lane + side && paddock_road_has (get_road (self), beside) ? beside
                                                                                       : from;
}

typedef PaddockRoadSpace (*Go) (const PaddockGround *self, PaddockRoadSpace from, int side);

/* By how many quarters a key points to the right of where the road runs. */
static const struct {
  Go go;
  int side;
} ways[] = { { go_on, 0 }, { go_aside, 1 }, { go_back, 0 }, { go_aside, -1 } };

static PaddockRoadSpace
step (const PaddockGround *self, PaddockRoadSpace from, guint quarter)
{
  double angle = get_angle (self, paddock_road_space_to_place (from), PADDOCK_NO_HEADING, 0);
  guint runs = (guint) lround (angle / (G_PI / 2)) & 3;
  guint way = (quarter - runs) & 3;

  return ways[way].go (self, from, ways[way].side);
}

static PaddockRoadSpace
walk (const PaddockGround *self, PaddockRoadSpace from, Go go, guint n)
{
  PaddockRoadSpace next = from;

  do {
    from = next;
    next = n-- > 0 ? go (self, from, 0) : from;
  } while (!paddock_road_space_equal (from, next));

  return from;
}

static PaddockRoadSpace
follow (const PaddockGround *self, PaddockRoadSpace from, PaddockCursorMove key, guint page)
{
  static const guint8 quarters[] = {
    [PADDOCK_CURSOR_RIGHT] = 0,
    [PADDOCK_CURSOR_DOWN] = 1,
    [PADDOCK_CURSOR_LEFT] = 2,
    [PADDOCK_CURSOR_UP] = 3,
  };

  switch (key) {
  case PADDOCK_CURSOR_ROW_START:
    return walk (self, from, go_back, G_MAXUINT);
  case PADDOCK_CURSOR_ROW_END:
    return walk (self, from, go_on, G_MAXUINT);
  case PADDOCK_CURSOR_PAGE_UP:
    return walk (self, from, go_back, page);
  case PADDOCK_CURSOR_PAGE_DOWN:
    return walk (self, from, go_on, page);
  case PADDOCK_CURSOR_LEFT:
  case PADDOCK_CURSOR_RIGHT:
  case PADDOCK_CURSOR_UP:
  case PADDOCK_CURSOR_DOWN:
  case PADDOCK_N_CURSOR_MOVES:
  default:
    return step (self, from, quarters[key]);
  }
}

/* A road ends by itself: it needs no limits. */
static PaddockPlace
move (const PaddockGround *self,
      PaddockPlace from,
      PaddockCursorMove key,
      PaddockRect limits,
      guint page)
{
  PaddockRoadSpace space = paddock_road_space_from_place (from);

  return has (self, from) ? paddock_road_space_to_place (follow (self, space, key, page)) : from;
}

const PaddockGroundRow paddock_ground_road = {
  .document = &paddock_road_track_kind,
  .spacing = PADDOCK_ROAD_ROW_LENGTH,
  .lay = lay,
  .clear = clear,
  .has = has,
  .find_nearest = find_nearest,
  .contains = contains,
  .get_point = get_point,
  .get_spot = get_spot,
  .get_size = get_size,
  .get_angle = get_angle,
  .move = move,
  .add = add,
};
