/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tag-guard.h"

#include "xml-error.h"

#include <string.h>

#define AFTER_BANG_COMMENT "--"
#define AFTER_BANG_CDATA "[CDATA["

void
paddock_tag_guard_init (PaddockTagGuard *self)
{
  *self = (PaddockTagGuard){ .line = 1, .column = 1 };
}

static void
skip_to (PaddockTagGuard *self, const char *ending)
{
  self->state = PADDOCK_TAG_GUARD_SKIP;
  self->ending = ending;
  self->n_matched = 0;
}

static void
enter_tag (PaddockTagGuard *self)
{
  self->state = PADDOCK_TAG_GUARD_TAG;
  self->quote = 0;
  self->n_bytes = 0;
  self->n_attributes = 0;
}

/* "<!" begins a comment, CDATA, or something that the parser refuses. */
static void
follow_bang (PaddockTagGuard *self, char c)
{
  if (self->n_matched == 0)
    self->ending = c == '-' ? AFTER_BANG_COMMENT : AFTER_BANG_CDATA;

  if (c != self->ending[self->n_matched])
    enter_tag (self);
  else if (self->ending[++self->n_matched] == '\0')
    skip_to (self, c == '-' ? "-->" : "]]>");
}

/* All but the last character of each ending are the same, so a longer run of it still leads to the end. */
static void
follow_skipped (PaddockTagGuard *self, char c)
{
  if (c == self->ending[self->n_matched])
    self->n_matched++;
  else if (c != *self->ending)
    self->n_matched = 0;
  if (self->ending[self->n_matched] == '\0')
    self->state = PADDOCK_TAG_GUARD_TEXT;
}

/* Up to the quote that ends the value. */
static gsize
follow_value (PaddockTagGuard *self, const char *data, gsize len)
{
  const char *end = memchr (data, self->quote, len);

  if (!end)
    return len;

  self->quote = 0;
  return (gsize) (end - data) + 1;
}

/* Up to the next value, or the end of the tag.  An attribute has one "=" outside of quotes, also one that declares a
 * namespace. */
static gsize
follow_names (PaddockTagGuard *self, const char *data, gsize len)
{
  for (gsize i = 0; i < len; i++) {
    if (data[i] == '"' || data[i] == '\'')
      self->quote = data[i];
    else if (data[i] == '>')
      self->state = PADDOCK_TAG_GUARD_TEXT;
    else {
      self->n_attributes += data[i] == '=';
      continue;
    }
    return i + 1;
  }

  return len;
}

static gsize
follow_tag (PaddockTagGuard *self, const char *data, gsize len)
{
  gsize n = self->quote ? follow_value (self, data, len) : follow_names (self, data, len);

  self->n_bytes += n;
  return n;
}

static gsize
follow_open (PaddockTagGuard *self, const char *data, gsize len)
{
  if (*data == '?') {
    skip_to (self, "?>");
    return 1;
  }
  if (*data == '!') {
    self->state = PADDOCK_TAG_GUARD_BANG;
    self->n_matched = 0;
    return 1;
  }

  enter_tag (self);
  return 0;
}

/* Bytes that go on with a UTF-8 character are no column of their own. */
static void
count_columns (PaddockTagGuard *self, const char *data, gsize len)
{
  int n = 0;

  for (gsize i = 0; i < len; i++)
    n += ((guchar) data[i] & 0xc0) != 0x80;
  self->column += n;
}

static void
count_position (PaddockTagGuard *self, const char *data, gsize len)
{
  const char *end = data + len;

  for (const char *c; (c = memchr (data, '\n', (gsize) (end - data))); data = c + 1) {
    self->line++;
    self->column = 1;
  }
  count_columns (self, data, (gsize) (end - data));
}

/* Most of a document is text between tags. */
static gsize
follow_text (PaddockTagGuard *self, const char *data, gsize len)
{
  const char *open = memchr (data, '<', len);
  gsize n = open ? (gsize) (open - data) : len;

  count_position (self, data, n);
  if (!open)
    return len;

  self->state = PADDOCK_TAG_GUARD_OPEN;
  self->tag_line = self->line;
  self->tag_column = self->column++;
  return n + 1;
}

/* How many bytes belong together, at least one unless the state changes. */
static gsize
follow_some (PaddockTagGuard *self, const char *data, gsize len)
{
  switch (self->state) {
  case PADDOCK_TAG_GUARD_OPEN:
    return follow_open (self, data, len);
  case PADDOCK_TAG_GUARD_BANG:
    follow_bang (self, *data);
    return 1;
  case PADDOCK_TAG_GUARD_SKIP:
    follow_skipped (self, *data);
    return 1;
  case PADDOCK_TAG_GUARD_TAG:
  case PADDOCK_TAG_GUARD_TEXT:
  default:
    return follow_tag (self, data, len);
  }
}

static gboolean
is_too_large (const PaddockTagGuard *self, GError **error)
{
  if (self->n_bytes > PADDOCK_XML_MAX_TAG_BYTES)
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_LIMIT,
                 "the tag at column %d has more than %d bytes; expected at most that many",
                 self->tag_column, PADDOCK_XML_MAX_TAG_BYTES);
  else if (self->n_attributes > PADDOCK_XML_MAX_ATTRIBUTES)
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_LIMIT,
                 "the tag at column %d has more than %d attributes; expected at most that many",
                 self->tag_column, PADDOCK_XML_MAX_ATTRIBUTES);
  else
    return FALSE;

  return TRUE;
}

/* Up to the end of the tag, the comment or whatever begins with "<"; FALSE: it is too large. */
static gboolean
follow_markup (PaddockTagGuard *self, const char *data, gsize len, gsize *n, GError **error)
{
  *n = 0;
  while (*n < len && self->state != PADDOCK_TAG_GUARD_TEXT) {
    gsize more = follow_some (self, data + *n, len - *n);

    if (is_too_large (self, error))
      return FALSE;
    *n += more;
  }

  count_position (self, data, *n);
  return TRUE;
}

gsize
paddock_tag_guard_follow (PaddockTagGuard *self, const char *data, gsize len, GError **error)
{
  gsize n;

  for (gsize i = 0; i < len; i += n)
    if (self->state == PADDOCK_TAG_GUARD_TEXT)
      n = follow_text (self, data + i, len - i);
    else if (!follow_markup (self, data + i, len - i, &n, error))
      return i + n;

  return len;
}
