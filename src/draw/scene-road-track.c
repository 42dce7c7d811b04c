/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-road-track.h"

#include <math.h>

#include "road-shape.h"
#include "words.h"

#define VERGE 13.0      /* width of a shoulder */
#define STEPS_OF_BEND 5 /* straight pieces of a bent row */
#define CHEQUER 5.5     /* side of a square of the finish line */
#define ROWS_PER_NUMBER 5
#define ROWS_PER_ICON 4

typedef struct {
  const PaddockRoadTrack *track;
  const PaddockViewOptions *options;
  PaddockScene *scene;
  PaddockRoadCourse *course;
  PaddockRoadShape *shape;
} Drawing;

static PaddockPoint
get_point (const Drawing *self, double along, double aside)
{
  return paddock_road_shape_get_point (self->shape, along, aside);
}

/* Half the road's width: where the asphalt ends. */
static double
get_edge (const Drawing *self, double along)
{
  return paddock_road_shape_get_width (self->shape, along) / 2;
}

/* How far aside a share of the road's width lies: 0 is its left edge, 1 its right one. */
static double
get_aside (const Drawing *self, double along, double share)
{
  return (2 * share - 1) * get_edge (self, along);
}

static PaddockPoint
get_lane_middle (const Drawing *self, double along, int row, int lane)
{
  int lanes = paddock_road_shape_get_lanes (self->shape, row);

  return get_point (self, along, get_aside (self, along, (lane - 0.5) / lanes));
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

    points[i] = get_point (self, t, get_aside (self, t, shares[0]) + extra[0]);
    points[2 * n + 1 - i] = get_point (self, t, get_aside (self, t, shares[1]) + extra[1]);
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

    points[i] = get_point (self, t, get_aside (self, t, share));
  }
  paddock_scene_add_polyline (self->scene, style, points, (guint) n + 1);
}

/* A line across the road between two shares of its width, and BEYOND on both sides. */
static void
add_line_across (Drawing *self,
                 PaddockStyle style,
                 double along,
                 double from,
                 double to,
                 double beyond)
{
  paddock_scene_add_line (self->scene, style,
                          get_point (self, along, get_aside (self, along, from) - beyond),
                          get_point (self, along, get_aside (self, along, to) + beyond));
}

/* Surfaces */

static const PaddockRoadRow *
find_road_row (const Drawing *self, int row)
{
  gboolean is_scenery = row > paddock_road_get_n_rows (self->course->road);

  return is_scenery ? NULL : paddock_road_get_row (self->course->road, row);
}

static void
add_verges (Drawing *self, int row)
{
  const PaddockRoadRow *info = find_road_row (self, row);
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
  const PaddockRoadRow *info = find_road_row (self, row);
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
  const PaddockRoadRow *info = find_road_row (self, row);
  int lanes = paddock_road_shape_get_lanes (self->shape, row);

  add_line_across (self, PADDOCK_STYLE_ROW_LINE, row, 0, 1, 0);
  for (int lane = 0; lane <= lanes; lane++)
    add_line_along (self,
                    lane == 0 || lane == lanes ? PADDOCK_STYLE_ROW_LINE : PADDOCK_STYLE_LANE_LINE,
                    row, (double) lane / lanes);
  for (int lane = 1; info && lane <= lanes; lane++)
    if (paddock_road_count_spaces (self->course->road, row, lane) == 2)
      add_line_across (self, PADDOCK_STYLE_SPLIT_LINE, row - 0.5, (lane - 1.0) / lanes,
                       (double) lane / lanes, 0);
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
  add_line_across (self, PADDOCK_STYLE_ROW_LINE, 0, 0, 1, 0);
  for (int row = 1; row <= self->course->n_rows; row++)
    add_markings (self, row);
  for (int row = 1; row < paddock_road_get_n_rows (self->course->road); row++)
    if (has_own_links (self, row))
      add_links (self, row);
}

/* Terrain: a sign on the shoulder (RIV-ROAD-12), by colour and by shape. */

static const PaddockSection *
get_section (const Drawing *self, int row)
{
  const PaddockCourseRow *from = &self->course->rows[row - 1];
  const PaddockTilePlace *place =
    PADDOCK_LIST_AT (self->track->places, PaddockTilePlace, from->place);
  const PaddockTile *tile = paddock_road_track_find_tile (self->track, place->tile);

  return PADDOCK_LIST_AT (tile->sections, PaddockSection, from->section);
}

