/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document.h"

#include "allocation.h"
#include "hash.h"

PaddockDocument *
paddock_document_new_take (const PaddockDocumentKind *kind, gpointer record)
{
  PaddockDocument *self = g_new0 (PaddockDocument, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->kind = kind;
  self->record = record;

  return self;
}

PaddockDocument *
paddock_document_new (const PaddockDocumentKind *kind)
{
  gpointer record = g_malloc (kind->type->size);

  paddock_record_init (kind->type, record);
  return paddock_document_new_take (kind, record);
}

PaddockDocument *
paddock_document_ref (PaddockDocument *self)
{
  if (self)
    g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
paddock_document_unref (PaddockDocument *self)
{
  if (!self || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  paddock_record_clear (self->kind->type, self->record);
  g_free (self->record);
  g_free (self);
}

gboolean
paddock_document_equal (const PaddockDocument *a, const PaddockDocument *b)
{
  if (a == b)
    return TRUE;
  if (!a || !b || a->kind != b->kind)
    return FALSE;

  return paddock_record_equal (a->kind->type, a->record, b->record);
}

guint64
paddock_document_hash (const PaddockDocument *self, guint64 hash)
{
  if (!self)
    return paddock_hash_add (hash, 0);

  hash = paddock_hash_add_text (hash, self->kind->type->name);
  return paddock_record_hash (self->kind->type, self->record, hash);
}

gsize
paddock_document_measure (const PaddockDocument *self, const PaddockDocument *before)
{
  const PaddockRecordType *type;
  gconstpointer known;

  if (!self || self == before)
    return 0;

  type = self->kind->type;
  known = before && before->kind == self->kind ? before->record : NULL;
  return paddock_allocation_size (sizeof *self) + paddock_allocation_size (type->size)
         + paddock_record_measure (type, self->record, known);
}

PaddockDocument *
paddock_document_share (PaddockDocument *self, PaddockDocument *before)
{
  if (!self || !before || self == before || self->kind != before->kind)
    return self;
  if (paddock_document_equal (self, before)) {
    paddock_document_unref (self);
    return paddock_document_ref (before);
  }

  if (g_atomic_ref_count_compare (&self->ref_count, 1))
    paddock_record_share (self->kind->type, self->record, before->record);
  return self;
}

gpointer
paddock_document_dup_record (const PaddockDocument *self)
{
  gpointer record = g_malloc (self->kind->type->size);

  paddock_record_copy (self->kind->type, record, self->record);
  return record;
}

gconstpointer
paddock_document_get (const PaddockDocument *self, const PaddockDocumentKind *kind)
{
  g_return_val_if_fail (self->kind == kind, NULL);

  return self->record;
}

static const PaddockField *
find_game_field (const PaddockRecordType *type)
{
  for (guint i = 0; i < type->n_fields; i++)
    if (type->fields[i].flags & PADDOCK_FIELD_OF_GAME)
      return &type->fields[i];

  return NULL;
}

const char *
paddock_document_kind_get_game (const PaddockDocumentKind *kind, gconstpointer record)
{
  const PaddockField *field = kind->game ? NULL : find_game_field (kind->type);

  if (!field)
    return kind->game;

  return field->kind == PADDOCK_FIELD_ENUM
           ? field->names[PADDOCK_FIELD_VALUE (record, field, int)]
           : paddock_text_get (PADDOCK_FIELD_VALUE (record, field, char *));
}

const char *
paddock_document_get_game (const PaddockDocument *self)
{
  return paddock_document_kind_get_game (self->kind, self->record);
}

gboolean
paddock_game_suits (const char *only, const char *game)
{
  return !only || g_strcmp0 (only, game) == 0;
}

/* The text of the first of NAMES that is a field of the document. */
static const char *
get_text (const PaddockDocument *self, const char *const names[])
{
  for (guint i = 0; names[i]; i++) {
    const PaddockField *field = paddock_record_type_find (self->kind->type, names[i]);

    if (field)
      return paddock_text_get (PADDOCK_FIELD_VALUE (self->record, field, char *));
  }

  return "";
}

const char *
paddock_document_get_title (const PaddockDocument *self)
{
  static const char *const names[] = { "title", "name", NULL };

  return get_text (self, names);
}

const char *
paddock_document_get_description (const PaddockDocument *self)
{
  static const char *const names[] = { "description", "flavour", NULL };

  return get_text (self, names);
}
