/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "autosave-folder.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#include "autosave-session.h"
#include "output-file.h"
#include "temporary-file.h"

#define AT_ONCE (256 * 1024)             /* bytes of text that are written in the caller's thread */
#define FORCE_PAUSE (1 * G_USEC_PER_SEC) /* between two times that files are forced to disk */

struct _PaddockAutosaveFolder {
  char *path;
  char *session; /* the path of our own part of it */
  int lock;      /* of the session: open and locked */
  guint n_slots; /* ever made: their names */

  PaddockAutosaveTold told;
  gpointer data;

  GThreadPool *writer; /* one thread; works on slots */
  GThread *forcer;
  GMutex mutex; /* for what follows, and for the slots' wishes */
  GHashTable *slots;
  GHashTable *unforced; /* paths */
  GCond news;           /* for the forcer: there are some, or the end has come */
  gboolean is_closing;
};

struct _PaddockAutosaveSlot {
  PaddockAutosaveFolder *folder;
  PaddockAutosaveJournal *journal; /* whoever has made the slot busy works on it, else the caller */

  PaddockAutosaveWork *wanted; /* NULL: nothing */
  gboolean is_queued;          /* the writer will look at it */
  gboolean is_busy;            /* or does */
  gboolean is_dropped;         /* nobody will wish anything again */
};

/* Sessions. */

static gboolean
fail (const char *path, GError **error)
{
  int code = errno;

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), "%s: %s", path,
               g_strerror (code));
  return FALSE;
}

/* The first time by a new name; afterwards, where somebody has tidied up, by the same one. */
static gboolean
make_session (PaddockAutosaveFolder *self)
{
  if (self->session)
    return g_mkdir_with_parents (self->session, 0700) == 0;

  self->session = g_build_filename (self->path, "XXXXXX", NULL);
  return g_mkdtemp (self->session) != NULL;
}

static gboolean
lock_session (PaddockAutosaveFolder *self)
{
  if (self->lock >= 0)
    close (self->lock);
  self->lock = paddock_autosave_session_lock (self->session, LOCK_NB);

  return self->lock >= 0;
}

/* A folder that others could read is closed to them.  Nobody may look at a session that is made, but not locked yet. */
static gboolean
begin_session (PaddockAutosaveFolder *self, GError **error)
{
  int door = -1;
  gboolean has_begun;

  if (g_mkdir_with_parents (self->path, 0700) != 0 || g_chmod (self->path, 0700) != 0
      || (door = paddock_autosave_session_lock (self->path, 0)) < 0)
    return fail (self->path, error);

  has_begun = (make_session (self) && lock_session (self)) || fail (self->path, error);
  close (door);
  return has_begun;
}

/* Writing, in the caller's thread or the writer's. */

static void
force_later (PaddockAutosaveFolder *self, const char *path)
{
  g_mutex_lock (&self->mutex);
  g_hash_table_add (self->unforced, g_strdup (path));
  g_cond_signal (&self->news);
  g_mutex_unlock (&self->mutex);
}

/* Somebody may have removed the whole folder. */
static gboolean
renew_session (PaddockAutosaveFolder *self)
{
  gboolean is_gone, is_renewed;

  g_mutex_lock (&self->mutex);
  is_gone = !g_file_test (self->session, G_FILE_TEST_EXISTS);
  is_renewed = is_gone && begin_session (self, NULL);
  g_mutex_unlock (&self->mutex);

  return is_renewed;
}

static gboolean
write_work (PaddockAutosaveSlot *slot, const PaddockAutosaveWork *work, GError **error)
{
  if (!paddock_autosave_journal_write (slot->journal, work, error)) {
    if (!renew_session (slot->folder))
      return FALSE;
    g_clear_error (error);
    if (!paddock_autosave_journal_write (slot->journal, work, error))
      return FALSE;
  }

  force_later (slot->folder, paddock_autosave_journal_get_path (slot->journal));
  return TRUE;
}

static gboolean
write_slot (PaddockAutosaveSlot *slot, const PaddockAutosaveWork *work)
{
  g_autoptr (GError) error = NULL;

  if (work)
    write_work (slot, work, &error);
  else
    paddock_autosave_journal_remove (slot->journal);
  slot->folder->told (slot, error, slot->folder->data);

  return !error;
}

/* The writer's thread. */

static void
slot_destroy (gpointer data)
{
  PaddockAutosaveSlot *self = data;

  g_clear_pointer (&self->wanted, paddock_autosave_work_free);
  paddock_autosave_journal_free (self->journal);
  g_free (self);
}

