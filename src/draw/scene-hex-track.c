/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-hex-track.h"

#include <math.h>
#include <string.h>

#include "words.h"

#define SIZE PADDOCK_HEX_DRAWN_SIZE
#define SQRT3 1.7320508075688772
#define GRID 10 /* hexes between two lines of the grid */

PaddockHexLayout
paddock_hex_track_get_layout (const PaddockHexTrack *track)
{
  return (PaddockHexLayout){ (PaddockOrientation) track->orientation, SIZE, { 0, 0 } };
}

PaddockPoint
paddock_hex_drawing_centre (const PaddockHexDrawing *self, PaddockHex hex)
{
  return paddock_hex_layout_centre (&self->layout, hex);
}

gboolean
paddock_hex_drawing_shows (const PaddockHexDrawing *self, PaddockHex hex)
{
  return paddock_rect_contains (self->clip, paddock_hex_drawing_centre (self, hex));
}

/* The part of the axial plane that the clip needs. */
static PaddockBoardBounds
get_clip_bounds (const PaddockHexDrawing *self)
{
  const PaddockRect *clip = &self->clip;
  PaddockBoardBounds bounds = {
    .min = PADDOCK_HEX (PADDOCK_HEX_MAX, PADDOCK_HEX_MAX),
    .max = PADDOCK_HEX (PADDOCK_HEX_MIN, PADDOCK_HEX_MIN),
  };

  for (guint i = 0; i < 4; i++) {
    PaddockPoint corner = { clip->x + (i & 1) * clip->width, clip->y + (i >> 1) * clip->height };
    PaddockHex hex = paddock_hex_layout_at (&self->layout, corner);

    bounds.min = PADDOCK_HEX (MIN (bounds.min.q, hex.q - 1), MIN (bounds.min.r, hex.r - 1));
    bounds.max = PADDOCK_HEX (MAX (bounds.max.q, hex.q + 1), MAX (bounds.max.r, hex.r + 1));
  }

  return bounds;
}

void
paddock_hex_drawing_for_each_cell (PaddockHexDrawing *self, PaddockBoardFunc func)
{
  PaddockBoardBounds bounds = get_clip_bounds (self);

  paddock_board_foreach (self->track->board, &bounds, func, self);
}

/* The board */

static void
add_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  static const PaddockStyle styles[] = {
    [PADDOCK_CELL_SPACE] = PADDOCK_STYLE_SPACE,
    [PADDOCK_CELL_BARRIER] = PADDOCK_STYLE_BARRIER,
    [PADDOCK_CELL_SPECIAL] = PADDOCK_STYLE_SPECIAL,
  };
  PaddockHexDrawing *self = data;
  PaddockPoint centre = paddock_hex_drawing_centre (self, hex);

  if (!paddock_rect_contains (self->clip, centre))
    return;

  paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_CELL,
                                                   .at = paddock_hex_to_place (hex) });
  paddock_scene_add_hex (self->scene, styles[MIN (cell.kind, PADDOCK_CELL_SPECIAL)], centre, SIZE);
}

void
paddock_hex_drawing_add_badge (PaddockScene *scene, PaddockPoint at, guint kind)
{
  char letter[] = { g_ascii_toupper (paddock_cell_kind_to_char (kind)), '\0' };

  paddock_scene_add_circle (scene, PADDOCK_STYLE_SPECIAL_BADGE, at, 9);
  paddock_scene_add_label (scene, PADDOCK_STYLE_SPECIAL_TEXT, at, 9, 12, letter);
}

static void
add_special (PaddockHex hex, PaddockCell cell, gpointer data)
{
  PaddockHexDrawing *self = data;

  if (cell.kind < PADDOCK_CELL_SPECIAL || !paddock_hex_drawing_shows (self, hex))
    return;

  paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_CELL,
                                                   .at = paddock_hex_to_place (hex) });
  paddock_hex_drawing_add_badge (self->scene, paddock_hex_drawing_centre (self, hex), cell.kind);
}

