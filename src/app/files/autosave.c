/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "autosave.h"

#include <glib/gi18n.h>

#include "autosave-folder.h"
#include "temporary-file.h"

#define RETRY_SECONDS 2 /* between two tries to keep what could not be kept */

struct _PaddockAutosave {
  char *path;
  PaddockAutosaveFolder *folder; /* NULL: there can be none yet */
  PaddockSettings *settings;
  GPtrArray *watches;
  GPtrArray *unread; /* of PaddockAutosaveUnread: what was found so far */

  PaddockAutosaveChanged changed;
  gpointer data;
  char *failure; /* as people were told */
  guint retry;   /* the source that tries again */

  GMutex mutex;         /* for what follows */
  GHashTable *failures; /* reasons, by slot; that of the folder by ourselves */
  guint telling;        /* the source that will compare them with what people were told */
};

typedef struct {
  PaddockAutosave *autosave;
  PaddockDocumentFile *file; /* weak */
  PaddockAutosaveSlot *slot; /* NULL: none is needed yet */
  guint timeout;
} Watch;

static void open_folder (PaddockAutosave *self);
static void update (Watch *self);
static void keep (Watch *self);

/* Failures: they come from any thread, and people are told in the main loop, when there is something new to tell. */

static gboolean
retry_cb (gpointer data)
{
  PaddockAutosave *self = data;

  if (!self->folder)
    open_folder (self);
  for (guint i = 0; self->folder && i < self->watches->len; i++)
    if (((Watch *) self->watches->pdata[i])->slot)
      keep (self->watches->pdata[i]);

  return G_SOURCE_CONTINUE;
}

static char *
dup_failure (PaddockAutosave *self)
{
  GHashTableIter iter;
  gpointer reason = NULL;

  if (!paddock_settings_get_autosave (self->settings))
    return NULL;

  g_mutex_lock (&self->mutex);
  g_hash_table_iter_init (&iter, self->failures);
  g_hash_table_iter_next (&iter, NULL, &reason);
  reason = g_strdup (reason);
  g_mutex_unlock (&self->mutex);

  return reason;
}

static gboolean
tell_cb (gpointer data)
{
  PaddockAutosave *self = data;
  g_autofree char *failure = NULL;

  g_mutex_lock (&self->mutex);
  self->telling = 0;
  g_mutex_unlock (&self->mutex);

  failure = dup_failure (self);
  if (!failure)
    g_clear_handle_id (&self->retry, g_source_remove);
  else if (!self->retry)
    self->retry = g_timeout_add_seconds (RETRY_SECONDS, retry_cb, self);
  if (g_strcmp0 (failure, self->failure) != 0) {
    g_free (self->failure);
    self->failure = g_steal_pointer (&failure);
    self->changed (self->data);
  }

  return G_SOURCE_REMOVE;
}

/* With the mutex held. */
static void
tell_later (PaddockAutosave *self)
{
  if (!self->telling)
    self->telling = g_idle_add (tell_cb, self);
}

static void
told_cb (PaddockAutosaveSlot *slot, const GError *error, gpointer data)
{
  PaddockAutosave *self = data;
  gpointer key = slot ? (gpointer) slot : (gpointer) self;
  gboolean was_failing;

  g_mutex_lock (&self->mutex);
  was_failing = g_hash_table_remove (self->failures, key);
  if (error)
    g_hash_table_insert (self->failures, key, g_strdup (error->message));
  if (error || was_failing)
    tell_later (self);
  g_mutex_unlock (&self->mutex);
}

/* Temporary files are recorded beside the work that is not saved: whoever takes over the one removes the other. */
static void
open_folder (PaddockAutosave *self)
{
  g_autoptr (GError) error = NULL;

  self->folder = paddock_autosave_folder_open (self->path, told_cb, self, &error);
  told_cb (NULL, error, self);
  if (!self->folder)
    return;

  paddock_temporary_file_set_records (paddock_autosave_folder_get_session (self->folder));
  g_ptr_array_foreach (self->watches, (GFunc) (gpointer) update, NULL);
}

/* Watching. */

static void
keep (Watch *self)
{
  GFile *file = paddock_document_file_get_file (self->file);
  g_autofree char *uri = file ? g_file_get_uri (file) : NULL;
  PaddockAutosaveWork work = { (PaddockHistory *) paddock_document_file_get_history (self->file),
                               uri, (char *) paddock_document_file_get_stamp (self->file) };

  paddock_autosave_slot_set (self->slot, &work);
}

static gboolean
keep_cb (gpointer data)
{
  Watch *self = data;

  self->timeout = 0;
  keep (self);

  return G_SOURCE_REMOVE;
}

/* Once there was something to keep, the journal follows the document, saved or not: what it says of a saved
 * one is that there is nothing to bring back. */
