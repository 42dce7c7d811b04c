/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "reader-private.h"

#include <string.h>

/* Whether the parser has come to where the stream broke off: then this is what is wrong. */
static gboolean
is_at_problem (const PaddockReader *self)
{
  const xmlParserInput *input = self->parser->input;

  return self->stream->problem && (!input || input->cur >= input->end);
}

gboolean
paddock_reader_take_error (PaddockReader *self, int line, GError *error)
{
  if (self->error) {
    g_error_free (error);
    return FALSE;
  }
  if (is_at_problem (self)) {
    g_error_free (error);
    error = g_steal_pointer (&self->stream->problem);
    line = self->stream->problem_line ? self->stream->problem_line : line;
  }

  g_prefix_error (&error, "%s:%d: ", self->file, line);
  self->error = error;
  xmlStopParser (self->parser);
  return FALSE;
}

gboolean
paddock_reader_fail (PaddockReader *self, int line, PaddockXmlError code, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  paddock_reader_take_error (self, line,
                             g_error_new_valist (PADDOCK_XML_ERROR, code, format, args));
  va_end (args);

  return FALSE;
}

int
paddock_reader_get_line (const PaddockReader *self)
{
  return self->parser->input ? self->parser->input->line : 0;
}

/* The "<" of the start tag at whose end the parser stands, and its line. */
static const char *
find_tag (const PaddockReader *self, int *line)
{
  const xmlParserInput *input = self->parser->input;
  const xmlChar *c = input->cur;

  *line = input->line;
  for (; c > input->base && *c != '<'; c--)
    if (*c == '\n')
      --*line;

  return (const char *) c;
}

int
paddock_reader_get_tag_line (const PaddockReader *self)
{
  int line;

  find_tag (self, &line);
  return line;
}

int
paddock_reader_get_attribute_line (const PaddockReader *self, const char *name)
{
  const char *end = (const char *) self->parser->input->cur;
  gsize len = strlen (name);
  char quote = 0;
  int line;

  for (const char *c = find_tag (self, &line); c + len < end; c++) {
    if (*c == '\n')
      line++;
    if (quote)
      quote = *c == quote ? 0 : quote;
    else if (*c == '"' || *c == '\'')
      quote = *c;
    else if (paddock_is_blank (*c) && strncmp (c + 1, name, len) == 0
             && (c[1 + len] == '=' || paddock_is_blank (c[1 + len])))
      break;
  }

  return line;
}
