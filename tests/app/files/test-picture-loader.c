/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures that documents name: where they may be, and what is refused before it can do harm.
 */

#include "picture-loader.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* The beginning of a picture with 30,000 x 30,000 pixels. */
static const guint8 huge_png[] = {
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44,
  0x52, 0x00, 0x00, 0x75, 0x30, 0x00, 0x00, 0x75, 0x30, 0x08, 0x00, 0x00, 0x00, 0x00, 0x43,
  0x4c, 0xa7, 0x66, 0x00, 0x00, 0x00, 0x1c, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0xed, 0xc1,
  0x31, 0x01, 0x00, 0x00, 0x00, 0xc2, 0xa0, 0xf5, 0x4f, 0x6d, 0x0a, 0x3f, 0xa0, 0x00, 0x00,
  0x00, 0x00, 0x80, 0xb7, 0x01, 0x13, 0x88, 0x00, 0x01, 0xc8, 0x62, 0x3a, 0x43,
};

typedef struct {
  char *outside; /* a folder, and the document's in it */
  char *folder;
} Fixture;

static char *
paint (const char *folder, const char *name)
{
  g_autoptr (GdkPixbuf) picture = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 40, 20);
  char *path = g_build_filename (folder, name, NULL);

  gdk_pixbuf_fill (picture, 0x336699ff);
  g_assert_true (gdk_pixbuf_save (picture, path, "png", NULL, NULL));
  return path;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->outside = g_dir_make_tmp ("paddock-picture-XXXXXX", NULL);
  self->folder = g_build_filename (self->outside, "tracks", NULL);
  g_assert_cmpint (g_mkdir (self->folder, 0700), ==, 0);
}

static void
remove_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_unlink (path);
  }
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  remove_files (self->folder);
  g_rmdir (self->folder);
  remove_files (self->outside);
  g_rmdir (self->outside);
  g_free (self->folder);
  g_free (self->outside);
}

static void
assert_loads (const char *folder, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) picture = paddock_picture_load (folder, name, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (gdk_pixbuf_get_width (picture), ==, 40);
}

static void
assert_refused (const char *folder, const char *name, int code)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (paddock_picture_load (folder, name, NULL, &error));
  g_assert_error (error, G_IO_ERROR, code);
}

static void
test_only_below_the_folder (Fixture *self, gconstpointer data)
{
  g_autofree char *inside = paint (self->folder, "inside.png");
  g_autofree char *outside = paint (self->outside, "outside.png");
  g_autofree char *link = g_build_filename (self->folder, "link.png", NULL);
  g_autofree char *neighbour = g_strconcat (self->folder, "-2", NULL);

  g_assert_cmpint (symlink (outside, link), ==, 0);
  assert_loads (self->folder, "inside.png");
  assert_loads (self->folder, inside);
  assert_refused (self->folder, "../outside.png", G_IO_ERROR_PERMISSION_DENIED);
  assert_refused (self->folder, outside, G_IO_ERROR_PERMISSION_DENIED);
  assert_refused (self->folder, "link.png", G_IO_ERROR_PERMISSION_DENIED);
  assert_refused (self->folder, neighbour, G_IO_ERROR_PERMISSION_DENIED);
  assert_refused (NULL, inside, G_IO_ERROR_PERMISSION_DENIED);
  assert_refused (self->folder, "/dev/zero", G_IO_ERROR_PERMISSION_DENIED);
  assert_refused (self->folder, "gone.png", G_IO_ERROR_NOT_FOUND);

  paddock_picture_trust (outside);
  assert_loads (self->folder, "../outside.png");
  assert_loads (self->folder, "link.png");
  assert_loads (NULL, outside);
}

/* None of them blocks, also if somebody chose it. */
static void
test_only_regular_files (Fixture *self, gconstpointer data)
{
  g_autofree char *fifo = g_build_filename (self->folder, "fifo.png", NULL);
  g_autofree char *folder = g_build_filename (self->folder, ".", NULL);

  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  assert_refused (self->folder, "fifo.png", G_IO_ERROR_NOT_REGULAR_FILE);
  paddock_picture_trust ("/dev/zero");
  assert_refused (NULL, "/dev/zero", G_IO_ERROR_NOT_REGULAR_FILE);
  paddock_picture_trust (self->folder);
  assert_refused (NULL, folder, G_IO_ERROR_NOT_REGULAR_FILE);
}

static void
test_size_is_bounded (Fixture *self, gconstpointer data)
{
  g_autofree char *large = paint (self->folder, "large.png");
  g_autofree char *huge = g_build_filename (self->folder, "huge.png", NULL);

  g_assert_cmpint (truncate (large, PADDOCK_PICTURE_MAX_BYTES), ==, 0);
  assert_loads (self->folder, "large.png"); /* what follows the picture is not looked at */
  g_assert_cmpint (truncate (large, PADDOCK_PICTURE_MAX_BYTES + 1), ==, 0);
  assert_refused (self->folder, "large.png", G_IO_ERROR_NO_SPACE);

  g_assert_true (g_file_set_contents (huge, (const char *) huge_png, sizeof huge_png, NULL));
  assert_refused (self->folder, "huge.png", G_IO_ERROR_NO_SPACE);
}

static void
save_flat (const Fixture *self, const char *name, int width, int height)
{
  g_autoptr (GdkPixbuf) picture = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  gdk_pixbuf_fill (picture, 0x336699ff);
  g_assert_true (gdk_pixbuf_save (picture, path, "png", NULL, "compression", "9", NULL));
}

