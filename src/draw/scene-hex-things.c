/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-hex-track.h"
#include "scene-obstacles.h"

#include "track-things.h"

#define SIZE PADDOCK_HEX_DRAWN_SIZE
#define TOKEN_SIZE (SIZE - 1.2)

static void
show (PaddockHexDrawing *self, PaddockThingKind kind, guint index, guint part, PaddockHex at)
{
  paddock_scene_show (self->scene, (PaddockThing){ .kind = (guint8) kind,
                                                   .part = (guint8) part,
                                                   .index = (guint16) index,
                                                   .at = paddock_hex_to_place (at) });
}

/* Tokens */

/* A small flag: three by three squares, of which every other one is filled. */
static void
add_flag (PaddockScene *scene, PaddockPoint centre)
{
  const double side = 4.5;

  for (int i = 0; i < 9; i += 2)
    paddock_scene_add_rect (scene, PADDOCK_STYLE_TOKEN_MARK,
                            (PaddockRect){ centre.x + (i % 3 - 1.5) * side,
                                           centre.y + (i / 3 - 1.5) * side, side, side },
                            0);
}

/* A token is a hex with a frame: its sign in the middle, an arrow on the side where its line leaves it,
 * and on its item side a question mark opposite. */
static void
add_token (PaddockHexDrawing *self, const PaddockLineToken *token, int side, const char *sign)
{
  PaddockPoint centre = paddock_hex_drawing_centre (self, token->at);
  double angle = paddock_hex_layout_angle (&self->layout, 2 * token->arrow);
  PaddockPoint badge = paddock_point_along (centre, angle, -0.52 * SIZE);

  paddock_scene_add_hex (self->scene, sign ? PADDOCK_STYLE_TOKEN : PADDOCK_STYLE_TOKEN_START,
                         centre, TOKEN_SIZE);
  if (sign)
    paddock_scene_add_label (self->scene, PADDOCK_STYLE_TOKEN_TEXT, centre, 8, 16, sign);
  else
    add_flag (self->scene, centre);
  paddock_scene_add_arrow (self->scene, PADDOCK_STYLE_TOKEN_MARK,
                           paddock_point_along (centre, angle, 0.78 * SIZE), angle, 8);

  if (side == PADDOCK_SIDE_ITEM) {
    paddock_scene_add_circle (self->scene, PADDOCK_STYLE_ITEM, badge, 6);
    paddock_scene_add_label (self->scene, PADDOCK_STYLE_ITEM_TEXT, badge, 6, 9, "?");
  }
}

void
paddock_hex_drawing_add_tokens (PaddockHexDrawing *self)
{
  const PaddockStartLine *start = &self->track->start;

  paddock_scene_next_layer (self->scene);
  for (guint i = 0; i < paddock_list_len (start->tokens); i++) {
    const PaddockLineToken *token = PADDOCK_LIST_AT (start->tokens, PaddockLineToken, i);

    show (self, PADDOCK_THING_START, 0, i + 1, token->at);
    if (paddock_hex_drawing_shows (self, token->at))
      add_token (self, token, start->side, NULL);
  }

  for (guint i = 0; i < paddock_list_len (self->track->checkpoints); i++) {
    const PaddockCheckpoint *checkpoint =
      PADDOCK_LIST_AT (self->track->checkpoints, PaddockCheckpoint, i);
    g_autofree char *number = g_strdup_printf ("%d", checkpoint->number);

    for (guint j = 0; j < paddock_list_len (checkpoint->tokens); j++) {
      const PaddockLineToken *token = PADDOCK_LIST_AT (checkpoint->tokens, PaddockLineToken, j);

      show (self, PADDOCK_THING_CHECKPOINT, i, j + 1, token->at);
      if (paddock_hex_drawing_shows (self, token->at))
        add_token (self, token, checkpoint->side, number);
    }
  }
}

/* Markers: one function for each kind of thing that stands on a hex. */

static void
add_item (PaddockHexDrawing *self, gconstpointer record, PaddockPoint centre)
{
  const PaddockBoardItem *item = record;
  const char *name = paddock_text_get (item->item);
  gboolean is_armed = item->how == PADDOCK_ITEM_ARMED;
  char text[] = { is_armed ? '!' : '?', g_ascii_toupper (*name), '\0' };

  paddock_scene_add_circle (self->scene, is_armed ? PADDOCK_STYLE_ITEM_ARMED : PADDOCK_STYLE_ITEM,
                            centre, 11);
  paddock_scene_add_label (self->scene, PADDOCK_STYLE_ITEM_TEXT, centre, 10, 14, text);
}

/* A bay of the grid, open at the back. */
static void
add_slot (PaddockHexDrawing *self, gconstpointer record, PaddockPoint centre)
{
  const PaddockGridSlot *slot = record;
  double angle = paddock_hex_layout_angle (&self->layout, slot->facing);
  PaddockPoint front = paddock_point_along (centre, angle, 0.62 * SIZE);
  PaddockPoint left = paddock_point_along (front, angle - G_PI / 2, 0.42 * SIZE);
  PaddockPoint right = paddock_point_along (front, angle + G_PI / 2, 0.42 * SIZE);
  g_autofree char *number = g_strdup_printf ("%d", slot->number);
  PaddockPoint bay[] = { paddock_point_along (left, angle, -0.5 * SIZE), left, right,
                         paddock_point_along (right, angle, -0.5 * SIZE) };

  paddock_scene_add_polyline (self->scene, PADDOCK_STYLE_SLOT, bay, G_N_ELEMENTS (bay));
  paddock_scene_add_label (self->scene, PADDOCK_STYLE_SPACE_TEXT, centre, 9, 12, number);
}

