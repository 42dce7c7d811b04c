/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "autosave-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#include "save.h"

#define LOCK_NAME "lock"

struct _PaddockAutosaveFolder {
  char *path;
  char *session; /* the path of our own part of it */
  int lock;      /* of the session: open and locked */
  guint n_slots; /* ever made: their names */

  PaddockAutosaveFailed failed;
  gpointer data;

  GThreadPool *writer; /* one thread; works on slots */
  GThreadPool *forcer; /* one thread; works on paths */
  GMutex mutex;        /* for what follows, and for the slots' wishes */
  GHashTable *slots;
  GHashTable *unforced; /* paths that the forcer will look at */
};

struct _PaddockAutosaveSlot {
  PaddockAutosaveFolder *folder;
  char *path;

  PaddockAutosaveFile *wanted; /* NULL: nothing */
  gboolean is_queued;          /* the writer will look at it */
  gboolean is_dropped;         /* nobody will wish anything again */
};

/* Sessions. */

static gboolean
fail (const char *path, GError **error)
{
  int code = errno;

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code), "%s: %s", path,
               g_strerror (code));
  return FALSE;
}

/* A descriptor that holds the lock of FOLDER; -1: somebody else does, or it can't be had. */
static int
lock_folder (const char *folder, int operation)
{
  g_autofree char *path = g_build_filename (folder, LOCK_NAME, NULL);
  int fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  if (fd >= 0 && flock (fd, LOCK_EX | operation) != 0) {
    close (fd);
    return -1;
  }

  return fd;
}

static gboolean
begin_session (PaddockAutosaveFolder *self, GError **error)
{
  self->session = g_build_filename (self->path, "XXXXXX", NULL);
  if (!g_mkdtemp (self->session))
    return fail (self->path, error);

  self->lock = lock_folder (self->session, LOCK_NB);
  return self->lock >= 0 || fail (self->session, error);
}

/* In the order in which the documents were first changed, which is near enough that of the tabs. */
static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return (int) g_ascii_strtoll (*(const char *const *) a, NULL, 10)
         - (int) g_ascii_strtoll (*(const char *const *) b, NULL, 10);
}

static GPtrArray *
list_work (const char *session)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (session, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);

  return names;
}

/* Nothing happens if there still is unsaved work in it. */
static void
remove_session (const char *session)
{
  g_autoptr (GPtrArray) work = list_work (session);
  g_autoptr (GDir) dir = g_dir_open (session, 0, NULL);
  const char *name;

  if (work->len > 0)
    return;

  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (session, name, NULL);

    g_unlink (path);
  }
  g_rmdir (session);
}

/* The writer's thread. */

static void
slot_destroy (gpointer data)
{
  PaddockAutosaveSlot *self = data;

  g_clear_pointer (&self->wanted, paddock_autosave_file_free);
  g_free (self->path);
  g_free (self);
}

static void
force_later (PaddockAutosaveFolder *self, const char *path)
{
  g_mutex_lock (&self->mutex);
  if (g_hash_table_add (self->unforced, g_strdup (path)))
    g_thread_pool_push (self->forcer, g_strdup (path), NULL);
  g_mutex_unlock (&self->mutex);
}

static void
write_slot (PaddockAutosaveSlot *slot, const PaddockAutosaveFile *content)
{
  g_autoptr (GBytes) bytes = content ? paddock_autosave_file_write (content) : NULL;
  g_autoptr (GError) error = NULL;

  if (!bytes)
    g_unlink (slot->path);
  else if (paddock_save_bytes_soon (slot->path, bytes, &error))
    force_later (slot->folder, slot->path);
  else
    slot->folder->failed (error, slot->folder->data);
}

static void
work_on_slot (gpointer data, gpointer user_data)
{
  PaddockAutosaveSlot *slot = data;
  PaddockAutosaveFolder *self = user_data;
  g_autoptr (PaddockAutosaveFile) content = NULL;
  gboolean is_dropped;

  g_mutex_lock (&self->mutex);
  content = g_steal_pointer (&slot->wanted);
  is_dropped = slot->is_dropped;
  slot->is_queued = FALSE;
  g_mutex_unlock (&self->mutex);

  write_slot (slot, content);
  if (!is_dropped)
    return;

  g_mutex_lock (&self->mutex);
  g_hash_table_remove (self->slots, slot);
  g_mutex_unlock (&self->mutex);
}

/* The forcer's thread. */

static void
force (gpointer data, gpointer user_data)
{
  g_autofree char *path = data;
  PaddockAutosaveFolder *self = user_data;

  g_mutex_lock (&self->mutex);
  g_hash_table_remove (self->unforced, path);
  g_mutex_unlock (&self->mutex);
  paddock_save_now (path);
}

/* The callers' threads. */

