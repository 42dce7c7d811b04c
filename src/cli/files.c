/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "files.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>
#include <glib/gi18n.h>

#include "console.h"
#include "document-kinds.h"
#include "load.h"
#include "reader.h"
#include "save.h"
#include "writer.h"

gboolean
paddock_files_is_stdio (const char *file)
{
  static const char *const names[] = { PADDOCK_FILES_STDIO, "/dev/stdin", "/dev/stdout",
                                       "/dev/fd/0",         "/dev/fd/1",  "/proc/self/fd/0",
                                       "/proc/self/fd/1",   NULL };

  return g_strv_contains (names, file);
}

/* The extension of KIND (NULL: of any) that FILE has, or NULL. */
static const char *
find_extension (const char *file, const PaddockDocumentKind *kind)
{
  for (guint i = 0; paddock_document_kinds[i]; i++)
    if ((!kind || kind == paddock_document_kinds[i])
        && g_str_has_suffix (file, paddock_document_kinds[i]->extension))
      return paddock_document_kinds[i]->extension;

  return NULL;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The entries of a folder, sorted, so that every machine goes through them in the same order. */
static GPtrArray *
list_folder (const char *folder, GError **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, error);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (!dir)
    return NULL;

  while ((name = g_dir_read_name (dir)))
    if (name[0] != '.')
      g_ptr_array_add (entries, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (entries, compare_names);

  return g_steal_pointer (&entries);
}

static gboolean
expand_folder (GPtrArray *files,
               const char *folder,
               const PaddockDocumentKind *kind,
               GError **error)
{
  g_autoptr (GPtrArray) entries = list_folder (folder, error);

  for (guint i = 0; entries && i < entries->len; i++) {
    const char *entry = g_ptr_array_index (entries, i);
    gboolean is_folder =
      g_file_test (entry, G_FILE_TEST_IS_DIR) && !g_file_test (entry, G_FILE_TEST_IS_SYMLINK);

    if (is_folder && !expand_folder (files, entry, kind, error))
      return FALSE;
    if (!is_folder && find_extension (entry, kind))
      g_ptr_array_add (files, g_strdup (entry));
  }

  return entries != NULL;
}

/* A folder with nothing in it is a slip, and no success. */
static gboolean
add_folder (GPtrArray *files, const char *folder, const PaddockDocumentKind *kind)
{
  g_autoptr (GError) error = NULL;
  guint n_before = files->len;

  if (!expand_folder (files, folder, kind, &error))
    paddock_complain ("%s", error->message);
  else if (files->len == n_before)
    paddock_complain (_ ("no *%s files in %s"), kind ? kind->extension : ".xml", folder);

  return files->len > n_before;
}

GPtrArray *
paddock_files_expand (char **operands, const PaddockDocumentKind *kind)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; operands[i]; i++)
    if (!g_file_test (operands[i], G_FILE_TEST_IS_DIR))
      g_ptr_array_add (files, g_strdup (operands[i]));
    else if (!add_folder (files, operands[i], kind))
      return NULL;

  return g_steal_pointer (&files);
}

PaddockExit
paddock_files_each (const GPtrArray *files, PaddockFileFunc func, gpointer data)
{
  PaddockExit worst = PADDOCK_EXIT_FINE;

  for (guint i = 0; i < files->len && !paddock_is_interrupted (); i++) {
    g_autoptr (GError) error = NULL;
    PaddockExit code = func (g_ptr_array_index (files, i), data, &error);

    if (error)
      paddock_complain_error (error);
    worst = MAX (worst, code);
  }

  return worst;
}

const char *
paddock_files_get_name (const char *file)
{
  return paddock_files_is_stdio (file) ? _ ("standard input") : file;
}

/* One byte more than the reader takes is enough for it to refuse the rest. */
static GBytes *
read_stdin (GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 chunk[65536];
  gssize n = 1;

  while (bytes->len <= PADDOCK_XML_MAX_BYTES && n > 0 && !paddock_is_interrupted ()) {
    n = read (STDIN_FILENO, chunk, sizeof (chunk));
    if (n > 0)
      g_byte_array_append (bytes, chunk, n);
  }
  if (n >= 0 && !paddock_is_interrupted ())
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno), "%s: %s",
               _ ("standard input"),
               paddock_is_interrupted () ? _ ("interrupted") : g_strerror (errno));
  return NULL;
}

GBytes *
paddock_files_read_bytes (const char *file, GError **error)
{
  return paddock_files_is_stdio (file) ? read_stdin (error) : paddock_xml_read_all (file, error);
}

PaddockDocument *
paddock_files_parse (const char *file, GBytes *bytes, GError **error)
{
  return paddock_xml_read_bytes_until (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                       paddock_files_get_name (file), paddock_interrupt_get_stop (),
                                       error);
}

PaddockDocument *
paddock_files_load (const char *file, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  if (!paddock_files_is_stdio (file))
    return paddock_xml_load_until (file, paddock_interrupt_get_stop (), error);

  bytes = paddock_files_read_bytes (file, error);
  return bytes ? paddock_files_parse (file, bytes, error) : NULL;
}

char *
paddock_files_dup_stem (const char *file)
{
  char *name = g_path_get_basename (file);
  const char *extension = find_extension (name, NULL);

  if (extension)
    name[strlen (name) - strlen (extension)] = '\0';
  return name;
}

char *
paddock_files_dup_output (const char *output, const char *input, const char *ending)
{
  const char *from = paddock_files_is_stdio (input) ? "stdin" : input;
  g_autofree char *name = NULL;

  if (!g_file_test (output, G_FILE_TEST_IS_DIR))
    return g_strdup (output);
  if (!ending) {
    name = g_path_get_basename (from);
    return g_build_filename (output, name, NULL);
  }

  name = paddock_files_dup_stem (from);
  return g_strdup_printf ("%s/%s.%s", output, name, ending);
}

/* No file may take the place of another's. */
static gboolean
are_outputs_different (const GPtrArray *files, const char *folder, const char *ending)
{
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < files->len; i++) {
    const char *file = g_ptr_array_index (files, i);
    char *output = paddock_files_dup_output (folder, file, ending);
    const char *other = g_hash_table_lookup (taken, output);

    if (other && !g_str_equal (other, file)) {
      paddock_complain (_ ("%s and %s would both be written to %s"), other, file, output);
      g_free (output);
      return FALSE;
    }
    g_hash_table_replace (taken, output, (gpointer) file);
  }

  return TRUE;
}

gboolean
paddock_files_can_go_to (const GPtrArray *files, const char *output, const char *ending)
{
  if (files->len <= 1)
    return TRUE;
  if (g_file_test (output, G_FILE_TEST_IS_DIR))
    return are_outputs_different (files, output, ending);

  paddock_complain (_ ("%u files do not fit into %s; use an existing folder"), files->len,
                    paddock_files_is_stdio (output) ? _ ("standard output") : output);
  return FALSE;
}

gboolean
paddock_files_may_write (const char *output, GError **error)
{
  if (!paddock_is_interrupted ())
    return TRUE;

  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INTR, _ ("%s: not written, interrupted"), output);
  return FALSE;
}

gboolean
paddock_files_write (const char *output, const PaddockDocument *document, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  if (!paddock_files_may_write (output, error))
    return FALSE;
  if (!paddock_files_is_stdio (output))
    return paddock_xml_save (document, output, error);

  bytes = paddock_xml_write (document);
  paddock_print_bytes (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return TRUE;
}
