/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files: well-formed, the same in every run, whole or not there.
 */

#include "render.h"

#include <cairo.h>
#include <math.h>
#include <string.h>
#include <sys/resource.h>
#include <zlib.h>

#include "draw-samples.h"
#include "paint.h"
#include "render-fixture.h"

static void
test_png_is_the_picture_painted_in_one (RenderFixture *self, gconstpointer data)
{
  g_autofree char *path = render_make_path (self, "a.png");
  g_autoptr (PaddockDocument) document = sample_board (60);
  g_autoptr (PaddockPicture) picture = NULL;
  g_autoptr (PaddockScene) scene = NULL;
  cairo_surface_t *found, *expected;
  cairo_t *cr;
  int width, height;

  self->options.scale = 1.3; /* three bands */
  self->options.view.has_coordinates = TRUE;
  render_file (self, document, path);
  found = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_surface_status (found), ==, CAIRO_STATUS_SUCCESS);
  width = cairo_image_surface_get_width (found);
  height = cairo_image_surface_get_height (found);

  picture = paddock_picture_new (document, &self->options.view);
  scene = paddock_picture_build (picture, NULL);
  g_assert_cmpint (width, ==, (int) ceil (picture->bounds.width * 1.3));
  g_assert_cmpint (height, ==, (int) ceil (picture->bounds.height * 1.3));
  g_assert_cmpint (width * height * 4, >, 2 * (6 << 20));

  expected = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cr = cairo_create (expected);
  paddock_paint_paper (cr, self->options.palette);
  cairo_scale (cr, 1.3, 1.3);
  cairo_translate (cr, -picture->bounds.x, -picture->bounds.y);
  paddock_paint_scene (cr, scene, self->options.palette);
  cairo_destroy (cr);
  cairo_surface_flush (expected);

  for (int y = 0; y < height; y++) {
    const guint32 *a =
      (const guint32 *) (gconstpointer) (cairo_image_surface_get_data (found)
                                         + y * cairo_image_surface_get_stride (found));
    const guint32 *b =
      (const guint32 *) (gconstpointer) (cairo_image_surface_get_data (expected)
                                         + y * cairo_image_surface_get_stride (expected));

    for (int x = 0; x < width; x++)
      g_assert_cmphex (a[x] & 0xffffff, ==, b[x] & 0xffffff);
  }
  cairo_surface_destroy (found);
  cairo_surface_destroy (expected);
}

static void
test_files_are_the_same_in_every_run (RenderFixture *self, gconstpointer data)
{
  static const struct {
    const char *name, *head, *tail;
  } files[] = {
    { "a.png", "\x89PNG\r\n\x1a\n", "IEND\xae\x42\x60\x82" },
    { "a.svg", "<?xml", "</svg>\n" },
    { "a.pdf", "%PDF-", "%%EOF\n" },
  };

  for (guint s = 0; s < n_samples; s++)
    for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
      g_autoptr (PaddockDocument) document = samples[s].make ();
      g_autofree char *path = render_make_path (self, files[i].name);
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;
      gsize n_first, n_second;

      render_file (self, document, path);
      g_assert_true (g_file_get_contents (path, &first, &n_first, NULL));
      render_file (self, document, path);
      g_assert_true (g_file_get_contents (path, &second, &n_second, NULL));

      g_assert_cmpmem (first, n_first, second, n_second);
      g_assert_cmpmem (first, strlen (files[i].head), files[i].head, strlen (files[i].head));
      g_assert_cmpmem (first + n_first - strlen (files[i].tail), strlen (files[i].tail),
                       files[i].tail, strlen (files[i].tail));
    }
}

static guint32
read_word (const char *data)
{
  guint32 word;

  memcpy (&word, data, sizeof word);

  return GUINT32_FROM_BE (word);
}