static void
update (Watch *self)
{
  guint delay = paddock_settings_get_autosave_delay (self->autosave->settings);

  if (!paddock_settings_get_autosave (self->autosave->settings)) {
    g_clear_handle_id (&self->timeout, g_source_remove);
    g_clear_pointer (&self->slot, paddock_autosave_slot_free);
    return;
  }
  if (!self->autosave->folder || (!self->slot && !paddock_document_file_is_modified (self->file)))
    return;

  if (!self->slot)
    self->slot = paddock_autosave_slot_new (self->autosave->folder);
  if (delay == 0)
    keep (self);
  else if (!self->timeout)
    self->timeout = g_timeout_add_seconds (delay, keep_cb, self);
}

static void
file_gone_cb (gpointer data, GObject *file)
{
  Watch *self = data;

  self->file = NULL;
  g_clear_pointer (&self->slot, paddock_autosave_slot_free);
  g_ptr_array_remove_fast (self->autosave->watches, self);
}

/* The slot is left alone: what is still open stays on disk. */
static void
watch_free (gpointer data)
{
  Watch *self = data;

  if (self->file) {
    g_object_weak_unref (G_OBJECT (self->file), file_gone_cb, self);
    g_signal_handlers_disconnect_by_data (self->file, self);
  }
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_free (self);
}

static Watch *
add_watch (PaddockAutosave *self, PaddockDocumentFile *file)
{
  Watch *watch = g_new0 (Watch, 1);

  watch->autosave = self;
  watch->file = file;
  g_object_weak_ref (G_OBJECT (file), file_gone_cb, watch);
  g_signal_connect_swapped (file, "changed", G_CALLBACK (update), watch);
  g_ptr_array_add (self->watches, watch);

  return watch;
}

static void
settings_changed_cb (PaddockAutosave *self)
{
  g_ptr_array_foreach (self->watches, (GFunc) (gpointer) update, NULL);
  g_mutex_lock (&self->mutex);
  tell_later (self);
  g_mutex_unlock (&self->mutex);
}

PaddockAutosave *
paddock_autosave_new (const char *folder,
                      PaddockSettings *settings,
                      PaddockAutosaveChanged changed,
                      gpointer data)
{
  PaddockAutosave *self = g_new0 (PaddockAutosave, 1);

  g_mutex_init (&self->mutex);
  self->path = g_strdup (folder);
  self->changed = changed;
  self->data = data;
  self->settings = g_object_ref (settings);
  self->watches = g_ptr_array_new_with_free_func (watch_free);
  self->unread = g_ptr_array_new ();
  self->failures = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_signal_connect_swapped (settings, "notify::autosave", G_CALLBACK (settings_changed_cb), self);
  open_folder (self);

  return self;
}

void
paddock_autosave_free (PaddockAutosave *self)
{
  g_ptr_array_unref (self->watches);
  g_clear_handle_id (&self->retry, g_source_remove);
  paddock_temporary_file_set_records (NULL);
  g_clear_pointer (&self->folder, paddock_autosave_folder_close);
  g_signal_handlers_disconnect_by_data (self->settings, self);
  g_object_unref (self->settings);
  g_clear_handle_id (&self->telling, g_source_remove);
  g_hash_table_unref (self->failures);
  g_mutex_clear (&self->mutex);
  g_ptr_array_unref (self->unread);
  g_free (self->failure);
  g_free (self->path);
  g_free (self);
}

void
paddock_autosave_watch (PaddockAutosave *self, PaddockDocumentFile *file)
{
  update (add_watch (self, file));
}

const char *
paddock_autosave_get_failure (const PaddockAutosave *self)
{
  return self->failure;
}

static PaddockDocumentFile *
recover (PaddockAutosave *self, PaddockAutosaveFound *found)
{
  PaddockAutosaveWork *work = found->work;
  g_autoptr (GFile) place = work->uri ? g_file_new_for_uri (work->uri) : NULL;
  PaddockDocumentFile *file =
    paddock_document_file_new_recovered (paddock_history_copy (work->history), place, work->stamp);

  add_watch (self, file)->slot = found->slot;
  return file;
}

static void
set_unread (PaddockAutosave *self, GPtrArray *unread)
{
  gboolean is_new = unread->len > 0 || self->unread->len > 0;

  g_ptr_array_unref (self->unread);
  self->unread = g_ptr_array_ref (unread);
  if (is_new)
    self->changed (self->data);
}

GPtrArray *
paddock_autosave_recover (PaddockAutosave *self)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (PaddockAutosaveLeft) left = NULL;

  if (!self->folder)
    return files;

  left = paddock_autosave_folder_take_over (self->folder);
  for (guint i = 0; i < left->found->len; i++)
    g_ptr_array_add (files, recover (self, &g_array_index (left->found, PaddockAutosaveFound, i)));
  set_unread (self, left->unread);

  return files;
}

GPtrArray *
paddock_autosave_get_unread (const PaddockAutosave *self)
{
  return self->unread;
}

void
paddock_autosave_dismiss_unread (PaddockAutosave *self)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  set_unread (self, none);
}
