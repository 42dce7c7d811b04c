/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-file-private.h"

#include "background.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#define SETTLE_MS 150 /* after the last news of the file: programs write it in several steps */

static gboolean
look_cb (gpointer data)
{
  PaddockDocumentFile *self = data;

  self->look_timeout = 0;
  paddock_document_file_look (self);

  return G_SOURCE_REMOVE;
}

static void
news_cb (PaddockDocumentFile *self)
{
  g_clear_handle_id (&self->look_timeout, g_source_remove);
  self->look_timeout = g_timeout_add (SETTLE_MS, look_cb, self);
}

void
paddock_document_file_unwatch (PaddockDocumentFile *self)
{
  g_clear_handle_id (&self->look_timeout, g_source_remove);
  if (self->monitor)
    g_signal_handlers_disconnect_by_data (self->monitor, self);
  g_clear_object (&self->monitor);
}

/* What FILE leads to in the end: news is told of that, not of the links on the way. */
static GFile *
follow_links (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  char *target = path ? realpath (path, NULL) : NULL;
  GFile *followed = target ? g_file_new_for_path (target) : g_object_ref (file);

  free (target);
  return followed;
}

/* Where files can't be watched, saving still looks first. */
void
paddock_document_file_watch (PaddockDocumentFile *self)
{
  g_autoptr (GFile) target = follow_links (self->file);

  paddock_document_file_unwatch (self);
  self->monitor = g_file_monitor_file (target, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->monitor)
    g_signal_connect_swapped (self->monitor, "changed", G_CALLBACK (news_cb), self);
}

/* The file holds none of our versions any more. */
static void
lose (PaddockDocumentFile *self, PaddockNotice notice)
{
  if (!paddock_document_file_is_modified (self)) {
    g_clear_pointer (&self->lost, paddock_document_unref);
    self->lost = paddock_document_ref (paddock_history_get_current (self->history));
  }
  paddock_history_mark_saved (self->history, NULL);
  self->notice = notice;
}

/* Whether all there is was once in the file. */
static gboolean
has_nothing_to_lose (PaddockDocumentFile *self)
{
  return !paddock_document_file_is_modified (self)
         || paddock_history_get_current (self->history) == self->lost;
}

static void
take (PaddockDocumentFile *self, PaddockFileContent *content)
{
  g_autoptr (PaddockEdit) edit = paddock_edit_begin (self->history, _ ("Reload from File"), NULL);
  const PaddockDocument *before = paddock_history_get_current (self->history);

  paddock_record_share (before->kind->type, content->document->record, before->record);
  paddock_edit_replace (edit, content->document);
  paddock_edit_commit (edit);
  paddock_history_mark_saved (self->history, paddock_history_get_current (self->history));
  self->notice = PADDOCK_NOTICE_NONE;
}

/* A file may have become another kind of document: that is not a version of this one. */
static void
check_kind (PaddockDocumentFile *self, PaddockFileContent *content)
{
  const PaddockDocumentKind *kind = paddock_history_get_current (self->history)->kind;

  if (!content->document || content->document->kind == kind)
    return;

  /* Translators: kinds of documents, such as "Hex Track". */
  g_set_error (&content->error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               _ ("The file now contains a %s instead of a %s. Close the document and open it "
                  "again."),
               _ (content->document->kind->label), _ (kind->label));
  g_clear_pointer (&content->document, paddock_document_unref);
}

typedef struct {
  GFile *file;
  char *known;
  gboolean is_reload; /* people want what the file holds, whatever it is */
} Look;

static void
look_free (gpointer data)
{
  Look *look = data;

  g_object_unref (look->file);
  g_free (look->known);
  g_free (look);
}

static void
look_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Look *look = data;

  g_task_return_pointer (task,
                         paddock_file_content_read (look->file, !look->is_reload, look->known,
                                                    cancellable),
                         (GDestroyNotify) paddock_file_content_free);
}

