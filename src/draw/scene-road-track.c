/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-road-track.h"

#include <math.h>

#include "road-shape.h"
#include "words.h"

#define STEPS_OF_BEND 5 /* straight pieces of a bent row */
#define ROWS_PER_NUMBER 5
#define VERGE PADDOCK_ROAD_VERGE

typedef PaddockRoadDrawing Drawing;

/* How far aside a share of the road's width lies: 0 is its left edge, 1 its right one. */
static double
get_aside (const Drawing *self, double along, double share)
{
  return (2 * share - 1) * paddock_road_drawing_get_edge (self, along);
}

static PaddockPoint
get_lane_middle (const Drawing *self, double along, int row, int lane)
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
                                                   .at = PADDOCK_HEX (row, lane) });
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
                              get_lane_middle (self, row - 0.3, row, lane),
                              get_lane_middle (self, row + 0.3, row + 1, ahead[i].lane));
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

/* Words */

static void
add_slots (Drawing *self, guint index)
{
  const PaddockTilePlace *place = PADDOCK_LIST_AT (self->track->places, PaddockTilePlace, index);
  const PaddockTile *tile = paddock_road_track_find_tile (self->track, place->tile);

  for (guint i = 0; tile && i < paddock_list_len (tile->slots); i++) {
    const PaddockRoadSlot *slot = PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i);
    int row = paddock_road_course_find_row (self->course, index, slot->row);
    const PaddockRoadRow *info = row > 0 ? paddock_road_drawing_find_row (self, row) : NULL;
    g_autofree char *number = g_strdup_printf ("%d", slot->number);
    int lane;

    if (info == NULL || slot->lane > info->lanes)
      continue;

    lane = place->mirror ? info->lanes + 1 - slot->lane : slot->lane;
    paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_SLOT,
                                                     .index = (guint16) i,
                                                     .at = PADDOCK_HEX (row, lane) });
    paddock_scene_add_label (self->scene,
                             lane == info->priority ? PADDOCK_STYLE_PRIORITY_TEXT
                                                    : PADDOCK_STYLE_SPACE_TEXT,
                             get_lane_middle (self, row - 0.5, row, lane), 10, 11, number);
  }
}

static void
add_row_numbers (Drawing *self)
{
  for (int row = ROWS_PER_NUMBER; row <= paddock_road_get_n_rows (self->course->road);
       row += ROWS_PER_NUMBER) {
    double along = row - 0.5;
    double aside = -paddock_road_drawing_find_free_side (self, along)
                   * (paddock_road_drawing_get_edge (self, along) + VERGE + 9);
    g_autofree char *number = g_strdup_printf ("%d", row);

    paddock_scene_add_label (self->scene, PADDOCK_STYLE_MUTED,
                             paddock_road_drawing_get_point (self, along, aside), 11, 9, number);
  }
}

/* The name of a tile beside its middle, and an arrow that shows the way. */
static void
add_tile_name (Drawing *self, guint index, int first, int last)
{
  const PaddockTilePlace *place = PADDOCK_LIST_AT (self->track->places, PaddockTilePlace, index);
  const PaddockTile *tile = paddock_road_track_find_tile (self->track, place->tile);
  double along = (first - 1 + last) / 2.0,
         angle = paddock_road_shape_get_angle (self->shape, along);
  int side = paddock_road_drawing_find_free_side (self, along);
  double aside = side * (paddock_road_drawing_get_edge (self, along) + VERGE + 15);
  PaddockPoint at = paddock_road_drawing_get_point (self, along, aside);
  const char *label = *paddock_text_get (tile->label) ? tile->label : paddock_text_get (tile->id);
  gboolean is_bent = paddock_road_shape_get_bend (self->shape, along) != 0;
  PaddockRect box = { at.x - 90, at.y - 9, 180, 18 };

  if (is_bent) { /* beside it, as wide as the word */
    gboolean is_right = cos (angle + side * G_PI / 2) > 0;

    box.width = 9.0 * (double) g_utf8_strlen (label, -1);
    box.x = is_right ? at.x - 6 : at.x + 6 - box.width;
  }

  paddock_scene_show (self->scene,
                      (PaddockThing){ .kind = PADDOCK_THING_TILE, .index = (guint16) index });
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_STRONG, box, 12, PADDOCK_ALIGN_CENTRE, label);
  for (int edge = -1; edge <= 1; edge += 2)
    paddock_scene_add_line (
      self->scene, PADDOCK_STYLE_TILE_LINE,
      paddock_road_drawing_get_point (self, first - 1,
                                      edge * paddock_road_drawing_get_edge (self, first - 1)),
      paddock_road_drawing_get_point (self, first - 1,
                                      edge
                                        * (paddock_road_drawing_get_edge (self, first - 1) + VERGE
                                           + 6)));
  if (!is_bent)
    paddock_scene_add_arrow (self->scene, PADDOCK_STYLE_MARK,
                             paddock_road_drawing_get_point (
                               self, first - 0.1,
                               side * (paddock_road_drawing_get_edge (self, first) + VERGE + 15)),
                             angle, 11);
}

