/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-file-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "load.h"
#include "save.h"

static char *
dup_path (GFile *file, GError **error)
{
  char *path = g_file_get_path (file);
  g_autofree char *uri = g_file_get_uri (file);

  if (!path)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                 _("%s is not in a folder of this computer."), uri);

  return path;
}

/* Which content a file has, as far as its folder tells; NULL: there is no file. */
static char *
dup_stamp (const char *path)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return NULL;

  return g_strdup_printf ("%" G_GINT64_FORMAT ".%09ld-%" G_GINT64_FORMAT "-%" G_GUINT64_FORMAT,
                          (gint64) info.st_mtim.tv_sec, info.st_mtim.tv_nsec, (gint64) info.st_size,
                          (guint64) info.st_ino);
}

typedef struct {
  PaddockDocument *document;
  char *stamp; /* taken before reading, so that a change meanwhile is not missed */
} Loaded;

static void
loaded_free (gpointer data)
{
  Loaded *loaded = data;

  paddock_document_unref (loaded->document);
  g_free (loaded->stamp);
  g_free (loaded);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Loaded, loaded_free)

static void
load_thread (GTask *task, gpointer source, gpointer file, GCancellable *cancellable)
{
  GError *error = NULL;
  g_autofree char *path = dup_path (file, &error);
  g_autofree char *stamp = path ? dup_stamp (path) : NULL;
  PaddockDocument *document = path ? paddock_xml_load (path, &error) : NULL;
  Loaded *loaded;

  if (!document) {
    g_task_return_error (task, error);
    return;
  }

  loaded = g_new (Loaded, 1);
  *loaded = (Loaded){ document, g_steal_pointer (&stamp) };
  g_task_return_pointer (task, loaded, loaded_free);
}

static void
load_done_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockDocumentFile *self = PADDOCK_DOCUMENT_FILE (object);
  g_autoptr (Loaded) loaded = NULL;

  g_clear_object (&self->loading);
  loaded = g_task_propagate_pointer (G_TASK (result), &self->error);
  if (loaded) {
    self->stamp = g_steal_pointer (&loaded->stamp);
    self->history = paddock_history_new (loaded->document);
    paddock_history_mark_saved (self->history, loaded->document);
  }

  paddock_document_file_emit_changed (self);
}

void
paddock_document_file_load (PaddockDocumentFile *self)
{
  g_autoptr (GTask) task = NULL;

  self->loading = g_cancellable_new ();
  task = g_task_new (self, self->loading, load_done_cb, NULL);
  g_task_set_source_tag (task, paddock_document_file_load);
  g_task_set_task_data (task, g_object_ref (self->file), g_object_unref);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_thread);
}

void
paddock_document_file_reload (PaddockDocumentFile *self)
{
  g_return_if_fail (paddock_document_file_get_state (self) == PADDOCK_DOCUMENT_FILE_FAILED);

  g_clear_error (&self->error);
  paddock_document_file_load (self);
  paddock_document_file_emit_changed (self);
}

void
paddock_document_file_cancel (PaddockDocumentFile *self)
{
  g_return_if_fail (PADDOCK_IS_DOCUMENT_FILE (self));

  if (self->loading)
    g_cancellable_cancel (self->loading);
}

typedef struct {
  GFile *file;
  PaddockDocument *version; /* set when the writing begins */
  char *stamp;              /* of what was written */
} Save;

static void
save_free (gpointer data)
{
  Save *save = data;

  g_clear_object (&save->file);
  paddock_document_unref (save->version);
  g_free (save->stamp);
  g_free (save);
}

static void
save_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Save *save = data;
  GError *error = NULL;
  g_autofree char *path = dup_path (save->file, &error);

  if (path && paddock_xml_save (save->version, path, &error)) {
    save->stamp = dup_stamp (path);
    g_task_return_boolean (task, TRUE);
  } else {
    g_task_return_error (task, error);
  }
}

/* Begins the first save of the queue with what the document is by now. */
static void
start_next_save (PaddockDocumentFile *self)
{
  GTask *task = g_queue_peek_head (&self->saves);

  if (!task)
    return;

  paddock_history_end_merge (self->history);
  ((Save *) g_task_get_task_data (task))->version =
    paddock_document_ref (paddock_history_get_current (self->history));
  g_task_run_in_thread (task, save_thread);
}

void
paddock_document_file_save_async (PaddockDocumentFile *self,
                                  GFile *file,
                                  GAsyncReadyCallback callback,
                                  gpointer data)
{
  GTask *task;
  Save *save;

  g_return_if_fail (self->history != NULL);

  task = g_task_new (self, NULL, callback, data);
  save = g_new0 (Save, 1);
  save->file = g_object_ref (file);
  g_task_set_source_tag (task, paddock_document_file_save_async);
  g_task_set_task_data (task, save, save_free);
  g_queue_push_tail (&self->saves, task);
  if (self->saves.length == 1)
    start_next_save (self);
}

gboolean
paddock_document_file_save_finish (PaddockDocumentFile *self, GAsyncResult *result, GError **error)
{
  g_autoptr (GTask) task = g_queue_pop_head (&self->saves);
  Save *save = g_task_get_task_data (task);
  gboolean is_saved;

  g_assert (task == G_TASK (result));

  is_saved = g_task_propagate_boolean (task, error);
  if (is_saved) {
    g_set_object (&self->file, save->file);
    g_free (self->stamp);
    self->stamp = g_steal_pointer (&save->stamp);
    paddock_history_mark_saved (self->history, save->version);
    paddock_document_file_emit_changed (self);
  }
  start_next_save (self);

  return is_saved;
}
