/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-copy.h"

#include <glib/gi18n.h>

#include "list.h"
#include "slug.h"

#define MAX_ID 40 /* characters, as a PADDOCK_FIELD_ID has them */

/* --- Titles and ids --- */

static const PaddockField *
find_title (const PaddockRecordType *type)
{
  const PaddockField *title = paddock_record_type_find (type, "title");

  return title ? title : paddock_record_type_find (type, "name");
}

void
paddock_record_set_title (const PaddockDocumentKind *kind, gpointer record, const char *title)
{
  const PaddockField *field = find_title (kind->type);
  glong length = g_utf8_strlen (title, -1);
  g_autofree char *cut =
    field->max > 0 ? g_utf8_substring (title, 0, MIN (length, field->max)) : g_strdup (title);

  paddock_text_set (&PADDOCK_FIELD_MEMBER (record, field, char *), cut);
}

/* A title without letters leaves the id as it was. */
static void
set_id (const PaddockDocumentKind *kind, gpointer record, const char *title)
{
  const PaddockField *field = paddock_record_type_find (kind->type, "id");
  g_autofree char *slug = paddock_slug_new (title);

  if (strlen (slug) > MAX_ID)
    slug[MAX_ID] = '\0';
  if (field && *slug)
    paddock_text_set (&PADDOCK_FIELD_MEMBER (record, field, char *), slug);
}

/* --- References --- */

static gboolean
holds_documents (const PaddockRecordType *type)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (field->kind == PADDOCK_FIELD_DOCUMENT
        || (field->kind == PADDOCK_FIELD_RECORD && holds_documents (field->type))
        || (field->kind == PADDOCK_FIELD_LIST && holds_documents (field->type)))
      return TRUE;
  }

  return FALSE;
}

/* Without the name of its file a document is written inside. */
static void
take_in (const PaddockRecordType *type, const PaddockField *field, gpointer record)
{
  PaddockDocument **document = &PADDOCK_FIELD_MEMBER (record, field, PaddockDocument *);
  const PaddockField *name =
    field->refers_to ? paddock_record_type_find (type, field->refers_to) : NULL;
  PaddockDocument *whole;

  if (!*document)
    return;

  whole = paddock_document_copy_whole (*document);
  paddock_document_unref (*document);
  *document = whole;
  if (name)
    paddock_text_set (&PADDOCK_FIELD_MEMBER (record, name, char *), NULL);
}

static void
make_whole (const PaddockRecordType *type, gpointer record)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];
    PaddockList **list = &PADDOCK_FIELD_MEMBER (record, field, PaddockList *);

    if (field->kind == PADDOCK_FIELD_DOCUMENT)
      take_in (type, field, record);
    else if (field->kind == PADDOCK_FIELD_RECORD)
      make_whole (field->type, &PADDOCK_FIELD_MEMBER (record, field, char));
    else if (field->kind == PADDOCK_FIELD_LIST && holds_documents (field->type))
      for (guint n = 0; n < paddock_list_len (*list); n++)
        make_whole (field->type, paddock_list_edit (list, n));
  }
}

PaddockDocument *
paddock_document_copy_whole (const PaddockDocument *document)
{
  gpointer record = paddock_document_dup_record (document);

  make_whole (document->kind->type, record);
  return paddock_document_new_take (document->kind, record);
}

PaddockDocument *
paddock_document_copy_new (const PaddockDocument *document)
{
  const char *before = paddock_document_get_title (document);
  /* Translators: the title of a duplicate: "Red Comet Copy". */
  g_autofree char *title = g_strdup_printf (_ ("%s Copy"), *before ? before : _ ("Untitled"));
  gpointer record = paddock_document_dup_record (document);

  make_whole (document->kind->type, record);
  paddock_record_set_title (document->kind, record, title);
  set_id (document->kind, record, title);
  return paddock_document_new_take (document->kind, record);
}
