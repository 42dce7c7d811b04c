/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "save.h"

#include "language.h"
#include "reader.h"
#include "words.h"
#include "writer.h"

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

static gboolean
fail (const char *path, const char *what, GError **error)
{
  int code = errno;

  g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_FILE, "%s: %s: %s", path,
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

  errno = ELOOP;
  fail (path, NOT_SAVED, error);
  return NULL;
}

/* What is there now; st_mode is 0 if nothing is.  A file that was made read-only is meant to stay as it
 * is. */
static gboolean
check_target (const char *target, struct stat *old, GError **error)
{
  *old = (struct stat){ 0 };
  if (stat (target, old) != 0)
    return errno == ENOENT || fail (target, NOT_SAVED, error);
  if (!S_ISREG (old->st_mode)) {
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_FILE,
                 paddock_language_translate (N_ ("%s: cannot be saved: it is not a plain file")),
                 target);
    return FALSE;
  }

  return access (target, W_OK) == 0 || fail (target, NOT_SAVED, error);
}

/* Only root may give files away; for everybody else the new file is theirs, as any new file is. */
static gboolean
keep_owner_and_mode (int fd, const struct stat *old)
{
  return old->st_mode == 0
         || ((fchown (fd, old->st_uid, old->st_gid) == 0 || errno == EPERM)
             && fchmod (fd, old->st_mode & 07777) == 0);
}

gboolean
paddock_save_append (int fd, GBytes *bytes)
{
  gsize left;
  const char *data = g_bytes_get_data (bytes, &left);

  while (left > 0) {
    gssize n = write (fd, data, left);

    if (n < 0 && errno != EINTR)
      return FALSE;
    data += MAX (n, 0);
    left -= MAX (n, 0);
  }

  return TRUE;
}

/* Writes and closes, whatever happens. */
static gboolean
fill_file (int fd, const struct stat *old, GBytes *bytes)
{
  gboolean is_written =
    paddock_save_append (fd, bytes) && keep_owner_and_mode (fd, old) && fsync (fd) == 0;
  int code = errno;

  if (close (fd) != 0 && is_written)
    return FALSE;

  errno = code;
  return is_written;
}

/* A rename is on disk only when the folder is.  Some file systems cannot do that for folders. */
static gboolean
sync_folder (const char *folder)
{
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean is_synced = fd >= 0 && (fsync (fd) == 0 || errno == EINVAL);

  if (fd >= 0)
    close (fd);
  return is_synced;
}

static gboolean
replace (const char *target, const struct stat *old, GBytes *bytes, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *temporary = g_build_filename (folder, ".paddock-XXXXXX", NULL);
  int fd = g_mkstemp_full (temporary, O_RDWR | O_CLOEXEC, 0666);

  if (fd < 0)
    return fail (target, errno == ENOENT ? NO_FOLDER : NOT_SAVED, error);

  if (!fill_file (fd, old, bytes) || g_rename (temporary, target) != 0) {
    fail (target, NOT_SAVED, error);
    g_unlink (temporary);
    return FALSE;
  }

  return sync_folder (folder) || fail (target, NOT_SYNCED, error);
}

gboolean
paddock_save_bytes (const char *path, GBytes *bytes, GError **error)
{
  g_autofree char *target = follow_links (path, error);
  struct stat old;

  return target && check_target (target, &old, error) && replace (target, &old, bytes, error);
}

void
paddock_save_force (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = open (path, O_RDONLY | O_CLOEXEC);

  if (fd < 0)
    return;

  fsync (fd);
  close (fd);
  sync_folder (folder);
}

gboolean
paddock_xml_save (const PaddockDocument *document, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  g_autoptr (GBytes) again = NULL;
  g_autoptr (PaddockDocument) copy = NULL;
  gsize len;
  const char *data = g_bytes_get_data (bytes, &len);

  copy = paddock_xml_read_bytes (data, len, path, error);
  if (!copy) {
    g_prefix_error (error,
                    paddock_language_translate (
                      N_ ("%s: is not saved, because it could not be read again: ")),
                    path);
    return FALSE;
  }

  again = paddock_xml_write (copy);
  if (!g_bytes_equal (bytes, again)) {
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_VALUE,
                 paddock_language_translate (
                   N_ ("%s: is not saved, because it would not be the same when read again")),
                 path);
    return FALSE;
  }

  return paddock_save_bytes (path, bytes, error);
}
