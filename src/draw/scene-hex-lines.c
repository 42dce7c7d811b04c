/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-hex-track.h"

#include <math.h>

#define SIZE PADDOCK_HEX_DRAWN_SIZE
#define APOTHEM (SIZE * 0.8660254037844386) /* from the centre of a hex to a side */
#define CHEQUER 5.0                         /* side of a square of the starting line */

typedef void (*StretchFunc) (PaddockHexDrawing *self,
                             PaddockPoint from,
                             PaddockPoint to,
                             double angle);

/* Only spaces belong to a line: calls ADD for every stretch of them. */
static void
for_each_stretch (PaddockHexDrawing *self, const PaddockLineRow *row, StretchFunc add)
{
  double angle = paddock_hex_layout_angle (&self->layout, 2 * row->direction);

  for (int start = 0, end; start < row->n; start = end + 1) {
    PaddockPoint first = paddock_hex_drawing_centre (self, paddock_line_row_at (row, start)), last;

    for (end = start; end < row->n; end++)
      if (!paddock_track_layout_is_free (&self->ground, paddock_line_row_at (row, end)))
        break;
    if (end == start)
      continue;

    last = paddock_hex_drawing_centre (self, paddock_line_row_at (row, end - 1));
    add (self, paddock_point_along (first, angle, -APOTHEM),
         paddock_point_along (last, angle, APOTHEM), angle);
  }
}

static void
add_plain_stretch (PaddockHexDrawing *self, PaddockPoint from, PaddockPoint to, double angle)
{
  paddock_scene_add_line (self->scene, PADDOCK_STYLE_CHECKPOINT_CASING, from, to);
  paddock_scene_add_line (self->scene, PADDOCK_STYLE_CHECKPOINT_LINE, from, to);
}

/* N squares, left and right of a line by turns, as one shape: an edge that goes up and down along them, closed by the line
 * itself.  Only those that the clip shows; they lie beside each other. */
static void
add_chequers (PaddockHexDrawing *self, PaddockPoint from, double angle, double side, int n)
{
  double x = cos (angle) * side, y = sin (angle) * side;
  g_autoptr (GArray) edge = g_array_new (FALSE, FALSE, sizeof (PaddockPoint));

  for (int i = 0; i < n; i++) {
    PaddockPoint a = { from.x + i * x, from.y + i * y }, b = { a.x + x, a.y + y };
    int turn = i & 1 ? -1 : 1;
    PaddockPoint square[] = {
      a, { a.x - turn * y, a.y + turn * x }, { b.x - turn * y, b.y + turn * x }, b
    };

    if (paddock_rect_contains (self->clip, a))
      g_array_append_vals (edge, square, G_N_ELEMENTS (square));
  }
  if (edge->len > 0)
    paddock_scene_add_polygon (self->scene, PADDOCK_STYLE_START_CHEQUER,
                               (const PaddockPoint *) (gpointer) edge->data, edge->len);
}

/* Two rows of squares, as far as the clip shows them. */
static void
add_chequered_stretch (PaddockHexDrawing *self, PaddockPoint from, PaddockPoint to, double angle)
{
  int n = (int) (hypot (to.x - from.x, to.y - from.y) / CHEQUER + 0.5);
  double side = hypot (to.x - from.x, to.y - from.y) / n;

  paddock_scene_add_polygon (self->scene, PADDOCK_STYLE_START_LINE,
                             (PaddockPoint[]){
                               paddock_point_along (from, angle + G_PI / 2, side),
                               paddock_point_along (to, angle + G_PI / 2, side),
                               paddock_point_along (to, angle - G_PI / 2, side),
                               paddock_point_along (from, angle - G_PI / 2, side),
                             },
                             4);
  add_chequers (self, from, angle, side, n);
}

/* A line has as many hexes as the board is wide, so those that are elsewhere are better not looked at. */
gboolean
paddock_hex_line_may_cross (const PaddockHexLayout *layout,
                            const PaddockList *tokens,
                            PaddockRect rect)
{
  const PaddockLineToken *token;
  PaddockPoint from, along;
  gboolean has_left = FALSE, has_right = FALSE;

  if (paddock_list_len (tokens) == 0)
    return FALSE;

  token = PADDOCK_LIST_AT (tokens, PaddockLineToken, 0);
  from = paddock_hex_layout_centre (layout, token->at);
  along = paddock_hex_layout_centre (layout, tokens->len > 1
                                               ? PADDOCK_LIST_AT (tokens, PaddockLineToken, 1)->at
                                               : paddock_hex_neighbour (token->at, token->arrow));
  for (guint i = 0; i < 4; i++) {
    double x = rect.x + (i & 1) * rect.width - from.x;
    double y = rect.y + (i >> 1) * rect.height - from.y;
    double side = (along.x - from.x) * y - (along.y - from.y) * x;

    has_left |= side >= 0;
    has_right |= side <= 0;
  }

  return has_left && has_right;
}

