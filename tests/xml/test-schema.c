/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The schemas say what the reader says: on everything we write, and on everything else as far as a
 * schema can.
 */

#include "document-kinds.h"
#include "golden-file.h"
#include "mutation.h"
#include "playtest.h"
#include "random-document.h"
#include "reader.h"
#include "rounds.h"
#include "sample-kind.h"
#include "schema.h"
#include "writer.h"

#include <libxml/parser.h>
#include <libxml/relaxng.h>

/* libxml2 2.9 loses a table for each interleave of a schema that it parses; that is not our leak. */
#ifdef PADDOCK_IS_SANITIZED
#include <sanitizer/lsan_interface.h>
#define BEGIN_LEAK() __lsan_disable ()
#define END_LEAK() __lsan_enable ()
#else
#define BEGIN_LEAK()
#define END_LEAK()
#endif

#define N_DOCUMENTS 100
#define N_NESTED \
  25 /* documents that hold others: libxml2 goes through all choices again for some of their mutants */
#define N_MUTATIONS 25 /* of each document */

typedef struct {
  const PaddockDocumentKind *kind;
  const PaddockDocumentKind *const *kinds;
  xmlRelaxNG *schema;
} Fixture;

static void
ignore_error (void *data, xmlErrorPtr error)
{
}

static void
fixture_set_up (Fixture *fixture, gconstpointer data)
{
  const PaddockDocumentKind *kind = data;
  g_autofree char *text = NULL;
  xmlRelaxNGParserCtxt *parser;

  fixture->kind = kind;
  fixture->kinds = kind == &sample_kind ? sample_kinds : paddock_document_kinds;
  text = paddock_xml_write_schema_as (fixture->kinds, kind);
  parser = xmlRelaxNGNewMemParserCtxt (text, strlen (text));
  BEGIN_LEAK ();
  fixture->schema = xmlRelaxNGParse (parser);
  END_LEAK ();
  xmlRelaxNGFreeParserCtxt (parser);
  g_assert_nonnull (fixture->schema);
}

static void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  xmlRelaxNGFree (fixture->schema);
}

/* Of the bytes, as any other program would see them. */
static gboolean
schema_accepts (const Fixture *fixture, const char *data, gsize len)
{
  xmlRelaxNGValidCtxt *context = xmlRelaxNGNewValidCtxt (fixture->schema);
  xmlDoc *doc = xmlReadMemory (data, len, "x", NULL, XML_PARSE_NONET | XML_PARSE_NOERROR);
  int result;

  g_assert_nonnull (doc);
  xmlRelaxNGSetValidStructuredErrors (context, ignore_error, NULL);
  result = xmlRelaxNGValidateDoc (context, doc);
  g_assert_cmpint (result, >=, 0);
  xmlFreeDoc (doc);
  xmlRelaxNGFreeValidCtxt (context);

  return result == 0;
}

static void
test_committed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = paddock_xml_write_schema (fixture->kind);
  g_autofree char *path = g_strdup_printf ("data/schema/%s.rng", fixture->kind->type->name);

  golden_file_check (path, text);
}

static void
test_accepts_what_is_written (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < count_rounds (N_DOCUMENTS); i++) {
    g_autoptr (PaddockDocument) document =
      random_document_new (fixture->kind, fixture->kinds, rand);
    g_autoptr (GBytes) bytes = paddock_xml_write (document);
    gsize len;
    const char *text = g_bytes_get_data (bytes, &len);

    if (!schema_accepts (fixture, text, len))
      g_error ("refused by its schema:\n%.*s", (int) len, text);
  }
}

static gboolean
is_beyond_schemas (const GError *error)
{
  return g_error_matches (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_DUPLICATE)
         || g_error_matches (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_REFERENCE)
         || g_error_matches (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_LIMIT);
}

/* Schemas describe the current version alone. */
static gboolean
has_older_version (const Fixture *fixture, xmlNode *node)
{
  for (; node; node = node->next) {
    xmlChar *version =
      node->type == XML_ELEMENT_NODE ? xmlGetProp (node, BAD_CAST "version") : NULL;
    gboolean is_older =
      version && g_ascii_strtoll ((char *) version, NULL, 10) < fixture->kind->version;

    xmlFree (version);
    if (is_older || has_older_version (fixture, node->children))
      return TRUE;
  }

  return FALSE;
}

/* Counts of verdicts, so that the test shows that both sides were asked something. */
typedef struct {
  guint both_accept, both_refuse, beyond;
} Verdicts;

static void
compare_verdicts (const Fixture *fixture, xmlDoc *doc, const char *what, Verdicts *verdicts)
{
  xmlChar *text;
  int len;
  g_autoptr (PaddockDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_accepted;

  xmlDocDumpMemoryEnc (doc, &text, &len, "UTF-8");
  document = paddock_xml_read_bytes_as (fixture->kinds, (char *) text, len, "mutant.xml", &error);
  is_accepted = schema_accepts (fixture, (char *) text, len);

  if (document && is_accepted)
    verdicts->both_accept++;
  else if (!document && !is_accepted)
    verdicts->both_refuse++;
  else if (error ? is_beyond_schemas (error) : has_older_version (fixture, doc->children))
    verdicts->beyond++;
  else
    g_error ("the schema %s, the reader says: %s\nafter: %s\n%s",
             is_accepted ? "accepts" : "refuses", error ? error->message : "fine", what, text);
  xmlFree (text);
}

static void
test_agrees_on_mutants (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  guint n = count_rounds (fixture->kind == &paddock_playtest_kind ? N_NESTED : N_DOCUMENTS);
  Verdicts verdicts = { 0 };

  for (guint i = 0; i < n; i++) {
    g_autoptr (PaddockDocument) document =
      random_document_new (fixture->kind, fixture->kinds, rand);
    g_autoptr (GBytes) bytes = paddock_xml_write (document);

    for (guint k = 0; k < N_MUTATIONS; k++) {
      xmlDoc *doc = xmlReadMemory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "x",
                                   NULL, XML_PARSE_NONET);
      const char *what = mutate (doc, rand);

      compare_verdicts (fixture, doc, what, &verdicts);
      xmlFreeDoc (doc);
    }
  }

  g_test_message ("%u accepted, %u refused, %u beyond schemas", verdicts.both_accept,
                  verdicts.both_refuse, verdicts.beyond);
  g_assert_cmpuint (verdicts.both_accept, >, n * N_MUTATIONS / 10);
  g_assert_cmpuint (verdicts.both_refuse, >, n * N_MUTATIONS / 10);
}

static void
add_kind (const PaddockDocumentKind *kind)
{
  g_autofree char *committed = g_strdup_printf ("/xml/schema/%s/committed", kind->type->name);
  g_autofree char *writer = g_strdup_printf ("/xml/schema/%s/accepts-ours", kind->type->name);
  g_autofree char *mutants = g_strdup_printf ("/xml/schema/%s/agrees", kind->type->name);

  if (kind != &sample_kind)
    g_test_add (committed, Fixture, kind, fixture_set_up, test_committed, fixture_tear_down);
  g_test_add (writer, Fixture, kind, fixture_set_up, test_accepts_what_is_written,
              fixture_tear_down);
  g_test_add (mutants, Fixture, kind, fixture_set_up, test_agrees_on_mutants, fixture_tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_kind (&sample_kind);
  for (guint i = 0; paddock_document_kinds[i]; i++)
    add_kind (paddock_document_kinds[i]);

  return g_test_run ();
}
