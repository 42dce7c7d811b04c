/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-file.h"

#include <glib/gi18n.h>

#include "load.h"
#include "save.h"

struct _PaddockDocumentFile {
  GObject parent_instance;

  GFile *file;             /* NULL: untitled */
  PaddockHistory *history; /* NULL until it has been read */
  GError *error;           /* why it could not be read */
  GCancellable *loading;   /* NULL when not reading */
  GQueue saves;            /* of GTask; the first is running */
};

enum {
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PaddockDocumentFile, paddock_document_file, G_TYPE_OBJECT)

static void
emit_changed (PaddockDocumentFile *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

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

static void
load_thread (GTask *task, gpointer source, gpointer file, GCancellable *cancellable)
{
  GError *error = NULL;
  g_autofree char *path = dup_path (file, &error);
  PaddockDocument *document = path ? paddock_xml_load (path, &error) : NULL;

  if (document)
    g_task_return_pointer (task, document, (GDestroyNotify) paddock_document_unref);
  else
    g_task_return_error (task, error);
}

static void
load_done_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockDocumentFile *self = PADDOCK_DOCUMENT_FILE (object);
  g_autoptr (PaddockDocument) document = NULL;

  g_clear_object (&self->loading);
  document = g_task_propagate_pointer (G_TASK (result), &self->error);
  if (document) {
    self->history = paddock_history_new (document);
    paddock_history_mark_saved (self->history, document);
  }

  emit_changed (self);
}

static void
load (PaddockDocumentFile *self)
{
  g_autoptr (GTask) task = NULL;

  self->loading = g_cancellable_new ();
  task = g_task_new (self, self->loading, load_done_cb, NULL);
  g_task_set_source_tag (task, load);
  g_task_set_task_data (task, g_object_ref (self->file), g_object_unref);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_thread);
}

static void
paddock_document_file_finalize (GObject *object)
{
  PaddockDocumentFile *self = PADDOCK_DOCUMENT_FILE (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->history, paddock_history_free);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (paddock_document_file_parent_class)->finalize (object);
}

static void
paddock_document_file_class_init (PaddockDocumentFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = paddock_document_file_finalize;

  signals[CHANGED] = g_signal_new ("changed", PADDOCK_TYPE_DOCUMENT_FILE, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
paddock_document_file_init (PaddockDocumentFile *self)
{
  g_queue_init (&self->saves);
}

PaddockDocumentFile *
paddock_document_file_new_open (GFile *file)
{
  PaddockDocumentFile *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_object_new (PADDOCK_TYPE_DOCUMENT_FILE, NULL);
  self->file = g_object_ref (file);
  load (self);

  return self;
}

PaddockDocumentFile *
paddock_document_file_new_untitled (PaddockDocument *document)
{
  PaddockDocumentFile *self = g_object_new (PADDOCK_TYPE_DOCUMENT_FILE, NULL);

  self->history = paddock_history_new (document);
  paddock_history_mark_saved (self->history, document);

  return self;
}

PaddockDocumentFileState
paddock_document_file_get_state (PaddockDocumentFile *self)
{
  if (self->history)
    return PADDOCK_DOCUMENT_FILE_READY;

  return self->error ? PADDOCK_DOCUMENT_FILE_FAILED : PADDOCK_DOCUMENT_FILE_LOADING;
}

const GError *
paddock_document_file_get_error (PaddockDocumentFile *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_FILE (self), NULL);

  return self->error;
}

void
paddock_document_file_reload (PaddockDocumentFile *self)
{
  g_return_if_fail (paddock_document_file_get_state (self) == PADDOCK_DOCUMENT_FILE_FAILED);

  g_clear_error (&self->error);
  load (self);
  emit_changed (self);
}

void
paddock_document_file_cancel (PaddockDocumentFile *self)
{
  g_return_if_fail (PADDOCK_IS_DOCUMENT_FILE (self));

  if (self->loading)
    g_cancellable_cancel (self->loading);
}

GFile *
paddock_document_file_get_file (PaddockDocumentFile *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_FILE (self), NULL);

  return self->file;
}

