/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-file-private.h"

#include <glib/gi18n.h>

#include "background.h"
#include "cancellable-stop.h"
#include "load.h"
#include "reader.h"
#include "save.h"
#include "writer.h"

static char *
dup_path (GFile *file, GError **error)
{
  char *path = g_file_get_path (file);
  g_autofree char *uri = g_file_get_uri (file);

  if (!path)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                 _ ("%s is not in a folder on this computer."), uri);

  return path;
}

static char *
dup_stamp (GBytes *content)
{
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, content);
}

/* The content of a file and its stamp.  Sizes and times would not do: a program may write a file in place, and as fast
 * as clocks tick or with the time that it had before. */
static GBytes *
read_content (const char *path, char **stamp, GError **error)
{
  GBytes *content = paddock_xml_read_all (path, error);

  if (content)
    *stamp = dup_stamp (content);
  else if (g_file_test (path, G_FILE_TEST_EXISTS))
    *stamp = g_strdup ("unreadable");
  return content;
}

PaddockFileContent *
paddock_file_content_read (GFile *file,
                           gboolean has_known,
                           const char *known,
                           GCancellable *cancellable)
{
  PaddockStop stop = PADDOCK_CANCELLABLE_STOP (cancellable);
  PaddockFileContent *self = g_new0 (PaddockFileContent, 1);
  g_autofree char *path = dup_path (file, &self->error);
  g_autoptr (GBytes) content = path ? read_content (path, &self->stamp, &self->error) : NULL;

  if (path && has_known && g_strcmp0 (self->stamp, known) == 0)
    g_clear_error (&self->error);
  else if (content)
    self->document =
      paddock_xml_load_bytes_until (g_bytes_get_data (content, NULL), g_bytes_get_size (content),
                                    path, &stop, &self->error);

  return self;
}

void
paddock_file_content_free (PaddockFileContent *self)
{
  g_clear_pointer (&self->document, paddock_document_unref);
  g_clear_error (&self->error);
  g_free (self->stamp);
  g_free (self);
}

static void
load_thread (GTask *task, gpointer source, gpointer file, GCancellable *cancellable)
{
  g_task_return_pointer (task, paddock_file_content_read (file, FALSE, NULL, cancellable),
                         (GDestroyNotify) paddock_file_content_free);
}

static void
load_done_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockDocumentFile *self = PADDOCK_DOCUMENT_FILE (object);
  g_autoptr (PaddockFileContent) content = NULL;

  g_clear_object (&self->loading);
  content = g_task_propagate_pointer (G_TASK (result), &self->error);
  if (content && content->document) {
    paddock_document_file_take_stamp (self, g_steal_pointer (&content->stamp));
    self->history = paddock_history_new (content->document);
    paddock_history_mark_saved (self->history, content->document);
    paddock_document_file_watch (self);
  } else if (content) {
    self->error = g_steal_pointer (&content->error);
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
  paddock_background_run (task, load_thread);
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
  gboolean is_own;          /* it goes to the document's own file */
  char *stamp;              /* before: what that file was; after: what it is */
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

/* Nobody else's work is overwritten before people have heard of it. */
static gboolean
check_unchanged (const Save *save, const char *path, GError **error)
{
  g_autofree char *stamp = NULL;
  G_GNUC_UNUSED g_autoptr (GBytes) content =
    save->is_own ? read_content (path, &stamp, NULL) : NULL;

  if (!stamp || g_strcmp0 (stamp, save->stamp) == 0)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG,
                       _ ("Another program has changed the file."));
  return FALSE;
}

static void
save_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Save *save = data;
  GError *error = NULL;
  g_autofree char *path = dup_path (save->file, &error);

  if (path && check_unchanged (save, path, &error)
      && paddock_xml_save (save->version, path, &error)) {
    g_autoptr (GBytes) content = paddock_xml_write (save->version);

    g_free (save->stamp);
    save->stamp = dup_stamp (content);
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
  Save *save = task ? g_task_get_task_data (task) : NULL;

  if (!task)
    return;

  paddock_history_end_merge (self->history);
  save->version = paddock_document_ref (paddock_history_get_current (self->history));
  save->is_own = self->file && g_file_equal (self->file, save->file);
  save->stamp = g_strdup (self->stamp);
  paddock_background_run (task, save_thread);
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
    paddock_document_file_take_stamp (self, g_steal_pointer (&save->stamp));
    paddock_history_mark_saved (self->history, save->version);
    self->notice = PADDOCK_NOTICE_NONE;
    paddock_document_file_watch (self);
    paddock_document_file_emit_changed (self);
  }
  start_next_save (self);
  if (self->is_look_due || !is_saved)
    paddock_document_file_look (self);

  return is_saved;
}
