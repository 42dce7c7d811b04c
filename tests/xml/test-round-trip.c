/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random documents of every kind go out and come back.
 */

#include "board.h"
#include "document-kinds.h"
#include "random-document.h"
#include "reader.h"
#include "sample-kind.h"
#include "writer.h"

#define N_DOCUMENTS 150

static PaddockDocument *
read_again (const PaddockDocumentKind *const *kinds, GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  gsize len;
  const char *data = g_bytes_get_data (bytes, &len);
  PaddockDocument *document = paddock_xml_read_bytes_as (kinds, data, len, "random.xml", &error);

  if (error)
    g_test_message ("%.*s", (int) len, data);
  g_assert_no_error (error);
  return document;
}

static void
test_random_documents (gconstpointer data)
{
  const PaddockDocumentKind *kind = data;
  const PaddockDocumentKind *const *kinds =
    kind == &sample_kind ? sample_kinds : paddock_document_kinds;
  g_autoptr (GRand) rand = g_rand_new_with_seed (20260);

  for (guint i = 0; i < N_DOCUMENTS; i++) {
    g_autoptr (PaddockDocument) document = random_document_new (kind, kinds, rand);
    g_autoptr (GBytes) bytes = paddock_xml_write (document);
    g_autoptr (PaddockDocument) copy = read_again (kinds, bytes);
    g_autoptr (GBytes) again = paddock_xml_write (copy);

    g_assert_true (paddock_document_equal (document, copy));
    g_assert_cmpuint (paddock_document_hash (document, 1), ==, paddock_document_hash (copy, 1));
    g_assert_true (g_bytes_equal (bytes, again));
  }
}

static void
test_fresh_document (gconstpointer data)
{
  const PaddockDocumentKind *kind = data;
  const PaddockDocumentKind *const *kinds =
    kind == &sample_kind ? sample_kinds : paddock_document_kinds;
  g_autoptr (PaddockDocument) document = paddock_document_new (kind);
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  g_autoptr (PaddockDocument) copy = read_again (kinds, bytes);

  g_assert_true (paddock_document_equal (document, copy));
}

static void
add_kind (const PaddockDocumentKind *kind)
{
  g_autofree char *random = g_strdup_printf ("/xml/round-trip/%s/random", kind->type->name);
  g_autofree char *fresh = g_strdup_printf ("/xml/round-trip/%s/fresh", kind->type->name);

  g_test_add_data_func (random, kind, test_random_documents);
  g_test_add_data_func (fresh, kind, test_fresh_document);
}

/* All of what the canonical form promises, on one page. */
static void
test_canonical_form (void)
{
  static const char expected[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<sample xmlns=\"urn:paddock:documents\" version=\"3\" id=\"it\" good=\"no\" "
    "count=\"endless\" colour=\"deep-blue\" tools=\"hammer file\" title=\"a&quot;&amp;&lt;>&#9;"
    "&#10;&#13;'\" sizes=\"1 -2\">\n"
    "  <story>two\nlines &amp; ]]&gt;&#13;\t\"</story>\n"
    "  <inner width=\"5\" note=\"\"/>\n"
    "  <part id=\"a\" number=\"0\">\n"
    "    <peg/>\n"
    "  </part>\n"
    "  <go far=\"1\"/>\n"
    "  <say>\n"
    "    <text></text>\n"
    "  </say>\n"
    "  <board>\n"
    "    <row r=\"-1\" q=\"2\">#</row>\n"
    "    <row r=\"0\" q=\"-3\">._az</row>\n"
    "    <way r=\"0\" q=\"-1\">12.3 0.0</way>\n"
    "  </board>\n"
    "  <source>\n"
    "    <sample version=\"3\" id=\"sample\"/>\n"
    "  </source>\n"
    "</sample>\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (expected, sizeof expected - 1);
  g_autoptr (PaddockDocument) document = read_again (sample_kinds, bytes);
  g_autoptr (GBytes) again = paddock_xml_write (document);
  const Sample *sample = paddock_document_get (document, &sample_kind);
  PaddockCell cell = paddock_board_get (sample->board, PADDOCK_HEX (-1, 0));

  g_assert_cmpmem (g_bytes_get_data (again, NULL), g_bytes_get_size (again), expected,
                   sizeof expected - 1);
  g_assert_cmpstr (sample->title, ==, "a\"&<>\t\n\r'");
  g_assert_cmpstr (sample->story, ==, "two\nlines & ]]>\r\t\"");
  g_assert_cmpint (sample->count, ==, SAMPLE_COUNT_ENDLESS);
  g_assert_cmpuint (sample->tools, ==, 1 | 4);
  g_assert_cmpint (cell.kind, ==, PADDOCK_CELL_SPECIAL);
  g_assert_cmpint (cell.rank, ==, 12);
  g_assert_cmpint (cell.lane, ==, 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/xml/round-trip/canonical-form", test_canonical_form);
  add_kind (&sample_kind);
  for (guint i = 0; paddock_document_kinds[i]; i++)
    add_kind (paddock_document_kinds[i]);

  return g_test_run ();
}