static const char *
get_title (PaddockDocumentFile *self)
{
  return self->history ? paddock_document_get_title (paddock_history_get_current (self->history))
                       : "";
}

char *
paddock_document_file_dup_name (PaddockDocumentFile *self)
{
  const char *title = get_title (self);

  if (*title)
    return g_strdup (title);
  if (self->file)
    return g_file_get_basename (self->file);

  /* Translators: %s is a kind of document, such as "Hex Track". */
  return g_strdup_printf (_("Untitled %s"),
                             _(paddock_history_get_current (self->history)->kind->label));
}

/* "The Old Harbour!" becomes "the-old-harbour". */
static char *
dup_slug (const char *title)
{
  g_autofree char *ascii = g_str_to_ascii (title, NULL);
  GString *slug = g_string_new (NULL);

  for (const char *c = ascii; *c; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (slug, g_ascii_tolower (*c));
    else if (slug->len > 0 && slug->str[slug->len - 1] != '-')
      g_string_append_c (slug, '-');
  if (g_str_has_suffix (slug->str, "-"))
    g_string_truncate (slug, slug->len - 1);

  return g_string_free (slug, FALSE);
}

char *
paddock_document_file_dup_suggested_name (PaddockDocumentFile *self)
{
  const PaddockDocumentKind *kind = paddock_document_file_get_document (self)->kind;
  g_autofree char *slug = dup_slug (get_title (self));

  if (self->file)
    return g_file_get_basename (self->file);

  return g_strconcat (*slug ? slug : _("untitled"), kind->extension, NULL);
}

PaddockDocument *
paddock_document_file_get_document (PaddockDocumentFile *self)
{
  g_return_val_if_fail (self->history != NULL, NULL);

  return paddock_history_get_current (self->history);
}

gboolean
paddock_document_file_is_modified (PaddockDocumentFile *self)
{
  return self->history && !paddock_history_is_saved (self->history);
}

PaddockEdit *
paddock_document_file_begin_edit (PaddockDocumentFile *self,
                                  const char *label,
                                  const char *merge_key)
{
  g_return_val_if_fail (self->history != NULL, NULL);

  return paddock_edit_begin (self->history, label, merge_key);
}

gboolean
paddock_document_file_commit (PaddockDocumentFile *self, PaddockEdit *edit)
{
  g_return_val_if_fail (edit->history == self->history, FALSE);

  if (!paddock_edit_commit (edit))
    return FALSE;

  emit_changed (self);
  return TRUE;
}

void
paddock_document_file_end_merge (PaddockDocumentFile *self)
{
  g_return_if_fail (self->history != NULL);

  paddock_history_end_merge (self->history);
}

const char *
paddock_document_file_get_undo_label (PaddockDocumentFile *self)
{
  if (!self->history || !paddock_history_can_undo (self->history))
    return NULL;

  return paddock_history_get_label (self->history, paddock_history_get_position (self->history));
}

const char *
paddock_document_file_get_redo_label (PaddockDocumentFile *self)
{
  if (!self->history || !paddock_history_can_redo (self->history))
    return NULL;

  return paddock_history_get_label (self->history,
                                    paddock_history_get_position (self->history) + 1);
}

void
paddock_document_file_undo (PaddockDocumentFile *self)
{
  g_return_if_fail (self->history != NULL);

  if (paddock_history_undo (self->history))
    emit_changed (self);
}

void
paddock_document_file_redo (PaddockDocumentFile *self)
{
  g_return_if_fail (self->history != NULL);

  if (paddock_history_redo (self->history))
    emit_changed (self);
}

typedef struct {
  GFile *file;
  PaddockDocument *version; /* set when the writing begins */
} Save;

static void
save_free (gpointer data)
{
  Save *save = data;

  g_clear_object (&save->file);
  paddock_document_unref (save->version);
  g_free (save);
}

static void
save_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Save *save = data;
  GError *error = NULL;
  g_autofree char *path = dup_path (save->file, &error);

  if (path && paddock_xml_save (save->version, path, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
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
    paddock_history_mark_saved (self->history, save->version);
    emit_changed (self);
  }
  start_next_save (self);

  return is_saved;
}
