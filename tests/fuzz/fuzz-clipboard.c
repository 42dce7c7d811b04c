/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any text on the clipboard, pasted into a track of each kind.  What is taken is a document of that kind and can be copied
 * again; what is not comes with a reason.
 */

#include "fuzz-target.h"

#include "clipboard.h"
#include "document-kinds.h"
#include "writer.h"

static void
check_copy (const PaddockDocument *document)
{
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) again = paddock_clipboard_read_text (document->kind, text, &error);

  g_assert_no_error (error);
  g_assert_true (paddock_document_equal (document, again));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);

  for (guint i = 0; paddock_document_kinds[i]; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (PaddockDocument) document =
      paddock_clipboard_read_text (paddock_document_kinds[i], text, &error);

    g_assert_true ((document == NULL) == (error != NULL));
    if (!document)
      continue;
    g_assert_true (document->kind == paddock_document_kinds[i]);
    check_copy (document);
  }

  return 0;
}