/* The version that the file holds, if it is one of ours; NULL: it is none. */
static PaddockDocument *
find_version (PaddockDocumentFile *self, const PaddockDocument *document)
{
  for (guint i = paddock_history_get_n_versions (self->history); i-- > 0;) {
    PaddockDocument *version = paddock_history_get_version (self->history, i);

    if (paddock_document_equal (version, document))
      return version;
  }

  return NULL;
}

/* Acts on what the file holds now, which is not what we knew. */
static void
follow (PaddockDocumentFile *self, const Look *look, PaddockFileContent *content)
{
  PaddockDocument *current = paddock_history_get_current (self->history);
  PaddockDocument *saved;

  check_kind (self, content);
  if (!content->stamp) {
    lose (self, PADDOCK_NOTICE_GONE);
  } else if (!content->document) {
    lose (self, PADDOCK_NOTICE_UNREADABLE);
    g_clear_error (&self->error);
    self->error = g_steal_pointer (&content->error);
  } else if (paddock_document_equal (content->document, current)) {
    paddock_history_mark_saved (self->history, current);
    self->notice = PADDOCK_NOTICE_NONE;
  } else if (look->is_reload || has_nothing_to_lose (self)) {
    take (self, content);
    paddock_document_file_emit_reloaded (self);
  } else if (self->notice == PADDOCK_NOTICE_RECOVERED
             && (saved = find_version (self, content->document))) {
    paddock_history_mark_saved (self->history, saved); /* we did that, and were killed */
  } else {
    lose (self, PADDOCK_NOTICE_CHANGED);
  }
  paddock_document_file_take_stamp (self, g_steal_pointer (&content->stamp));
}

static void
look_done_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockDocumentFile *self = PADDOCK_DOCUMENT_FILE (object);
  const Look *look = g_task_get_task_data (G_TASK (result));
  g_autoptr (PaddockFileContent) content = g_task_propagate_pointer (G_TASK (result), NULL);
  gboolean is_overtaken = self->saves.length > 0 || !g_file_equal (self->file, look->file)
                          || g_strcmp0 (self->stamp, look->known) != 0;

  self->is_looking = FALSE;
  if (is_overtaken) {
    self->is_look_due = TRUE;
    self->is_reload_due |= look->is_reload;
  } else if (content->document || content->error) {
    follow (self, look, content);
    paddock_document_file_emit_changed (self);
  }
  if (self->is_look_due)
    paddock_document_file_look (self);
}

static void
look (PaddockDocumentFile *self, gboolean is_reload)
{
  g_autoptr (GTask) task = NULL;
  Look *data;

  self->is_reload_due |= is_reload;
  self->is_look_due = self->is_looking || self->saves.length > 0;
  if (self->is_look_due || !self->file)
    return;

  data = g_new (Look, 1);
  *data = (Look){ g_object_ref (self->file), g_strdup (self->stamp), self->is_reload_due };
  self->is_reload_due = FALSE;
  task = g_task_new (self, NULL, look_done_cb, NULL);
  g_task_set_source_tag (task, look);
  g_task_set_task_data (task, data, look_free);
  self->is_looking = TRUE;
  paddock_background_run (task, look_thread);
}

void
paddock_document_file_look (PaddockDocumentFile *self)
{
  look (self, FALSE);
}

void
paddock_document_file_reload (PaddockDocumentFile *self)
{
  g_return_if_fail (PADDOCK_IS_DOCUMENT_FILE (self));

  if (self->history) {
    look (self, TRUE);
  } else if (self->error) {
    g_clear_error (&self->error);
    paddock_document_file_load (self);
    paddock_document_file_emit_changed (self);
  }
}

PaddockNotice
paddock_document_file_get_notice (PaddockDocumentFile *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_FILE (self), PADDOCK_NOTICE_NONE);

  return self->notice;
}

void
paddock_document_file_dismiss_notice (PaddockDocumentFile *self)
{
  g_return_if_fail (PADDOCK_IS_DOCUMENT_FILE (self));

  self->notice = PADDOCK_NOTICE_NONE;
  paddock_document_file_emit_changed (self);
}
