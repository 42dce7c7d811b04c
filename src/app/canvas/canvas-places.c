/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-private.h"

#include <math.h>

#include "scene-areas.h"
#include "thing-words.h"

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

PaddockGround *
paddock_canvas_get_ground (PaddockCanvas *self)
{
  g_return_val_if_fail (PADDOCK_IS_CANVAS (self), NULL);

  if (!self->ground)
    self->ground = paddock_ground_new (paddock_canvas_get_document (self));

  return self->ground;
}

gboolean
paddock_canvas_has_sheet (PaddockCanvas *self)
{
  g_return_val_if_fail (PADDOCK_IS_CANVAS (self), FALSE);

  return paddock_canvas_get_document (self)
         && paddock_ground_get_kind (paddock_canvas_get_ground (self)) == PADDOCK_GROUND_NONE;
}

gboolean
paddock_canvas_shows_board (PaddockCanvas *self)
{
  return paddock_ground_get_kind (paddock_canvas_get_ground (self)) == PADDOCK_GROUND_HEX;
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

static char *
dup_pointer_words (PaddockCanvas *self)
{
  PaddockPoint at = paddock_canvas_view_to_scene (&self->view, self->pointer);
  PaddockThing thing;

  if (!self->has_pointer)
    return g_strdup ("");
  if (paddock_canvas_shows_board (self))
    return paddock_place_dup_words (paddock_canvas_get_document (self),
                                    paddock_ground_find_place (paddock_canvas_get_ground (self),
                                                               at));

  thing = paddock_canvas_hit (self, at.x, at.y);
  return paddock_thing_dup_words (&thing);
}

void
paddock_canvas_update_pointed_at (PaddockCanvas *self)
{
  char *words = paddock_canvas_dup_cursor_words (self);

  if (!words)
    words = dup_pointer_words (self);
  if (g_strcmp0 (words, self->pointed_at) == 0) {
    g_free (words);
    return;
  }

  g_free (self->pointed_at);
  self->pointed_at = words;
  g_object_notify (G_OBJECT (self), "pointed-at");
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

void
paddock_canvas_show_places (PaddockCanvas *self, const GArray *places)
{
  const PaddockGround *ground = paddock_canvas_get_ground (self);
  PaddockRect rect = PADDOCK_RECT_EMPTY;
  double size = 0;

  for (guint i = 0; i < places->len; i++) {
    PaddockPlace place = g_array_index (places, PaddockPlace, i);

    rect = paddock_rect_include (rect, paddock_ground_get_point (ground, place));
    size = MAX (size, paddock_ground_get_size (ground, place));
  }
  if (size > 0)
    paddock_canvas_show_scene_rect (self, paddock_rect_grow (rect, 3 * size));
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
