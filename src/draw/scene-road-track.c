/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-road-track.h"

#include "words.h"

#define STEPS_OF_BEND 8 /* straight pieces of a bent row */
#define VERGE PADDOCK_ROAD_VERGE

typedef PaddockRoadDrawing Drawing;

/* How far aside a share of the road's width lies: 0 is its left edge, 1 its right one. */
static double
get_aside (const Drawing *self, double along, double share)
{
  return (2 * share - 1) * paddock_road_drawing_get_edge (self, along);
}

PaddockPoint
paddock_road_drawing_get_lane_middle (const Drawing *self, double along, int row, int lane)
{
  int lanes = paddock_road_shape_get_lanes (self->shape, row);

  return paddock_road_drawing_get_point (self, along,
                                         get_aside (self, along, (lane - 0.5) / lanes));
}

static int
count_steps (const Drawing *self, double along)
{
  return paddock_road_shape_get_bend (self->shape, along) ? STEPS_OF_BEND : 1;
}

static void
show_space (Drawing *self, int row, int lane, int k)
{
  paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_ROAD_SPACE,
                                                   .part = (guint8) k,
                                                   .at = PADDOCK_PLACE (row, lane) });
}

/* A piece of road from FROM to TO along it, between two shares of its width and beyond them: EXTRA_LEFT and
 * EXTRA_RIGHT are added to how far aside they lie. */
static void
add_piece (Drawing *self,
           PaddockStyle style,
           const double along[2],
           const double shares[2],
           const double extra[2])
{
  PaddockPoint points[2 * (STEPS_OF_BEND + 1)];
  int n = count_steps (self, (along[0] + along[1]) / 2);

  for (int i = 0; i <= n; i++) {
    double t = along[0] + (along[1] - along[0]) * i / n;

    points[i] = paddock_road_drawing_get_point (self, t, get_aside (self, t, shares[0]) + extra[0]);
    points[2 * n + 1 - i] =
      paddock_road_drawing_get_point (self, t, get_aside (self, t, shares[1]) + extra[1]);
  }
  paddock_scene_add_polygon (self->scene, style, points, (guint) (2 * n + 2));
}

/* A line along one row at a share of its width. */
static void
add_line_along (Drawing *self, PaddockStyle style, int row, double share)
{
  PaddockPoint points[STEPS_OF_BEND + 1];
  int n = count_steps (self, row - 0.5);

  for (int i = 0; i <= n; i++) {
    double t = row - 1 + (double) i / n;

    points[i] = paddock_road_drawing_get_point (self, t, get_aside (self, t, share));
  }
  paddock_scene_add_polyline (self->scene, style, points, (guint) n + 1);
}

/* A line across the road between two shares of its width. */
static void
add_line_across (Drawing *self, PaddockStyle style, double along, double from, double to)
{
  paddock_scene_add_line (self->scene, style,
                          paddock_road_drawing_get_point (self, along,
                                                          get_aside (self, along, from)),
                          paddock_road_drawing_get_point (self, along,
                                                          get_aside (self, along, to)));
}

/* Surfaces */

const PaddockRoadRow *
paddock_road_drawing_find_row (const Drawing *self, int row)
{
  gboolean is_scenery = row > paddock_road_get_n_rows (self->course->road);

  return is_scenery ? NULL : paddock_road_get_row (self->course->road, row);
}

static void
add_verges (Drawing *self, int row)
{
  const PaddockRoadRow *info = paddock_road_drawing_find_row (self, row);
  const double along[] = { row - 1, row };

  if (info == NULL)
    return;

  if (info->shoulders & PADDOCK_SHOULDER_LEFT) {
    show_space (self, row, 0, 0);
    add_piece (self, PADDOCK_STYLE_VERGE, along, (double[]){ 0, 0 }, (double[]){ -VERGE, 0 });
  }
  if (info->shoulders & PADDOCK_SHOULDER_RIGHT) {
    show_space (self, row, info->lanes + 1, 0);
    add_piece (self, PADDOCK_STYLE_VERGE, along, (double[]){ 1, 1 }, (double[]){ 0, VERGE });
  }
}

static void
add_lanes (Drawing *self, int row)
{
  const PaddockRoadRow *info = paddock_road_drawing_find_row (self, row);
  int lanes = paddock_road_shape_get_lanes (self->shape, row);

  for (int lane = 1; lane <= lanes; lane++) {
    int n = info ? paddock_road_count_spaces (self->course->road, row, lane) : 1;
    gboolean is_best = info && lane == info->priority;

    for (int k = 1; k <= n; k++) {
      if (info)
        show_space (self, row, lane, k);
      add_piece (self, is_best ? PADDOCK_STYLE_PRIORITY : PADDOCK_STYLE_LANE,
                 (double[]){ row - (double) k / n, row - (k - 1.0) / n },
                 (double[]){ (lane - 1.0) / lanes, (double) lane / lanes }, (double[]){ 0, 0 });
    }
  }
}

