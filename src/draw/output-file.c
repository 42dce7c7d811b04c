/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "output-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

struct _PaddockOutputFile {
  char *path;
  char *temporary; /* NULL once it is committed */
  int fd;
  int failure; /* errno of the first failure; 0: none */
};

static void
set_error (GError **error, const char *path, int code)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), "%s: %s", name,
               g_strerror (code));
}

PaddockOutputFile *
paddock_output_file_new (const char *path, GError **error)
{
  g_autofree char *temporary = g_strconcat (path, ".XXXXXX", NULL);
  int fd = g_mkstemp_full (temporary, O_RDWR | O_CLOEXEC, 0666);
  PaddockOutputFile *self;

  if (fd < 0) {
    set_error (error, path, errno);
    return NULL;
  }

  self = g_new0 (PaddockOutputFile, 1);
  self->path = g_strdup (path);
  self->temporary = g_steal_pointer (&temporary);
  self->fd = fd;

  return self;
}

gboolean
paddock_output_file_write (PaddockOutputFile *self, gconstpointer data, gsize length)
{
  const char *next = data;

  while (length > 0 && self->failure == 0) {
    gssize n = write (self->fd, next, length);

    if (n < 0 && errno != EINTR)
      self->failure = errno;
    if (n > 0) {
      next += n;
      length -= (gsize) n;
    }
  }

  return self->failure == 0;
}

gboolean
paddock_output_file_has_failed (const PaddockOutputFile *self)
{
  return self->failure != 0;
}

gboolean
paddock_output_file_commit (PaddockOutputFile *self, GError **error)
{
  if (self->failure == 0 && fsync (self->fd) != 0)
    self->failure = errno;
  if (self->failure == 0 && g_rename (self->temporary, self->path) != 0)
    self->failure = errno;
  if (self->failure != 0) {
    set_error (error, self->path, self->failure);
    return FALSE;
  }

  g_clear_pointer (&self->temporary, g_free);

  return TRUE;
}

void
paddock_output_file_free (PaddockOutputFile *self)
{
  close (self->fd);
  if (self->temporary)
    g_unlink (self->temporary);
  g_free (self->temporary);
  g_free (self->path);
  g_free (self);
}
