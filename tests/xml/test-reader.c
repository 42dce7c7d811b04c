/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the reader takes, how old files come up to date, and what is too much for it.
 */

#include <unistd.h>

#include "list.h"
#include "reader.h"
#include "sample-kind.h"
#include "writer.h"

#define SAMPLE(version_, attributes_, content_)                                                \
  "<sample xmlns=\"urn:paddock:documents\" version=\"" version_ "\" " attributes_ ">" content_ \
  "</sample>"

static PaddockDocument *
read_text (const char *text, GError **error)
{
  return paddock_xml_read_bytes_as (sample_kinds, text, strlen (text), "a.xml", error);
}

static PaddockDocument *
read_good (const char *text)
{
  g_autoptr (GError) error = NULL;
  PaddockDocument *document = read_text (text, &error);

  g_assert_no_error (error);
  return document;
}

static const Sample *
sample_of (const PaddockDocument *document)
{
  return paddock_document_get (document, &sample_kind);
}

static void
assert_refused (const char *text, PaddockXmlError code, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (read_text (text, &error));
  g_assert_error (error, PADDOCK_XML_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_any_order (void)
{
  g_autoptr (PaddockDocument) a = read_good (
    SAMPLE ("3", "id=\"x\" title=\"T\"",
            "<story>S</story><part id=\"a\" number=\"1\"><peg/></part><go far=\"2\"/>"
            "<part id=\"b\" number=\"2\"><peg/></part><board><row r=\"0\" q=\"0\">..</row>"
            "<way r=\"0\" q=\"0\">1.1</way></board>"));
  g_autoptr (PaddockDocument) b =
    read_good (SAMPLE ("3", "title=\"T\" id=\"x\"",
                       "<board><way r=\"0\" q=\"0\">1.1</way><row r=\"0\" q=\"0\">..</row></board>"
                       "<part id=\"a\" number=\"1\"><peg/></part><go far=\"2\"/>"
                       "<part id=\"b\" number=\"2\"><peg/></part><story>S</story>"));

  g_assert_true (paddock_document_equal (a, b));
}

static void
test_rows_in_any_order (void)
{
  g_autoptr (GString) forward = g_string_new (NULL);
  g_autoptr (GString) mixed = g_string_new (NULL);
  g_autoptr (PaddockDocument) a = NULL, b = NULL;
  g_autofree char *text_a = NULL, *text_b = NULL;

  for (int i = 0; i < 64; i++) {
    int k = i * 27 % 64; /* every row once, jumping between bands */

    g_string_append_printf (forward, "<row r=\"%d\" q=\"%d\">..a_#.</row>", i - 32, i % 5 - 9);
    g_string_append_printf (mixed, "<row r=\"%d\" q=\"%d\"> ..a_#._ </row>", k - 32, k % 5 - 9);
  }
  text_a = g_strdup_printf (SAMPLE ("3", "id=\"x\"", "<board>%s</board>"), forward->str);
  text_b = g_strdup_printf (SAMPLE ("3", "id=\"x\"", "<board>%s</board>"), mixed->str);
  a = read_good (text_a);
  b = read_good (text_b);

  g_assert_true (paddock_document_equal (a, b));
  g_assert_cmpuint (paddock_board_count (sample_of (a)->board), ==, 64 * 5);
}

static void
test_blanks_and_comments (void)
{
  g_autoptr (PaddockDocument) document = read_good (
    "\xef\xbb\xbf<?xml version='1.0'?><!-- before --><?editor x?>\n"
    "<p:sample xmlns:p='urn:paddock:documents' version=' 3 ' id=' x '\n count='\t+07 '"
    " good=' no ' at=' 1,-2&#10;' sizes=' 1  2&#9;3 ' tools=' saw   hammer saw '>"
    "<!-- in --><p:story>a<!-- c -->b<![CDATA[<c>]]>&amp;&#x64;</p:story></p:sample>\n<!---->");
  const Sample *sample = sample_of (document);

  g_assert_cmpstr (sample->id, ==, "x");
  g_assert_cmpint (sample->count, ==, 7);
  g_assert_false (sample->is_good);
  g_assert_true (paddock_hex_equal (sample->at, PADDOCK_HEX (1, -2)));
  g_assert_cmpuint (paddock_list_len (sample->sizes), ==, 3);
  g_assert_cmpuint (sample->tools, ==, 1 | 2);
  g_assert_cmpstr (sample->story, ==, "ab<c>&d");
}

static void
test_ampersand_in_attribute (void)
{
  g_autoptr (PaddockDocument) document =
    read_good (SAMPLE ("3", "id=\"x\" title=\"&amp;&#38;&amp;amp;&lt;\"", ""));

  g_assert_cmpstr (sample_of (document)->title, ==, "&&&amp;<");
}

static void
test_versions_migrate (void)
{
  g_autoptr (PaddockDocument) first =
    read_good (SAMPLE ("1", "id=\"x\" name=\"Old\" paint=\"green\"",
                       "<piece id=\"a\" number=\"1\"><peg/></piece>"));
  g_autoptr (PaddockDocument) second =
    read_good (SAMPLE ("2", "id=\"x\" title=\"Old\" paint=\"green\" count=\"7\"",
                       "<piece id=\"a\" number=\"1\"><peg/></piece>"));
  g_autoptr (PaddockDocument) third =
    read_good (SAMPLE ("3", "id=\"x\" title=\"Old\" colour=\"green\" count=\"7\"",
                       "<part id=\"a\" number=\"1\"><peg/></part>"));
  g_autoptr (GBytes) bytes = paddock_xml_write (first);

  g_assert_true (paddock_document_equal (first, third));
  g_assert_true (paddock_document_equal (second, third));
  g_assert_nonnull (
    g_strstr_len (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "version=\"3\""));
}

/* A document inside another has a version of its own. */
static void
test_version_inside (void)
{
  g_autoptr (PaddockDocument) document = read_good (
    SAMPLE ("3", "id=\"x\"", "<source><sample version=\"1\" id=\"y\" name=\"Inner\"/></source>"));
  const Sample *inner = sample_of (sample_of (document)->source.document);

  g_assert_cmpstr (inner->title, ==, "Inner");
  g_assert_cmpint (inner->count, ==, SAMPLE_OLD_COUNT);
  g_assert_cmpint (sample_of (document)->count, ==, 1);
}

static void
test_names_belong_to_versions (void)
{
  assert_refused (
    SAMPLE ("3", "id=\"x\" name=\"Old\"", ""), PADDOCK_XML_ERROR_STRUCTURE,
    "a.xml:1: <sample> has an unknown attribute \"name\"; expected \"version\", \"id\", "
    "\"good\", \"count\", \"number\", \"colour\", \"tools\", \"title\", \"letters\", "
    "\"at\" or \"sizes\"");
  assert_refused (
    SAMPLE ("1", "id=\"x\" title=\"New\"", ""), PADDOCK_XML_ERROR_STRUCTURE,
    "a.xml:1: <sample> has an unknown attribute \"title\"; expected \"version\", "
    "\"id\", \"good\", \"number\", \"paint\", \"tools\", \"name\", \"letters\", \"at\" or "
    "\"sizes\"");
  assert_refused (SAMPLE ("1", "id=\"x\" paint=\"pink\"", ""), PADDOCK_XML_ERROR_VALUE,
                  "a.xml:1: \"paint\" is \"pink\"; expected \"red\", \"green\" or \"deep-blue\"");
  assert_refused (
    SAMPLE ("4", "id=\"x\"", ""), PADDOCK_XML_ERROR_VERSION,
    "a.xml:1: <sample> has version 4, which is from a newer Paddock; expected at most "
    "3");
}

/* --- What a newer version requires --- */

typedef struct {
  char *code;
  char *motto;
  PaddockList *gems;
  SamplePeg peg;
} Crown;

static const PaddockField gem_fields[] = {
  { .name = "x", .kind = PADDOCK_FIELD_INT, PADDOCK_AT (SamplePeg, x), .max = 5, .help = "Where." },
};

static const PaddockRecordType gem_type = {
  .name = "gem",
  .help = "A gem.",
  PADDOCK_RECORD (SamplePeg, gem_fields),
};

static const PaddockField crown_fields[] = {
  { .name = "code",
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (Crown, code),
    .max = 9,
    .since = 2,
    .help = "A code." },
  { .name = "motto",
    .kind = PADDOCK_FIELD_PROSE,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (Crown, motto),
    .max = 9,
    .since = 2,
    .help = "A motto." },
  { .name = "gem",
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (Crown, gems),
    .type = &gem_type,
    .min = 2,
    .max = 3,
    .since = 3,
    .help = "The gems." },
  { .name = "peg",
    .kind = PADDOCK_FIELD_RECORD,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (Crown, peg),
    .type = &gem_type,
    .since = 4,
    .help = "What holds it." },
};

static const PaddockRecordType crown_type = {
  .name = "crown",
  .help = "A crown.",
  PADDOCK_RECORD (Crown, crown_fields),
};

static const PaddockDocumentKind crown_kind = { .label = "Crown",
                                                .extension = ".crown.xml",
                                                .version = 4,
                                                .type = &crown_type };

/* Each version asks for what it has: an attribute and text from the second on, two gems from the third, a peg from the
 * fourth.  What an earlier one does not know is unknown there. */
static void
test_required_since (void)
{
  static const PaddockDocumentKind *const kinds[] = { &crown_kind, NULL };
  static const struct {
    const char *attributes, *content, *message;
  } rows[] = {
    { "version=\"1\"", "", NULL },
    { "version=\"1\" code=\"a\"", "",
      "a.xml:1: <crown> has an unknown attribute \"code\"; expected \"version\"" },
    { "version=\"1\"", "<motto>b</motto>",
      "a.xml:1: <crown> has an unknown element <motto>; expected none" },
    { "version=\"2\"", "<motto>b</motto>",
      "a.xml:1: <crown> has no \"code\"; expected at most 9 characters" },
    { "version=\"2\" code=\"a\"", "", "a.xml:1: <crown> has no <motto>; expected one" },
    { "version=\"2\" code=\"a\"", "<motto>b</motto>", NULL },
    { "version=\"2\" code=\"a\"", "<motto>b</motto><gem/>",
      "a.xml:1: <crown> has an unknown element <gem>; expected <motto>" },
    { "version=\"3\" code=\"a\"", "<motto>b</motto>",
      "a.xml:1: <crown> has 0 <gem>; expected at least 2" },
    { "version=\"3\" code=\"a\"", "<motto>b</motto><gem/>",
      "a.xml:1: <crown> has 1 <gem>; expected at least 2" },
    { "version=\"3\" code=\"a\"", "<gem/><motto>b</motto><gem/>", NULL },
    { "version=\"3\" code=\"a\"", "<motto>b</motto><gem/><gem/><gem/>", NULL },
    { "version=\"3\" code=\"a\"", "<motto>b</motto><gem/><gem/><gem/><gem/>",
      "a.xml:1: <crown> has one <gem> too many; expected at most 3" },
    { "version=\"4\" code=\"a\"", "<motto>b</motto><gem/><gem/>",
      "a.xml:1: <crown> has no <peg>; expected one" },
    { "version=\"4\" code=\"a\"", "<motto>b</motto><gem/><gem/><peg/>", NULL },
    { "version=\"4\" code=\"a\"", "<motto>b</motto><gem/><gem/><peg/><peg/>",
      "a.xml:1: <crown> has a second <peg>; expected one" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text = g_strdup_printf ("<crown xmlns=\"urn:paddock:documents\" %s>%s</crown>",
                                             rows[i].attributes, rows[i].content);
    g_autoptr (GError) error = NULL;
    g_autoptr (PaddockDocument) document =
      paddock_xml_read_bytes_as (kinds, text, strlen (text), "a.xml", &error);

    g_assert_cmpstr (error ? error->message : NULL, ==, rows[i].message);
    g_assert_true (!document == (rows[i].message != NULL));
  }
}

static void
test_counts (void)
{
  assert_refused (SAMPLE ("3", "id=\"x\"", "<part id=\"a\" number=\"1\"/>"),
                  PADDOCK_XML_ERROR_STRUCTURE, "a.xml:1: <part> has 0 <peg>; expected at least 1");
  assert_refused (SAMPLE ("3", "id=\"x\"",
                          "<part id=\"a\" number=\"1\"><peg/><peg/><peg/><peg/></part>"),
                  PADDOCK_XML_ERROR_LIMIT,
                  "a.xml:1: <part> has one <peg> too many; expected at most 3");
  assert_refused (SAMPLE ("3", "id=\"x\"", "<say/>"), PADDOCK_XML_ERROR_STRUCTURE,
                  "a.xml:1: <say> has no <text>; expected one");
}

/* References may point forwards and to themselves, and stay in their document. */
static void
test_references (void)
{
  g_autoptr (PaddockDocument) document =
    read_good (SAMPLE ("3", "id=\"x\"",
                       "<part id=\"a\" number=\"1\" beside=\"b\"><peg/></part>"
                       "<part id=\"b\" number=\"2\" beside=\"b\"><peg/></part>"
                       "<source><sample version=\"3\" id=\"y\">"
                       "<part id=\"a\" number=\"1\"><peg/></part></sample></source>"));

  g_assert_nonnull (document);
  assert_refused (
    SAMPLE ("3", "id=\"x\"",
            "<part id=\"a\" number=\"1\"><peg/></part><source>\n"
            "<sample version=\"3\" id=\"y\">"
            "<part id=\"b\" number=\"1\" beside=\"a\"><peg/></part></sample></source>"),
    PADDOCK_XML_ERROR_REFERENCE,
    "a.xml:2: \"beside\" is \"a\"; expected the name of a part of this document, "
    "perhaps \"b\"");
}

/* An element's line is that of its "<", an attribute's its own. */
static void
test_lines (void)
{
  assert_refused ("<sample xmlns=\"urn:paddock:documents\"\n  version=\"3\"\n  id=\"x\"\n"
                  "  count\n =\n\"1000\"/>",
                  PADDOCK_XML_ERROR_VALUE,
                  "a.xml:4: \"count\" is \"1000\"; expected a whole number from 0 to 99, or "
                  "\"endless\"");
  assert_refused ("\n\n<sample\n\n xmlns=\"urn:paddock:documents\"\n  version=\"3\"\n/>",
                  PADDOCK_XML_ERROR_STRUCTURE,
                  "a.xml:3: <sample> has no \"id\"; expected 1 to 40 characters of a-z0-9-");
  assert_refused (SAMPLE ("3", "id=\"x\"", "\n\n\n a \n b\n\n"), PADDOCK_XML_ERROR_STRUCTURE,
                  "a.xml:4: <sample> has the text \"a \\u{a} b\" inside; expected elements");
}

/* Asked the tenth time, it stops. */
static gboolean
stop_soon_cb (gpointer n_asked)
{
  return ++*(guint *) n_asked >= 10;
}

/* However long a file is, the parser hears of a stop. */
static void
test_stop (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_asked = 0;
  PaddockStop stop = { stop_soon_cb, &n_asked, FALSE };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 200000; i++)
    g_string_append (text, "<!-- more -->\n");
  g_assert_null (paddock_xml_read_bytes_until (text->str, text->len, "a.xml", &stop, &error));
  g_assert_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_STOPPED);
  g_assert_true (g_str_has_prefix (error->message, "a.xml:"));
  g_assert_true (g_str_has_suffix (error->message, ": reading was interrupted"));
  g_assert_cmpuint (n_asked, ==, 10);
}

/* Line numbers do not stop at 65535. */
static void
test_late_line (void)
{
  g_autofree char *lines = g_strnfill (100000, '\n');
  g_autofree char *text = g_strdup_printf (SAMPLE ("3", "id=\"x\"", "%s<oops/>"), lines);
  g_autoptr (GError) error = NULL;

  g_assert_null (read_text (text, &error));
  g_assert_true (g_str_has_prefix (error->message, "a.xml:100001: "));
}

static void
assert_too_much (const char *text, const char *message)
{
  assert_refused (text, PADDOCK_XML_ERROR_LIMIT, message);
}

static char *
repeat (const char *word, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (text, word);

  return g_string_free (text, FALSE);
}

static void
test_limits (void)
{
  g_autofree char *steps = repeat ("<go far=\"1\"/>", 100001);
  g_autofree char *long_list = g_strdup_printf (SAMPLE ("3", "id=\"x\"", "%s"), steps);
  g_autofree char *prose = g_strnfill (1100000, 'x');
  g_autofree char *endless_prose =
    g_strdup_printf (SAMPLE ("3", "id=\"x\"", "<story>%s</story>"), prose);
  g_autofree char *long_prose =
    g_strdup_printf (SAMPLE ("3", "id=\"x\"", "<story>%.100001s</story>"), prose);
  g_autofree char *longest_prose =
    g_strdup_printf (SAMPLE ("3", "id=\"x\"", "<story>%.100000s</story>"), prose);
  g_autofree char *nest = repeat ("<source><sample version=\"3\" id=\"x\">", 16);
  g_autofree char *deep = g_strdup_printf (SAMPLE ("3", "id=\"x\"", "%s"), nest);
  G_GNUC_UNUSED g_autoptr (PaddockDocument) document = read_good (longest_prose);

  assert_too_much (long_list, "a.xml:1: <sample> has one <go> too many; expected at most 100000");
  assert_too_much (endless_prose, "a.xml:1: <story> has more than 1048576 bytes of text; expected "
                                  "at most that many");
  assert_refused (long_prose, PADDOCK_XML_ERROR_VALUE,
                  "a.xml:1: <story> has 100001 characters; expected at most 100000 characters");
  assert_too_much (deep, "a.xml:1: elements are nested more than 32 deep; expected at "
                         "most 32");
}

/* Documents inside each other, DEPTH of them, with so many steps: N in the innermost, 100000 in the others if IS_FULL. */
static char *
dup_nest (guint depth, guint n, gboolean is_full)
{
  g_autofree char *steps = repeat ("<go far=\"1\"/>", is_full ? 100000 : 0);
  GString *text = g_string_new ("<sample xmlns=\"urn:paddock:documents\" version=\"3\" id=\"x\">");

  for (guint i = 1; i < depth; i++)
    g_string_append_printf (text, "%s<source><sample version=\"3\" id=\"x\">", steps);
  for (guint i = 0; i < n; i++)
    g_string_append (text, "<go far=\"1\"/>");
  for (guint i = 1; i < depth; i++)
    g_string_append (text, "</sample></source>");
  g_string_append (text, "</sample>");
  return g_string_free (text, FALSE);
}

/* 32 elements inside each other and a million in all are read; one more is not. */
static void
test_exact_limits (void)
{
  g_autofree char *deepest = dup_nest (16, 1, FALSE), *deeper = dup_nest (17, 0, FALSE);
  g_autofree char *most = dup_nest (10, 99981, TRUE), *more = dup_nest (10, 99982, TRUE);
  G_GNUC_UNUSED g_autoptr (PaddockDocument) deep = read_good (deepest), many = read_good (most);

  assert_too_much (deeper, "a.xml:1: elements are nested more than 32 deep; expected at most 32");
  assert_too_much (more,
                   "a.xml:1: there are more than 1000000 elements; expected at most that many");
}

static void
test_size_limit (void)
{
  gsize len = PADDOCK_XML_MAX_BYTES + 1;
  g_autofree char *text = g_malloc (len);
  g_autoptr (GError) error = NULL;
  static const char begin[] = SAMPLE ("3", "id=\"x\"", "");

  memset (text, '\n', len);
  memcpy (text, begin, sizeof begin - 1);
  g_assert_null (paddock_xml_read_bytes_as (sample_kinds, text, len, "a.xml", &error));
  g_assert_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_LIMIT);
}

