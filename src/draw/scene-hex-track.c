/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-hex-track.h"

#include <string.h>

#include "words.h"

#define SIZE PADDOCK_HEX_DRAWN_SIZE

#define MARGIN 24.0
#define HEADER 64.0
#define LEGEND_ROW 24.0
#define NARROWEST 420.0 /* frame */

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

  paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_CELL, .at = hex });
  paddock_scene_add_hex (self->scene, styles[MIN (cell.kind, PADDOCK_CELL_SPECIAL)], centre, SIZE);
}

static void
add_badge (PaddockScene *scene, PaddockPoint at, guint kind)
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

  paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_CELL, .at = hex });
  add_badge (self->scene, paddock_hex_drawing_centre (self, hex), cell.kind);
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
                                                     .at = hexes[i] });
    paddock_scene_add_hex (self->scene,
                           kind == PADDOCK_CELL_BARRIER ? PADDOCK_STYLE_OBSTACLE
                                                        : PADDOCK_STYLE_OBSTACLE_SPACE,
                           centre, SIZE);
    if (kind >= PADDOCK_CELL_SPECIAL)
      add_badge (self->scene, centre, kind);
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

/* The frame */

typedef struct {
  const PaddockHexLayout *layout;
  PaddockRect rect;
} Extent;

static void
include_hex (Extent *self, PaddockHex hex)
{
  self->rect = paddock_rect_include (self->rect, paddock_hex_layout_centre (self->layout, hex));
}

static void
include_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  include_hex (data, hex);
}

/* Every list whose records have a place at a known offset. */
static void
include_list (Extent *self, const PaddockList *list, gsize offset)
{
  for (guint i = 0; i < paddock_list_len (list); i++) {
    PaddockHex hex;

    memcpy (&hex, list->data + i * list->element_size + offset, sizeof hex);
    include_hex (self, hex);
  }
}

/* The rectangle of everything drawn, without frame. */
static PaddockRect
measure_board (const PaddockHexTrack *track)
{
  PaddockHexLayout layout = paddock_hex_track_get_layout (track);
  Extent extent = { &layout, PADDOCK_RECT_EMPTY };

  paddock_board_foreach (track->board, NULL, include_cell, &extent);
  include_list (&extent, track->start.tokens, G_STRUCT_OFFSET (PaddockLineToken, at));
  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++)
    include_list (&extent, PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i)->tokens,
                  G_STRUCT_OFFSET (PaddockLineToken, at));
  include_list (&extent, track->obstacles, G_STRUCT_OFFSET (PaddockObstacle, at));
  include_list (&extent, track->board_items, G_STRUCT_OFFSET (PaddockBoardItem, at));
  include_list (&extent, track->grid, G_STRUCT_OFFSET (PaddockGridSlot, at));
  include_list (&extent, track->hazards, G_STRUCT_OFFSET (PaddockHazard, at));
  include_list (&extent, track->fragiles, G_STRUCT_OFFSET (PaddockFragile, at));
  include_list (&extent, track->solids, G_STRUCT_OFFSET (PaddockSolid, at));
  include_list (&extent, track->notes, G_STRUCT_OFFSET (PaddockNote, at));
  if (paddock_rect_is_empty (extent.rect))
    include_hex (&extent, PADDOCK_HEX (0, 0));

  return paddock_rect_grow (extent.rect, SIZE);
}

static guint
count_legend_rows (const PaddockHexTrack *track, const PaddockViewOptions *options)
{
  return paddock_list_len (track->specials)
         + (options->has_notes ? paddock_list_len (track->notes) : 0);
}

static PaddockRect
measure (gconstpointer record, const PaddockViewOptions *options)
{
  const PaddockHexTrack *track = record;
  PaddockRect rect = paddock_rect_grow (measure_board (track), MARGIN);
  guint rows = count_legend_rows (track, options);

  if (!options->has_frame)
    return rect;

  rect.width = MAX (rect.width, NARROWEST);
  rect.y -= HEADER;
  rect.height += HEADER + (rows > 0 ? rows * LEGEND_ROW + MARGIN : 0);

  return rect;
}

