/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "selection-overlay.h"

#include "scene-hex-track.h"
#include "scene-overlay.h"
#include "track-things.h"

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

PaddockScene *
paddock_selection_overlay_new (const PaddockHexTrack *track, const PaddockSelection *selection)
{
  Overlay self = {
    .layout = paddock_hex_track_get_layout (track),
    .selection = selection,
  };

  if (paddock_selection_is_empty (selection))
    return NULL;

  self.scene = paddock_scene_new (self.layout.orientation);
  paddock_board_foreach (selection->hexes, NULL, add_sides, &self);
  for (guint i = 0; i < paddock_selection_get_n_things (selection); i++)
    add_thing (&self, track, paddock_selection_get_thing (selection, i));

  return self.scene;
}
