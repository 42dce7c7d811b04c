/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-file-private.h"

#include "quote.h"
#include "slug.h"

#include <glib/gi18n.h>

enum {
  CHANGED,
  RELOADED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PaddockDocumentFile, paddock_document_file, G_TYPE_OBJECT)

void
paddock_document_file_emit_changed (PaddockDocumentFile *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
paddock_document_file_emit_reloaded (PaddockDocumentFile *self)
{
  g_signal_emit (self, signals[RELOADED], 0);
}

void
paddock_document_file_take_stamp (PaddockDocumentFile *self, char *stamp)
{
  g_free (self->stamp);
  self->stamp = stamp;
}

static void
paddock_document_file_finalize (GObject *object)
{
  PaddockDocumentFile *self = PADDOCK_DOCUMENT_FILE (object);

  paddock_document_file_unwatch (self);
  g_clear_pointer (&self->lost, paddock_document_unref);
  g_clear_object (&self->file);
  g_free (self->stamp);
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
  signals[RELOADED] = g_signal_new ("reloaded", PADDOCK_TYPE_DOCUMENT_FILE, G_SIGNAL_RUN_LAST, 0,
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
  paddock_document_file_load (self);

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

PaddockDocumentFile *
paddock_document_file_new_recovered (PaddockHistory *history, GFile *file, const char *stamp)
{
  PaddockDocumentFile *self = g_object_new (PADDOCK_TYPE_DOCUMENT_FILE, NULL);

  self->history = history;
  self->file = file ? g_object_ref (file) : NULL;
  self->stamp = g_strdup (stamp);
  self->notice = PADDOCK_NOTICE_RECOVERED;
  if (file) {
    paddock_document_file_watch (self);
    paddock_document_file_look (self);
  }

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

GFile *
paddock_document_file_get_file (PaddockDocumentFile *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_FILE (self), NULL);

  return self->file;
}

const char *
paddock_document_file_get_stamp (PaddockDocumentFile *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_FILE (self), NULL);

  return self->stamp;
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
  g_autofree char *base = self->file ? g_file_get_basename (self->file) : NULL;

  if (*title || base)
    return paddock_plain_line (*title ? title : base);

  /* Translators: %s is a kind of document, such as "Hex Track". */
  return g_strdup_printf (_ ("Untitled %s"),
                          _ (paddock_history_get_current (self->history)->kind->label));
}

char *
paddock_document_file_dup_suggested_name (PaddockDocumentFile *self)
{
  const PaddockDocumentKind *kind = paddock_document_file_get_document (self)->kind;
  g_autofree char *slug = paddock_slug_new (get_title (self));

  if (self->file)
    return g_file_get_basename (self->file);

  return g_strconcat (*slug ? slug : _ ("untitled"), kind->extension, NULL);
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

  paddock_document_file_emit_changed (self);
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
    paddock_document_file_emit_changed (self);
}

void
paddock_document_file_redo (PaddockDocumentFile *self)
{
  g_return_if_fail (self->history != NULL);

  if (paddock_history_redo (self->history))
    paddock_document_file_emit_changed (self);
}

const PaddockHistory *
paddock_document_file_get_history (PaddockDocumentFile *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_FILE (self), NULL);

  return self->history;
}

void
paddock_document_file_travel (PaddockDocumentFile *self, guint position)
{
  g_return_if_fail (self->history != NULL);

  if (position == paddock_history_get_position (self->history)
      || position >= paddock_history_get_n_versions (self->history))
    return;

  paddock_history_travel (self->history, position);
  paddock_document_file_emit_changed (self);
}
