/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "autosave-file.h"

#include "load.h"
#include "reader.h"
#include "writer.h"

#define TARGET "<?paddock-unsaved"

PaddockAutosaveFile *
paddock_autosave_file_new (PaddockDocument *document, const char *uri, const char *stamp)
{
  PaddockAutosaveFile *self = g_new (PaddockAutosaveFile, 1);

  *self =
    (PaddockAutosaveFile){ paddock_document_ref (document), g_strdup (uri), g_strdup (stamp) };

  return self;
}

void
paddock_autosave_file_free (PaddockAutosaveFile *self)
{
  paddock_document_unref (self->document);
  g_free (self->uri);
  g_free (self->stamp);
  g_free (self);
}

static void
append_value (GString *text, const char *name, const char *value)
{
  g_autofree char *escaped = value ? g_uri_escape_string (value, ":/%", FALSE) : NULL;

  if (escaped)
    g_string_append_printf (text, " %s=\"%s\"", name, escaped);
}

GBytes *
paddock_autosave_file_write (const PaddockAutosaveFile *self)
{
  g_autoptr (GBytes) document = paddock_xml_write (self->document);
  gsize len;
  const char *data = g_bytes_get_data (document, &len);
  g_autoptr (GString) text = g_string_new_len (data, (gssize) len);

  g_string_append (text, TARGET);
  append_value (text, "uri", self->uri);
  append_value (text, "stamp", self->stamp);
  g_string_append (text, "?>\n");

  return g_string_free_to_bytes (g_steal_pointer (&text));
}

static char *
dup_value (const char *text, const char *name)
{
  g_autofree char *start = g_strdup_printf (" %s=\"", name);
  const char *found = strstr (text, start);
  const char *value = found ? found + strlen (start) : "";

  return found ? g_strndup (value, strcspn (value, "\"")) : NULL;
}

/* References of the document are relative to its own file.  What can't be followed now is left alone:
 * better a document without them than none. */
static PaddockDocument *
read_document (const char *data, gsize len, const char *uri, const char *path, GError **error)
{
  g_autofree char *place = uri ? g_filename_from_uri (uri, NULL, NULL) : NULL;
  PaddockDocument *document = place ? paddock_xml_load_bytes (data, len, place, NULL) : NULL;

  return document ? document : paddock_xml_read_bytes (data, len, path, error);
}

PaddockAutosaveFile *
paddock_autosave_file_read (const char *path, GError **error)
{
  g_autofree char *data = NULL;
  g_autofree char *uri = NULL;
  g_autofree char *stamp = NULL;
  g_autoptr (PaddockDocument) document = NULL;
  const char *origin;
  gsize len;

  if (!g_file_get_contents (path, &data, &len, error))
    return NULL;

  origin = g_strrstr_len (data, (gssize) len, TARGET);
  uri = dup_value (origin ? origin : "", "uri");
  stamp = dup_value (origin ? origin : "", "stamp");
  document = read_document (data, len, uri, path, error);

  return document ? paddock_autosave_file_new (document, uri, stamp) : NULL;
}

gboolean
paddock_autosave_file_is_saved (const PaddockAutosaveFile *self)
{
  g_autofree char *path = self->uri ? g_filename_from_uri (self->uri, NULL, NULL) : NULL;
  g_autoptr (PaddockDocument) saved = path ? paddock_xml_load (path, NULL) : NULL;

  return paddock_document_equal (saved, self->document);
}
