/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "raster-image.h"

#define RED 0xffff0000u
#define BLUE 0xff0000ffu

/* A red pixel and a blue one on its right. */
static void
set_two_pixels (PaddockRasterImage *image)
{
  static const guint32 pixels[] = { RED, BLUE };

  paddock_raster_image_set (image, g_memdup2 (pixels, sizeof pixels), 2, 1);
}

static GskRenderNode *
show (PaddockRasterImage *image, double zoom, gboolean is_software)
{
  PaddockRasterView view = { gtk_snapshot_new (), 0, 0, zoom, is_software };

  paddock_raster_image_append (image, &view, (cairo_rectangle_int_t){ 0, 0, 2, 1 }, 1);
  return gtk_snapshot_free_to_node (view.snapshot);
}

static guint32
get_pixel (GskRenderNode *node, int x, int y)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 32, 32);
  cairo_t *cr = cairo_create (surface);
  guint32 pixel;

  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  pixel = *(guint32 *) (gpointer) (cairo_image_surface_get_data (surface)
                                   + y * cairo_image_surface_get_stride (surface) + 4 * x);
  cairo_surface_destroy (surface);
  return pixel;
}

static void
test_whoever_draws_shows_the_pixels (void)
{
  for (guint is_software = 0; is_software < 2; is_software++) {
    PaddockRasterImage image = { 0 };
    g_autoptr (GskRenderNode) node = NULL, larger = NULL;

    set_two_pixels (&image);
    node = show (&image, 1, is_software);
    g_assert_cmphex (get_pixel (node, 0, 0), ==, RED);
    g_assert_cmphex (get_pixel (node, 1, 0), ==, BLUE);
    g_assert_cmphex (get_pixel (node, 2, 0), ==, 0);
    larger = show (&image, 8, is_software);
    g_assert_cmphex (get_pixel (larger, 0, 7), ==, RED);
    g_assert_cmphex (get_pixel (larger, 15, 7), ==, BLUE);
    g_assert_cmphex (get_pixel (larger, 16, 7), ==, 0);
    paddock_raster_image_clear (&image);
  }
}

/* What the renderer knows again it does not draw again. */
static void
test_the_same_pixels_are_the_same_node (void)
{
  PaddockRasterImage image = { 0 };
  g_autoptr (GskRenderNode) first = NULL, second = NULL, changed = NULL;

  set_two_pixels (&image);
  first = show (&image, 1, FALSE);
  second = show (&image, 1, FALSE);
  g_assert_true (first == second);
  g_assert_cmpint (gsk_render_node_get_node_type (first), ==, GSK_TEXTURE_NODE);

  set_two_pixels (&image);
  changed = show (&image, 1, TRUE);
  g_assert_true (changed != first);
  g_assert_cmpint (gsk_render_node_get_node_type (changed), ==, GSK_CAIRO_NODE);
  g_assert_cmphex (get_pixel (first, 1, 0), ==, BLUE); /* a frame before may still have it */
  paddock_raster_image_clear (&image);
  g_assert_cmphex (get_pixel (changed, 1, 0), ==, BLUE);
}

static void
test_neighbours_meet_at_any_zoom (void)
{
  static const double zooms[] = { 0.31, 0.999, 1, 1.03, 2.7 };

  for (guint z = 0; z < G_N_ELEMENTS (zooms); z++) {
    PaddockRasterView view = { NULL, 5, -7, zooms[z], FALSE };

    for (int i = -5; i < 5; i++) {
      cairo_rectangle_int_t area = { i * 256, i * 256, 256, 256 };
      cairo_rectangle_int_t next = { area.x + 256, area.y + 256, 256, 256 };

      area = paddock_raster_view_find (&view, area, 1);
      next = paddock_raster_view_find (&view, next, 1);
      g_assert_cmpint (area.x + area.width, ==, next.x);
      g_assert_cmpint (area.y + area.height, ==, next.y);
    }
  }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
#define ADD(path_, test_) g_test_add_func ("/app/raster-image/" path_, test_)
  ADD ("whoever-draws-shows-the-pixels", test_whoever_draws_shows_the_pixels);
  ADD ("the-same-pixels-are-the-same-node", test_the_same_pixels_are_the_same_node);
  ADD ("neighbours-meet-at-any-zoom", test_neighbours_meet_at_any_zoom);
  return g_test_run ();
}
