/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "kept-documents.h"

#include <glib/gstdio.h>

#include "document-kinds.h"
#include "reader.h"
#include "save.h"
#include "slug.h"

PaddockKeptDocument *
paddock_kept_document_new (PaddockDocument *document, const char *path)
{
  PaddockKeptDocument *self = g_new0 (PaddockKeptDocument, 1);

  self->document = document;
  self->path = g_strdup (path);
  return self;
}

void
paddock_kept_document_free (PaddockKeptDocument *self)
{
  paddock_document_unref (self->document);
  g_free (self->path);
  g_free (self);
}

char *
paddock_kept_dup_folder (const char *sort)
{
  return g_build_filename (g_get_user_data_dir (), "paddock", sort, NULL);
}

static gboolean
is_ours (const char *name)
{
  for (guint i = 0; paddock_document_kinds[i]; i++)
    if (g_str_has_suffix (name, paddock_document_kinds[i]->extension))
      return TRUE;

  return FALSE;
}

static int
compare_titles (gconstpointer a, gconstpointer b)
{
  const PaddockKeptDocument *left = *(PaddockKeptDocument *const *) a;
  const PaddockKeptDocument *right = *(PaddockKeptDocument *const *) b;
  int order = g_utf8_collate (paddock_document_get_title (left->document),
                              paddock_document_get_title (right->document));

  return order ? order : g_strcmp0 (left->path, right->path);
}

GPtrArray *
paddock_kept_load (const char *sort)
{
  GPtrArray *kept = g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_kept_document_free);
  g_autofree char *folder = paddock_kept_dup_folder (sort);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    PaddockDocument *document = is_ours (name) ? paddock_xml_read_file (path, NULL) : NULL;

    if (document)
      g_ptr_array_add (kept, paddock_kept_document_new (document, path));
  }
  g_ptr_array_sort (kept, compare_titles);
  return kept;
}

/* "Tight Left!" is "tight-left.track.xml", and the next one "tight-left-2.track.xml". */
static char *
dup_free_path (const char *folder, const PaddockDocument *document)
{
  const char *extension = document->kind->extension;
  g_autofree char *slug = paddock_slug_new (paddock_document_get_title (document));
  const char *stem = *slug ? slug : document->kind->type->name;
  char *path = NULL;

  for (guint n = 1; !path; n++) {
    g_autofree char *name = n == 1 ? g_strconcat (stem, extension, NULL)
                                   : g_strdup_printf ("%s-%u%s", stem, n, extension);

    path = g_build_filename (folder, name, NULL);
    if (g_file_test (path, G_FILE_TEST_EXISTS))
      g_clear_pointer (&path, g_free);
  }

  return path;
}

char *
paddock_kept_save (const char *sort, const PaddockDocument *document, GError **error)
{
  g_autofree char *folder = paddock_kept_dup_folder (sort);
  g_autofree char *path = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0) {
    g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), "%s: %s", folder,
                 g_strerror (errno));
    return NULL;
  }

  path = dup_free_path (folder, document);
  return paddock_xml_save (document, path, error) ? g_steal_pointer (&path) : NULL;
}

gboolean
paddock_kept_delete (const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return g_file_delete (file, NULL, error);
}