static void
add_tile_names (Drawing *self)
{
  const PaddockCourseRow *rows = self->course->rows;

  for (int first = 1, last; first <= self->course->n_rows; first = last + 1) {
    for (last = first; last < self->course->n_rows && rows[last].place == rows[first - 1].place;)
      last++;
    add_tile_name (self, rows[first - 1].place, first, last);
  }
}

static void
add_notes (Drawing *self)
{
  for (guint i = 0; i < paddock_list_len (self->track->notes); i++) {
    const PaddockNote *note = PADDOCK_LIST_AT (self->track->notes, PaddockNote, i);
    int row = CLAMP (note->at.q, 1, self->course->n_rows);
    int lanes = paddock_road_shape_get_lanes (self->shape, row);
    g_autofree char *number = g_strdup_printf ("%u", i + 1);
    PaddockPoint at = get_lane_middle (self, row - 0.25, row, CLAMP (note->at.r, 1, lanes));

    paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_NOTE,
                                                     .index = (guint16) i,
                                                     .at = note->at });
    paddock_scene_add_circle (self->scene, PADDOCK_STYLE_NOTE, at, 7);
    paddock_scene_add_label (self->scene, PADDOCK_STYLE_NOTE_TEXT, at, 6, 9, number);
  }
}

static void
add_frame (Drawing *self)
{
  PaddockRect rect = paddock_scene_measure (self->scene);
  double width = MAX (rect.width, 420);
  double below = rect.y + rect.height + 24;
  g_autofree char *subtitle =
    g_strdup_printf ("%s: %d%s%s", paddock_view_word (self->options, N_ ("Rows")),
                     paddock_road_get_n_rows (self->course->road),
                     *paddock_text_get (self->track->author) ? "  ·  " : "",
                     paddock_text_get (self->track->author));

  if (paddock_rect_is_empty (rect))
    rect = (PaddockRect){ 0, 0, 0, 0 };
  paddock_scene_show (self->scene, (PaddockThing){ PADDOCK_THING_NONE });
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_TITLE,
                          (PaddockRect){ rect.x, rect.y - 84, width, 34 }, 24, PADDOCK_ALIGN_LEFT,
                          paddock_text_get (self->track->title));
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_MUTED,
                          (PaddockRect){ rect.x, rect.y - 48, width, 20 }, 13, PADDOCK_ALIGN_LEFT,
                          subtitle);
  for (guint i = 0; self->options->has_notes && i < paddock_list_len (self->track->notes); i++) {
    const PaddockNote *note = PADDOCK_LIST_AT (self->track->notes, PaddockNote, i);
    g_autofree char *text = g_strdup_printf ("%u  %s", i + 1, paddock_text_get (note->text));

    paddock_scene_add_text (self->scene, PADDOCK_STYLE_TEXT,
                            (PaddockRect){ rect.x, below + 24 * i, width, 20 }, 13,
                            PADDOCK_ALIGN_LEFT, text);
  }
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
    for (guint i = 0; i < paddock_list_len (track->places); i++)
      add_slots (&self, i);
    add_row_numbers (&self);
    add_tile_names (&self);
    if (picture->options.has_notes)
      add_notes (&self);
  }
  if (picture->options.has_frame)
    add_frame (&self);
}

const PaddockPictureKind paddock_road_track_picture = {
  .document = &paddock_road_track_kind,
  .build = build,
};
