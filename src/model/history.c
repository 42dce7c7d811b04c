/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "history.h"

typedef struct {
  PaddockDocument *document;
  char *label;
  char *merge_key;
} Version;

struct _PaddockHistory {
  GArray *versions; /* of Version, oldest first; never empty */
  guint position;
  int saved; /* index of the version on disk, or -1 */
  guint limit;
  gboolean can_merge;
};

static void
version_clear (gpointer data)
{
  Version *version = data;

  paddock_document_unref (version->document);
  g_free (version->label);
  g_free (version->merge_key);
}

static Version *
version_at (const PaddockHistory *self, guint i)
{
  return &g_array_index (self->versions, Version, i);
}

PaddockHistory *
paddock_history_new (PaddockDocument *document)
{
  PaddockHistory *self = g_new0 (PaddockHistory, 1);
  Version first = { .document = paddock_document_ref (document) };

  self->versions = g_array_new (FALSE, FALSE, sizeof (Version));
  g_array_set_clear_func (self->versions, version_clear);
  g_array_append_val (self->versions, first);
  self->limit = PADDOCK_HISTORY_DEFAULT_LIMIT;
  self->saved = -1;

  return self;
}

PaddockHistory *
paddock_history_copy (const PaddockHistory *self)
{
  PaddockHistory *copy = g_new (PaddockHistory, 1);

  *copy = *self;
  copy->versions = g_array_copy (self->versions);
  g_array_set_clear_func (copy->versions, version_clear);
  for (guint i = 0; i < copy->versions->len; i++) {
    Version *version = version_at (copy, i);

    paddock_document_ref (version->document);
    version->label = g_strdup (version->label);
    version->merge_key = g_strdup (version->merge_key);
  }

  return copy;
}

void
paddock_history_free (PaddockHistory *self)
{
  g_array_unref (self->versions);
  g_free (self);
}

static void
trim (PaddockHistory *self)
{
  guint excess;

  if (self->versions->len <= self->limit)
    return;

  /* What lies behind us goes first; only a travelled history can also lose versions ahead. */
  excess = MIN (self->versions->len - self->limit, self->position);
  g_array_remove_range (self->versions, 0, excess);
  self->position -= excess;
  self->saved = self->saved < (int) excess ? -1 : self->saved - (int) excess;
  if (self->versions->len > self->limit)
    g_array_set_size (self->versions, self->limit);
  if (self->saved >= (int) self->versions->len)
    self->saved = -1;
}

void
paddock_history_set_limit (PaddockHistory *self, guint versions)
{
  g_return_if_fail (versions >= 2);

  self->limit = versions;
  trim (self);
}

PaddockDocument *
paddock_history_get_current (const PaddockHistory *self)
{
  return version_at (self, self->position)->document;
}

guint
paddock_history_get_n_versions (const PaddockHistory *self)
{
  return self->versions->len;
}

guint
paddock_history_get_position (const PaddockHistory *self)
{
  return self->position;
}

PaddockDocument *
paddock_history_get_version (const PaddockHistory *self, guint i)
{
  return version_at (self, i)->document;
}

const char *
paddock_history_get_label (const PaddockHistory *self, guint i)
{
  return version_at (self, i)->label;
}

gboolean
paddock_history_can_undo (const PaddockHistory *self)
{
  return self->position > 0;
}

gboolean
paddock_history_can_redo (const PaddockHistory *self)
{
  return self->position + 1 < self->versions->len;
}

void
paddock_history_travel (PaddockHistory *self, guint position)
{
  g_return_if_fail (position < self->versions->len);

  self->position = position;
  self->can_merge = FALSE;
}

gboolean
paddock_history_undo (PaddockHistory *self)
{
  if (!paddock_history_can_undo (self))
    return FALSE;

  paddock_history_travel (self, self->position - 1);
  return TRUE;
}

gboolean
paddock_history_redo (PaddockHistory *self)
{
  if (!paddock_history_can_redo (self))
    return FALSE;

  paddock_history_travel (self, self->position + 1);
  return TRUE;
}

void
paddock_history_mark_saved (PaddockHistory *self, const PaddockDocument *version)
{
  self->saved = (int) self->versions->len - 1;
  while (self->saved >= 0 && version_at (self, (guint) self->saved)->document != version)
    self->saved--;
  self->can_merge = FALSE;
}

gboolean
paddock_history_is_saved (const PaddockHistory *self)
{
  return self->saved == (int) self->position;
}

int
paddock_history_get_saved (const PaddockHistory *self)
{
  return self->saved;
}

void
paddock_history_end_merge (PaddockHistory *self)
{
  self->can_merge = FALSE;
}

static gboolean
merges_with_top (const PaddockHistory *self, const char *merge_key)
{
  return self->can_merge && merge_key
         && g_strcmp0 (version_at (self, self->position)->merge_key, merge_key) == 0;
}

/* Takes DOCUMENT. */
static void
push (PaddockHistory *self, PaddockDocument *document, const char *label, const char *merge_key)
{
  Version version = { document, g_strdup (label), g_strdup (merge_key) };

  if (self->saved > (int) self->position)
    self->saved = -1;
  g_array_set_size (self->versions, self->position + (merges_with_top (self, merge_key) ? 0 : 1));
  g_array_append_val (self->versions, version);
  self->position = self->versions->len - 1;
  self->can_merge = merge_key != NULL;
  trim (self);
}

void
paddock_history_add (PaddockHistory *self, PaddockDocument *version, const char *label)
{
  push (self, paddock_document_ref (version), label, NULL);
}

PaddockEdit *
paddock_edit_begin (PaddockHistory *history, const char *label, const char *merge_key)
{
  PaddockEdit *self = g_new0 (PaddockEdit, 1);

  self->history = history;
  self->label = label;
  self->merge_key = merge_key;
  self->draft = paddock_document_dup_record (paddock_history_get_current (history));

  return self;
}

static void
drop_draft (PaddockEdit *self)
{
  const PaddockDocumentKind *kind = paddock_history_get_current (self->history)->kind;

  if (self->draft)
    paddock_record_clear (kind->type, self->draft);
  g_clear_pointer (&self->draft, g_free);
}

void
paddock_edit_replace (PaddockEdit *self, const PaddockDocument *version)
{
  g_return_if_fail (version->kind == paddock_history_get_current (self->history)->kind);

  drop_draft (self);
  self->draft = paddock_document_dup_record (version);
}

gboolean
paddock_edit_commit (PaddockEdit *self)
{
  PaddockDocument *current = paddock_history_get_current (self->history);

  g_return_val_if_fail (self->draft != NULL, FALSE);

  if (paddock_record_equal (current->kind->type, current->record, self->draft))
    return FALSE;

  push (self->history, paddock_document_new_take (current->kind, g_steal_pointer (&self->draft)),
        self->label, self->merge_key);
  return TRUE;
}

void
paddock_edit_free (PaddockEdit *self)
{
  drop_draft (self);
  g_free (self);
}