/* Some 20 MB with many elements: nothing of libxml2's own limits stands in the way. */
static void
test_large_file (void)
{
  GString *text =
    g_string_new ("<sample xmlns=\"urn:paddock:documents\" version=\"3\" id=\"x\"><board>");
  g_autofree char *row = g_strnfill (8192, '.');
  g_autoptr (PaddockDocument) document = NULL;

  for (int r = 0; r < 2500; r++)
    g_string_append_printf (text, "<row r=\"%d\" q=\"-4096\">%s</row>\n", r, row);
  g_string_append (text, "</board></sample>");
  document = read_good (text->str);
  g_string_free (text, TRUE);

  g_assert_cmpuint (paddock_board_count (sample_of (document)->board), ==, 2500u * 8192);
}

static void
test_files_that_are_none (void)
{
  static const char *const paths[] = { "/dev/zero", "/", "/nowhere/at/all" };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (paddock_xml_read_file (paths[i], &error));
    g_assert_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_FILE);
    g_assert_true (g_str_has_prefix (error->message, paths[i]));
  }
}

/* Every file that is read is closed again, also one that takes the place of a standard input that is gone. */
static void
test_closes (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "..", "data", "templates", "road-track.track.xml", NULL);
  int kept = dup (STDIN_FILENO), next;
  g_autoptr (PaddockDocument) document = NULL;

  close (STDIN_FILENO);
  document = paddock_xml_read_file (path, NULL);
  next = dup (STDERR_FILENO); /* the lowest that is free */
  if (kept >= 0)
    dup2 (kept, STDIN_FILENO);
  g_assert_nonnull (document);
  g_assert_cmpint (next, ==, STDIN_FILENO);
  if (kept >= 0)
    close (kept);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/xml/reader/any-order", test_any_order);
  g_test_add_func ("/xml/reader/rows-in-any-order", test_rows_in_any_order);
  g_test_add_func ("/xml/reader/blanks-and-comments", test_blanks_and_comments);
  g_test_add_func ("/xml/reader/ampersand-in-attribute", test_ampersand_in_attribute);
  g_test_add_func ("/xml/reader/versions-migrate", test_versions_migrate);
  g_test_add_func ("/xml/reader/version-inside", test_version_inside);
  g_test_add_func ("/xml/reader/names-belong-to-versions", test_names_belong_to_versions);
  g_test_add_func ("/xml/reader/required-since", test_required_since);
  g_test_add_func ("/xml/reader/counts", test_counts);
  g_test_add_func ("/xml/reader/references", test_references);
  g_test_add_func ("/xml/reader/lines", test_lines);
  g_test_add_func ("/xml/reader/stop", test_stop);
  g_test_add_func ("/xml/reader/late-line", test_late_line);
  g_test_add_func ("/xml/reader/limits", test_limits);
  g_test_add_func ("/xml/reader/limits-met-exactly", test_exact_limits);
  g_test_add_func ("/xml/reader/size-limit", test_size_limit);
  g_test_add_func ("/xml/reader/closes-what-it-reads", test_closes);
  g_test_add_func ("/xml/reader/large-file", test_large_file);
  g_test_add_func ("/xml/reader/files-that-are-none", test_files_that_are_none);

  return g_test_run ();
}
