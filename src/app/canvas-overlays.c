/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-private.h"
#include "paint.h"

void
paddock_canvas_set_overlay (PaddockCanvas *self,
                            PaddockCanvasOverlay slot,
                            PaddockScene *scene,
                            double opacity)
{
  Overlay *overlay;

  g_return_if_fail (PADDOCK_IS_CANVAS (self));
  g_return_if_fail (slot < PADDOCK_N_OVERLAYS);

  overlay = &self->overlays[slot];
  if (!overlay->scene && !scene)
    return;

  g_clear_pointer (&overlay->scene, paddock_scene_free);
  overlay->scene = scene;
  overlay->opacity = opacity;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
paint_overlay (const Overlay *overlay, cairo_t *cr, PaddockPalette palette)
{
  if (overlay->opacity >= 1) {
    paddock_paint_scene (cr, overlay->scene, palette);
    return;
  }

  cairo_push_group (cr);
  paddock_paint_scene (cr, overlay->scene, palette);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, overlay->opacity);
}

void
paddock_canvas_paint_overlays (PaddockCanvas *self, cairo_t *cr, PaddockPalette palette)
{
  cairo_save (cr);
  cairo_scale (cr, self->view.zoom, self->view.zoom);
  cairo_translate (cr, -self->view.origin.x, -self->view.origin.y);
  for (guint i = 0; i < PADDOCK_N_OVERLAYS; i++)
    if (self->overlays[i].scene)
      paint_overlay (&self->overlays[i], cr, palette);
  cairo_restore (cr);
}

void
paddock_canvas_clear_overlays (PaddockCanvas *self)
{
  for (guint i = 0; i < PADDOCK_N_OVERLAYS; i++)
    g_clear_pointer (&self->overlays[i].scene, paddock_scene_free);
}
