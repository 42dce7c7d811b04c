/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "raster-image.h"

#include <math.h>

void
paddock_raster_image_clear (PaddockRasterImage *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->surface, cairo_surface_destroy);
}

void
paddock_raster_image_set (PaddockRasterImage *self, guchar *pixels, int width, int height)
{
  static const cairo_user_data_key_t key;

  paddock_raster_image_clear (self);
  self->surface =
    cairo_image_surface_create_for_data (pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_surface_set_user_data (self->surface, &key, pixels, g_free);
}

/* The commands keep the image, or its pixels would be copied for a frame that still has them when the image goes.
 * Scaled images are only seen until the right ones are there: the fastest way will do. */
static void
record (cairo_t *cr, cairo_surface_t *surface)
{
  static const cairo_user_data_key_t key;

  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_surface_set_user_data (cairo_get_target (cr), &key, cairo_surface_reference (surface),
                               (cairo_destroy_func_t) cairo_surface_destroy);
  cairo_destroy (cr);
}

/* Cairo converts textures pixel by pixel in every frame, so it is given its own commands. */
static GskRenderNode *
create_cairo_node (cairo_surface_t *surface, const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);

  record (gsk_cairo_node_get_draw_context (node), surface);
  return node;
}

/* Graphics cards keep textures, and scale them well and for nothing. */
static GskRenderNode *
create_texture_node (cairo_surface_t *surface, const graphene_rect_t *bounds)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) bytes =
    g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) width * height * 4,
                                (GDestroyNotify) cairo_surface_destroy,
                                cairo_surface_reference (surface));
  g_autoptr (GdkTexture) texture =
    gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) width * 4);

  return gsk_texture_node_new (texture, bounds);
}

cairo_rectangle_int_t
paddock_raster_view_find (const PaddockRasterView *self, cairo_rectangle_int_t area, double zoom)
{
  double factor = self->zoom / zoom;
  int left = (int) round (area.x * factor), right = (int) round ((area.x + area.width) * factor);
  int top = (int) round (area.y * factor), bottom = (int) round ((area.y + area.height) * factor);

  return (cairo_rectangle_int_t){ left - self->x, top - self->y, right - left, bottom - top };
}

/* A node that is scaled does not end on whole pixels for Cairo, which is slow. */
static void
append_scaled (PaddockRasterImage *self,
               const PaddockRasterView *view,
               cairo_rectangle_int_t area,
               cairo_rectangle_int_t place)
{
  cairo_t *cr =
    gtk_snapshot_append_cairo (view->snapshot,
                               &GRAPHENE_RECT_INIT ((float) place.x, (float) place.y,
                                                    (float) place.width, (float) place.height));

  cairo_translate (cr, place.x, place.y);
  cairo_scale (cr, (double) place.width / area.width, (double) place.height / area.height);
  record (cr, self->surface);
}

void
paddock_raster_image_append (PaddockRasterImage *self,
                             const PaddockRasterView *view,
                             cairo_rectangle_int_t area,
                             double zoom)
{
  cairo_rectangle_int_t place = paddock_raster_view_find (view, area, zoom);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) area.width, (float) area.height);

  if (view->is_software && view->zoom != zoom) {
    append_scaled (self, view, area, place);
    return;
  }

  if (!self->node)
    self->node = view->is_software ? create_cairo_node (self->surface, &bounds)
                                   : create_texture_node (self->surface, &bounds);
  gtk_snapshot_save (view->snapshot);
  gtk_snapshot_translate (view->snapshot, &GRAPHENE_POINT_INIT ((float) place.x, (float) place.y));
  if (view->zoom != zoom)
    gtk_snapshot_scale (view->snapshot, (float) place.width / (float) area.width,
                        (float) place.height / (float) area.height);
  gtk_snapshot_append_node (view->snapshot, self->node);
  gtk_snapshot_restore (view->snapshot);
}
