/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRasterImage: painted pixels and how they come into a frame.
 *
 * The node that shows an image is made once, so that it is known again from frame to frame: a graphics card has its
 * pixels then, and what did not move is not drawn again.
 */

#pragma once

#include <gtk/gtk.h>

typedef struct {
  cairo_surface_t *surface; /* opaque; NULL: nothing has been painted yet */
  GskRenderNode *node;      /* NULL: it has not been shown yet */
} PaddockRasterImage;

/* The part of the plane that a frame shows, and who draws it. */
typedef struct {
  GtkSnapshot *snapshot; /* in device pixels */
  int x, y;              /* its corner, in pixels from scene (0, 0) */
  double zoom;           /* pixels per unit of the scene */
  gboolean is_software;  /* it is Cairo who draws, not a graphics card */
} PaddockRasterView;

/* Takes PIXELS, which have no padding. */
void paddock_raster_image_set (PaddockRasterImage *self, guchar *pixels, int width, int height);
void paddock_raster_image_clear (PaddockRasterImage *self);

/* Where VIEW has AREA, which is in pixels at ZOOM. */
cairo_rectangle_int_t
paddock_raster_view_find (const PaddockRasterView *self, cairo_rectangle_int_t area, double zoom);

/* Shows an image of AREA, scaled if need be. */
void paddock_raster_image_append (PaddockRasterImage *self,
                                  const PaddockRasterView *view,
                                  cairo_rectangle_int_t area,
                                  double zoom);