/* Of 1 MiB nothing takes more than 100 MiB. */
static void
test_small_files_stay_small (Fixture *self, gconstpointer data)
{
  g_autoptr (GdkPixbuf) picture = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (paddock_picture_get_max_pixels (1024 * 1024) * 4, <, 100 * 1024 * 1024);
  g_assert_cmpint (paddock_picture_get_max_pixels (PADDOCK_PICTURE_MAX_BYTES), ==,
                   PADDOCK_PICTURE_MAX_PIXELS);
  save_flat (self, "bomb.png", 5000, 4000);
  assert_refused (self->folder, "bomb.png", G_IO_ERROR_NO_SPACE);
  save_flat (self, "flat.png", 3000, 4000);
  picture = paddock_picture_load (self->folder, "flat.png", NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_pixbuf_get_height (picture), ==, 4000);
}

static guint32
get_middle (GdkPixbuf *picture)
{
  const guint8 *pixel = gdk_pixbuf_read_pixels (picture)
                        + gdk_pixbuf_get_height (picture) / 2 * gdk_pixbuf_get_rowstride (picture)
                        + gdk_pixbuf_get_width (picture) / 2 * gdk_pixbuf_get_n_channels (picture);

  return (guint32) pixel[0] << 16 | (guint32) pixel[1] << 8 | pixel[2];
}

/* Wherever a drawing refers to, by whatever means: it shows white paper, never what is there. */
static void
test_drawings_load_nothing (Fixture *self, gconstpointer data)
{
  static const char *const hrefs[] = { "secret.png",
                                       "./secret.png",
                                       "file://%s/secret.png",
                                       "%s/secret.png",
                                       "http://127.0.0.1:9/secret.png",
                                       "../tracks/secret.png" };
  static const char *const ways[] = {
    "<image href=\"%s\" width=\"40\" height=\"20\"/>",
    "<image xlink:href=\"%s\" width=\"40\" height=\"20\"/>",
    "<defs><filter id=\"f\"><feImage href=\"%s\"/></filter></defs>"
    "<rect width=\"40\" height=\"20\" filter=\"url(#f)\"/>",
    "<style>@import url('%s');</style>",
  };
  g_autofree char *secret = paint (self->folder, "secret.png");

  for (guint i = 0; i < G_N_ELEMENTS (hrefs) * G_N_ELEMENTS (ways); i++) {
    g_autoptr (GString) href = g_string_new (hrefs[i % G_N_ELEMENTS (hrefs)]);
    g_autoptr (GString) inside = g_string_new (ways[i / G_N_ELEMENTS (hrefs)]);
    g_autofree char *path = g_build_filename (self->folder, "drawing.svg", NULL);
    g_autofree char *svg = NULL;
    g_autoptr (GdkPixbuf) picture = NULL;

    g_string_replace (href, "%s", self->folder, 0);
    g_string_replace (inside, "%s", href->str, 0);
    svg =
      g_strdup_printf ("<svg xmlns=\"http://www.w3.org/2000/svg\" "
                       "xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"40\" height=\"20\">"
                       "<rect width=\"40\" height=\"20\" fill=\"#fff\"/>%s</svg>",
                       inside->str);
    g_assert_true (g_file_set_contents (path, svg, -1, NULL));
    picture = paddock_picture_load (self->folder, "drawing.svg", NULL, NULL);
    if (picture)
      g_assert_cmphex (get_middle (picture), !=, 0x336699);
  }
}

/* And drawings do load, so that the test above sees something. */
static void
test_drawings_load (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "drawing.svg", NULL);
  g_autoptr (GdkPixbuf) picture = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path,
                                      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" "
                                      "height=\"20\"><rect width=\"40\" height=\"20\" "
                                      "fill=\"#336699\"/></svg>",
                                      -1, NULL));
  picture = paddock_picture_load (self->folder, "drawing.svg", NULL, &error);
  g_assert_no_error (error);
  g_assert_cmphex (get_middle (picture), ==, 0x336699);
}

static void
test_no_picture (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "words.png", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "no picture", -1, NULL));
  g_assert_null (paddock_picture_load (self->folder, "words.png", NULL, &error));
  g_assert_true (error->domain == GDK_PIXBUF_ERROR);
  g_assert_true (g_file_set_contents (path, "", -1, NULL));
  g_clear_error (&error);
  g_assert_null (paddock_picture_load (self->folder, "words.png", NULL, &error));
  g_assert_nonnull (error);
}

static void
test_can_be_cancelled (Fixture *self, gconstpointer data)
{
  g_autofree char *path = paint (self->folder, "a.png");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (paddock_picture_load (self->folder, path, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

#define ADD(name_, func_) \
  g_test_add ("/files/picture-loader/" name_, Fixture, NULL, set_up, func_, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("only-below-the-folder", test_only_below_the_folder);
  ADD ("only-regular-files", test_only_regular_files);
  ADD ("size-is-bounded", test_size_is_bounded);
  ADD ("small-files-stay-small", test_small_files_stay_small);
  ADD ("drawings-load", test_drawings_load);
  ADD ("drawings-load-nothing", test_drawings_load_nothing);
  ADD ("no-picture", test_no_picture);
  ADD ("can-be-cancelled", test_can_be_cancelled);

  return g_test_run ();
}
