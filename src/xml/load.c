/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "load.h"

#include "list.h"
#include "reader.h"
#include "shelf.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  GHashTable *documents; /* real path -> PaddockDocument: each file is read once */
  const char *open[PADDOCK_LOAD_MAX_DEPTH]; /* real paths of the files that lead here */
  guint depth;
  gboolean may_miss; /* what the record that is being resolved refers to */
} Loader;

static PaddockDocument *load_reference (Loader *self, const char *path, GError **error);
static gboolean resolve_record (Loader *self,
                                const PaddockRecordType *type,
                                gpointer record,
                                const char *path,
                                GError **error);

static gboolean G_GNUC_PRINTF (3, 4)
  fail (GError **error, PaddockXmlError code, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (PADDOCK_XML_ERROR, code, format, args));
  va_end (args);

  return FALSE;
}

static const PaddockShelfFile *
find_on_shelf (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  return paddock_shelf_find_base (name);
}

static gboolean
is_missing (const char *path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS) && !find_on_shelf (path);
}

/* FILE, which the document at PATH refers to. */
static gboolean
resolve_reference (Loader *self,
                   const char *file,
                   PaddockDocument **document,
                   const char *path,
                   GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *target = NULL;

  if (g_path_is_absolute (file))
    return fail (error, PADDOCK_XML_ERROR_REFERENCE,
                 "%s: refers to \"%s\"; expected a path that is relative to the file", path, file);

  target = g_str_equal (folder, ".") ? g_strdup (file) : g_build_filename (folder, file, NULL);
  g_clear_pointer (document, paddock_document_unref);
  if (self->may_miss && is_missing (target))
    return TRUE;

  *document = load_reference (self, target, error);
  if (!*document)
    g_prefix_error (error, "%s: refers to \"%s\": ", path, file);

  return *document != NULL;
}

static gboolean
resolve_document (Loader *self,
                  const PaddockRecordType *type,
                  const PaddockField *field,
                  gpointer record,
                  const char *path,
                  GError **error)
{
  PaddockDocument **document = &PADDOCK_FIELD_MEMBER (record, field, PaddockDocument *);
  const PaddockField *name =
    field->refers_to ? paddock_record_type_find (type, field->refers_to) : NULL;
  const char *file = name ? paddock_text_get (PADDOCK_FIELD_VALUE (record, name, char *)) : "";

  if (*file)
    return resolve_reference (self, file, document, path, error);

  return !*document
         || resolve_record (self, (*document)->kind->type, (*document)->record, path, error);
}

static gboolean
resolve_list (Loader *self, PaddockList **list, const char *path, GError **error)
{
  for (guint i = 0; i < paddock_list_len (*list); i++)
    if (!resolve_record (self, paddock_list_get_type (*list, i), paddock_list_edit (list, i), path,
                         error))
      return FALSE;

  return TRUE;
}

static gboolean
resolve_record (Loader *self,
                const PaddockRecordType *type,
                gpointer record,
                const char *path,
                GError **error)
{
  gboolean is_resolved = TRUE;

  for (guint i = 0; is_resolved && i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];
    gpointer member = &PADDOCK_FIELD_MEMBER (record, field, char);

    if (field->kind == PADDOCK_FIELD_DOCUMENT)
      is_resolved = resolve_document (self, type, field, record, path, error);
    else if (field->kind == PADDOCK_FIELD_RECORD)
      is_resolved = resolve_record (self, field->type, member, path, error);
    else if (field->kind == PADDOCK_FIELD_LIST || field->kind == PADDOCK_FIELD_VARIANTS) {
      self->may_miss = (field->flags & PADDOCK_FIELD_MAY_MISS) != 0;
      is_resolved = resolve_list (self, member, path, error);
      self->may_miss = FALSE;
    }
  }

  return is_resolved;
}

