/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "reader-private.h"

#include "document-kinds.h"
#include "language.h"
#include "syntax-words.h"
#include "words.h"

#include <errno.h>
#include <libxml/parserInternals.h>

#define MAX_TEXT_BYTES (1024 * 1024) /* of one element */

/* What the parser calls. */

static void
internal_subset_cb (void *data, const xmlChar *name, const xmlChar *id, const xmlChar *system)
{
  PaddockReader *self = data;

  paddock_reader_fail (self, paddock_reader_get_line (self), PADDOCK_XML_ERROR_SYNTAX,
                       "the file has a DOCTYPE; expected none");
}

static gboolean
check_limits (PaddockReader *self, const PaddockFrame *child)
{
  if (self->depth == PADDOCK_XML_MAX_DEPTH)
    return paddock_reader_fail (self, child->place.line, PADDOCK_XML_ERROR_LIMIT,
                                "elements are nested more than %d deep; expected at most %d",
                                PADDOCK_XML_MAX_DEPTH, PADDOCK_XML_MAX_DEPTH);
  if (++self->n_elements > PADDOCK_XML_MAX_ELEMENTS)
    return paddock_reader_fail (self, child->place.line, PADDOCK_XML_ERROR_LIMIT,
                                "there are more than %d elements; expected at most that many",
                                PADDOCK_XML_MAX_ELEMENTS);

  return TRUE;
}

static gboolean
check_namespace (PaddockReader *self, const PaddockFrame *child, const char *name, const char *uri)
{
  g_autofree char *found = NULL;

  if (g_strcmp0 (uri, PADDOCK_XML_NAMESPACE) == 0)
    return TRUE;

  found = uri ? paddock_quote (uri) : NULL;
  return paddock_reader_fail (self, child->place.line, PADDOCK_XML_ERROR_STRUCTURE,
                              "<%s> is in %s%s; expected xmlns=\"" PADDOCK_XML_NAMESPACE "\"", name,
                              found ? "the namespace " : "no namespace", found ? found : "");
}

static void
start_element_cb (void *data,
                  const xmlChar *name,
                  const xmlChar *prefix,
                  const xmlChar *uri,
                  int n_namespaces,
                  const xmlChar **namespaces,
                  int n_attributes,
                  int n_defaulted,
                  const xmlChar **attributes)
{
  PaddockReader *self = data;
  PaddockFrame child = { .id = self->n_elements };

  if (self->error)
    return;

  child.place.line = paddock_reader_get_tag_line (self);
  if (!check_limits (self, &child)
      || !check_namespace (self, &child, (const char *) name, (const char *) uri)
      || !paddock_reader_open (self, (const char *) name, &child)
      || !paddock_reader_read_attributes (self, &child, (const PaddockAttribute *) attributes,
                                          n_attributes))
    return;

  self->frames[self->depth++] = child;
  g_string_truncate (self->text, 0);
}

static void
end_element_cb (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  PaddockReader *self = data;
  PaddockFrame *frame = &self->frames[self->depth - 1];

  if (self->error)
    return;

  if (paddock_reader_close (self, frame))
    self->depth--;
}

static void
fail_stray_text (PaddockReader *self, const char *text, const char *end)
{
  const PaddockFrame *frame = &self->frames[self->depth - 1];
  g_autofree char *copy = NULL;
  g_autofree char *quoted = NULL;
  int line = paddock_reader_get_line (self);

  for (const char *c = text; c < end; c++)
    if (*c == '\n')
      line--;

  copy = g_strchomp (g_strndup (text, end - text));
  quoted = paddock_quote (copy);
  paddock_reader_fail (self, line, PADDOCK_XML_ERROR_STRUCTURE,
                       "<%s> has the text %s inside; expected %s", frame->name, quoted,
                       paddock_frame_has_children (frame) ? "elements" : "nothing");
}

static void
characters_cb (void *data, const xmlChar *characters, int len)
{
  PaddockReader *self = data;
  const char *text = (const char *) characters;
  const char *end = text + len;
  const PaddockFrame *frame = &self->frames[self->depth - 1];

  if (self->error)
    return;

  if (frame->content == PADDOCK_CONTENT_ELEMENTS || frame->content == PADDOCK_CONTENT_BOARD) {
    while (text < end && paddock_is_blank (*text))
      text++;
    if (text < end)
      fail_stray_text (self, text, end);
  } else if (self->text->len + len > MAX_TEXT_BYTES) {
    paddock_reader_fail (self, frame->place.line, PADDOCK_XML_ERROR_LIMIT,
                         "<%s> has more than %d bytes of text; expected at most that many",
                         frame->name, MAX_TEXT_BYTES);
  } else {
    g_string_append_len (self->text, text, len);
  }
}

