/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture-paint.h"

#include <string.h>

#include "paint.h"

#define SAMPLES 2 /* a pixel of a coarse picture, along each side */
#define EDGE 2    /* pixels around an image where Cairo's coverage depends on where it ends */

static gboolean
is_coarse (const PaddockPicture *self, const PaddockPicturePart *part)
{
  return self->kind->sample && part->zoom < self->kind->coarse_zoom;
}

static PaddockRect
get_clip (const PaddockPicturePart *part, cairo_surface_t *image)
{
  return (PaddockRect){ part->x / part->zoom, part->y / part->zoom,
                        cairo_image_surface_get_width (image) / part->zoom,
                        cairo_image_surface_get_height (image) / part->zoom };
}

/* Channels add up side by side: each has 16 bits to itself. */
static guint64
spread (guint32 colour)
{
  return (colour & 0xff) | (guint64) (colour & 0xff00) << 8 | (guint64) (colour & 0xff0000) << 16;
}

static guint32
gather (guint64 sum)
{
  guint n = SAMPLES * SAMPLES;

  return 0xff000000 | (guint32) ((sum & 0xffff) / n) | (guint32) ((sum >> 16 & 0xffff) / n) << 8
         | (guint32) ((sum >> 32 & 0xffff) / n) << 16;
}

static guint32
get_pixel (const PaddockPicture *self, const PaddockPicturePart *part, int column, int row)
{
  guint64 sum = 0;

  for (int i = 0; i < SAMPLES * SAMPLES; i++) {
    double x = part->x + column + (i % SAMPLES + 0.5) / SAMPLES;
    double y = part->y + row + (i / SAMPLES + 0.5) / SAMPLES;
    PaddockInk ink = self->kind->sample (self, (PaddockPoint){ x / part->zoom, y / part->zoom });

    sum += spread (paddock_palette_get (part->palette, ink));
  }

  return gather (sum);
}

static void
fill_coarsely (const PaddockPicture *self, const PaddockPicturePart *part, cairo_surface_t *image)
{
  int width = cairo_image_surface_get_width (image);
  int height = cairo_image_surface_get_height (image);
  int stride = cairo_image_surface_get_stride (image);
  guchar *data = cairo_image_surface_get_data (image);

  cairo_surface_flush (image);
  for (int y = 0; y < height; y++) {
    guint32 *pixels = (guint32 *) (gpointer) (data + (gsize) y * (gsize) stride);

    for (int x = 0; x < width; x++)
      pixels[x] = get_pixel (self, part, x, y);
  }
  cairo_surface_mark_dirty (image);
}

static void
paint (const PaddockPicture *self, const PaddockPicturePart *part, cairo_surface_t *image)
{
  PaddockRect clip = get_clip (part, image);
  g_autoptr (PaddockScene) built = NULL;
  gboolean is_ground_sampled = is_coarse (self, part);
  const PaddockScene *scene;
  cairo_t *cr;

  if (is_ground_sampled) {
    fill_coarsely (self, part, image);
    scene = built = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
    self->kind->build_things (self, &clip, built);
  } else {
    scene = paddock_picture_peek (self, &clip, &built);
  }

  cr = cairo_create (image);
  if (!is_ground_sampled)
    paddock_paint_paper (cr, part->palette);
  cairo_set_matrix (cr, &(cairo_matrix_t){ part->zoom, 0, 0, part->zoom, -part->x, -part->y });
  paddock_paint_scene (cr, scene, part->palette);
  if (self->options.above)
    paddock_paint_scene (cr, self->options.above, part->palette);
  if (part->overlay)
    paddock_paint_overlay (cr, part->overlay, part->palette, part->opacity);
  cairo_destroy (cr);
  cairo_surface_flush (image);
}

/* Cuts the edge off FROM. */
static void
copy_inside (cairo_surface_t *from, cairo_surface_t *image)
{
  int from_stride = cairo_image_surface_get_stride (from);
  int stride = cairo_image_surface_get_stride (image);
  const guchar *source = cairo_image_surface_get_data (from) + EDGE * from_stride + EDGE * 4;
  guchar *data = cairo_image_surface_get_data (image);
  gsize width = (gsize) cairo_image_surface_get_width (image) * 4;

  cairo_surface_flush (image);
  for (int y = 0; y < cairo_image_surface_get_height (image); y++)
    memcpy (data + (gssize) y * stride, source + (gssize) y * from_stride, width);
  cairo_surface_mark_dirty (image);
}

void
paddock_picture_paint (const PaddockPicture *self,
                       const PaddockPicturePart *part,
                       cairo_surface_t *image)
{
  int width = cairo_image_surface_get_width (image) + 2 * EDGE;
  int height = cairo_image_surface_get_height (image) + 2 * EDGE;
  cairo_surface_t *larger = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  PaddockPicturePart with_edge = *part;

  with_edge.x -= EDGE;
  with_edge.y -= EDGE;
  paint (self, &with_edge, larger);
  copy_inside (larger, image);
  cairo_surface_destroy (larger);
}