static void
add_obstacle (PaddockHexDrawing *self, guint index)
{
  const PaddockObstacle *obstacle =
    PADDOCK_LIST_AT (self->track->obstacles, PaddockObstacle, index);
  PaddockHex hexes[3];
  guint n = paddock_obstacle_get_hexes (obstacle, hexes);

  for (guint i = 0; i < n; i++) {
    guint kind = paddock_obstacle_get_shown (obstacle, i);
    PaddockPoint centre = paddock_hex_drawing_centre (self, hexes[i]);

    if (!paddock_hex_drawing_shows (self, hexes[i]))
      continue;

    paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_OBSTACLE,
                                                     .part = (guint8) i,
                                                     .index = (guint16) index,
                                                     .at = paddock_hex_to_place (hexes[i]) });
    paddock_scene_add_hex (self->scene,
                           kind == PADDOCK_CELL_BARRIER ? PADDOCK_STYLE_OBSTACLE
                                                        : PADDOCK_STYLE_OBSTACLE_SPACE,
                           centre, SIZE);
    if (kind >= PADDOCK_CELL_SPECIAL)
      paddock_hex_drawing_add_badge (self->scene, centre, kind);
  }
}

static void
add_label_of_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  PaddockHexDrawing *self = data;
  PaddockPoint centre = paddock_hex_drawing_centre (self, hex);
  PaddockStyle style =
    cell.kind == PADDOCK_CELL_BARRIER ? PADDOCK_STYLE_BARRIER_TEXT : PADDOCK_STYLE_SPACE_TEXT;

  if (!paddock_hex_drawing_shows (self, hex))
    return;

  if (self->options->has_coordinates) {
    g_autofree char *text = g_strdup_printf ("%d,%d", hex.q, hex.r);

    paddock_scene_add_label (self->scene, style, paddock_point_move (centre, 0, 0.56 * SIZE), 11,
                             6.5, text);
  }
  if (self->options->has_ranks && cell.rank != PADDOCK_RANK_NONE) {
    g_autofree char *text = g_strdup_printf ("%d.%d", cell.rank, cell.lane);

    paddock_scene_add_label (self->scene, style, paddock_point_move (centre, 0, -0.56 * SIZE), 11,
                             6.5, text);
  }
}

/* The part of a line of the grid that lies on one hex. */
static void
add_grid_line (PaddockHexDrawing *self, PaddockPoint centre, PaddockStyle style, int direction)
{
  double angle = paddock_hex_layout_angle (&self->layout, 2 * direction);
  double half = SQRT3 / 2 * SIZE;

  paddock_scene_add_line (self->scene, style, paddock_point_along (centre, angle, -half),
                          paddock_point_along (centre, angle, half));
}

static void
add_grid_of_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  PaddockHexDrawing *self = data;
  PaddockPoint centre = paddock_hex_drawing_centre (self, hex);
  PaddockStyle style =
    cell.kind == PADDOCK_CELL_BARRIER ? PADDOCK_STYLE_GRID_BARRIER : PADDOCK_STYLE_GRID;

  if (!paddock_rect_contains (self->clip, centre))
    return;
  if (hex.r % GRID == 0)
    add_grid_line (self, centre, style, 0);
  if (hex.q % GRID == 0)
    add_grid_line (self, centre, style, 2);
}

/* The picture */

static void
begin (PaddockHexDrawing *self,
       const PaddockPicture *picture,
       const PaddockRect *clip,
       PaddockScene *scene)
{
  *self = (PaddockHexDrawing){
    .track = picture->document->record,
    .options = &picture->options,
    .scene = scene,
    .layout = paddock_hex_track_get_layout (picture->document->record),
    .clip = paddock_rect_grow (*clip, 2 * SIZE),
  };
  paddock_track_layout_init (&self->ground, self->track);
  scene->orientation = self->layout.orientation;
}

