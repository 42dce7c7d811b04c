/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tag-guard.h"

#include "byte-stream.h"
#include "reader.h"

#include <string.h>

/* Follows TEXT in pieces of so many bytes; how many passed. */
static gsize
follow (PaddockTagGuard *self, const char *text, gsize len, gsize piece, GError **error)
{
  gsize n = 0;

  paddock_tag_guard_init (self);
  while (n < len) {
    gsize wanted = MIN (piece, len - n);
    gsize passed = paddock_tag_guard_follow (self, text + n, wanted, error);

    n += passed;
    if (passed < wanted)
      break;
  }

  return n;
}

static void
append_attributes (GString *text, guint n, const char *name, const char *value)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " %s%u%s", name, i, value);
}

typedef struct {
  const char *before, *after;
  guint n;
  gboolean is_refused;
  int line, column;
} Tag;

static const Tag tags[] = {
  { "<a", "/>", PADDOCK_XML_MAX_ATTRIBUTES, FALSE },
  { "<a", "/>", PADDOCK_XML_MAX_ATTRIBUTES + 1, TRUE, 1, 1 },
  { "<x/>\n  <\xc3\xa4", ">", PADDOCK_XML_MAX_ATTRIBUTES + 1, TRUE, 2, 3 },
  { "<x/>\xc3\xa4<a", ">", PADDOCK_XML_MAX_ATTRIBUTES + 1, TRUE, 1, 6 },
  { "<!--", "-->", 1000, FALSE },
  { "<!-- - -- -", "--->", 1000, FALSE },
  { "<!--><b", "-->", 1000, FALSE },
  { "<![CDATA[", "]]]>", 1000, FALSE },
  { "<?pi", "?\?>", 1000, FALSE },
  { "text >", "", 1000, FALSE },
  { "<a b='", "'/>", 1000, FALSE },
  { "<!DOCTYPE", ">", 1000, TRUE, 1, 1 },
  { "<!-- a --><b", ">", PADDOCK_XML_MAX_ATTRIBUTES + 1, TRUE, 1, 11 },
  { "<![CDATA[<]]><b", ">", PADDOCK_XML_MAX_ATTRIBUTES + 1, TRUE, 1, 14 },
  { "<?pi a?><b", ">", PADDOCK_XML_MAX_ATTRIBUTES + 1, TRUE, 1, 9 },
  { "<a x='1>", "'>", 1000, FALSE },
};

/* However the bytes come, the same is refused at the same place. */
static void
test_attributes (void)
{
  static const gsize pieces[] = { 1, 2, 3, 7, 100000 };

  for (guint i = 0; i < G_N_ELEMENTS (tags); i++) {
    const Tag *tag = &tags[i];
    g_autoptr (GString) text = g_string_new (tag->before);

    append_attributes (text, tag->n, "a", strchr (tag->before, '\'') ? "=\"1\"" : "='1'");
    g_string_append (text, tag->after);
    for (guint j = 0; j < G_N_ELEMENTS (pieces); j++) {
      PaddockTagGuard guard;
      g_autoptr (GError) error = NULL;
      gsize passed = follow (&guard, text->str, text->len, pieces[j], &error);

      g_test_message ("%s in pieces of %d", tag->before, (int) pieces[j]);
      g_assert_cmpint (passed < text->len, ==, tag->is_refused);
      g_assert_cmpint (error != NULL, ==, tag->is_refused);
      if (tag->is_refused) {
        g_assert_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_LIMIT);
        g_assert_cmpint (guard.tag_line, ==, tag->line);
        g_assert_cmpint (guard.tag_column, ==, tag->column);
      } else {
        g_assert_cmpint (guard.state, ==, PADDOCK_TAG_GUARD_TEXT);
      }
    }
  }
}

static void
test_bytes (void)
{
  for (guint over = 0; over < 2; over++) {
    g_autoptr (GString) text = g_string_new ("<a b='");
    PaddockTagGuard guard;
    g_autoptr (GError) error = NULL;

    while (text->len < PADDOCK_XML_MAX_TAG_BYTES + over)
      g_string_append_c (text, 'x');
    g_string_append_c (text, '\'');
    g_assert_cmpint (follow (&guard, text->str, text->len, text->len, &error) < text->len, ==,
                     over);
    g_assert_cmpint (error != NULL, ==, over);
  }
}

