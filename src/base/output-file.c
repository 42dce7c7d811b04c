/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "output-file.h"

#include "language.h"
#include "temporary-file.h"
#include "words.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAX_LINKS 40

/* What is told after the file's name; what the system says follows. */
#define NOT_SAVED N_ ("cannot be saved")
#define NO_FOLDER N_ ("cannot be saved: its folder is gone")
#define NOT_SYNCED N_ ("is saved, but may not survive a power cut")

struct _PaddockOutputFile {
  char *target; /* where links lead */
  PaddockTemporaryFile *temporary;
  struct stat old; /* what is there now; st_mode is 0 if nothing is */
  int failure;     /* errno of the first failure; 0: none */
};

static gboolean
fail (const char *path, const char *what, int code, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), "%s: %s: %s", name,
               paddock_language_translate (what), g_strerror (code));
  return FALSE;
}

/* The file that PATH leads to in the end, whether it exists yet or not; NULL if it leads nowhere. */
static char *
follow_links (const char *path, GError **error)
{
  g_autofree char *target = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++) {
    g_autofree char *link = g_file_read_link (target, NULL);
    g_autofree char *folder = NULL;

    if (!link)
      return g_steal_pointer (&target);

    folder = g_path_get_dirname (target);
    g_free (target);
    target =
      g_path_is_absolute (link) ? g_steal_pointer (&link) : g_build_filename (folder, link, NULL);
  }

  fail (path, NOT_SAVED, ELOOP, error);
  return NULL;
}

/* Root may write whatever it likes, but a file that was made read-only is meant to stay as it is. */
static gboolean
may_write (const char *target, const struct stat *old)
{
  return access (target, W_OK) == 0 && (old->st_mode & (S_IWUSR | S_IWGRP | S_IWOTH));
}

static gboolean
check_target (const char *target, struct stat *old, GError **error)
{
  *old = (struct stat){ 0 };
  if (stat (target, old) != 0)
    return errno == ENOENT || fail (target, NOT_SAVED, errno, error);
  if (!S_ISREG (old->st_mode)) {
    g_autofree char *name = g_filename_display_name (target);

    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                 paddock_language_translate (N_ ("%s: cannot be saved: it is not a plain file")),
                 name);
    return FALSE;
  }

  return may_write (target, old) || fail (target, NOT_SAVED, EACCES, error);
}

static gboolean
make_temporary (PaddockOutputFile *self, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (self->target);

  self->temporary = paddock_temporary_file_new (folder, 0666);
  return self->temporary
         || fail (self->target, errno == ENOENT ? NO_FOLDER : NOT_SAVED, errno, error);
}

PaddockOutputFile *
paddock_output_file_new (const char *path, GError **error)
{
  g_autoptr (PaddockOutputFile) self = g_new0 (PaddockOutputFile, 1);

  self->target = follow_links (path, error);
  if (!self->target || !check_target (self->target, &self->old, error)
      || !make_temporary (self, error))
    return NULL;

  return g_steal_pointer (&self);
}

static gboolean
write_all (int fd, gconstpointer data, gsize length)
{
  const char *next = data;

  while (length > 0) {
    gssize n = write (fd, next, length);

    if (n < 0 && errno != EINTR)
      return FALSE;
    next += MAX (n, 0);
    length -= MAX (n, 0);
  }

  return TRUE;
}

gboolean
paddock_output_file_write (PaddockOutputFile *self, gconstpointer data, gsize length)
{
  if (self->failure == 0 && !write_all (self->temporary->fd, data, length))
    self->failure = errno;

  return self->failure == 0;
}

gboolean
paddock_output_file_has_failed (const PaddockOutputFile *self)
{
  return self->failure != 0;
}

/* Only root may give files away; for everybody else the new file is theirs, as any new file is. */
static gboolean
keep_owner_and_mode (int fd, const struct stat *old)
{
  return old->st_mode == 0
         || ((fchown (fd, old->st_uid, old->st_gid) == 0 || errno == EPERM)
             && fchmod (fd, old->st_mode & 07777) == 0);
}