static void
add_hazard (PaddockHexDrawing *self, gconstpointer record, PaddockPoint centre)
{
  const PaddockHazard *hazard = record;
  g_autofree char *cost = paddock_rating_dup_cost (hazard->clp, hazard->dice);

  if (!self->options->is_raced || !hazard->once)
    paddock_scene_add_hazard (self->scene, centre, cost);
}

static void
add_fragile (PaddockHexDrawing *self, gconstpointer record, PaddockPoint centre)
{
  const PaddockFragile *fragile = record;
  g_autofree char *cost = paddock_rating_dup_cost (fragile->clp, fragile->dice);
  g_autofree char *gain = paddock_rating_dup_gain (fragile->points);

  paddock_scene_add_fragile (self->scene, centre, cost, (guint) MAX (fragile->markers, 0), gain);
}

/* A low one is flat: it can be jumped. */
static void
add_solid (PaddockHexDrawing *self, gconstpointer record, PaddockPoint centre)
{
  const PaddockSolid *solid = record;
  g_autofree char *rating = paddock_rating_dup_cost (solid->clp, solid->dice);
  PaddockPoint octagon[8];

  for (guint i = 0; i < 8; i++) {
    octagon[i] = paddock_point_along (centre, (2 * i + 1) * G_PI / 8, 0.62 * SIZE);
    if (solid->is_low)
      octagon[i].y = centre.y + (octagon[i].y - centre.y) / 2;
  }
  paddock_scene_add_polygon (self->scene, PADDOCK_STYLE_SOLID, octagon, 8);
  if (*rating)
    paddock_scene_add_label (self->scene, PADDOCK_STYLE_SOLID_TEXT, centre, 9, 11, rating);
}

static void
add_runner_entry (PaddockHexDrawing *self, gconstpointer record, PaddockPoint centre)
{
  const PaddockRunnerEntry *entry = record;
  double angle = paddock_hex_layout_angle (&self->layout, 2 * entry->direction);

  paddock_scene_add_circle (self->scene, PADDOCK_STYLE_RUNNER, centre, 0.5 * SIZE);
  paddock_scene_add_arrow (self->scene, PADDOCK_STYLE_START_ARROW,
                           paddock_point_along (centre, angle, 0.45 * SIZE), angle, 9);
}

typedef void (*AddMarker) (PaddockHexDrawing *self, gconstpointer record, PaddockPoint centre);

static void
add_markers_of (PaddockHexDrawing *self, PaddockThingKind kind, AddMarker add)
{
  for (guint i = 0; i < paddock_track_count (self->track, kind); i++) {
    PaddockHex hexes[PADDOCK_THING_MAX_HEXES];

    paddock_track_get_hexes (self->track, kind, i, hexes);
    show (self, kind, i, 0, hexes[0]);
    if (paddock_hex_drawing_shows (self, hexes[0]))
      add (self, paddock_track_get (self->track, kind, i),
           paddock_hex_drawing_centre (self, hexes[0]));
  }
}

void
paddock_hex_drawing_add_note_mark (PaddockHexDrawing *self, PaddockPoint at, guint i)
{
  g_autofree char *number = g_strdup_printf ("%u", i + 1);
  PaddockPoint sheet[] = {
    paddock_point_move (at, -7, -7), paddock_point_move (at, 3, -7), paddock_point_move (at, 7, -3),
    paddock_point_move (at, 7, 7),   paddock_point_move (at, -7, 7),
  };

  paddock_scene_add_polygon (self->scene, PADDOCK_STYLE_NOTE, sheet, G_N_ELEMENTS (sheet));
  paddock_scene_add_label (self->scene, PADDOCK_STYLE_NOTE_TEXT, at, 6, 9, number);
}

static void
add_notes (PaddockHexDrawing *self)
{
  for (guint i = 0; i < paddock_list_len (self->track->notes); i++) {
    const PaddockNote *note = PADDOCK_LIST_AT (self->track->notes, PaddockNote, i);
    PaddockHex at = paddock_hex_from_place (note->at);
    PaddockPoint centre = paddock_hex_drawing_centre (self, at);

    show (self, PADDOCK_THING_NOTE, i, 0, at);
    if (paddock_hex_drawing_shows (self, at))
      paddock_hex_drawing_add_note_mark (self, paddock_point_move (centre, 11, -11), i);
  }
}

void
paddock_hex_drawing_add_markers (PaddockHexDrawing *self)
{
  paddock_scene_next_layer (self->scene);
  add_markers_of (self, PADDOCK_THING_SLOT, add_slot);
  add_markers_of (self, PADDOCK_THING_HAZARD, add_hazard);
  if (!self->options->is_raced) {
    add_markers_of (self, PADDOCK_THING_ITEM, add_item);
    add_markers_of (self, PADDOCK_THING_FRAGILE, add_fragile);
  }
  add_markers_of (self, PADDOCK_THING_SOLID, add_solid);
  add_markers_of (self, PADDOCK_THING_RUNNER_ENTRY, add_runner_entry);

  paddock_scene_next_layer (self->scene);
  if (self->options->has_notes)
    add_notes (self);
}
