/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-hex-track.h"

#include <string.h>

#include "words.h"

#define SIZE PADDOCK_HEX_DRAWN_SIZE
#define SQRT3 1.7320508075688772

#define MARGIN 24.0
#define HEADER 64.0
#define LEGEND_ROW 24.0
#define NARROWEST 420.0 /* frame */

typedef struct {
  const PaddockHexLayout *layout;
  PaddockRect rect;
} Extent;

static void
include_hex (Extent *self, PaddockHex hex)
{
  self->rect = paddock_rect_include (self->rect, paddock_hex_layout_centre (self->layout, hex));
}

/* Rows of pointy hexes, and columns of flat ones, each begin half a hex further on. */
static void
include_board (Extent *self, const PaddockBoard *board)
{
  gboolean is_pointy = self->layout->orientation == PADDOCK_ORIENTATION_POINTY;
  double along = SQRT3 / 2 * SIZE, across = 1.5 * SIZE;
  double unit_x = is_pointy ? along : across, unit_y = is_pointy ? across : along;
  int left, top, right, bottom;

  if (!paddock_board_get_reach (board, is_pointy ? 2 : 1, is_pointy ? 1 : 0, &right))
    return;

  paddock_board_get_reach (board, is_pointy ? -2 : -1, is_pointy ? -1 : 0, &left);
  paddock_board_get_reach (board, is_pointy ? 0 : 1, is_pointy ? 1 : 2, &bottom);
  paddock_board_get_reach (board, is_pointy ? 0 : -1, is_pointy ? -1 : -2, &top);
  self->rect = (PaddockRect){ -left * unit_x, -top * unit_y, (left + right) * unit_x,
                              (top + bottom) * unit_y };
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

  include_board (&extent, track->board);
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

PaddockRect
paddock_hex_track_measure (gconstpointer record, const PaddockViewOptions *options)
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

/* What is raced for: laps, or what else its course says. */
static char *
make_race (const PaddockHexDrawing *self)
{
  static const char *const names[] = {
    [PADDOCK_RACE_FASTEST] = N_ ("First over the line"), [PADDOCK_RACE_FURTHEST] = N_ ("Rounds"),
    [PADDOCK_RACE_TOUGHEST] = N_ ("Last one driving"),   [PADDOCK_RACE_PURSUIT] = N_ ("Pursuit"),
    [PADDOCK_RACE_FOX_HOUNDS] = N_ ("Fox and hounds"),
  };
  const PaddockHexTrack *track = self->track;
  const PaddockCourse *course = &track->course;
  const char *name = paddock_view_word (self->options, names[course->race]);
  gboolean has_course = paddock_hex_track_has (track, PADDOCK_FEATURE_COURSE);
  gboolean is_fastest = !has_course || course->race == PADDOCK_RACE_FASTEST;

  if (is_fastest && course->distance)
    return g_strdup_printf ("%s: %d", paddock_view_word (self->options, N_ ("Distance")),
                            course->distance);
  if (is_fastest && (course->closed || !has_course))
    return g_strdup_printf ("%s: %d", paddock_view_word (self->options, N_ ("Laps")), track->laps);
  if (course->race == PADDOCK_RACE_FURTHEST)
    return g_strdup_printf ("%s: %d", name, course->rounds);

  return g_strdup (name);
}

static char *
make_subtitle (const PaddockHexDrawing *self)
{
  const PaddockHexTrack *track = self->track;
  GString *text = g_string_new (paddock_text_get (track->location));
  g_autofree char *race = make_race (self);

#define SEPARATE() (text->len ? "  ·  " : "")
  g_string_append_printf (text, "%s%s", SEPARATE (), race);
  if (paddock_hex_track_has (track, PADDOCK_FEATURE_COURSE) && track->course.scoring)
    g_string_append_printf (text, "%s%s", SEPARATE (),
                            paddock_view_word (self->options, N_ ("Points decide")));
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
      paddock_hex_drawing_add_badge (self->scene, (PaddockPoint){ box.x - 16, box.y + 9 },
                                     (guint) kind);
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

void
paddock_hex_drawing_add_frame (PaddockHexDrawing *self, PaddockRect bounds)
{
  add_header (self, bounds);
  add_legend (self, bounds);
}