static char *
make_subtitle (const PaddockHexDrawing *self)
{
  const PaddockHexTrack *track = self->track;
  GString *text = g_string_new (paddock_text_get (track->location));

#define SEPARATE() (text->len ? "  ·  " : "")
  g_string_append_printf (text, "%s%s: %d", SEPARATE (),
                          paddock_view_word (self->options, N_ ("Laps")), track->laps);
  if (track->difficulty > 0) {
    g_string_append_printf (text, "%s%s: ", SEPARATE (),
                            paddock_view_word (self->options, N_ ("Difficulty")));
    for (int i = 0; i < track->difficulty; i++)
      g_string_append (text, "★");
  }
  if (*paddock_text_get (track->author))
    g_string_append_printf (text, "%s%s", SEPARATE (), track->author);
#undef SEPARATE

  return g_string_free (text, FALSE);
}

static void
add_header (PaddockHexDrawing *self, PaddockRect frame)
{
  PaddockRect box = { frame.x + MARGIN, frame.y + MARGIN, frame.width - 2 * MARGIN, 34 };
  g_autofree char *subtitle = make_subtitle (self);

  paddock_scene_add_text (self->scene, PADDOCK_STYLE_TITLE, box, 24, PADDOCK_ALIGN_LEFT,
                          paddock_text_get (self->track->title));
  box.y += 34;
  box.height = 20;
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_MUTED, box, 13, PADDOCK_ALIGN_LEFT, subtitle);
}

static void
add_legend (PaddockHexDrawing *self, PaddockRect frame)
{
  guint n_notes = self->options->has_notes ? paddock_list_len (self->track->notes) : 0;
  PaddockRect box = { frame.x + MARGIN + 28,
                      frame.y + frame.height - MARGIN
                        - LEGEND_ROW * count_legend_rows (self->track, self->options),
                      frame.width - 2 * MARGIN - 28, LEGEND_ROW };

  for (guint i = 0; i < paddock_list_len (self->track->specials); i++, box.y += LEGEND_ROW) {
    const PaddockSpecial *special = PADDOCK_LIST_AT (self->track->specials, PaddockSpecial, i);
    int kind = paddock_cell_kind_from_char (*paddock_text_get (special->key));
    const char *label = paddock_text_get (special->label);

    if (kind >= PADDOCK_CELL_SPECIAL)
      add_badge (self->scene, (PaddockPoint){ box.x - 16, box.y + 9 }, (guint) kind);
    paddock_scene_add_text (self->scene, PADDOCK_STYLE_TEXT, box, 13, PADDOCK_ALIGN_LEFT,
                            *label ? label : special->name);
  }

  for (guint i = 0; i < n_notes; i++, box.y += LEGEND_ROW) {
    const PaddockNote *note = PADDOCK_LIST_AT (self->track->notes, PaddockNote, i);

    paddock_hex_drawing_add_note_mark (self, (PaddockPoint){ box.x - 16, box.y + 9 }, i);
    paddock_scene_add_text (self->scene, PADDOCK_STYLE_TEXT, box, 13, PADDOCK_ALIGN_LEFT,
                            note->text);
  }
}

static void
build (const PaddockPicture *picture, const PaddockRect *clip, PaddockScene *scene)
{
  const PaddockHexTrack *track = picture->document->record;
  PaddockHexDrawing self = {
    .track = track,
    .options = &picture->options,
    .scene = scene,
    .layout = paddock_hex_track_get_layout (track),
    .clip = paddock_rect_grow (*clip, 2 * SIZE),
  };

  paddock_track_layout_init (&self.ground, track);
  scene->orientation = self.layout.orientation;
  paddock_hex_drawing_for_each_cell (&self, add_cell);
  paddock_hex_drawing_for_each_cell (&self, add_special);
  paddock_scene_next_layer (scene);
  for (guint i = 0; i < paddock_list_len (track->obstacles); i++)
    add_obstacle (&self, i);
  paddock_hex_drawing_add_lines (&self);
  paddock_hex_drawing_add_tokens (&self);
  paddock_hex_drawing_add_markers (&self);

  paddock_scene_next_layer (scene);
  paddock_scene_show (scene, (PaddockThing){ PADDOCK_THING_NONE });
  if (picture->options.has_coordinates || picture->options.has_ranks)
    paddock_hex_drawing_for_each_cell (&self, add_label_of_cell);
  if (picture->options.has_frame) {
    add_header (&self, picture->bounds);
    add_legend (&self, picture->bounds);
  }
  paddock_track_layout_clear (&self.ground);
}

const PaddockPictureKind paddock_hex_track_picture = {
  .document = &paddock_hex_track_kind,
  .measure = measure,
  .build = build,
};
