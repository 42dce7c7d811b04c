/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-private.h"
#include "scene-hex-track.h"

#define POINTER_REACH 3 /* pixels around a point that still count */

PaddockPoint
paddock_canvas_to_scene (PaddockCanvas *self, PaddockPoint view)
{
  g_return_val_if_fail (PADDOCK_IS_CANVAS (self), view);

  return paddock_canvas_view_to_scene (&self->view, view);
}

PaddockPoint
paddock_canvas_from_scene (PaddockCanvas *self, PaddockPoint scene)
{
  g_return_val_if_fail (PADDOCK_IS_CANVAS (self), scene);

  return paddock_canvas_view_from_scene (&self->view, scene);
}

const PaddockHexTrack *
paddock_canvas_get_hex_track (PaddockCanvas *self)
{
  PaddockDocument *document = paddock_canvas_get_document (self);

  return document && document->kind == &paddock_hex_track_kind ? document->record : NULL;
}

PaddockHex
paddock_canvas_hex_at (PaddockCanvas *self, double x, double y)
{
  const PaddockHexTrack *track = paddock_canvas_get_hex_track (self);
  PaddockHexLayout layout;

  g_return_val_if_fail (track != NULL, PADDOCK_HEX (0, 0));

  layout = paddock_hex_track_get_layout (track);
  return paddock_hex_layout_at (&layout, (PaddockPoint){ x, y });
}

PaddockPoint
paddock_canvas_hex_centre (PaddockCanvas *self, PaddockHex hex)
{
  const PaddockHexTrack *track = paddock_canvas_get_hex_track (self);
  PaddockHexLayout layout;

  g_return_val_if_fail (track != NULL, ((PaddockPoint){ 0, 0 }));

  layout = paddock_hex_track_get_layout (track);
  return paddock_hex_layout_centre (&layout, hex);
}

/* Only what lies around the point is built, so this costs the same on any board. */
PaddockThing
paddock_canvas_hit (PaddockCanvas *self, double x, double y)
{
  PaddockThing thing = { .kind = PADDOCK_THING_NONE };
  const PaddockPicture *picture;
  g_autoptr (PaddockScene) scene = NULL;
  PaddockRect clip;
  double reach;

  g_return_val_if_fail (PADDOCK_IS_CANVAS (self), thing);

  reach = POINTER_REACH / self->view.zoom;
  clip = paddock_rect_grow ((PaddockRect){ x, y, 0, 0 }, reach);
  picture = paddock_canvas_painter_get_picture (self->painter);
  if (picture) {
    scene = paddock_picture_build (picture, &clip);
    paddock_scene_hit (scene, (PaddockPoint){ x, y }, reach, &thing);
  }

  return thing;
}