/* Points of a sign in its own frame: x along the road, y to the right. */
static void
add_sign_shape (Drawing *self,
                PaddockStyle style,
                PaddockPoint at,
                double angle,
                const PaddockPoint *points,
                guint n)
{
  g_autofree PaddockPoint *turned = g_new (PaddockPoint, n);

  for (guint i = 0; i < n; i++)
    turned[i] = paddock_point_along (paddock_point_along (at, angle, points[i].x), angle + G_PI / 2,
                                     points[i].y);
  paddock_scene_add_polygon (self->scene, style, turned, n);
}

static void
add_terrain_sign (Drawing *self, int terrain, PaddockPoint at, double angle)
{
  static const PaddockPoint triangle[] = { { -6, 4.5 }, { 0, -5 }, { 6, 4.5 } };
  static const PaddockPoint dash[] = { { -7, -2 }, { 7, -2 }, { 7, 2 }, { -7, 2 } };
  static const PaddockPoint upper[] = { { -7, -4.5 }, { 7, -4.5 }, { 7, -1 }, { -7, -1 } };
  static const PaddockPoint lower[] = { { -7, 1 }, { 7, 1 }, { 7, 4.5 }, { -7, 4.5 } };
  static const PaddockPoint swoop[] = { { -7, -4.5 }, { -3, -4.5 }, { 0, -1 },
                                        { 3, 1.5 },   { 7, 1.5 },   { 7, 4.5 },
                                        { 2, 4.5 },   { -3, 2 },    { -6, -1.5 } };
  PaddockPoint oval[12];

  for (guint i = 0; i < G_N_ELEMENTS (oval); i++)
    oval[i] = (PaddockPoint){ 6.5 * cos (i * G_PI / 6), 4.5 * sin (i * G_PI / 6) };

#define SIGN(STYLE_, points_) \
  add_sign_shape (self, PADDOCK_STYLE_##STYLE_, at, angle, points_, G_N_ELEMENTS (points_))
  switch ((PaddockTerrain) terrain) {
  case PADDOCK_TERRAIN_MOUNTAIN:
    SIGN (MOUNTAIN, triangle);
    break;
  case PADDOCK_TERRAIN_FLAT:
    SIGN (FLAT, dash);
    break;
  case PADDOCK_TERRAIN_DESCENT:
    SIGN (DESCENT, swoop);
    break;
  case PADDOCK_TERRAIN_SPRINT:
    SIGN (SPRINT, upper);
    SIGN (SPRINT, lower);
    break;
  case PADDOCK_TERRAIN_COBBLES:
    SIGN (COBBLES, oval);
    break;
  case PADDOCK_N_TERRAINS:
  default:
    g_assert_not_reached ();
  }
#undef SIGN
}

/* On the left shoulder, or on the right one where there is no other. */
static void
add_terrain_signs (Drawing *self)
{
  for (int row = 2; row <= paddock_road_get_n_rows (self->course->road); row += ROWS_PER_ICON) {
    const PaddockRoadRow *info = find_road_row (self, row);
    int side = info->shoulders & PADDOCK_SHOULDER_LEFT ? -1 : 1;
    double along = row - 0.5, angle = paddock_road_shape_get_angle (self->shape, along);

    if (info->shoulders)
      add_terrain_sign (self, get_section (self, row)->terrain,
                        get_point (self, along, side * (get_edge (self, along) + VERGE / 2)),
                        cos (angle) > 0 ? angle : angle + G_PI); /* never upside down */
  }
}

/* Lines across the road */

static void
add_chequers (Drawing *self, double along)
{
  double width = paddock_road_shape_get_width (self->shape, along) + 2 * VERGE;
  double side = CHEQUER, angle = paddock_road_shape_get_angle (self->shape, along);
  int n = (int) (width / side);

  side = width / n;
  for (int i = 0; i < 2 * n; i++) {
    int column = i / 2, row = i % 2;
    PaddockPoint at = paddock_point_along (get_point (self, along, column * side - width / 2),
                                           angle, (row - 1) * CHEQUER);
    const PaddockPoint square[] = { { 0, 0 }, { CHEQUER, 0 }, { CHEQUER, side }, { 0, side } };

    add_sign_shape (self,
                    (column + row) % 2 ? PADDOCK_STYLE_START_CHEQUER : PADDOCK_STYLE_CHEQUER_LIGHT,
                    at, angle, square, G_N_ELEMENTS (square));
  }
}

/* The side of the road that is up the page, or outside in a bend: there is room for words. */
static int
find_free_side (const Drawing *self, double along)
{
  int bend = paddock_road_shape_get_bend (self->shape, along);

  if (bend)
    return -bend;

  return cos (paddock_road_shape_get_angle (self->shape, along)) > 0 ? -1 : 1;
}

/* A word on a plate beside the road. */
static void
add_plate (Drawing *self, double along, const char *text)
{
  double width = 9.0 * (double) g_utf8_strlen (text, -1) + 12;
  PaddockPoint at =
    get_point (self, along, find_free_side (self, along) * (get_edge (self, along) + VERGE + 15));
  PaddockRect box = { at.x - width / 2, at.y - 9, width, 18 };

  paddock_scene_add_rect (self->scene, PADDOCK_STYLE_SIGN, box, 4);
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_SIGN_TEXT, box, 11, PADDOCK_ALIGN_CENTRE,
                          text);
}