static void
add_things (PaddockHexDrawing *self)
{
  paddock_scene_next_layer (self->scene);
  for (guint i = 0; i < paddock_list_len (self->track->obstacles); i++)
    add_obstacle (self, i);
  paddock_hex_drawing_add_lines (self);
  paddock_hex_drawing_add_tokens (self);
  paddock_hex_drawing_add_markers (self);
}

static void
build (const PaddockPicture *picture, const PaddockRect *clip, PaddockScene *scene)
{
  PaddockHexDrawing self;

  begin (&self, picture, clip, scene);
  paddock_hex_drawing_for_each_cell (&self, add_cell);
  paddock_hex_drawing_for_each_cell (&self, add_special);
  if (picture->options.has_grid) {
    paddock_scene_show (scene, (PaddockThing){ PADDOCK_THING_NONE });
    paddock_hex_drawing_for_each_cell (&self, add_grid_of_cell);
  }
  add_things (&self);

  paddock_scene_next_layer (scene);
  paddock_scene_show (scene, (PaddockThing){ PADDOCK_THING_NONE });
  if (picture->options.has_coordinates || picture->options.has_ranks)
    paddock_hex_drawing_for_each_cell (&self, add_label_of_cell);
  if (picture->options.has_frame)
    paddock_hex_drawing_add_frame (&self, picture->bounds);
  paddock_track_layout_clear (&self.ground);
}

/* All but the cells and what stands in them. */
static void
build_things (const PaddockPicture *picture, const PaddockRect *clip, PaddockScene *scene)
{
  PaddockHexDrawing self;

  begin (&self, picture, clip, scene);
  add_things (&self);
  if (picture->options.has_frame) {
    paddock_scene_next_layer (scene);
    paddock_hex_drawing_add_frame (&self, picture->bounds);
  }
  paddock_track_layout_clear (&self.ground);
}

/* Bricks instead of hexes: whole lines of cells, each moved by half a cell from the one before. */
static PaddockHex
get_brick (const PaddockHexLayout *layout, PaddockPoint point)
{
  gboolean is_pointy = layout->orientation == PADDOCK_ORIENTATION_POINTY;
  double across = is_pointy ? point.x : point.y, down = is_pointy ? point.y : point.x;
  int line = (int) floor (down / (1.5 * SIZE) + 0.5);
  int cell = (int) floor (across / (SQRT3 * SIZE) - line / 2.0 + 0.5);

  return is_pointy ? PADDOCK_HEX (cell, line) : PADDOCK_HEX (line, cell);
}

static PaddockInk
sample (const PaddockPicture *picture, PaddockPoint point)
{
  static const PaddockInk inks[] = {
    [PADDOCK_CELL_OFF] = PADDOCK_INK_PAPER,
    [PADDOCK_CELL_SPACE] = PADDOCK_INK_ASPHALT,
    [PADDOCK_CELL_BARRIER] = PADDOCK_INK_BARRIER,
    [PADDOCK_CELL_SPECIAL] = PADDOCK_INK_SPECIAL,
  };
  const PaddockHexTrack *track = picture->document->record;
  PaddockHexLayout layout = paddock_hex_track_get_layout (track);
  guint kind;

  if (!paddock_rect_contains (picture->bounds, point))
    return PADDOCK_INK_PAPER;

  kind = paddock_board_get (track->board, get_brick (&layout, point)).kind;
  return inks[MIN (kind, PADDOCK_CELL_SPECIAL)];
}

const PaddockPictureKind paddock_hex_track_picture = {
  .document = &paddock_hex_track_kind,
  .measure = paddock_hex_track_measure,
  .build = build,
  .build_things = build_things,
  .diff = paddock_hex_track_diff,
  .sample = sample,
  .coarse_zoom = 4 / (SQRT3 * SIZE), /* hexes of four pixels */
};