static void
work_on_slot (gpointer data, gpointer user_data)
{
  PaddockAutosaveSlot *slot = data;
  PaddockAutosaveFolder *self = user_data;
  g_autoptr (PaddockAutosaveWork) work = NULL;
  gboolean is_dropped;

  g_mutex_lock (&self->mutex);
  work = g_steal_pointer (&slot->wanted);
  is_dropped = slot->is_dropped;
  slot->is_queued = FALSE;
  slot->is_busy = TRUE;
  g_mutex_unlock (&self->mutex);

  write_slot (slot, work);

  g_mutex_lock (&self->mutex);
  slot->is_busy = FALSE;
  if (is_dropped)
    g_hash_table_remove (self->slots, slot);
  g_mutex_unlock (&self->mutex);
}

/* The forcer's thread. */

/* The paths that want it, once there are some; NULL: the end has come. */
static GPtrArray *
wait_for_paths (PaddockAutosaveFolder *self)
{
  GPtrArray *paths = NULL;

  g_mutex_lock (&self->mutex);
  while (g_hash_table_size (self->unforced) == 0 && !self->is_closing)
    g_cond_wait (&self->news, &self->mutex);
  if (g_hash_table_size (self->unforced) > 0) {
    g_autofree gpointer *keys = g_hash_table_get_keys_as_array (self->unforced, NULL);

    paths = g_ptr_array_new_with_free_func (g_free);
    for (guint i = 0; keys[i]; i++)
      g_ptr_array_add (paths, keys[i]);
    g_hash_table_steal_all (self->unforced);
  }
  g_mutex_unlock (&self->mutex);

  return paths;
}

static void
pause_forcing (PaddockAutosaveFolder *self)
{
  gint64 end = g_get_monotonic_time () + FORCE_PAUSE;

  g_mutex_lock (&self->mutex);
  while (!self->is_closing && g_cond_wait_until (&self->news, &self->mutex, end))
    ;
  g_mutex_unlock (&self->mutex);
}

static gpointer
force (gpointer data)
{
  PaddockAutosaveFolder *self = data;
  GPtrArray *paths;

  while ((paths = wait_for_paths (self))) {
    for (guint i = 0; i < paths->len; i++)
      paddock_output_force (paths->pdata[i]);
    g_ptr_array_unref (paths);
    pause_forcing (self);
  }

  return NULL;
}

/* The callers' threads. */

PaddockAutosaveFolder *
paddock_autosave_folder_open (const char *path,
                              PaddockAutosaveTold told,
                              gpointer data,
                              GError **error)
{
  PaddockAutosaveFolder *self = g_new0 (PaddockAutosaveFolder, 1);

  self->path = g_strdup (path);
  self->lock = -1;
  self->told = told;
  self->data = data;
  g_mutex_init (&self->mutex);
  self->slots = g_hash_table_new_full (NULL, NULL, slot_destroy, NULL);
  self->unforced = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->writer = g_thread_pool_new (work_on_slot, self, 1, FALSE, NULL);
  g_cond_init (&self->news);
  self->forcer = g_thread_new ("forcer", force, self);
  if (!begin_session (self, error))
    g_clear_pointer (&self, paddock_autosave_folder_close);

  return self;
}

const char *
paddock_autosave_folder_get_session (const PaddockAutosaveFolder *self)
{
  return self->session;
}

void
paddock_autosave_folder_close (PaddockAutosaveFolder *self)
{
  g_thread_pool_free (self->writer, FALSE, TRUE);
  g_mutex_lock (&self->mutex);
  self->is_closing = TRUE;
  g_cond_signal (&self->news);
  g_mutex_unlock (&self->mutex);
  g_thread_join (self->forcer);
  if (self->lock >= 0) {
    paddock_autosave_session_remove (self->session);
    close (self->lock);
  }
  g_hash_table_unref (self->slots);
  g_hash_table_unref (self->unforced);
  g_cond_clear (&self->news);
  g_mutex_clear (&self->mutex);
  g_free (self->session);
  g_free (self->path);
  g_free (self);
}

/* Takes JOURNAL; NULL: a new one. */
static PaddockAutosaveSlot *
add_slot (PaddockAutosaveFolder *folder, const char *path, PaddockAutosaveJournal *journal)
{
  PaddockAutosaveSlot *self = g_new0 (PaddockAutosaveSlot, 1);

  self->folder = folder;
  self->journal = journal ? journal : paddock_autosave_journal_new (path);
  g_mutex_lock (&folder->mutex);
  g_hash_table_add (folder->slots, self);
  g_mutex_unlock (&folder->mutex);

  return self;
}

static char *
dup_next_path (PaddockAutosaveFolder *self)
{
  g_autofree char *name = g_strdup_printf ("%u" PADDOCK_AUTOSAVE_SUFFIX, ++self->n_slots);

  return g_build_filename (self->session, name, NULL);
}