/* As strictly as no viewer does: every checksum, and every byte of the rows. */
static void
test_png_is_well_formed (RenderFixture *self, gconstpointer data)
{
  g_autofree char *path = render_make_path (self, "a.png");
  g_autoptr (PaddockDocument) document = sample_board (60); /* two bands */
  g_autoptr (GByteArray) stream = g_byte_array_new ();
  g_autofree char *content = NULL;
  g_autofree guchar *rows = NULL;
  gsize n, at = 8;
  uLongf n_rows;

  render_file (self, document, path);
  g_assert_true (g_file_get_contents (path, &content, &n, NULL));
  while (at < n) {
    guint32 length = read_word (content + at);
    const guchar *type = (const guchar *) content + at + 4;

    g_assert_cmpuint (at + length + 12, <=, n);
    g_assert_cmphex (crc32 (0, type, length + 4), ==, read_word (content + at + 8 + length));
    if (memcmp (type, "IDAT", 4) == 0)
      g_byte_array_append (stream, type + 4, length);
    at += length + 12;
  }

  n_rows = (uLongf) read_word (content + 20) * (3 * read_word (content + 16) + 1);
  rows = g_malloc (n_rows);
  g_assert_cmpint (uncompress (rows, &n_rows, stream->data, stream->len), ==, Z_OK);
  g_assert_cmpuint (n_rows, ==, read_word (content + 20) * (3 * read_word (content + 16) + 1));
}

static gboolean
holds (const char *content, gsize n, const char *text)
{
  for (gsize i = 0; i + strlen (text) <= n; i++)
    if (memcmp (content + i, text, strlen (text)) == 0)
      return TRUE;

  return FALSE;
}

static void
test_a_pdf_does_not_tell_when_it_was_made (RenderFixture *self, gconstpointer data)
{
  g_autofree char *path = render_make_path (self, "a.pdf");
  g_autoptr (PaddockDocument) document = sample_frothy_track ();
  g_autofree char *content = NULL;
  gsize n;

  render_file (self, document, path);
  g_assert_true (g_file_get_contents (path, &content, &n, NULL));
  g_assert_true (holds (content, n, "/CreationDate (20000101000000Z)"));
}

/* Pieces of a race, in every format, and in pictures too small for single hexes too. */
static void
test_what_stands_above_is_in_it (RenderFixture *self, gconstpointer data)
{
  static const struct {
    const char *name;
    double scale;
  } files[] = { { "a.png", 1 }, { "b.png", 0.05 }, { "a.svg", 1 }, { "a.pdf", 1 } };
  g_autoptr (PaddockDocument) document = sample_board (20);
  g_autoptr (PaddockScene) above = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);

  paddock_scene_add_circle (above, PADDOCK_STYLE_SEAT_0, (PaddockPoint){ 100, 100 }, 90);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autofree char *path = render_make_path (self, files[i].name);
    g_autofree char *bare = NULL, *full = NULL;
    gsize n_bare, n_full;

    self->options.scale = files[i].scale;
    self->options.view.above = NULL;
    render_file (self, document, path);
    g_assert_true (g_file_get_contents (path, &bare, &n_bare, NULL));
    self->options.view.above = above;
    render_file (self, document, path);
    g_assert_true (g_file_get_contents (path, &full, &n_full, NULL));
    g_assert_true (n_bare != n_full || memcmp (bare, full, n_bare) != 0);
  }
}

static void
test_sizes_follow_the_options (RenderFixture *self, gconstpointer data)
{
  g_autofree char *path = render_make_path (self, "a.png");
  g_autoptr (PaddockDocument) document = sample_frothy_track ();
  g_autoptr (PaddockPicture) picture = paddock_picture_new (document, &self->options.view);
  cairo_surface_t *surface;

  self->options.width = 333;
  render_file (self, document, path);
  surface = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 333);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==,
                   (int) ceil (picture->bounds.height * 333 / picture->bounds.width));
  cairo_surface_destroy (surface);
}

