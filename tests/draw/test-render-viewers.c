/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What other programs make of our vector files: the picture that we paint ourselves.
 *
 * They smooth edges in their own way, so a few pixels beside lines and letters may differ.
 */

#include "render.h"

#include <cairo.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <math.h>

#include "draw-samples.h"
#include "paint.h"
#include "render-fixture.h"

#define FAR 100 /* of 255 */
#define MEAN_LIMIT 4.0

/* Somebody who shows a file of this name, in the folder of a test, as pixels; NULL: cannot. */
typedef struct {
  const char *source;
  gboolean (*is_there) (void);
  GdkPixbuf *(*show) (RenderFixture *self);
  double limit; /* share of the pixels that may be far from what we paint: beside letters, mostly */
  gboolean cuts_sheets;
} Viewer;

static gboolean
has_svg (void)
{
  g_autoptr (GSList) formats = gdk_pixbuf_get_formats ();

  for (GSList *each = formats; each; each = each->next) {
    g_autofree char *name = gdk_pixbuf_format_get_name (each->data);

    if (g_str_equal (name, "svg"))
      return TRUE;
  }

  return FALSE;
}

static GdkPixbuf *
show_svg (RenderFixture *self)
{
  g_autofree char *path = render_make_path (self, "a.svg");

  return gdk_pixbuf_new_from_file (path, NULL);
}

static gboolean
has_pdf (void)
{
  g_autofree char *program = g_find_program_in_path ("pdftoppm");

  return program != NULL;
}

static GdkPixbuf *
show_pdf (RenderFixture *self)
{
  static const char *const command[] = { "pdftoppm",    "-r",    "96",   "-png",
                                         "-singlefile", "a.pdf", "seen", NULL };
  g_autofree char *path = render_make_path (self, "seen.png");
  int status;

  g_assert_true (g_spawn_sync (self->folder, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL,
                               NULL, NULL, NULL, &status, NULL));

  return gdk_pixbuf_new_from_file (path, NULL);
}

static const Viewer viewers[] = {
  { "a.svg", has_svg, show_svg, 0.002, FALSE },
  { "a.pdf", has_pdf, show_pdf, 0.01, TRUE },
};

static cairo_surface_t *
paint (PaddockDocument *document, const PaddockRenderOptions *options)
{
  g_autoptr (PaddockPicture) picture = paddock_picture_new (document, &options->view);
  g_autoptr (PaddockScene) scene = paddock_picture_build (picture, NULL);
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (picture->bounds.width),
                                (int) ceil (picture->bounds.height));
  cairo_t *cr = cairo_create (surface);

  paddock_paint_paper (cr, options->palette);
  cairo_translate (cr, -picture->bounds.x, -picture->bounds.y);
  paddock_paint_scene (cr, scene, options->palette);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* Sheets are cut into pages of paper in a PDF: test-pages looks at those. */
static gboolean
is_whole (const Viewer *viewer, PaddockDocument *document, const PaddockRenderOptions *options)
{
  g_autoptr (PaddockPicture) picture = paddock_picture_new (document, &options->view);

  return !viewer->cuts_sheets || !picture->kind->is_sheet;
}

static GdkPixbuf *
view (RenderFixture *self, const Viewer *viewer, PaddockDocument *document)
{
  g_autofree char *path = render_make_path (self, viewer->source);

  render_file (self, document, path);

  return viewer->show (self);
}

/* How far two pixels are apart: that of the channel that differs most. */
static guint
measure (const guchar *seen, guint32 painted)
{
  guint most = 0;

  for (guint i = 0; i < 3; i++)
    most = MAX (most, (guint) ABS (seen[i] - (int) (painted >> (16 - 8 * i) & 0xff)));

  return most;
}

static void
assert_same_picture (GdkPixbuf *seen, cairo_surface_t *painted, double limit)
{
  int width = gdk_pixbuf_get_width (seen), height = gdk_pixbuf_get_height (seen);
  guint64 sum = 0, n_far = 0;

  /* They round sizes as they like. */
  g_assert_cmpint (ABS (cairo_image_surface_get_width (painted) - width), <=, 1);
  g_assert_cmpint (ABS (cairo_image_surface_get_height (painted) - height), <=, 1);
  width = MIN (width, cairo_image_surface_get_width (painted));
  height = MIN (height, cairo_image_surface_get_height (painted));

  for (int y = 0; y < height; y++) {
    const guchar *a = gdk_pixbuf_read_pixels (seen) + y * gdk_pixbuf_get_rowstride (seen);
    const guint32 *b =
      (const guint32 *) (gconstpointer) (cairo_image_surface_get_data (painted)
                                         + y * cairo_image_surface_get_stride (painted));

    for (int x = 0; x < width; x++) {
      guint distance = measure (a + x * gdk_pixbuf_get_n_channels (seen), b[x]);

      sum += distance;
      n_far += distance > FAR;
    }
  }

  g_assert_cmpfloat ((double) sum / (width * height), <, MEAN_LIMIT);
  g_assert_cmpfloat ((double) n_far / (width * height), <, limit);
}

static void
test_viewers_show_what_we_paint (RenderFixture *self, gconstpointer data)
{
  const Viewer *viewer = data;

  if (!viewer->is_there ()) {
    g_test_skip ("the viewer is not installed");
    return;
  }

  self->options.scale = 1;
  for (guint i = 0; i < n_samples; i++) {
    g_autoptr (PaddockDocument) document = samples[i].make ();
    cairo_surface_t *painted;
    g_autoptr (GdkPixbuf) seen = NULL;

    if (!is_whole (viewer, document, &self->options))
      continue;

    g_test_message ("%s", samples[i].name);
    painted = paint (document, &self->options);
    seen = view (self, viewer, document);
    g_assert_nonnull (seen);
    assert_same_picture (seen, painted, viewer->limit);
    cairo_surface_destroy (painted);
  }
}

/* More of one colour than libxml2 reads in one go. */
static void
test_viewers_read_large_boards (RenderFixture *self, gconstpointer data)
{
  const Viewer *viewer = data;
  g_autoptr (PaddockDocument) document = sample_board (110);
  g_autoptr (GdkPixbuf) seen = NULL;

  if (!viewer->is_there ()) {
    g_test_skip ("the viewer is not installed");
    return;
  }

  self->options.view.has_coordinates = TRUE;
  seen = view (self, viewer, document);
  g_assert_nonnull (seen);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++) {
    const Viewer *viewer = &viewers[i];
    g_autofree char *same =
      g_strconcat ("/draw/render-viewers/show-what-we-paint/", viewer->source, NULL);
    g_autofree char *large =
      g_strconcat ("/draw/render-viewers/read-large-boards/", viewer->source, NULL);

    g_test_add (same, RenderFixture, viewer, render_set_up, test_viewers_show_what_we_paint,
                render_tear_down);
    g_test_add (large, RenderFixture, viewer, render_set_up, test_viewers_read_large_boards,
                render_tear_down);
  }

  return g_test_run ();
}
