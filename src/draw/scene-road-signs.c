/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-road-track.h"

#include <math.h>

#include "scene-terrain.h"
#include "words.h"

#define VERGE PADDOCK_ROAD_VERGE
#define CHEQUER 5.5 /* side of a square of the finish line */
#define ROWS_PER_ICON 4

typedef PaddockRoadDrawing Drawing;

/* Terrain: a sign on the shoulder, by colour and by shape. */

static const PaddockTile *
get_tile (const Drawing *self, int row)
{
  guint place = self->course->rows[row - 1].place;

  return paddock_road_track_find_tile (
    self->track, PADDOCK_LIST_AT (self->track->places, PaddockTilePlace, place)->tile);
}

static const PaddockSection *
get_section (const Drawing *self, int row)
{
  return PADDOCK_LIST_AT (get_tile (self, row)->sections, PaddockSection,
                          self->course->rows[row - 1].section);
}

/* How many rows of its section lie behind a row, and whether there is another one. */
static int
count_behind (const Drawing *self, int row, gboolean *is_alone)
{
  const PaddockCourseRow *rows = self->course->rows, *here = &rows[row - 1];
  int n = 0;

#define IS_SAME(row_) ((row_)->place == here->place && (row_)->section == here->section)
  while (n < row - 1 && IS_SAME (here - n - 1))
    n++;
  *is_alone = n == 0 && (row == self->course->n_rows || !IS_SAME (here + 1));
#undef IS_SAME

  return n;
}

/* On the left shoulder, or on the right one where there is no other: near the rear of each section, and then
 * every few rows. */
static void
add_terrain_signs (Drawing *self)
{
  for (int row = 1; row <= paddock_road_get_n_rows (self->course->road); row++) {
    const PaddockRoadRow *info = paddock_road_drawing_find_row (self, row);
    int side = info->shoulders & PADDOCK_SHOULDER_LEFT ? -1 : 1;
    double along = row - 0.5, angle = paddock_road_shape_get_angle (self->shape, along);
    gboolean is_alone;
    int n = count_behind (self, row, &is_alone);

    if (info->shoulders && (is_alone || n % ROWS_PER_ICON == 1))
      paddock_scene_add_terrain_sign (
        self->scene, (PaddockTerrain) get_section (self, row)->terrain,
        paddock_road_drawing_get_point (self, along,
                                        side
                                          * (paddock_road_drawing_get_edge (self, along)
                                             + VERGE / 2)),
        cos (angle) > 0 ? angle : angle + G_PI); /* never upside down */
  }
}

/* Lines across the road */

/* From one end to the other of the road, and so far BEYOND. */
static void
add_stripe (Drawing *self, PaddockStyle style, double along, double beyond)
{
  double aside = paddock_road_drawing_get_edge (self, along) + beyond;

  paddock_scene_add_line (self->scene, style, paddock_road_drawing_get_point (self, along, -aside),
                          paddock_road_drawing_get_point (self, along, aside));
}

static void
add_chequers (Drawing *self, double along)
{
  double width = paddock_road_shape_get_width (self->shape, along) + 2 * VERGE;
  double side = CHEQUER, angle = paddock_road_shape_get_angle (self->shape, along);
  int n = (int) (width / side);

  side = width / n;
  for (int i = 0; i < 2 * n; i++) {
    int column = i / 2, row = i % 2;
    PaddockPoint at =
      paddock_point_along (paddock_road_drawing_get_point (self, along, column * side - width / 2),
                           angle, (row - 1) * CHEQUER);
    const PaddockPoint square[] = { { 0, 0 }, { CHEQUER, 0 }, { CHEQUER, side }, { 0, side } };

    paddock_scene_add_sign (self->scene,
                            (column + row) % 2 ? PADDOCK_STYLE_START_CHEQUER
                                               : PADDOCK_STYLE_CHEQUER_LIGHT,
                            at, angle, square, G_N_ELEMENTS (square));
  }
}

/* The side of the road that is up the page, or outside in a bend: there is room for words. */
int
paddock_road_drawing_find_free_side (const Drawing *self, double along)
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
    paddock_road_drawing_get_point (self, along,
                                    paddock_road_drawing_find_free_side (self, along)
                                      * (paddock_road_drawing_get_edge (self, along) + VERGE + 15));
  PaddockRect box = { at.x - width / 2, at.y - 9, width, 18 };

  if (self->options->is_small)
    return;

  paddock_scene_add_rect (self->scene, PADDOCK_STYLE_SIGN, box, 4);
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_SIGN_TEXT, box, 11, PADDOCK_ALIGN_CENTRE,
                          text);
}

/* The row that a bonus line lies after; 0: none. */
static int
find_bonus_row (const Drawing *self, guint index)
{
  const PaddockBonusLine *bonus = PADDOCK_LIST_AT (self->track->bonuses, PaddockBonusLine, index);
  int place = paddock_road_track_find_place (self->track, paddock_text_get (bonus->at));

  return place < 0 ? 0 : paddock_road_course_find_row (self->course, (guint) place, bonus->after);
}

/* The row that the finish lies after; 0: there is none. */
static int
find_finish (const Drawing *self)
{
  int row = paddock_road_get_n_rows (self->course->road);
  const PaddockTile *last = get_tile (self, row);

  return last->kind == PADDOCK_TILE_FINISH && last->piece == last->of ? row : 0;
}

static gboolean
is_between (int row, double from, double to)
{
  return row > 0 && row > from && row < to;
}

gboolean
paddock_road_drawing_has_plate (const Drawing *self, double from, double to)
{
  if (is_between (self->course->start_line, from, to) || is_between (find_finish (self), from, to))
    return TRUE;
  for (guint i = 0; i < paddock_list_len (self->track->bonuses); i++)
    if (is_between (find_bonus_row (self, i), from, to))
      return TRUE;

  return FALSE;
}

static void
add_bonus (Drawing *self, guint index)
{
  const PaddockBonusLine *bonus = PADDOCK_LIST_AT (self->track->bonuses, PaddockBonusLine, index);
  int row = find_bonus_row (self, index);
  gboolean is_sprint = bonus->type == PADDOCK_BONUS_SPRINT;

  if (row == 0)
    return;

  paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_BONUS,
                                                   .index = (guint16) index,
                                                   .at = PADDOCK_PLACE (row, 0) });
  add_stripe (self, PADDOCK_STYLE_BONUS_CASING, row, VERGE + 4);
  add_stripe (self, is_sprint ? PADDOCK_STYLE_BONUS_SPRINT : PADDOCK_STYLE_BONUS_MOM, row,
              VERGE + 3);
  add_plate (self, row, paddock_view_word (self->options, is_sprint ? N_ ("SPRINT") : N_ ("MOM")));
}

void
paddock_road_drawing_add_signs (Drawing *self)
{
  int finish = find_finish (self), start = self->course->start_line;

  paddock_scene_next_layer (self->scene);
  add_terrain_signs (self);
  if (start > 0) {
    add_stripe (self, PADDOCK_STYLE_BONUS_CASING, start, VERGE + 1);
    add_stripe (self, PADDOCK_STYLE_START_STRIPE, start, VERGE);
    add_plate (self, start, paddock_view_word (self->options, N_ ("START")));
  }
  if (finish > 0) {
    add_chequers (self, finish);
    add_plate (self, finish, paddock_view_word (self->options, N_ ("FINISH")));
  }
  for (guint i = 0; i < paddock_list_len (self->track->bonuses); i++)
    add_bonus (self, i);
}
