/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-hex-track.h"

#include <math.h>

#define SIZE PADDOCK_HEX_DRAWN_SIZE
#define APOTHEM (SIZE * 0.8660254037844386) /* from the centre of a hex to a side */
#define CHEQUER 5.0                         /* side of a square of the starting line */

typedef struct {
  PaddockHex first; /* the first hex of the row */
  int direction, n;
  double angle;
} Line;

/* The row of hexes of a line: those between a pair of tokens (JOY-CPT-02), or those from a single one to
 * the edge of the board (JOY-CPT-03).  FALSE if it has none. */
static gboolean
find_line (const PaddockHexDrawing *self, const PaddockList *tokens, Line *line)
{
  const PaddockLineToken *token, *other;

  if (paddock_list_len (tokens) == 0)
    return FALSE;

  token = PADDOCK_LIST_AT (tokens, PaddockLineToken, 0);
  line->direction = paddock_direction_wrap (token->arrow);
  line->n = 0;
  if (paddock_list_len (tokens) > 1) {
    other = PADDOCK_LIST_AT (tokens, PaddockLineToken, 1);
    if (paddock_hex_is_in_row (token->at, other->at, &line->direction, &line->n))
      line->n--;
  } else {
    while (paddock_board_get (self->track->board,
                              paddock_hex_along (token->at, line->direction, line->n + 1))
             .kind
           != PADDOCK_CELL_OFF)
      line->n++;
  }

  line->first = paddock_hex_neighbour (token->at, line->direction);
  line->angle = paddock_hex_layout_angle (&self->layout, 2 * line->direction);

  return line->n > 0;
}

/* What a hex shows: the board, or the obstacle that lies on it (JOY-OBS-01). */
static gboolean
is_space (const PaddockHexDrawing *self, PaddockHex hex)
{
  int kind = paddock_board_get (self->track->board, hex).kind;

  for (guint i = 0; i < paddock_list_len (self->track->obstacles); i++) {
    const PaddockObstacle *obstacle = PADDOCK_LIST_AT (self->track->obstacles, PaddockObstacle, i);
    PaddockHex hexes[3];

    for (guint j = 0, n = paddock_obstacle_get_hexes (obstacle, hexes); j < n; j++)
      if (paddock_hex_equal (hexes[j], hex))
        kind = paddock_hex_drawing_get_obstacle_kind (obstacle, j);
  }

  return kind == PADDOCK_CELL_SPACE || kind >= PADDOCK_CELL_SPECIAL;
}

typedef void (*StretchFunc) (PaddockHexDrawing *self,
                             PaddockPoint from,
                             PaddockPoint to,
                             double angle);

/* Only spaces belong to a line (JOY-CPT-04): calls ADD for every stretch of them. */
static void
for_each_stretch (PaddockHexDrawing *self, const Line *line, StretchFunc add)
{
  for (int start = 0, end; start < line->n; start = end + 1) {
    PaddockHex first = paddock_hex_along (line->first, line->direction, start), last;

    for (end = start; end < line->n; end++)
      if (!is_space (self, paddock_hex_along (line->first, line->direction, end)))
        break;
    if (end == start)
      continue;

    last = paddock_hex_along (line->first, line->direction, end - 1);
    add (self,
         paddock_point_along (paddock_hex_drawing_centre (self, first), line->angle, -APOTHEM),
         paddock_point_along (paddock_hex_drawing_centre (self, last), line->angle, APOTHEM),
         line->angle);
  }
}

static void
add_plain_stretch (PaddockHexDrawing *self, PaddockPoint from, PaddockPoint to, double angle)
{
  paddock_scene_add_line (self->scene, PADDOCK_STYLE_CHECKPOINT_CASING, from, to);
  paddock_scene_add_line (self->scene, PADDOCK_STYLE_CHECKPOINT_LINE, from, to);
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
  for (int i = 0; i < n; i++) {
    double across = angle + (i & 1 ? -G_PI : G_PI) / 2;
    PaddockPoint a = paddock_point_along (from, angle, i * side);
    PaddockPoint b = paddock_point_along (a, angle, side);
    PaddockPoint square[] = { a, b, paddock_point_along (b, across, side),
                              paddock_point_along (a, across, side) };

    if (paddock_rect_contains (self->clip, a))
      paddock_scene_add_polygon (self->scene, PADDOCK_STYLE_START_CHEQUER, square, 4);
  }
}

static void
add_checkpoint_line (PaddockHexDrawing *self, guint index)
{
  const PaddockCheckpoint *checkpoint =
    PADDOCK_LIST_AT (self->track->checkpoints, PaddockCheckpoint, index);
  Line line;

  if (!find_line (self, checkpoint->tokens, &line))
    return;

  paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_CHECKPOINT,
                                                   .index = (guint16) index,
                                                   .at = line.first });
  for_each_stretch (self, &line, add_plain_stretch);
}

static void
add_start_line (PaddockHexDrawing *self)
{
  const PaddockStartLine *start = &self->track->start;
  double facing = paddock_hex_layout_angle (&self->layout, 2 * start->direction);
  Line line;

  if (!find_line (self, start->tokens, &line))
    return;

  paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_START, .at = line.first });
  for_each_stretch (self, &line, add_chequered_stretch);
  for (int i = 0; i < line.n; i++) {
    PaddockHex hex = paddock_hex_along (line.first, line.direction, i);
    PaddockPoint centre = paddock_hex_drawing_centre (self, hex);

    if (is_space (self, hex) && paddock_hex_drawing_shows (self, hex))
      paddock_scene_add_arrow (self->scene, PADDOCK_STYLE_START_ARROW,
                               paddock_point_along (centre, facing, 0.82 * SIZE), facing, 11);
  }
}

/* The lap line of a Frothy course lies on the sides between two ranks (FRO-TRK-06). */
static void
add_lap_line (PaddockHex hex, PaddockCell cell, gpointer data)
{
  PaddockHexDrawing *self = data;
  const PaddockFrothyCourse *course = &self->track->course;
  int before = (course->line_rank + course->length - 1) % course->length;
  PaddockPoint corners[6];

  if (cell.rank == PADDOCK_RANK_NONE || cell.rank != course->line_rank
      || !paddock_hex_drawing_shows (self, hex))
    return;

  paddock_hex_layout_corners (&self->layout, hex, corners);
  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    if (paddock_board_get (self->track->board, paddock_hex_neighbour (hex, d)).rank == before) {
      PaddockPoint side[] = { corners[paddock_direction_wrap (d - 1)], corners[d] };

      paddock_scene_add_polyline (self->scene, PADDOCK_STYLE_LAP_LINE_CASING, side, 2);
      paddock_scene_add_polyline (self->scene, PADDOCK_STYLE_LAP_LINE, side, 2);
    }
}

void
paddock_hex_drawing_add_lines (PaddockHexDrawing *self)
{
  paddock_scene_next_layer (self->scene);
  if (self->track->course.length > 0)
    paddock_hex_drawing_for_each_cell (self, add_lap_line);
  for (guint i = 0; i < paddock_list_len (self->track->checkpoints); i++)
    add_checkpoint_line (self, i);
  add_start_line (self);
}
