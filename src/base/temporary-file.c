/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "temporary-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PREFIX ".paddock-"
#define N_LETTERS 6
#define MAX_NAMES 100 /* that are tried */
#define RECORD_PREFIX "temporary-"

static GMutex mutex; /* for what follows */
static char *records;
static guint n_records; /* ever made: their names */

/* Records. */

void
paddock_temporary_file_set_records (const char *folder)
{
  g_mutex_lock (&mutex);
  g_free (records);
  records = g_strdup (folder);
  g_mutex_unlock (&mutex);
}

static char *
dup_next_record (void)
{
  g_autofree char *name = NULL;
  char *record = NULL;

  g_mutex_lock (&mutex);
  name = g_strdup_printf (RECORD_PREFIX "%u", ++n_records);
  if (records)
    record = g_build_filename (records, name, NULL);
  g_mutex_unlock (&mutex);

  return record;
}

static char *
make_record (const char *path)
{
  g_autofree char *absolute = g_canonicalize_filename (path, NULL);
  g_autofree char *record = dup_next_record ();

  return record && symlink (absolute, record) == 0 ? g_steal_pointer (&record) : NULL;
}

void
paddock_temporary_file_forget_record (PaddockTemporaryFile *self)
{
  if (self->record)
    g_unlink (self->record);
  g_clear_pointer (&self->record, g_free);
}

gboolean
paddock_temporary_file_is_record (const char *name)
{
  return g_str_has_prefix (name, RECORD_PREFIX);
}

/* By its name, its kind and its owner. */
static gboolean
is_ours (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  struct stat info;

  return g_path_is_absolute (path) && g_str_has_prefix (name, PREFIX)
         && strlen (name) == strlen (PREFIX) + N_LETTERS && lstat (path, &info) == 0
         && S_ISREG (info.st_mode) && info.st_uid == geteuid ();
}

static void
clean_record (const char *record)
{
  g_autofree char *path = g_file_read_link (record, NULL);

  if (!path)
    return;

  if (is_ours (path))
    g_unlink (path);
  g_unlink (record);
}

void
paddock_temporary_file_clean_records (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (paddock_temporary_file_is_record (name)) {
      g_autofree char *record = g_build_filename (folder, name, NULL);

      clean_record (record);
    }
}

/* Files. */

static char *
dup_random_name (void)
{
  static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  GString *name = g_string_new (PREFIX);

  for (guint i = 0; i < N_LETTERS; i++)
    g_string_append_c (name, letters[g_random_int_range (0, sizeof letters - 1)]);

  return g_string_free (name, FALSE);
}

/* Recorded before it is there: from then on it will be found. */
static gboolean
try_name (PaddockTemporaryFile *self, const char *folder, int mode)
{
  g_autofree char *name = dup_random_name ();
  g_autofree char *path = g_build_filename (folder, name, NULL);
  int code;

  self->record = make_record (path);
  self->fd = g_open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  if (self->fd >= 0) {
    self->path = g_steal_pointer (&path);
    return TRUE;
  }

  code = errno;
  paddock_temporary_file_forget_record (self); /* if it is there, it is somebody else's */
  errno = code;
  return FALSE;
}

PaddockTemporaryFile *
paddock_temporary_file_new (const char *folder, int mode)
{
  PaddockTemporaryFile *self = g_new0 (PaddockTemporaryFile, 1);

  for (guint i = 0; i < MAX_NAMES; i++) {
    if (try_name (self, folder, mode))
      return self;
    if (errno != EEXIST)
      break;
  }

  g_free (self);
  return NULL;
}

void
paddock_temporary_file_let_go (PaddockTemporaryFile *self)
{
  g_clear_pointer (&self->path, g_free);
  paddock_temporary_file_forget_record (self);
}

void
paddock_temporary_file_free (PaddockTemporaryFile *self)
{
  close (self->fd);
  if (self->path)
    g_unlink (self->path);
  paddock_temporary_file_let_go (self);
  g_free (self);
}