static void
error_cb (void *data, xmlErrorPtr report)
{
  PaddockReader *self = data;
  GError *error = NULL;

  if (self->error || report->level < XML_ERR_ERROR)
    return;

  paddock_syntax_error (report, &error);
  paddock_reader_take_error (self, report->line, error);
}

static const xmlSAXHandler handler = {
  .initialized = XML_SAX2_MAGIC,
  .internalSubset = internal_subset_cb,
  .startElementNs = start_element_cb,
  .endElementNs = end_element_cb,
  .characters = characters_cb,
  .ignorableWhitespace = characters_cb,
  .serror = error_cb,
};

/* The whole. */

static void
parse (PaddockReader *self)
{
  self->parser = xmlCreateIOParserCtxt (NULL, NULL, paddock_byte_stream_read, NULL, self->stream,
                                        XML_CHAR_ENCODING_NONE);
  *self->parser->sax = handler;
  self->parser->userData = self;
  /* NOENT is right here, misleading as its name is: without it "&amp;" in attributes would come as
   * "&#38;".  There is nothing else to replace, since a file with a DOCTYPE is not read.  IGNORE_ENC:
   * the stream has seen to the encoding. */
  xmlCtxtUseOptions (self->parser, XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_BIG_LINES
                                     | XML_PARSE_IGNORE_ENC);
  xmlParseDocument (self->parser);
}

/* What can be said only at the end. */
static void
finish (PaddockReader *self)
{
  GError *error = NULL;
  int line =
    self->stream->problem_line ? self->stream->problem_line : paddock_reader_get_line (self);

  if (!self->error && self->stream->problem)
    paddock_reader_take_error (self, line, g_steal_pointer (&self->stream->problem));
  else if (!self->error && !paddock_thing_names_check (self->names, &line, &error))
    paddock_reader_take_error (self, line, error);
}

static PaddockDocument *
read_stream (const PaddockDocumentKind *const *kinds,
             PaddockByteStream *stream,
             const char *name,
             PaddockReferenceLines *references,
             GError **error)
{
  g_autofree PaddockReader *self = g_new0 (PaddockReader, 1);

  self->kinds = kinds;
  self->stream = stream;
  self->file = name;
  self->text = g_string_new (NULL);
  self->value = g_string_new (NULL);
  self->names = paddock_thing_names_new ();
  self->references = references;

  parse (self);
  finish (self);

  xmlFreeParserCtxt (self->parser);
  g_string_free (self->text, TRUE);
  g_string_free (self->value, TRUE);
  g_clear_pointer (&self->board, paddock_board_reader_free);
  paddock_thing_names_free (self->names);
  paddock_byte_stream_close (stream);
  if (self->error) {
    g_clear_pointer (&self->document, paddock_document_unref);
    g_propagate_error (error, self->error);
  }

  return self->document;
}

PaddockDocument *
paddock_xml_read_bytes_as (const PaddockDocumentKind *const *kinds,
                           const char *data,
                           gsize len,
                           const char *name,
                           GError **error)
{
  PaddockByteStream stream;

  paddock_byte_stream_open_memory (&stream, data, len);
  return read_stream (kinds, &stream, name, NULL, error);
}

PaddockDocument *
paddock_xml_read_bytes (const char *data, gsize len, const char *name, GError **error)
{
  return paddock_xml_read_bytes_as (paddock_document_kinds, data, len, name, error);
}

PaddockDocument *
paddock_xml_read_bytes_until (const char *data,
                              gsize len,
                              const char *name,
                              PaddockStop *stop,
                              GError **error)
{
  PaddockByteStream stream;

  paddock_byte_stream_open_memory (&stream, data, len);
  stream.stop = stop;
  return read_stream (paddock_document_kinds, &stream, name, NULL, error);
}

GBytes *
paddock_xml_read_all (const char *path, GError **error)
{
  PaddockByteStream stream;
  g_autoptr (GBytes) bytes = NULL;

  if (!paddock_byte_stream_open_file (&stream, path, error))
    return NULL;

  bytes = paddock_byte_stream_read_all (&stream);
  if (!bytes)
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_FILE,
                 paddock_language_translate (N_ ("%s: cannot be read: %s")), path,
                 g_strerror (errno));
  paddock_byte_stream_close (&stream);

  return g_steal_pointer (&bytes);
}

PaddockDocument *
paddock_xml_read_with_lines (const char *path,
                             const char *data,
                             gsize len,
                             PaddockReferenceLines *lines,
                             PaddockStop *stop,
                             GError **error)
{
  PaddockByteStream stream;

  if (data)
    paddock_byte_stream_open_memory (&stream, data, len);
  else if (!paddock_byte_stream_open_file (&stream, path, error))
    return NULL;

  stream.stop = stop;
  return read_stream (paddock_document_kinds, &stream, path, lines, error);
}

PaddockDocument *
paddock_xml_read_file (const char *path, GError **error)
{
  return paddock_xml_read_with_lines (path, NULL, 0, NULL, NULL, error);
}
