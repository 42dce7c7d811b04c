/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "scene-road-track.h"
#include "words.h"

#define ROWS_PER_NUMBER 5
#define BESIDE_BEND 96.0  /* width of words beside a bend */
#define LEAST_BESIDE 42.0 /* the least, for short words */
#define LINE 18.0         /* height of a line of them */
#define PLATE 40.0        /* half the width of a plate */
#define VERGE PADDOCK_ROAD_VERGE

typedef PaddockRoadDrawing Drawing;

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
                                                     .at = PADDOCK_PLACE (row, lane) });
    paddock_scene_add_label (self->scene,
                             lane == info->priority ? PADDOCK_STYLE_PRIORITY_TEXT
                                                    : PADDOCK_STYLE_SPACE_TEXT,
                             paddock_road_drawing_get_lane_middle (self, row - 0.5, row, lane), 10,
                             11, number);
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

/* "Harbour Avenue · Sprint · flipped" */
static char *
dup_tile_words (const Drawing *self,
                const PaddockTilePlace *place,
                const PaddockTile *tile,
                const char *separator)
{
  const char *label = paddock_text_get (tile->label);
  GString *words = g_string_new (*label ? label : paddock_text_get (tile->id));
  guint seen = 0;

  for (guint i = 0; i < paddock_list_len (tile->sections); i++) {
    guint terrain = (guint) PADDOCK_LIST_AT (tile->sections, PaddockSection, i)->terrain;

    if (!(seen & (1u << terrain)))
      g_string_append_printf (
        words, "%s%s", seen ? ", " : separator,
        paddock_view_word (self->options,
                           paddock_catalogue_get_row (&paddock_terrains, terrain)->label));
    seen |= 1u << terrain;
  }
  if (place->mirror)
    g_string_append_printf (words, "%s%s", separator,
                            paddock_view_word (self->options, N_ ("flipped")));

  return g_string_free (words, FALSE);
}

/* A tick across the verges. */
static void
add_tick (Drawing *self, PaddockStyle style, double along, double beyond)
{
  double edge = paddock_road_drawing_get_edge (self, along);

  for (int side = -1; side <= 1; side += 2)
    paddock_scene_add_line (self->scene, style,
                            paddock_road_drawing_get_point (self, along, side * edge),
                            paddock_road_drawing_get_point (self, along,
                                                            side * (edge + VERGE + beyond)));
}

/* Where the terrain changes inside a tile. */
static void
add_section_ticks (Drawing *self, int first, int last)
{
  const PaddockCourseRow *rows = self->course->rows;

  for (int row = first; row < last; row++)
    if (rows[row].section != rows[row - 1].section)
      add_tick (self, PADDOCK_STYLE_SECTION_LINE, row, 2);
}

/* Room for the lines of LABEL, and one more for those that are too long. */
static PaddockRect
find_box_beside (PaddockPoint at, gboolean is_right, const char *label)
{
  g_auto (GStrv) lines = g_strsplit (label, "\n", -1);
  double width = LEAST_BESIDE, height = LINE * (g_strv_length (lines) + 1);

  for (guint i = 0; lines[i]; i++)
    width = MAX (width, 8.5 * (double) g_utf8_strlen (lines[i], -1));
  width = MIN (width, BESIDE_BEND);

  return (PaddockRect){ is_right ? at.x - 6 : at.x + 6 - width, at.y - height / 2, width, height };
}

/* How far from the middle of the road words clear its rows from FIRST to LAST, however wide. */
static double
find_clearance (const Drawing *self, int first, int last)
{
  double most = 0;

  for (int row = first; row <= last; row++)
    most = MAX (most, paddock_road_drawing_get_edge (self, row - 0.5));

  return most + VERGE + 15;
}

/* Where a label of so many characters stands free of plates: in the middle of a tile, or in one of its halves. */
static double
find_label_place (const Drawing *self, int first, int last, const char *label)
{
  static const double shares[] = { 0.5, 0.25, 0.75 };
  double half = 4.25 * (double) g_utf8_strlen (label, -1) + PLATE;

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++) {
    double along = first - 1 + (last - first + 1) * shares[i];
    PaddockPoint from = paddock_road_drawing_get_point (self, along - 0.5, 0);
    PaddockPoint to = paddock_road_drawing_get_point (self, along + 0.5, 0);
    double rows = half / hypot (to.x - from.x, to.y - from.y);

    if (!paddock_road_drawing_has_plate (self, along - rows, along + rows))
      return along;
  }

  return (first - 1 + last) / 2.0;
}

/* The name of a tile beside its middle, and an arrow that shows the way.  Beside a bend there is little room: a line for
 * each of the words. */
static void
add_tile_name (Drawing *self, guint index, int first, int last)
{
  const PaddockTilePlace *place = PADDOCK_LIST_AT (self->track->places, PaddockTilePlace, index);
  const PaddockTile *tile = paddock_road_track_find_tile (self->track, place->tile);
  double along = (first - 1 + last) / 2.0,
         angle = paddock_road_shape_get_angle (self->shape, along);
  int side = paddock_road_drawing_find_free_side (self, along);
  gboolean is_bent = paddock_road_shape_get_bend (self->shape, along) != 0;
  PaddockPoint at =
    paddock_road_drawing_get_point (self, along, side * find_clearance (self, first, last));
  g_autofree char *label = dup_tile_words (self, place, tile, is_bent ? "\n" : "  ·  ");
  PaddockRect box = { at.x - 150, at.y - 9, 300, 18 };

  if (is_bent) {
    box = find_box_beside (at, cos (angle + side * G_PI / 2) > 0, label);
  } else {
    at = paddock_road_drawing_get_point (self, find_label_place (self, first, last, label),
                                         side * find_clearance (self, first, last));
    box.x = at.x - box.width / 2;
  }

  paddock_scene_show (self->scene,
                      (PaddockThing){ .kind = PADDOCK_THING_TILE, .index = (guint16) index });
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_STRONG, box, 12, PADDOCK_ALIGN_CENTRE, label);
  add_tick (self, PADDOCK_STYLE_TILE_LINE, first - 1, 6);
  add_section_ticks (self, first, last);
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
    int row = CLAMP (note->at.a, 1, self->course->n_rows);
    int lanes = paddock_road_shape_get_lanes (self->shape, row);
    g_autofree char *number = g_strdup_printf ("%u", i + 1);
    PaddockPoint at =
      paddock_road_drawing_get_lane_middle (self, row - 0.25, row, CLAMP (note->at.b, 1, lanes));

    paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_NOTE,
                                                     .index = (guint16) i,
                                                     .at = note->at });
    paddock_scene_add_circle (self->scene, PADDOCK_STYLE_NOTE, at, 7);
    paddock_scene_add_label (self->scene, PADDOCK_STYLE_NOTE_TEXT, at, 6, 9, number);
  }
}

void
paddock_road_drawing_add_words (Drawing *self)
{
  for (guint i = 0; i < paddock_list_len (self->track->places); i++)
    add_slots (self, i);
  if (self->options->is_small)
    return;

  add_row_numbers (self);
  add_tile_names (self);
  if (self->options->has_notes)
    add_notes (self);
}

void
paddock_road_drawing_add_frame (Drawing *self)
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
