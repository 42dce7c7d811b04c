/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture-loader.h"

#include "background.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n.h>

#define PIECE (64 * 1024)

G_LOCK_DEFINE_STATIC (trusted);
static GHashTable *trusted; /* real paths */

static char *
dup_real_path (const char *path)
{
  char *found = realpath (path, NULL);
  char *real = found ? g_strdup (found) : g_canonicalize_filename (path, NULL);

  free (found);
  return real;
}

void
paddock_picture_trust (const char *path)
{
  G_LOCK (trusted);
  if (!trusted)
    trusted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_add (trusted, dup_real_path (path));
  G_UNLOCK (trusted);
}

static gboolean
is_trusted (const char *real)
{
  gboolean is;

  G_LOCK (trusted);
  is = trusted && g_hash_table_contains (trusted, real);
  G_UNLOCK (trusted);

  return is;
}

static gboolean
is_below (const char *real, const char *folder)
{
  g_autofree char *real_folder = dup_real_path (folder);

  return g_str_has_prefix (real, real_folder)
         && (g_str_has_suffix (real_folder, "/") || real[strlen (real_folder)] == '/');
}

/* Where the picture really is, if the document may name it. */
static char *
find_picture (const char *folder, const char *name, GError **error)
{
  g_autofree char *path = g_canonicalize_filename (name, folder);
  g_autofree char *real = dup_real_path (path);

  if (is_trusted (real) || (folder && is_below (real, folder)))
    return g_steal_pointer (&real);

  g_set_error_literal (
    error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED,
    _ ("It is outside the track’s folder. Choose it again to use it from there."));
  return NULL;
}

static gboolean
fail_with_errno (GError **error)
{
  int code = errno;

  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (code), g_strerror (code));
  return FALSE;
}

/* A pipe or a device could be endless, or wait for ever. */
static gboolean
check_file (int fd, gsize *size, GError **error)
{
  struct stat info;

  if (fd < 0 || fstat (fd, &info) != 0)
    return fail_with_errno (error);

  *size = (gsize) info.st_size;

  if (!S_ISREG (info.st_mode))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                         _ ("It is not a regular file."));
  else if (info.st_size > PADDOCK_PICTURE_MAX_BYTES)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _ ("The file is larger than %d MiB."),
                 PADDOCK_PICTURE_MAX_BYTES / (1024 * 1024));
  else
    return TRUE;

  return FALSE;
}

/* What the header promises, and the file that it stands in. */
typedef struct {
  gsize file_size;
  gint64 n_pixels;
  gboolean is_too_large;
} Extent;

/* A size of 0 makes the loader give up before it decodes anything. */
static void
size_prepared_cb (GdkPixbufLoader *loader, int width, int height, gpointer data)
{
  Extent *extent = data;

  extent->n_pixels = (gint64) width * height;
  extent->is_too_large = extent->n_pixels > paddock_picture_get_max_pixels (extent->file_size);
  if (extent->is_too_large)
    gdk_pixbuf_loader_set_size (loader, 0, 0);
}

gint64
paddock_picture_get_max_pixels (gsize file_size)
{
  return MIN (PADDOCK_PICTURE_MAX_PIXELS,
              PADDOCK_PICTURE_SMALL_PIXELS + (gint64) file_size * PADDOCK_PICTURE_BYTE_PIXELS);
}

static void
refuse_extent (const Extent *extent, GError **error)
{
  g_clear_error (error);
  if (extent->n_pixels > PADDOCK_PICTURE_MAX_PIXELS)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                 _ ("The picture has more than %d megapixels."),
                 PADDOCK_PICTURE_MAX_PIXELS / 1000000);
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                 _ (
                   "The picture has %d megapixels, too many for so small a file. Make it smaller."),
                 (int) (extent->n_pixels / 1000000));
}

/* A file may grow while it is read. */
static gboolean
feed (GdkPixbufLoader *loader, int fd, GCancellable *cancellable, GError **error)
{
  guint8 piece[PIECE];
  gsize left = PADDOCK_PICTURE_MAX_BYTES;
  gssize n;

  while ((n = read (fd, piece, MIN (sizeof piece, left))) != 0) {
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return fail_with_errno (error);
    if (g_cancellable_set_error_if_cancelled (cancellable, error)
        || !gdk_pixbuf_loader_write (loader, piece, n, error))
      return FALSE;
    left -= n;
  }

  return TRUE;
}

static GdkPixbuf *
decode (int fd, gsize file_size, GCancellable *cancellable, GError **error)
{
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  Extent extent = { .file_size = file_size };
  gboolean is_fed, is_closed;

  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), &extent);
  is_fed = feed (loader, fd, cancellable, error);
  is_closed = gdk_pixbuf_loader_close (loader, is_fed ? error : NULL);
  if (extent.is_too_large) {
    refuse_extent (&extent, error);
    return NULL;
  }
  if (!is_fed || !is_closed)
    return NULL;

  return g_object_ref (gdk_pixbuf_loader_get_pixbuf (loader));
}

GdkPixbuf *
paddock_picture_load (const char *folder,
                      const char *name,
                      GCancellable *cancellable,
                      GError **error)
{
  g_autofree char *path = find_picture (folder, name, error);
  GdkPixbuf *picture = NULL;
  gsize size;
  int fd;

  if (!path)
    return NULL;

  fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (check_file (fd, &size, error))
    picture = decode (fd, size, cancellable, error);
  if (fd >= 0)
    close (fd);

  return picture;
}

typedef struct {
  char *folder, *name;
} Order;

static void
order_free (gpointer data)
{
  Order *self = data;

  g_free (self->folder);
  g_free (self->name);
  g_free (self);
}

static void
load_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Order *order = data;
  GError *error = NULL;
  GdkPixbuf *picture = paddock_picture_load (order->folder, order->name, cancellable, &error);

  if (picture)
    g_task_return_pointer (task, picture, g_object_unref);
  else
    g_task_return_error (task, error);
}

void
paddock_picture_load_async (const char *folder,
                            const char *name,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Order *order = g_new (Order, 1);

  *order = (Order){ g_strdup (folder), g_strdup (name) };
  g_task_set_task_data (task, order, order_free);
  paddock_background_run (task, load_thread);
}

GdkTexture *
paddock_picture_load_finish (GAsyncResult *result, GError **error)
{
  g_autoptr (GdkPixbuf) picture = g_task_propagate_pointer (G_TASK (result), error);

  return picture ? gdk_texture_new_for_pixbuf (picture) : NULL;
}
