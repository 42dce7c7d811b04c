/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * docs/FORMAT.md is in step with the tables, and its examples are right.
 */

#include "document-kinds.h"
#include "example-document.h"
#include "format-page.h"
#include "golden-file.h"
#include "reader.h"
#include "writer.h"

static void
test_committed (void)
{
  g_autofree char *page = paddock_xml_write_format ();

  golden_file_check ("docs/FORMAT.md", page);
}

static void
check_named (const char *page, const PaddockRecordType *type)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];
    g_autofree char *name = g_strdup_printf ("`%s`", field->name);
    g_autofree char *element = g_strdup_printf ("`<%s>`", field->name);

    if (!field->variants && field->kind != PADDOCK_FIELD_DOCUMENT)
      g_assert_true (strstr (page, name) || strstr (page, element));
    g_assert_nonnull (strstr (page, field->help));
    if (field->type)
      check_named (page, field->type);
  }
}

static void
test_names_everything (void)
{
  g_autofree char *page = paddock_xml_write_format ();

  for (guint i = 0; paddock_document_kinds[i]; i++)
    check_named (page, paddock_document_kinds[i]->type);
}

static void
test_examples_are_right (void)
{
  for (guint i = 0; paddock_document_kinds[i]; i++) {
    g_autoptr (PaddockDocument) example = paddock_example_document_new (paddock_document_kinds[i]);
    g_autoptr (GBytes) bytes = paddock_xml_write (example);
    g_autoptr (GError) error = NULL;
    g_autoptr (PaddockDocument) copy =
      paddock_xml_read_bytes (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                              "example.xml", &error);

    g_assert_no_error (error);
    g_assert_true (paddock_document_equal (example, copy));
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/xml/format-page/committed", test_committed);
  g_test_add_func ("/xml/format-page/names-everything", test_names_everything);
  g_test_add_func ("/xml/format-page/examples-are-right", test_examples_are_right);

  return g_test_run ();
}