PaddockAutosaveFolder *
paddock_autosave_folder_open (const char *path,
                              PaddockAutosaveFailed failed,
                              gpointer data,
                              GError **error)
{
  PaddockAutosaveFolder *self = g_new0 (PaddockAutosaveFolder, 1);
  int door;

  self->path = g_strdup (path);
  self->lock = -1;
  self->failed = failed;
  self->data = data;
  g_mutex_init (&self->mutex);
  self->slots = g_hash_table_new_full (NULL, NULL, slot_destroy, NULL);
  self->unforced = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->writer = g_thread_pool_new (work_on_slot, self, 1, FALSE, NULL);
  self->forcer = g_thread_pool_new (force, self, 1, FALSE, NULL);

  /* Nobody may look at a session that is made, but not locked yet. */
  if (g_mkdir_with_parents (path, 0700) != 0 || (door = lock_folder (path, 0)) < 0) {
    fail (path, error);
    g_clear_pointer (&self, paddock_autosave_folder_close);
    return NULL;
  }
  if (!begin_session (self, error))
    g_clear_pointer (&self, paddock_autosave_folder_close);
  close (door);

  return self;
}

void
paddock_autosave_folder_close (PaddockAutosaveFolder *self)
{
  g_thread_pool_free (self->writer, FALSE, TRUE);
  g_thread_pool_free (self->forcer, FALSE, TRUE);
  if (self->lock >= 0) {
    remove_session (self->session);
    close (self->lock);
  }
  g_hash_table_unref (self->slots);
  g_hash_table_unref (self->unforced);
  g_mutex_clear (&self->mutex);
  g_free (self->session);
  g_free (self->path);
  g_free (self);
}

PaddockAutosaveSlot *
paddock_autosave_slot_new (PaddockAutosaveFolder *folder)
{
  PaddockAutosaveSlot *self = g_new0 (PaddockAutosaveSlot, 1);
  g_autofree char *name = g_strdup_printf ("%u.xml", ++folder->n_slots);

  self->folder = folder;
  self->path = g_build_filename (folder->session, name, NULL);
  g_mutex_lock (&folder->mutex);
  g_hash_table_add (folder->slots, self);
  g_mutex_unlock (&folder->mutex);

  return self;
}

static void
wish (PaddockAutosaveSlot *self, PaddockAutosaveFile *content, gboolean is_dropped)
{
  GMutex *mutex = &self->folder->mutex;

  g_mutex_lock (mutex);
  g_clear_pointer (&self->wanted, paddock_autosave_file_free);
  self->wanted = content;
  self->is_dropped = is_dropped;
  if (!self->is_queued)
    g_thread_pool_push (self->folder->writer, self, NULL);
  self->is_queued = TRUE;
  g_mutex_unlock (mutex);
}

void
paddock_autosave_slot_set (PaddockAutosaveSlot *self, PaddockAutosaveFile *content)
{
  wish (self, content, FALSE);
}

void
paddock_autosave_slot_free (PaddockAutosaveSlot *self)
{
  wish (self, NULL, TRUE);
}

/* Taking over. */

static void
take_over_file (PaddockAutosaveFolder *self, const char *path, GArray *all)
{
  PaddockAutosaveFound found = { paddock_autosave_file_read (path, NULL), NULL };

  if (!found.content)
    return;

  if (paddock_autosave_file_is_saved (found.content)) {
    g_unlink (path);
    paddock_autosave_file_free (found.content);
    return;
  }

  found.slot = paddock_autosave_slot_new (self);
  if (g_rename (path, found.slot->path) == 0) {
    g_array_append_val (all, found);
  } else {
    paddock_autosave_slot_free (found.slot);
    paddock_autosave_file_free (found.content);
  }
}

static void
take_over_session (PaddockAutosaveFolder *self, const char *session, GArray *all)
{
  int lock = lock_folder (session, LOCK_NB);
  g_autoptr (GPtrArray) names = NULL;

  if (lock < 0)
    return;

  names = list_work (session);
  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_build_filename (session, names->pdata[i], NULL);

    take_over_file (self, path, all);
  }
  remove_session (session);
  close (lock);
}

static void
clear_found (gpointer data)
{
  paddock_autosave_file_free (((PaddockAutosaveFound *) data)->content);
}

GArray *
paddock_autosave_folder_take_over (PaddockAutosaveFolder *self)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (PaddockAutosaveFound));
  int door = lock_folder (self->path, 0);
  g_autoptr (GDir) dir = door >= 0 ? g_dir_open (self->path, 0, NULL) : NULL;
  const char *name;

  g_array_set_clear_func (all, clear_found);
  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *session = g_build_filename (self->path, name, NULL);

    if (g_file_test (session, G_FILE_TEST_IS_DIR) && !g_str_equal (session, self->session))
      take_over_session (self, session, all);
  }
  if (door >= 0)
    close (door);

  return all;
}
