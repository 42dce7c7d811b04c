/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "history.h"

typedef struct {
  PaddockDocument *document;
  char *label; /* a GRefString, like the key: a history has few different ones */
  char *merge_key;
  gsize size; /* in bytes, of what the version before did not share */
} Version;

struct _PaddockHistory {
  GArray *versions; /* of Version, oldest first; never empty */
  guint position;
  int saved;   /* index of the version on disk, or -1 */
  gsize size;  /* of all versions */
  gsize limit; /* of that */
  gboolean can_merge;
};

static char *
intern (const char *text)
{
  return text ? g_ref_string_new_intern (text) : NULL;
}

static char *
acquire (char *text)
{
  return text ? g_ref_string_acquire (text) : NULL;
}

static void
version_clear (gpointer data)
{
  Version *version = data;

  paddock_document_unref (version->document);
  g_clear_pointer (&version->label, g_ref_string_release);
  g_clear_pointer (&version->merge_key, g_ref_string_release);
}

static Version *
version_at (const PaddockHistory *self, guint i)
{
  return &g_array_index (self->versions, Version, i);
}

/* Behind the last one; takes all of VERSION. */
static void
append (PaddockHistory *self, Version version)
{
  guint n = self->versions->len;

  version.size = sizeof version
                 + paddock_document_measure (version.document,
                                             n > 0 ? version_at (self, n - 1)->document : NULL);
  self->size += version.size;
  g_array_append_val (self->versions, version);
}

/* Drops all versions behind the first N. */
static void
cut (PaddockHistory *self, guint n)
{
  for (guint i = n; i < self->versions->len; i++)
    self->size -= version_at (self, i)->size;
  g_array_set_size (self->versions, n);
  if (self->saved >= (int) n)
    self->saved = -1;
}

PaddockHistory *
paddock_history_new (PaddockDocument *document)
{
  PaddockHistory *self = g_new0 (PaddockHistory, 1);

  self->versions = g_array_new (FALSE, FALSE, sizeof (Version));
  g_array_set_clear_func (self->versions, version_clear);
  append (self, (Version){ .document = paddock_document_ref (document) });
  self->limit = PADDOCK_HISTORY_LIMIT;
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
    acquire (version->label);
    acquire (version->merge_key);
  }

  return copy;
}

void
paddock_history_free (PaddockHistory *self)
{
  g_array_unref (self->versions);
  g_free (self);
}

/* How many versions have to go from the beginning.  Each frees what the next does not share, and one step back always
 * remains. */
static guint
release_oldest (PaddockHistory *self)
{
  guint n = 0;

  for (; self->size > self->limit && n + 1 < self->position; n++)
    self->size -= sizeof (Version)
                  + paddock_document_measure (version_at (self, n)->document,
                                              version_at (self, n + 1)->document);

  return n;
}

static void
trim (PaddockHistory *self)
{
  guint excess = release_oldest (self);

  if (excess > 0)
    g_array_remove_range (self->versions, 0, excess);
  self->position -= excess;
  self->saved = MAX (self->saved - (int) excess, -1);

  /* What lies behind us goes first; only a travelled history can also lose versions ahead. */
  while (self->size > self->limit && self->versions->len > self->position + 1)
    cut (self, self->versions->len - 1);
}

void
paddock_history_set_limit (PaddockHistory *self, gsize bytes)
{
  self->limit = bytes;
  trim (self);
}

gsize
paddock_history_get_size (const PaddockHistory *self)
{
  return self->size;
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
  cut (self, self->position + (merges_with_top (self, merge_key) ? 0 : 1));
  append (self, (Version){ document, intern (label), intern (merge_key), 0 });
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
