/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "autosave-session.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#include "temporary-file.h"

#define LOCK_NAME "lock"

int
paddock_autosave_session_lock (const char *folder, int operation)
{
  g_autofree char *path = g_build_filename (folder, LOCK_NAME, NULL);
  int fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  if (fd >= 0 && flock (fd, LOCK_EX | operation) != 0) {
    close (fd);
    return -1;
  }

  return fd;
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return (int) g_ascii_strtoll (*(const char *const *) a, NULL, 10)
         - (int) g_ascii_strtoll (*(const char *const *) b, NULL, 10);
}

GPtrArray *
paddock_autosave_session_list (const char *session, const char *suffix)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (session, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, suffix))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);

  return names;
}

void
paddock_autosave_session_set_aside (const char *path)
{
  g_autofree char *aside = g_strconcat (path, PADDOCK_AUTOSAVE_DAMAGED_SUFFIX, NULL);

  g_rename (path, aside);
}

static gboolean
is_precious (const char *name)
{
  return g_str_has_suffix (name, PADDOCK_AUTOSAVE_SUFFIX)
         || g_str_has_suffix (name, PADDOCK_AUTOSAVE_DAMAGED_SUFFIX)
         || paddock_temporary_file_is_record (name);
}

void
paddock_autosave_session_remove (const char *session)
{
  g_autoptr (GPtrArray) names = paddock_autosave_session_list (session, "");

  for (guint i = 0; i < names->len; i++)
    if (is_precious (names->pdata[i]))
      return;

  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_build_filename (session, names->pdata[i], NULL);

    g_unlink (path);
  }
  g_rmdir (session);
}