typedef struct {
  const char *tag, *name, *value, *message;
} Flood;

static const Flood floods[] = {
  { "track", "a", "=''",
    "flood.xml:2: the tag at column 3 has more than 256 attributes; expected" },
  { "track", "xmlns:a", "='urn:x'",
    "flood.xml:2: the tag at column 3 has more than 256 attributes; expected" },
  { "track a='", "", "", "flood.xml:2: the tag at column 3 has more than 65536 bytes; expected" },
};

/* What would keep the parser busy for seconds is refused after a few pieces: no more of it is read. */
static void
test_reader_refuses_floods (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (floods); i++) {
    g_autoptr (GString) text = g_string_new ("<?xml version='1.0'?>\n  <");
    g_autoptr (GError) error = NULL;

    g_string_append (text, floods[i].tag);
    append_attributes (text, 200000, floods[i].name, floods[i].value);
    g_string_append (text, "/>");
    g_assert_null (paddock_xml_read_bytes (text->str, text->len, "flood.xml", &error));
    g_assert_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_LIMIT);
    g_assert_true (g_str_has_prefix (error->message, floods[i].message));
  }
}

static void
test_stream_ends_at_the_limit (void)
{
  g_autoptr (GString) text = g_string_new ("<track");
  PaddockByteStream stream;
  char buffer[4096];
  gsize n = 0;
  int got;

  append_attributes (text, 200000, "a", "=''");
  paddock_byte_stream_open_memory (&stream, text->str, text->len);
  while ((got = paddock_byte_stream_read (&stream, buffer, sizeof buffer)) > 0)
    n += got;

  g_assert_cmpuint (n, <, PADDOCK_XML_MAX_TAG_BYTES);
  g_assert_error (stream.problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_LIMIT);
  paddock_byte_stream_close (&stream);
}

/* Cut in two anywhere, the same bytes leave the guard where the whole leaves it: what follows the first part in memory
 * is none of its business. */
static void
test_every_cut (void)
{
  static const char text[] =
    "<?xml v='1'?>\n<!-- <a - -- --><r a='1' b=\"<>\">t\xc3\xa4<![CDATA[<x ]] ]]>\n"
    "<e/>  text <f\n  g = '2' h='\n' />more</r>\n <tail x='1' y='2";
  PaddockTagGuard whole;

  follow (&whole, text, strlen (text), strlen (text), NULL);
  g_assert_cmpint (whole.state, ==, PADDOCK_TAG_GUARD_TAG);
  g_assert_cmpuint (whole.n_attributes, ==, 2);
  g_assert_cmpint (whole.tag_line, ==, 6);
  g_assert_cmpint (whole.tag_column, ==, 2);
  for (gsize cut = 1; cut < strlen (text); cut++) {
    PaddockTagGuard self;

    paddock_tag_guard_init (&self);
    g_assert_cmpuint (paddock_tag_guard_follow (&self, text, cut, NULL), ==, cut);
    paddock_tag_guard_follow (&self, text + cut, strlen (text) - cut, NULL);
    g_assert_cmpint (self.state, ==, whole.state);
    g_assert_cmpuint (self.n_attributes, ==, whole.n_attributes);
    g_assert_cmpuint (self.n_bytes, ==, whole.n_bytes);
    g_assert_cmpint (self.line, ==, whole.line);
    g_assert_cmpint (self.column, ==, whole.column);
    g_assert_cmpint (self.tag_line, ==, whole.tag_line);
    g_assert_cmpint (self.tag_column, ==, whole.tag_column);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/xml/tag-guard/counts-attributes-of-tags-alone", test_attributes);
  g_test_add_func ("/xml/tag-guard/may-be-cut-anywhere", test_every_cut);
  g_test_add_func ("/xml/tag-guard/bounds-the-length-of-a-tag", test_bytes);
  g_test_add_func ("/xml/tag-guard/reader-refuses-floods", test_reader_refuses_floods);
  g_test_add_func ("/xml/tag-guard/stream-ends-at-the-limit", test_stream_ends_at_the_limit);

  return g_test_run ();
}