PaddockAutosaveSlot *
paddock_autosave_slot_new (PaddockAutosaveFolder *folder)
{
  g_autofree char *path = dup_next_path (folder);

  return add_slot (folder, path, NULL);
}

/* Takes WORK. */
static void
wish (PaddockAutosaveSlot *self, PaddockAutosaveWork *work, gboolean is_dropped)
{
  GMutex *mutex = &self->folder->mutex;

  g_mutex_lock (mutex);
  g_clear_pointer (&self->wanted, paddock_autosave_work_free);
  self->wanted = work;
  self->is_dropped = is_dropped;
  if (!self->is_queued)
    g_thread_pool_push (self->folder->writer, self, NULL);
  self->is_queued = TRUE;
  g_mutex_unlock (mutex);
}

static gboolean
is_free (PaddockAutosaveSlot *self)
{
  gboolean is_free;

  g_mutex_lock (&self->folder->mutex);
  is_free = !self->is_queued && !self->is_busy;
  g_mutex_unlock (&self->folder->mutex);

  return is_free;
}

void
paddock_autosave_slot_set (PaddockAutosaveSlot *self, const PaddockAutosaveWork *work)
{
  if (work && is_free (self) && paddock_autosave_journal_get_weight (self->journal) <= AT_ONCE)
    write_slot (self, work);
  else
    wish (self,
          work ? paddock_autosave_work_new (paddock_history_copy (work->history), work->uri,
                                            work->stamp)
               : NULL,
          FALSE);
}

void
paddock_autosave_slot_free (PaddockAutosaveSlot *self)
{
  wish (self, NULL, TRUE);
}

/* Taking over. */

/* What can be read of it goes on in a journal of its own, and the damaged one is kept.  Takes WORK. */
static void
take_over_damaged (PaddockAutosaveFolder *self,
                   const char *path,
                   PaddockAutosaveWork *work,
                   PaddockAutosaveLeft *left)
{
  PaddockAutosaveSlot *slot = paddock_autosave_slot_new (self);

  paddock_autosave_left_add_found (left, work, slot);
  if (write_slot (slot, work))
    paddock_autosave_session_set_aside (path);
}

static void
take_over_file (PaddockAutosaveFolder *self, const char *path, PaddockAutosaveLeft *left)
{
  g_autoptr (PaddockAutosaveWork) work = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockAutosaveJournal) journal = paddock_autosave_journal_open (path, &work, &error);
  g_autofree char *next = NULL;

  if (!journal)
    paddock_autosave_left_add_unread (left, path, error->message);
  else if (paddock_autosave_journal_is_damaged (journal))
    take_over_damaged (self, path, g_steal_pointer (&work), left);
  else if (paddock_autosave_work_is_saved (work))
    paddock_autosave_journal_remove (journal);
  else if (paddock_autosave_journal_move (journal, next = dup_next_path (self)))
    paddock_autosave_left_add_found (left, g_steal_pointer (&work),
                                     add_slot (self, NULL, g_steal_pointer (&journal)));
}

static void
list_set_aside (const char *session, PaddockAutosaveLeft *left)
{
  g_autoptr (GPtrArray) names =
    paddock_autosave_session_list (session, PADDOCK_AUTOSAVE_DAMAGED_SUFFIX);

  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_build_filename (session, names->pdata[i], NULL);
    /* Translators: %s is a file. */
    g_autofree char *reason = g_strdup_printf (_ ("%s: part of it is damaged"), path);

    paddock_autosave_left_add_unread (left, path, reason);
  }
}

static void
take_over_session (PaddockAutosaveFolder *self, const char *session, PaddockAutosaveLeft *left)
{
  int lock = paddock_autosave_session_lock (session, LOCK_NB);
  g_autoptr (GPtrArray) names = NULL;

  if (lock < 0)
    return;

  paddock_temporary_file_clean_records (session);
  names = paddock_autosave_session_list (session, PADDOCK_AUTOSAVE_SUFFIX);
  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_build_filename (session, names->pdata[i], NULL);

    take_over_file (self, path, left);
  }
  list_set_aside (session, left);
  paddock_autosave_session_remove (session);
  close (lock);
}

PaddockAutosaveLeft *
paddock_autosave_folder_take_over (PaddockAutosaveFolder *self)
{
  PaddockAutosaveLeft *left = paddock_autosave_left_new ();
  int door = paddock_autosave_session_lock (self->path, 0);
  g_autoptr (GDir) dir = door >= 0 ? g_dir_open (self->path, 0, NULL) : NULL;
  const char *name;

  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *session = g_build_filename (self->path, name, NULL);

    if (g_file_test (session, G_FILE_TEST_IS_DIR) && !g_str_equal (session, self->session))
      take_over_session (self, session, left);
  }
  if (door >= 0)
    close (door);

  return left;
}
