/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any bytes for the reader of every kind of document.  What it takes must survive writing and reading;
 * what it refuses must come with a reason.
 */

#include "fuzz-target.h"

#include "document-kinds.h"
#include "reader.h"
#include "writer.h"

static void
check_round_trip (const PaddockDocument *document)
{
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) copy =
    paddock_xml_read_bytes (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "again.xml",
                            &error);
  g_autoptr (GBytes) again = NULL;

  g_assert_no_error (error);
  g_assert_true (paddock_document_equal (document, copy));
  again = paddock_xml_write (copy);
  g_assert_true (g_bytes_equal (bytes, again));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document =
    paddock_xml_read_bytes ((const char *) data, size, "input.xml", &error);

  if (document)
    check_round_trip (document);
  else
    g_assert_true (g_str_has_prefix (error->message, "input.xml:")
                   && g_utf8_validate (error->message, -1, NULL));

  return 0;
}
