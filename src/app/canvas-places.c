/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-private.h"

#include <math.h>

#include "scene-areas.h"
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
  g_autoptr (PaddockScene) built = NULL;
  PaddockRect clip;
  double reach;

  g_return_val_if_fail (PADDOCK_IS_CANVAS (self), thing);

  reach = POINTER_REACH / self->view.zoom;
  clip = paddock_rect_grow ((PaddockRect){ x, y, 0, 0 }, reach);
  picture = paddock_canvas_painter_get_picture (self->painter);
  if (picture)
    paddock_scene_hit (paddock_picture_peek (picture, &clip, &built), (PaddockPoint){ x, y }, reach,
                       &thing);

  return thing;
}

GArray *
paddock_canvas_find_areas (PaddockCanvas *self, PaddockThing thing)
{
  const PaddockPicture *picture;
  g_autoptr (PaddockScene) built = NULL;

  g_return_val_if_fail (PADDOCK_IS_CANVAS (self), NULL);

  picture = paddock_canvas_painter_get_picture (self->painter);
  return picture ? paddock_scene_find_areas (paddock_picture_peek (picture, NULL, &built), thing)
                 : g_array_new (FALSE, FALSE, sizeof (PaddockRect));
}

PaddockRect
paddock_canvas_get_view (PaddockCanvas *self)
{
  const PaddockCanvasView *view;

  g_return_val_if_fail (PADDOCK_IS_CANVAS (self), PADDOCK_RECT_EMPTY);

  view = &self->view;
  return (PaddockRect){ view->origin.x, view->origin.y, view->width / view->zoom,
                        view->height / view->zoom };
}

void
paddock_canvas_centre_on (PaddockCanvas *self, PaddockPoint point)
{
  PaddockPoint at;

  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  at = paddock_canvas_view_from_scene (&self->view, point);
  paddock_canvas_pan_from (self, &self->view, self->view.width / 2 - at.x,
                           self->view.height / 2 - at.y);
}

cairo_surface_t *
paddock_canvas_get_overview (PaddockCanvas *self, PaddockRect *shows)
{
  g_return_val_if_fail (PADDOCK_IS_CANVAS (self), NULL);

  return paddock_canvas_painter_get_overview (self->painter, shows);
}

/* Pixels to an inch of the screen that the canvas is on; 96 where it does not say, or means that. */
static double
get_density (PaddockCanvas *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native ? gtk_native_get_surface (native) : NULL;
  GdkMonitor *monitor =
    surface ? gdk_display_get_monitor_at_surface (gdk_surface_get_display (surface), surface)
            : NULL;
  GdkRectangle geometry = { 0 };
  int millimetres = monitor ? gdk_monitor_get_width_mm (monitor) : 0;
  double density;

  if (millimetres <= 0)
    return 96;

  gdk_monitor_get_geometry (monitor, &geometry);
  density = geometry.width * 25.4 / millimetres;
  return fabs (density - 96) < 1 ? 96 : density;
}

void
paddock_canvas_show_actual_size (PaddockCanvas *self)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  paddock_canvas_zoom_to (self, CLAMP (get_density (self), 48, 480) / 96);
}
