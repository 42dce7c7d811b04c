/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool-marks.h"

#include <glib/gi18n.h>

#include "line-tools.h"
#include "scene-hex-track.h"
#include "scene-overlay.h"
#include "track-things.h"

#define INVITATION 360.0 /* width of the words */
#define AXIS_LENGTH (40 * PADDOCK_HEX_DRAWN_SIZE)

typedef struct {
  PaddockScene *scene;
  PaddockHexLayout layout;
  const PaddockSelection *selection;
} Overlay;

/* The sides of a selected hex that the outline runs along. */
static void
add_sides (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Overlay *self = data;
  PaddockPoint corners[6];

  paddock_hex_layout_corners (&self->layout, hex, corners);
  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    if (!paddock_selection_has_hex (self->selection, paddock_hex_neighbour (hex, d)))
      paddock_overlay_add_polyline (self->scene, PADDOCK_OUTLINE_SELECTION,
                                    (PaddockPoint[]){ corners[paddock_direction_wrap (d - 1)],
                                                      corners[d] },
                                    2);
}

static void
add_thing (Overlay *self, const PaddockHexTrack *track, PaddockThing thing)
{
  PaddockHex hexes[PADDOCK_THING_MAX_HEXES];
  guint n = 0;

  if (thing.index < paddock_track_count (track, thing.kind))
    n = paddock_track_get_hexes (track, thing.kind, thing.index, hexes);
  for (guint i = 0; i < n; i++)
    paddock_overlay_add_circle (self->scene, PADDOCK_OUTLINE_SELECTION,
                                paddock_hex_layout_centre (&self->layout, hexes[i]),
                                PADDOCK_HEX_DRAWN_SIZE * 0.9);
}

/* Everything selected. */
static void
add_selection (Overlay *self, const PaddockHexTrack *track)
{
  paddock_board_foreach (self->selection->hexes, NULL, add_sides, self);
  for (guint i = 0; i < paddock_selection_get_n_things (self->selection); i++)
    add_thing (self, track, paddock_selection_get_thing (self->selection, i));
}

/* Lines through the centre: the mirror, or one to each image. */
static void
add_symmetry (Overlay *self, const PaddockToolSettings *settings)
{
  static const int folds[PADDOCK_N_SYMMETRIES] = { 0, 2, 2, 3, 6 };
  PaddockPoint centre = paddock_hex_layout_centre (&self->layout, settings->centre);
  int n = folds[settings->symmetry];

  for (int i = 0; i < n; i++) {
    int facing = settings->axis + i * PADDOCK_N_FACINGS / n;
    double angle = paddock_hex_layout_angle (&self->layout, paddock_facing_wrap (facing));
    PaddockPoint line[] = { centre, paddock_point_along (centre, angle, AXIS_LENGTH) };

    paddock_overlay_add_polyline (self->scene, PADDOCK_OUTLINE_RUBBER_BAND, line, 2);
  }
  paddock_overlay_add_circle (self->scene, PADDOCK_OUTLINE_RUBBER_BAND, centre,
                              PADDOCK_HEX_DRAWN_SIZE / 4);
}

static void
add_runway (Overlay *self, const PaddockHexTrack *track)
{
  g_autoptr (GArray) hexes = paddock_start_runway (track);

  for (guint i = 0; i < hexes->len; i++)
    paddock_overlay_add_circle (self->scene, PADDOCK_OUTLINE_ROUTE,
                                paddock_hex_layout_centre (&self->layout,
                                                           g_array_index (hexes, PaddockHex, i)),
                                PADDOCK_HEX_DRAWN_SIZE / 4);
}

/* What to do with a board that is not there yet. */
static void
add_invitation (Overlay *self)
{
  PaddockPoint centre = paddock_hex_layout_centre (&self->layout, PADDOCK_HEX (0, 0));
  PaddockRect box = { centre.x - INVITATION / 2, centre.y + 2 * PADDOCK_HEX_DRAWN_SIZE, INVITATION,
                      4 * PADDOCK_HEX_DRAWN_SIZE };

  paddock_overlay_add_hex (self->scene, PADDOCK_OUTLINE_GHOST, centre, PADDOCK_HEX_DRAWN_SIZE);
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_TEXT, box, 13, PADDOCK_ALIGN_CENTRE,
                          _ ("Drag the brush to paint the first spaces."));
}

PaddockScene *
paddock_tool_marks_build (const PaddockToolMarks *self)
{
  gboolean has_symmetry = self->tool && self->tool->uses & PADDOCK_USES_SYMMETRY
                          && self->settings->symmetry != PADDOCK_SYMMETRY_NONE;
  gboolean has_runway = self->tool && g_str_equal (self->tool->id, "start");
  Overlay overlay = {
    .layout = paddock_hex_track_get_layout (self->track),
    .selection = self->selection,
  };

  gboolean is_empty = paddock_board_count (self->track->board) == 0;

  if (paddock_selection_is_empty (self->selection) && !has_symmetry && !has_runway && !is_empty)
    return NULL;

  overlay.scene = paddock_scene_new (overlay.layout.orientation);
  add_selection (&overlay, self->track);
  if (has_symmetry)
    add_symmetry (&overlay, self->settings);
  if (has_runway)
    add_runway (&overlay, self->track);
  if (is_empty)
    add_invitation (&overlay);

  return overlay.scene;
}