static void
add_bonus (Drawing *self, guint index)
{
  const PaddockBonusLine *bonus = PADDOCK_LIST_AT (self->track->bonuses, PaddockBonusLine, index);
  int place = paddock_road_track_find_place (self->track, paddock_text_get (bonus->at));
  int row =
    place < 0 ? 0 : paddock_road_course_find_row (self->course, (guint) place, bonus->after);
  gboolean is_sprint = bonus->type == PADDOCK_BONUS_SPRINT;

  if (row == 0)
    return;

  paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_BONUS,
                                                   .index = (guint16) index,
                                                   .at = PADDOCK_HEX (row, 0) });
  add_line_across (self, PADDOCK_STYLE_BONUS_CASING, row, 0, 1, VERGE + 4);
  add_line_across (self, is_sprint ? PADDOCK_STYLE_BONUS_SPRINT : PADDOCK_STYLE_BONUS_MOM, row, 0,
                   1, VERGE + 3);
  add_plate (self, row, paddock_view_word (self->options, is_sprint ? N_ ("SPRINT") : N_ ("MOM")));
}

static void
add_lines (Drawing *self)
{
  int finish = paddock_road_get_n_rows (self->course->road), start = self->course->start_line;

  paddock_scene_next_layer (self->scene);
  add_terrain_signs (self);
  if (start > 0) {
    add_line_across (self, PADDOCK_STYLE_BONUS_CASING, start, 0, 1, VERGE + 1);
    add_line_across (self, PADDOCK_STYLE_START_STRIPE, start, 0, 1, VERGE);
    add_plate (self, start, paddock_view_word (self->options, N_ ("START")));
  }
  add_chequers (self, finish);
  add_plate (self, finish, paddock_view_word (self->options, N_ ("FINISH")));
  for (guint i = 0; i < paddock_list_len (self->track->bonuses); i++)
    add_bonus (self, i);
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
    const PaddockRoadRow *info = row > 0 ? find_road_row (self, row) : NULL;
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
    double aside = -find_free_side (self, along) * (get_edge (self, along) + VERGE + 9);
    g_autofree char *number = g_strdup_printf ("%d", row);

    paddock_scene_add_label (self->scene, PADDOCK_STYLE_MUTED, get_point (self, along, aside), 11,
                             9, number);
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
  int side = find_free_side (self, along);
  double aside = side * (get_edge (self, along) + VERGE + 15);
  PaddockPoint at = get_point (self, along, aside);
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
    paddock_scene_add_line (self->scene, PADDOCK_STYLE_TILE_LINE,
                            get_point (self, first - 1, edge * get_edge (self, first - 1)),
                            get_point (self, first - 1,
                                       edge * (get_edge (self, first - 1) + VERGE + 6)));
  if (!is_bent)
    paddock_scene_add_arrow (self->scene, PADDOCK_STYLE_MARK,
                             get_point (self, first - 0.1,
                                        side * (get_edge (self, first) + VERGE + 15)),
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
    add_lines (&self);
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