static gboolean
check_path (const Loader *self, const char *path, const char *real, GError **error)
{
  for (guint i = 0; i < self->depth; i++)
    if (g_str_equal (self->open[i], real))
      return fail (error, PADDOCK_XML_ERROR_REFERENCE,
                   "%s: refers to itself, at once or through others; expected no circle", path);

  if (self->depth == PADDOCK_LOAD_MAX_DEPTH)
    return fail (error, PADDOCK_XML_ERROR_LIMIT,
                 "%s: is referred to through more than %d files; expected at most that many", path,
                 PADDOCK_LOAD_MAX_DEPTH);
  if (g_hash_table_size (self->documents) == PADDOCK_LOAD_MAX_FILES)
    return fail (error, PADDOCK_XML_ERROR_LIMIT,
                 "%s: is one file too many; expected references to at most %d", path,
                 PADDOCK_LOAD_MAX_FILES);

  return TRUE;
}

/* The document is still ours alone, which is why it may be changed in place. */
static gboolean
resolve (Loader *self,
         PaddockDocument *document,
         const char *path,
         const char *real,
         GError **error)
{
  gboolean is_resolved;

  self->open[self->depth++] = real;
  is_resolved = resolve_record (self, document->kind->type, document->record, path, error);
  self->depth--;

  return is_resolved;
}

/* SHELF, if given, holds what would be at PATH. */
static PaddockDocument *
load_real (Loader *self,
           const char *path,
           const char *real,
           const PaddockShelfFile *shelf,
           GError **error)
{
  g_autoptr (PaddockDocument) document = NULL;

  if (!check_path (self, path, real, error))
    return NULL;

  document = shelf ? paddock_xml_read_bytes (shelf->data, shelf->size, path, error)
                   : paddock_xml_read_file (path, error);
  if (!document || !resolve (self, document, path, real, error))
    return NULL;

  g_hash_table_insert (self->documents, g_strdup (real), paddock_document_ref (document));
  return g_steal_pointer (&document);
}

/* What is not there has no real path, and fails when it is read. */
static char *
dup_real_path (const char *path)
{
  char *found = realpath (path, NULL);
  char *real = g_strdup (found ? found : path);

  free (found);
  return real;
}

static PaddockDocument *
load_file (Loader *self, const char *path, GError **error)
{
  g_autofree char *real = dup_real_path (path);
  PaddockDocument *document = g_hash_table_lookup (self->documents, real);

  return document ? paddock_document_ref (document) : load_real (self, path, real, NULL, error);
}

static PaddockDocument *
load_shelf (Loader *self, const PaddockShelfFile *shelf, GError **error)
{
  g_autofree char *path = paddock_shelf_file_dup_path (shelf);
  PaddockDocument *document = g_hash_table_lookup (self->documents, path);

  return document ? paddock_document_ref (document) : load_real (self, path, path, shelf, error);
}

static PaddockDocument *
load_reference (Loader *self, const char *path, GError **error)
{
  const PaddockShelfFile *shelf =
    g_file_test (path, G_FILE_TEST_EXISTS) ? NULL : find_on_shelf (path);

  return shelf ? load_shelf (self, shelf, error) : load_file (self, path, error);
}

static GHashTable *
new_documents (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                (GDestroyNotify) paddock_document_unref);
}

PaddockDocument *
paddock_xml_load (const char *path, GError **error)
{
  Loader self = { .documents = new_documents () };
  PaddockDocument *document = load_file (&self, path, error);

  g_hash_table_unref (self.documents);
  return document;
}

PaddockDocument *
paddock_xml_load_bytes (const char *data, gsize len, const char *path, GError **error)
{
  Loader self = { .documents = new_documents () };
  g_autofree char *real = dup_real_path (path);
  g_autoptr (PaddockDocument) document = paddock_xml_read_bytes (data, len, path, error);

  if (document && !resolve (&self, document, path, real, error))
    g_clear_pointer (&document, paddock_document_unref);
  g_hash_table_unref (self.documents);

  return g_steal_pointer (&document);
}
