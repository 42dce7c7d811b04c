/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-private.h"

#include <adwaita.h>
#include <math.h>

#include "paint.h"

#define LINE_REACH 8 /* scene units beyond the shapes of an overlay that their lines may take */

PaddockPalette
paddock_canvas_get_palette (PaddockCanvas *self)
{
  for (guint i = 0; paddock_palette_names[i]; i++)
    if (g_strcmp0 (paddock_palette_names[i], self->palette) == 0)
      return i;

  return paddock_canvas_find_palette ();
}

PaddockPalette
paddock_canvas_find_palette (void)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  if (adw_style_manager_get_high_contrast (style))
    return PADDOCK_PALETTE_CONTRAST;
  return adw_style_manager_get_dark (style) ? PADDOCK_PALETTE_DARK : PADDOCK_PALETTE_LIGHT;
}

void
paddock_canvas_set_source (cairo_t *cr, PaddockInk ink)
{
  guint value = paddock_palette_get (paddock_canvas_find_palette (), ink);

  cairo_set_source_rgb (cr, (value >> 16 & 255) / 255.0, (value >> 8 & 255) / 255.0,
                        (value & 255) / 255.0);
}

/* Overlays.  VIEW covers much and changes rarely, so the painter keeps it; the others are few shapes. */

void
paddock_canvas_set_overlay (PaddockCanvas *self,
                            PaddockCanvasOverlay slot,
                            PaddockScene *scene,
                            double opacity)
{
  CanvasOverlay *overlay;

  g_return_if_fail (PADDOCK_IS_CANVAS (self));
  g_return_if_fail (slot < PADDOCK_N_OVERLAYS);

  overlay = &self->overlays[slot];
  if (!overlay->is_set && !scene)
    return;

  g_clear_pointer (&overlay->scene, paddock_scene_free);
  overlay->is_set = scene != NULL;
  overlay->opacity = opacity;
  if (slot == PADDOCK_OVERLAY_VIEW)
    paddock_canvas_painter_set_overlay (self->painter, scene, opacity);
  else
    overlay->scene = scene;
  if (scene && slot != PADDOCK_OVERLAY_VIEW)
    overlay->extent = paddock_scene_measure (scene);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
paddock_canvas_clear_overlays (PaddockCanvas *self)
{
  for (guint i = 0; i < PADDOCK_N_OVERLAYS; i++)
    g_clear_pointer (&self->overlays[i].scene, paddock_scene_free);
}

/* The part of the canvas that an overlay takes up, in view coordinates. */
static graphene_rect_t
get_overlay_bounds (PaddockCanvas *self, const CanvasOverlay *overlay)
{
  PaddockRect extent = paddock_rect_grow (overlay->extent, LINE_REACH);
  PaddockPoint a =
    paddock_canvas_view_from_scene (&self->view, (PaddockPoint){ extent.x, extent.y });
  graphene_rect_t view =
    GRAPHENE_RECT_INIT (0, 0, (float) self->view.width, (float) self->view.height);
  graphene_rect_t bounds;

  graphene_rect_init (&bounds, (float) floor (a.x) - 1, (float) floor (a.y) - 1,
                      (float) ceil (extent.width * self->view.zoom) + 3,
                      (float) ceil (extent.height * self->view.zoom) + 3);
  if (!graphene_rect_intersection (&view, &bounds, &bounds))
    bounds = *graphene_rect_zero ();

  return bounds;
}

static void
append_overlay (PaddockCanvas *self,
                const CanvasOverlay *overlay,
                const PaddockCanvasFrame *frame,
                GtkSnapshot *snapshot)
{
  graphene_rect_t bounds = get_overlay_bounds (self, overlay);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_t *cr;

  if (bounds.size.width <= 0 || bounds.size.height <= 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_scale (cr, 1.0 / scale, 1.0 / scale);
  cairo_translate (cr, -frame->area.x, -frame->area.y); /* on the same pixels as the tiles */
  cairo_scale (cr, frame->zoom, frame->zoom);
  paddock_paint_overlay (cr, overlay->scene, frame->palette, overlay->opacity);
  cairo_destroy (cr);
}

static void
append_tracing (PaddockCanvas *self, GtkSnapshot *snapshot)
{
  const PaddockRect *rect = &self->tracing_rect;
  double zoom = self->view.zoom;
  PaddockPoint at =
    paddock_canvas_view_from_scene (&self->view, (PaddockPoint){ rect->x, rect->y });

  gtk_snapshot_push_opacity (snapshot, self->tracing_opacity);
  gtk_snapshot_append_texture (snapshot, self->tracing,
                               &GRAPHENE_RECT_INIT ((float) at.x, (float) at.y,
                                                    (float) (rect->width * zoom),
                                                    (float) (rect->height * zoom)));
  gtk_snapshot_pop (snapshot);
}

void
paddock_canvas_set_tracing (PaddockCanvas *self,
                            GdkTexture *texture,
                            PaddockRect rect,
                            double opacity)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  if (!texture && !self->tracing)
    return;

  g_set_object (&self->tracing, texture);
  self->tracing_rect = rect;
  self->tracing_opacity = opacity;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
paddock_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PaddockCanvas *self = PADDOCK_CANVAS (widget);
  const PaddockCanvasView *view = &self->view;
  int scale = gtk_widget_get_scale_factor (widget);
  double zoom = view->zoom * scale;
  PaddockCanvasFrame frame = {
    .area = { (int) round (view->origin.x * zoom), (int) round (view->origin.y * zoom),
              (int) ceil (view->width) * scale, (int) ceil (view->height) * scale },
    .zoom = zoom,
    .palette = paddock_canvas_get_palette (self),
  };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) view->width, (float) view->height);

  if (!paddock_canvas_painter_get_picture (self->painter) || view->width <= 0 || view->height <= 0)
    return;

  gtk_snapshot_push_clip (snapshot, &bounds);
  paddock_canvas_painter_snapshot (self->painter, &frame, widget, snapshot);
  if (self->tracing)
    append_tracing (self, snapshot);
  for (guint i = 0; i < PADDOCK_N_OVERLAYS; i++)
    if (self->overlays[i].scene)
      append_overlay (self, &self->overlays[i], &frame, snapshot);
  if (self->child)
    gtk_widget_snapshot_child (widget, self->child, snapshot);
  gtk_snapshot_pop (snapshot);
}