/* A rename is on disk only when the folder is.  Some file systems cannot do that for folders. */
static gboolean
sync_folder (const char *file)
{
  g_autofree char *folder = g_path_get_dirname (file);
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean is_synced = fd >= 0 && (fsync (fd) == 0 || errno == EINVAL);

  if (fd >= 0)
    close (fd);
  return is_synced;
}

static gboolean
copy_bytes (int from, int to)
{
  char buffer[64 * 1024];
  gssize n;

  if (lseek (from, 0, SEEK_SET) != 0)
    return FALSE;

  while ((n = read (from, buffer, sizeof buffer)) != 0)
    if ((n < 0 && errno != EINTR) || (n > 0 && !write_all (to, buffer, n)))
      return FALSE;

  return TRUE;
}

/* The new content stays, as the old one is damaged. */
static void
fail_half_way (PaddockOutputFile *self, int code, GError **error)
{
  g_autofree char *name = g_filename_display_name (self->target);
  g_autofree char *rest = g_filename_display_name (self->temporary->path);

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code),
               /* Translators: a file's name, the system's reason, and another file's name. */
               paddock_language_translate (
                 N_ ("%s: cannot be saved: %s. Your new version is in %s.")),
               name, g_strerror (code), rest);
  paddock_temporary_file_let_go (self->temporary);
}

/* Into the file that has other names too. */
static gboolean
copy_over (PaddockOutputFile *self, GError **error)
{
  int to = open (self->target, O_WRONLY | O_TRUNC | O_CLOEXEC);
  gboolean is_copied = to >= 0 && copy_bytes (self->temporary->fd, to) && fsync (to) == 0;
  int code = errno;

  if (to >= 0 && close (to) != 0 && is_copied) {
    is_copied = FALSE;
    code = errno;
  }
  if (is_copied)
    return TRUE;

  if (to < 0)
    return fail (self->target, NOT_SAVED, code, error);

  fail_half_way (self, code, error);
  return FALSE;
}

static gboolean
take_the_place (PaddockOutputFile *self, GError **error)
{
  if (self->old.st_nlink > 1) {
    /* While it is copied, what is beside the file may be the only whole version. */
    paddock_temporary_file_forget_record (self->temporary);
    if (!copy_over (self, error))
      return FALSE;
    g_unlink (self->temporary->path);
  } else if (g_rename (self->temporary->path, self->target) != 0) {
    return fail (self->target, NOT_SAVED, errno, error);
  }

  paddock_temporary_file_let_go (self->temporary);
  return sync_folder (self->target) || fail (self->target, NOT_SYNCED, errno, error);
}

gboolean
paddock_output_file_commit (PaddockOutputFile *self, GError **error)
{
  if (self->failure == 0
      && (!keep_owner_and_mode (self->temporary->fd, &self->old)
          || fsync (self->temporary->fd) != 0))
    self->failure = errno;
  if (self->failure != 0)
    return fail (self->target, NOT_SAVED, self->failure, error);

  return take_the_place (self, error);
}

void
paddock_output_file_free (PaddockOutputFile *self)
{
  g_clear_pointer (&self->temporary, paddock_temporary_file_free);
  g_free (self->target);
  g_free (self);
}

gboolean
paddock_output_file_save (const char *path, GBytes *bytes, GError **error)
{
  g_autoptr (PaddockOutputFile) self = paddock_output_file_new (path, error);
  gsize length;
  gconstpointer data = g_bytes_get_data (bytes, &length);

  if (!self)
    return FALSE;

  paddock_output_file_write (self, data, length);
  return paddock_output_file_commit (self, error);
}

gboolean
paddock_output_append (int fd, GBytes *bytes)
{
  return write_all (fd, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

void
paddock_output_force (const char *path)
{
  int fd = open (path, O_RDONLY | O_CLOEXEC);

  if (fd < 0)
    return;

  fsync (fd);
  close (fd);
  sync_folder (path);
}
