/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sections.h"

#include <glib/gstdio.h>

#include "hex-track.h"
#include "reader.h"
#include "save.h"
#include "shelf.h"

#define EXTENSION ".track.xml"

char *
paddock_sections_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "paddock", "sections", NULL);
}

static void
section_free (gpointer data)
{
  PaddockKeptSection *self = data;

  paddock_document_unref (self->document);
  g_free (self->path);
  g_free (self);
}

/* Takes DOCUMENT, which may be NULL. */
static void
add (GPtrArray *sections, PaddockDocument *document, const char *path)
{
  PaddockKeptSection *section;

  if (!document || document->kind != &paddock_hex_track_kind) {
    g_clear_pointer (&document, paddock_document_unref);
    return;
  }

  section = g_new0 (PaddockKeptSection, 1);
  section->document = document;
  section->path = g_strdup (path);
  g_ptr_array_add (sections, section);
}

static int
compare_titles (gconstpointer a, gconstpointer b)
{
  const PaddockKeptSection *left = *(PaddockKeptSection *const *) a;
  const PaddockKeptSection *right = *(PaddockKeptSection *const *) b;
  int order = g_utf8_collate (paddock_document_get_title (left->document),
                              paddock_document_get_title (right->document));

  return order ? order : g_strcmp0 (left->path, right->path);
}

static void
add_own (GPtrArray *sections)
{
  g_autofree char *folder = paddock_sections_dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) own = g_ptr_array_new ();
  const char *name;

  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_str_has_suffix (name, EXTENSION))
      add (own, paddock_xml_read_file (path, NULL), path);
  }
  g_ptr_array_sort (own, compare_titles);
  g_ptr_array_extend (sections, own, NULL, NULL);
}

GPtrArray *
paddock_sections_load (void)
{
  GPtrArray *sections = g_ptr_array_new_with_free_func (section_free);

  add_own (sections);
  for (guint i = 0; i < paddock_shelf_n_sections; i++)
    add (sections, paddock_shelf_file_read (&paddock_shelf_sections[i], NULL), NULL);

  return sections;
}

/* "Tight Left!" is "tight-left.track.xml", and the next one "tight-left-2.track.xml". */
static char *
dup_free_path (const char *folder, const char *title)
{
  g_autofree char *ascii = g_str_to_ascii (title, "C");
  g_autofree char *lower = g_ascii_strdown (ascii, -1);
  char *path = NULL;

  g_strcanon (lower, "abcdefghijklmnopqrstuvwxyz0123456789", '-');
  for (guint n = 1; !path; n++) {
    g_autofree char *name =
      n == 1 ? g_strconcat (lower, EXTENSION, NULL) : g_strdup_printf ("%s-%u" EXTENSION, lower, n);

    path = g_build_filename (folder, name, NULL);
    if (g_file_test (path, G_FILE_TEST_EXISTS))
      g_clear_pointer (&path, g_free);
  }

  return path;
}

gboolean
paddock_sections_save (PaddockDocument *section, GError **error)
{
  g_autofree char *folder = paddock_sections_dup_folder ();
  g_autofree char *path = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0) {
    g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), "%s: %s", folder,
                 g_strerror (errno));
    return FALSE;
  }

  path = dup_free_path (folder, paddock_document_get_title (section));
  return paddock_xml_save (section, path, error);
}

gboolean
paddock_sections_rename (const char *path, const char *title, GError **error)
{
  g_autoptr (PaddockDocument) before = paddock_xml_read_file (path, error);
  g_autoptr (PaddockDocument) after = NULL;
  PaddockHexTrack *track;

  if (!before)
    return FALSE;

  track = paddock_document_dup_record (before);
  paddock_text_set (&track->title, title);
  track->is_section = TRUE; /* those of older versions do not say so */
  after = paddock_document_new_take (before->kind, track);
  return paddock_xml_save (after, path, error);
}

gboolean
paddock_sections_delete (const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return g_file_delete (file, NULL, error);
}
