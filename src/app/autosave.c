/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "autosave.h"

#include <glib/gi18n.h>

#include "autosave-folder.h"

struct _PaddockAutosave {
  PaddockAutosaveFolder *folder; /* NULL: there can be none, and people have been told */
  PaddockSettings *settings;
  GPtrArray *watches;

  PaddockAutosaveWarn warn;
  gpointer data;
  GMutex mutex;  /* for what follows */
  char *message; /* what is to be told, or was */
  guint telling; /* the source that will tell it */
};

typedef struct {
  PaddockAutosave *autosave;
  PaddockDocumentFile *file; /* weak */
  PaddockAutosaveSlot *slot; /* NULL: none is needed yet */
  guint timeout;
} Watch;

/* Failures are told once: they come again with every edit. */

static gboolean
tell_cb (gpointer data)
{
  PaddockAutosave *self = data;

  g_mutex_lock (&self->mutex);
  self->telling = 0;
  g_mutex_unlock (&self->mutex);
  self->warn (self->message, self->data);

  return G_SOURCE_REMOVE;
}

static void
failed_cb (const GError *error, gpointer data)
{
  PaddockAutosave *self = data;

  g_mutex_lock (&self->mutex);
  if (!self->message) {
    self->message = g_strdup (error->message);
    self->telling = g_idle_add (tell_cb, self);
  }
  g_mutex_unlock (&self->mutex);
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
  if (!self->slot && !paddock_document_file_is_modified (self->file))
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
}

PaddockAutosave *
paddock_autosave_new (const char *folder,
                      PaddockSettings *settings,
                      PaddockAutosaveWarn warn,
                      gpointer data)
{
  PaddockAutosave *self = g_new0 (PaddockAutosave, 1);
  g_autoptr (GError) error = NULL;

  g_mutex_init (&self->mutex);
  self->warn = warn;
  self->data = data;
  self->settings = g_object_ref (settings);
  self->watches = g_ptr_array_new_with_free_func (watch_free);
  g_signal_connect_swapped (settings, "notify::autosave", G_CALLBACK (settings_changed_cb), self);
  self->folder = paddock_autosave_folder_open (folder, failed_cb, self, &error);
  if (!self->folder)
    failed_cb (error, self);

  return self;
}

void
paddock_autosave_free (PaddockAutosave *self)
{
  g_ptr_array_unref (self->watches);
  g_clear_pointer (&self->folder, paddock_autosave_folder_close);
  g_signal_handlers_disconnect_by_data (self->settings, self);
  g_object_unref (self->settings);
  g_clear_handle_id (&self->telling, g_source_remove);
  g_mutex_clear (&self->mutex);
  g_free (self->message);
  g_free (self);
}

void
paddock_autosave_watch (PaddockAutosave *self, PaddockDocumentFile *file)
{
  if (self->folder)
    update (add_watch (self, file));
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

GPtrArray *
paddock_autosave_recover (PaddockAutosave *self)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) all = NULL;

  if (!self->folder)
    return files;

  all = paddock_autosave_folder_take_over (self->folder);
  for (guint i = 0; i < all->len; i++)
    g_ptr_array_add (files, recover (self, &g_array_index (all, PaddockAutosaveFound, i)));

  return files;
}