static void
add_markings (Drawing *self, int row)
{
  const PaddockRoadRow *info = paddock_road_drawing_find_row (self, row);
  int lanes = paddock_road_shape_get_lanes (self->shape, row);

  add_line_across (self, PADDOCK_STYLE_ROW_LINE, row, 0, 1);
  for (int lane = 0; lane <= lanes; lane++)
    add_line_along (self,
                    lane == 0 || lane == lanes ? PADDOCK_STYLE_ROW_LINE : PADDOCK_STYLE_LANE_LINE,
                    row, (double) lane / lanes);
  for (int lane = 1; info && lane <= lanes; lane++)
    if (paddock_road_count_spaces (self->course->road, row, lane) == 2)
      add_line_across (self, PADDOCK_STYLE_SPLIT_LINE, row - 0.5, (lane - 1.0) / lanes,
                       (double) lane / lanes);
}

/* Ways between two rows that are not those of lanes that touch. */
static gboolean
has_own_links (const Drawing *self, int row)
{
  const PaddockRoad *road = self->course->road;
  int n = paddock_road_get_row (road, row)->lanes, m = paddock_road_get_row (road, row + 1)->lanes;

  for (int a = 1; a <= n; a++) {
    PaddockRoadSpace ahead[PADDOCK_ROAD_MAX_LANES];
    guint n_ahead = paddock_road_get_forward (road, PADDOCK_ROAD_SPACE (row, a, 1), ahead);
    guint n_touching = 0;

    for (int b = 1; b <= m; b++)
      n_touching += paddock_road_lanes_overlap (a, n, b, m);
    for (guint i = 0; i < n_ahead; i++)
      if (!paddock_road_lanes_overlap (a, n, ahead[i].lane, m))
        return TRUE;
    if (n_ahead != n_touching)
      return TRUE;
  }

  return FALSE;
}

static void
add_links (Drawing *self, int row)
{
  int lanes = paddock_road_shape_get_lanes (self->shape, row);

  for (int lane = 1; lane <= lanes; lane++) {
    PaddockRoadSpace ahead[PADDOCK_ROAD_MAX_LANES];
    guint n =
      paddock_road_get_forward (self->course->road, PADDOCK_ROAD_SPACE (row, lane, 1), ahead);

    for (guint i = 0; i < n; i++)
      paddock_scene_add_line (self->scene, PADDOCK_STYLE_LANE_LINK,
                              paddock_road_drawing_get_lane_middle (self, row - 0.3, row, lane),
                              paddock_road_drawing_get_lane_middle (self, row + 0.3, row + 1,
                                                                    ahead[i].lane));
  }
}

static void
add_road (Drawing *self)
{
  for (int row = 1; row <= self->course->n_rows; row++) {
    add_verges (self, row);
    add_lanes (self, row);
  }

  paddock_scene_next_layer (self->scene);
  paddock_scene_show (self->scene, (PaddockThing){ PADDOCK_THING_NONE });
  add_line_across (self, PADDOCK_STYLE_ROW_LINE, 0, 0, 1);
  for (int row = 1; row <= self->course->n_rows; row++)
    add_markings (self, row);
  for (int row = 1; row < paddock_road_get_n_rows (self->course->road); row++)
    if (has_own_links (self, row))
      add_links (self, row);
}

static void
build (const PaddockPicture *picture, const PaddockRect *clip, PaddockScene *scene)
{
  const PaddockRoadTrack *track = picture->document->record;
  g_autoptr (PaddockRoadCourse) course = paddock_road_course_new (track);
  g_autoptr (PaddockRoadShape) shape = paddock_road_shape_new (track, course);
  Drawing self = { track, &picture->options, scene, course, shape };

  if (paddock_road_get_n_rows (course->road) > 0) {
    add_road (&self);
    paddock_road_drawing_add_signs (&self);
    paddock_scene_next_layer (scene);
    paddock_road_drawing_add_words (&self);
  } else if (!picture->options.is_small)
    paddock_scene_add_text (scene, PADDOCK_STYLE_MUTED, (PaddockRect){ 0, 0, 420, 60 }, 15,
                            PADDOCK_ALIGN_CENTRE,
                            paddock_view_word (&picture->options,
                                               N_ (
                                                 "No tiles yet. A course begins with its start.")));
  if (picture->options.has_frame)
    paddock_road_drawing_add_frame (&self);
}

const PaddockPictureKind paddock_road_track_picture = {
  .document = &paddock_road_track_kind,
  .build = build,
};
