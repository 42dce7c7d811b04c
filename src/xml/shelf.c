/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "shelf.h"

#include <string.h>

#include "language.h"
#include "load.h"
#include "words.h"
#include "xml-error.h"

static const PaddockShelfFile *
find_in (const PaddockShelfFile *files, guint n, const char *name)
{
  for (guint i = 0; i < n; i++)
    if (g_str_equal (files[i].name, name))
      return &files[i];

  return NULL;
}

const PaddockShelfFile *
paddock_shelf_find (const char *name)
{
  const PaddockShelfFile *file = find_in (paddock_shelf_files, paddock_shelf_n_files, name);

  return file ? file : find_in (paddock_shelf_sections, paddock_shelf_n_sections, name);
}

const PaddockShelfFile *
paddock_shelf_find_base (const char *name)
{
  for (guint i = 0; i < paddock_shelf_n_files; i++)
    if (g_str_equal (strrchr (paddock_shelf_files[i].name, '/') + 1, name))
      return &paddock_shelf_files[i];

  return NULL;
}

gboolean
paddock_shelf_file_is_template (const PaddockShelfFile *self)
{
  return g_str_has_prefix (self->name, "templates/");
}

PaddockDocument *
paddock_shelf_file_read (const PaddockShelfFile *self, GError **error)
{
  g_autofree char *path = paddock_shelf_file_dup_path (self);

  return paddock_xml_load_bytes (self->data, self->size, path, error);
}

/* NULL: it is none. */
static PaddockDocument *
read_example (guint i)
{
  return paddock_shelf_file_is_template (&paddock_shelf_files[i])
           ? NULL
           : paddock_shelf_file_read (&paddock_shelf_files[i], NULL);
}

PaddockDocument *
paddock_shelf_read_first (const PaddockDocumentKind *kind)
{
  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autoptr (PaddockDocument) document = read_example (i);

    if (document && document->kind == kind)
      return g_steal_pointer (&document);
  }

  return NULL;
}

GPtrArray *
paddock_shelf_read_kind (const PaddockDocumentKind *kind)
{
  GPtrArray *documents = g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_document_unref);

  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autoptr (PaddockDocument) document = read_example (i);

    if (document && document->kind == kind)
      g_ptr_array_add (documents, g_steal_pointer (&document));
  }

  return documents;
}

GPtrArray *
paddock_shelf_read_tracks (const char *game)
{
  GPtrArray *tracks = g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_document_unref);

  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autoptr (PaddockDocument) document = read_example (i);

    if (document && document->kind->is_track
        && g_strcmp0 (paddock_document_get_game (document), game) == 0)
      g_ptr_array_add (tracks, g_steal_pointer (&document));
  }

  return tracks;
}

PaddockDocument *
paddock_shelf_load (const char *name, gpointer data, GError **error)
{
  const PaddockShelfFile *file = paddock_shelf_find (name);

  if (!file) {
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_FILE,
                 paddock_language_translate (N_ ("\"%s\" is not part of Paddock")), name);
    return NULL;
  }

  return paddock_shelf_file_read (file, error);
}

char *
paddock_shelf_file_dup_path (const PaddockShelfFile *self)
{
  return g_strconcat ("shelf:", self->name, NULL);
}
