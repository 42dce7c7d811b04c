/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dictionary of the XML harness and its seeds, but for the random ones, are in step with the
 * record tables.
 */

#include "document-kinds.h"
#include "example-document.h"
#include "golden-file.h"
#include "reader.h"
#include "writer.h"

static void
test_seeds (void)
{
  for (guint i = 0; paddock_document_kinds[i]; i++) {
    const PaddockDocumentKind *kind = paddock_document_kinds[i];
    g_autoptr (PaddockDocument) example = paddock_example_document_new (kind);
    g_autoptr (GBytes) bytes = paddock_xml_write (example);
    gsize len;
    const char *data = g_bytes_get_data (bytes, &len);
    g_autofree char *text = g_strndup (data, len);
    g_autofree char *path =
      g_strdup_printf ("tests/fuzz/corpus-xml/%s-example.xml", kind->type->name);

    golden_file_check (path, text);
  }
}

static void
add_word (GPtrArray *words, const char *format, const char *word)
{
  g_autoptr (GString) entry = g_string_new (format);

  g_string_replace (entry, "{}", word, 0);
  if (!g_ptr_array_find_with_equal_func (words, entry->str, g_str_equal, NULL))
    g_ptr_array_add (words, g_strdup (entry->str));
}

static void
add_type (GPtrArray *words, GPtrArray *types, const PaddockRecordType *type)
{
  if (g_ptr_array_find (types, type, NULL))
    return;
  g_ptr_array_add (types, (gpointer) type);

  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    add_word (words, " {}=\\\"", field->name);
    add_word (words, "<{}", field->name);
    for (guint n = 0; field->names && field->names[n]; n++)
      add_word (words, "{}", field->names[n]);
    if (field->type)
      add_type (words, types, field->type);
    for (guint v = 0; field->variants && field->variants[v]; v++) {
      add_word (words, "<{}", field->variants[v]->name);
      add_type (words, types, field->variants[v]);
    }
  }
}

static void
test_dictionary (void)
{
  static const char *const syntax[] = { "<?xml version=\\\"1.0\\\" encoding=\\\"UTF-8\\\"?>",
                                        " xmlns=\\\"" PADDOCK_XML_NAMESPACE "\\\"",
                                        " version=\\\"1\\\"",
                                        "/>",
                                        "</",
                                        "\\\"",
                                        "<!DOCTYPE",
                                        "<![CDATA[",
                                        "]]>",
                                        "<!--",
                                        "-->",
                                        "&#10;",
                                        "&amp;",
                                        "&lt;",
                                        "<row",
                                        "<way",
                                        " r=\\\"",
                                        " q=\\\"" };
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) types = g_ptr_array_new ();
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (syntax); i++)
    add_word (words, "{}", syntax[i]);
  for (guint i = 0; paddock_document_kinds[i]; i++) {
    add_word (words, "<{}", paddock_document_kinds[i]->type->name);
    add_type (words, types, paddock_document_kinds[i]->type);
  }
  for (guint i = 0; i < words->len; i++)
    g_string_append_printf (text, "\"%s\"\n", (char *) words->pdata[i]);

  golden_file_check ("tests/fuzz/xml.dict", text->str);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fuzz/seeds", test_seeds);
  g_test_add_func ("/fuzz/dictionary", test_dictionary);

  return g_test_run ();
}
