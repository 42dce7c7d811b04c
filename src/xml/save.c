/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "save.h"

#include "language.h"
#include "output-file.h"
#include "reader.h"
#include "words.h"
#include "writer.h"

gboolean
paddock_xml_save (const PaddockDocument *document, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  g_autoptr (GBytes) again = NULL;
  g_autoptr (PaddockDocument) copy = NULL;
  gsize len;
  const char *data = g_bytes_get_data (bytes, &len);

  copy = paddock_xml_read_bytes (data, len, path, error);
  if (!copy) {
    g_prefix_error (error,
                    paddock_language_translate (
                      N_ ("%s: was not saved, because it could not be read back: ")),
                    path);
    return FALSE;
  }

  again = paddock_xml_write (copy);
  if (!g_bytes_equal (bytes, again)) {
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_VALUE,
                 paddock_language_translate (
                   N_ ("%s: was not saved, because it would not be the same when read back")),
                 path);
    return FALSE;
  }

  return paddock_output_file_save (path, bytes, error);
}