/* Wider than the surfaces that Cairo can make. */
static void
test_very_wide_pictures_work (RenderFixture *self, gconstpointer data)
{
  g_autofree char *path = render_make_path (self, "a.png");
  g_autoptr (PaddockDocument) document = sample_row (100);
  g_autofree char *content = NULL;

  self->options.width = 34000;
  self->options.view.has_frame = FALSE;
  render_file (self, document, path);
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpmem (content + 16, 4, "\0\0\x84\xd0", 4);
}

static void
test_a_picture_that_is_too_large_is_refused (RenderFixture *self, gconstpointer data)
{
  g_autofree char *path = render_make_path (self, "a.png");
  g_autoptr (PaddockDocument) document = sample_frothy_track ();
  g_autoptr (GError) error = NULL;

  self->options.scale = 1000;
  g_assert_false (paddock_render (document, &self->options, path, &error));
  g_assert_error (error, PADDOCK_RENDER_ERROR, PADDOCK_RENDER_ERROR_TOO_LARGE);
  g_assert_cmpuint (render_count_files (self->folder), ==, 0);
}

static void
test_a_folder_that_is_not_there_is_an_error (RenderFixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "nowhere", "a.png", NULL);
  g_autoptr (PaddockDocument) document = sample_frothy_track ();
  g_autoptr (GError) error = NULL;

  g_assert_false (paddock_render (document, &self->options, path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_nonnull (strstr (error->message, "a.png"));
}

static void
test_formats_are_found_by_extension (void)
{
  g_assert_cmpint (paddock_render_format_of ("a/b.png"), ==, PADDOCK_RENDER_PNG);
  g_assert_cmpint (paddock_render_format_of ("b.PDF"), ==, PADDOCK_RENDER_PDF);
  g_assert_cmpint (paddock_render_format_of ("b.track.svg"), ==, PADDOCK_RENDER_SVG);
  g_assert_cmpint (paddock_render_format_of ("b.jpeg"), ==, -1);
  g_assert_cmpint (paddock_render_format_of ("png"), ==, -1);
}

static guint
get_memory_kib (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);

  return (guint) usage.ru_maxrss;
}

#ifdef PADDOCK_IS_SANITIZED
#define MEMORY_LIMIT (400 * 1024) /* it holds on to 256 MiB of what was freed */
#else
#define MEMORY_LIMIT (100 * 1024)
#endif

/* A picture of 118 million pixels, which in one piece would be 450 MiB. */
static void
test_memory_does_not_grow_with_the_picture (RenderFixture *self, gconstpointer data)
{
  g_autofree char *path = render_make_path (self, "a.png");
  g_autoptr (PaddockDocument) document = sample_board (100);
  guint before = get_memory_kib ();

  self->options.width = 11000;
  render_file (self, document, path);
  g_assert_cmpuint (get_memory_kib () - before, <, MEMORY_LIMIT);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) \
  g_test_add ("/draw/render/" path_, RenderFixture, NULL, render_set_up, test_, render_tear_down)
  g_test_add_func ("/draw/render/formats-are-found-by-extension",
                   test_formats_are_found_by_extension);
  ADD ("memory-does-not-grow-with-the-picture", test_memory_does_not_grow_with_the_picture);
  ADD ("png-is-the-picture-painted-in-one", test_png_is_the_picture_painted_in_one);
  ADD ("png-is-well-formed", test_png_is_well_formed);
  ADD ("a-pdf-does-not-tell-when-it-was-made", test_a_pdf_does_not_tell_when_it_was_made);
  ADD ("files-are-the-same-in-every-run", test_files_are_the_same_in_every_run);
  ADD ("what-stands-above-is-in-it", test_what_stands_above_is_in_it);
  ADD ("sizes-follow-the-options", test_sizes_follow_the_options);
  ADD ("very-wide-pictures-work", test_very_wide_pictures_work);
  ADD ("a-picture-that-is-too-large-is-refused", test_a_picture_that_is_too_large_is_refused);
  ADD ("a-folder-that-is-not-there-is-an-error", test_a_folder_that_is_not_there_is_an_error);

  return g_test_run ();
}
