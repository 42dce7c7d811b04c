/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "load.h"

#include "list.h"
#include "reader.h"
#include "shelf.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  PaddockStop *stop;
  GHashTable *documents; /* real path -> PaddockDocument: each file is read once */
  const char *open[PADDOCK_LOAD_MAX_DEPTH]; /* real paths of the files that lead here */
  guint depth;
  gboolean may_miss; /* what the record that is being resolved refers to */
} Loader;

/* The file whose references are followed. */
typedef struct {
  const char *path;
  const char *real;
  PaddockReferenceLines *lines;
} Origin;

static PaddockDocument *load_reference (Loader *self, const char *path, GError **error);
static gboolean resolve_record (Loader *self,
                                const PaddockRecordType *type,
                                gpointer record,
                                const Origin *origin,
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

/* Why FILE cannot be followed, before what is said already. */
static void
prefix_place (const Loader *self, const Origin *origin, const char *file, GError **error)
{
  g_autofree char *plain = paddock_plain_line (file);

  g_prefix_error (error, "%s:%d: refers to \"%s\"", origin->path,
                  paddock_reference_lines_get (origin->lines, file, self->may_miss), plain);
}

/* FILE, which the document at ORIGIN refers to. */
static gboolean
resolve_reference (Loader *self,
                   const char *file,
                   PaddockDocument **document,
                   const Origin *origin,
                   GError **error)
{
  g_autofree char *folder = g_path_get_dirname (origin->path);
  g_autofree char *target = NULL;

  g_clear_pointer (document, paddock_document_unref);
  if (g_path_is_absolute (file)) {
    fail (error, PADDOCK_XML_ERROR_REFERENCE, "; expected a path that is relative to the file");
    prefix_place (self, origin, file, error);
    return FALSE;
  }

  target = g_str_equal (folder, ".") ? g_strdup (file) : g_build_filename (folder, file, NULL);
  if (self->may_miss && is_missing (target))
    return TRUE;

  *document = load_reference (self, target, error);
  if (!*document) {
    g_prefix_error_literal (error, ": ");
    prefix_place (self, origin, file, error);
  }

  return *document != NULL;
}

static gboolean
resolve_document (Loader *self,
                  const PaddockRecordType *type,
                  const PaddockField *field,
                  gpointer record,
                  const Origin *origin,
                  GError **error)
{
  PaddockDocument **document = &PADDOCK_FIELD_MEMBER (record, field, PaddockDocument *);
  const PaddockField *name =
    field->refers_to ? paddock_record_type_find (type, field->refers_to) : NULL;
  const char *file = name ? paddock_text_get (PADDOCK_FIELD_VALUE (record, name, char *)) : "";

  if (*file)
    return resolve_reference (self, file, document, origin, error);

  return !*document
         || resolve_record (self, (*document)->kind->type, (*document)->record, origin, error);
}

static gboolean
resolve_list (Loader *self, PaddockList **list, const Origin *origin, GError **error)
{
  for (guint i = 0; i < paddock_list_len (*list); i++)
    if (!resolve_record (self, paddock_list_get_type (*list, i), paddock_list_edit (list, i),
                         origin, error))
      return FALSE;

  return TRUE;
}

static gboolean
resolve_record (Loader *self,
                const PaddockRecordType *type,
                gpointer record,
                const Origin *origin,
                GError **error)
{
  gboolean may_miss = self->may_miss;
  gboolean is_resolved = TRUE;

  for (guint i = 0; is_resolved && i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];
    gpointer member = &PADDOCK_FIELD_MEMBER (record, field, char);

    if (field->kind == PADDOCK_FIELD_DOCUMENT)
      is_resolved = resolve_document (self, type, field, record, origin, error);
    else if (field->kind == PADDOCK_FIELD_RECORD)
      is_resolved = resolve_record (self, field->type, member, origin, error);
    else if (field->kind == PADDOCK_FIELD_LIST || field->kind == PADDOCK_FIELD_VARIANTS) {
      self->may_miss = (field->flags & PADDOCK_FIELD_MAY_MISS) != 0;
      is_resolved = resolve_list (self, member, origin, error);
      self->may_miss = may_miss;
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
                   "%s: refers to itself, directly or through others; expected no circle", path);

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
resolve (Loader *self, PaddockDocument *document, const Origin *origin, GError **error)
{
  gboolean may_miss = self->may_miss;
  gboolean is_resolved;

  self->may_miss = FALSE;
  self->open[self->depth++] = origin->real;
  is_resolved = resolve_record (self, document->kind->type, document->record, origin, error);
  self->depth--;
  self->may_miss = may_miss;

  return is_resolved;
}

/* DATA, if given, is what would be at PATH. */
static PaddockDocument *
read_and_resolve (Loader *self,
                  const char *path,
                  const char *real,
                  const char *data,
                  gsize len,
                  GError **error)
{
  g_autoptr (PaddockReferenceLines) lines = paddock_reference_lines_new ();
  g_autoptr (PaddockDocument) document =
    paddock_xml_read_with_lines (path, data, len, lines, self->stop, error);

  if (!document || !resolve (self, document, &(Origin){ path, real, lines }, error))
    return NULL;

  return g_steal_pointer (&document);
}

/* SHELF, if given, holds what would be at PATH. */
static PaddockDocument *
load_real (Loader *self,
           const char *path,
           const char *real,
           const PaddockShelfFile *shelf,
           GError **error)
{
  PaddockDocument *document;

  if (!check_path (self, path, real, error))
    return NULL;

  document =
    read_and_resolve (self, path, real, shelf ? shelf->data : NULL, shelf ? shelf->size : 0, error);
  if (document)
    g_hash_table_insert (self->documents, g_strdup (real), paddock_document_ref (document));

  return document;
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
  return paddock_xml_load_until (path, NULL, error);
}

PaddockDocument *
paddock_xml_load_until (const char *path, PaddockStop *stop, GError **error)
{
  Loader self = { .stop = stop, .documents = new_documents () };
  PaddockDocument *document = load_file (&self, path, error);

  g_hash_table_unref (self.documents);
  return document;
}

PaddockDocument *
paddock_xml_load_bytes (const char *data, gsize len, const char *path, GError **error)
{
  return paddock_xml_load_bytes_until (data, len, path, NULL, error);
}

PaddockDocument *
paddock_xml_load_bytes_until (const char *data,
                              gsize len,
                              const char *path,
                              PaddockStop *stop,
                              GError **error)
{
  Loader self = { .stop = stop, .documents = new_documents () };
  g_autofree char *real = dup_real_path (path);
  PaddockDocument *document = read_and_resolve (&self, path, real, data ? data : "", len, error);

  g_hash_table_unref (self.documents);
  return document;
}