static void
add_checkpoint_line (PaddockHexDrawing *self, guint index)
{
  const PaddockCheckpoint *checkpoint =
    PADDOCK_LIST_AT (self->track->checkpoints, PaddockCheckpoint, index);
  PaddockLineRow row;

  if (!paddock_hex_line_may_cross (&self->layout, checkpoint->tokens, self->clip)
      || !paddock_line_row_find (&row, self->track->board, checkpoint->tokens))
    return;

  paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_CHECKPOINT,
                                                   .index = (guint16) index,
                                                   .at = paddock_hex_to_place (row.first) });
  for_each_stretch (self, &row, add_plain_stretch);
}

static void
add_start_line (PaddockHexDrawing *self)
{
  const PaddockStartLine *start = &self->track->start;
  double facing = paddock_hex_layout_angle (&self->layout, 2 * start->direction);
  PaddockLineRow row;

  if (!paddock_hex_line_may_cross (&self->layout, start->tokens, self->clip)
      || !paddock_line_row_find (&row, self->track->board, start->tokens))
    return;

  paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_START,
                                                   .at = paddock_hex_to_place (row.first) });
  for_each_stretch (self, &row, add_chequered_stretch);
  for (int i = 0; i < row.n; i++) {
    PaddockHex hex = paddock_line_row_at (&row, i);
    PaddockPoint centre = paddock_hex_drawing_centre (self, hex);

    if (paddock_track_layout_is_free (&self->ground, hex) && paddock_hex_drawing_shows (self, hex))
      paddock_scene_add_arrow (self->scene, PADDOCK_STYLE_START_ARROW,
                               paddock_point_along (centre, facing, 0.82 * SIZE), facing, 11);
  }
}

/* How far a rank lies past the lap line; before it: negative. */
static int
measure_past_line (const PaddockCourse *course, int rank)
{
  int past = rank - course->line_rank;

  if (course->closed && 2 * past > course->length)
    return past - course->length;
  if (course->closed && 2 * past < -course->length)
    return past + course->length;

  return past;
}

#define LINE_REACH 4 /* ranks: what lies further away is another part of the track */

static void
add_lap_side (PaddockHexDrawing *self, PaddockHex hex, int direction, gboolean has_arrow)
{
  PaddockPoint corners[6];

  paddock_hex_layout_corners (&self->layout, hex, corners);
  {
    PaddockPoint side[] = { corners[paddock_direction_wrap (direction - 1)], corners[direction] };
    PaddockPoint middle = { (side[0].x + side[1].x) / 2, (side[0].y + side[1].y) / 2 };
    double angle = paddock_hex_layout_angle (&self->layout, 2 * direction) + G_PI;

    paddock_scene_add_polyline (self->scene, PADDOCK_STYLE_LAP_LINE_CASING, side, 2);
    paddock_scene_add_polyline (self->scene, PADDOCK_STYLE_LAP_LINE, side, 2);
    if (has_arrow)
      paddock_scene_add_arrow (self->scene, PADDOCK_STYLE_START_ARROW,
                               paddock_point_along (middle, angle, 6), angle, 9);
  }
}

/* The lap line lies on the sides that a step crosses it at; an arrow in each lane says which way. */
static void
add_lap_line (PaddockHex hex, PaddockCell cell, gpointer data)
{
  PaddockHexDrawing *self = data;
  const PaddockCourse *course = &self->track->course;
  int past = measure_past_line (course, cell.rank);

  if (cell.rank == PADDOCK_RANK_NONE || past < 0 || past > LINE_REACH
      || !paddock_hex_drawing_shows (self, hex))
    return;

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    PaddockCell next = paddock_board_get (self->track->board, paddock_hex_neighbour (hex, d));
    int before = measure_past_line (course, next.rank);

    if (next.rank != PADDOCK_RANK_NONE && before < 0 && before >= -LINE_REACH)
      add_lap_side (self, hex, d, next.lane == cell.lane);
  }
}

/* The inside of a circuit: the free sides of its inmost lane. */
static void
add_inside (PaddockHex hex, PaddockCell cell, gpointer data)
{
  PaddockHexDrawing *self = data;
  PaddockPoint corners[6];

  if (cell.rank == PADDOCK_RANK_NONE || cell.lane != 0 || !paddock_hex_drawing_shows (self, hex))
    return;

  paddock_hex_layout_corners (&self->layout, hex, corners);
  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    if (!paddock_cell_kind_is_free (
          paddock_board_get (self->track->board, paddock_hex_neighbour (hex, d)).kind))
      paddock_scene_add_polyline (self->scene, PADDOCK_STYLE_INSIDE,
                                  (PaddockPoint[]){ corners[paddock_direction_wrap (d - 1)],
                                                    corners[d] },
                                  2);
}

void
paddock_hex_drawing_add_lines (PaddockHexDrawing *self)
{
  paddock_scene_next_layer (self->scene);
  if (self->track->course.length > 0 && self->track->course.inside)
    paddock_hex_drawing_for_each_cell (self, add_inside);
  if (self->track->course.length > 0)
    paddock_hex_drawing_for_each_cell (self, add_lap_line);
  for (guint i = 0; i < paddock_list_len (self->track->checkpoints); i++)
    add_checkpoint_line (self, i);
  add_start_line (self);
}
