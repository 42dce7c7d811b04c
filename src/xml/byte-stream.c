/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "byte-stream.h"

#include "language.h"
#include "reader.h"
#include "words.h"

#include <errno.h>
#include <fcntl.h>
#include <libxml/encoding.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* A pipe or a device could be endless, or wait for ever. */
gboolean
paddock_byte_stream_open_file (PaddockByteStream *self, const char *path, GError **error)
{
  struct stat info;

  paddock_byte_stream_open_memory (self, NULL, 0);
  self->fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (self->fd < 0 || fstat (self->fd, &info) != 0)
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_FILE,
                 paddock_language_translate (N_ ("%s: cannot be read: %s")), path,
                 g_strerror (errno));
  else if (!S_ISREG (info.st_mode))
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_FILE,
                 paddock_language_translate (N_ ("%s: is not a plain file; expected a document")),
                 path);
  else
    return TRUE;

  paddock_byte_stream_close (self);
  return FALSE;
}

void
paddock_byte_stream_open_memory (PaddockByteStream *self, const char *data, gsize len)
{
  self->fd = -1;
  self->stop = NULL;
  self->data = data;
  self->left = len;
  self->n_read = 0;
  self->problem = NULL;
  self->problem_line = 0;
  paddock_tag_guard_init (&self->guard);
}

void
paddock_byte_stream_close (PaddockByteStream *self)
{
  g_clear_error (&self->problem);
  if (self->fd >= 0)
    close (self->fd);
}

/* Reads more of a file when all of the buffer is used.  FALSE: it cannot be read. */
static gboolean
fill_buffer (PaddockByteStream *self)
{
  gssize n;

  if (self->fd < 0 || self->left > 0)
    return TRUE;

  do
    n = read (self->fd, self->buffer, sizeof self->buffer);
  while (n < 0 && errno == EINTR);

  self->data = self->buffer;
  self->left = MAX (n, 0);
  return n >= 0;
}

static gssize
read_piece (PaddockByteStream *self, char *buffer, gsize len)
{
  gsize n;

  if (!fill_buffer (self))
    return -1;

  n = MIN (len, self->left);
  if (n == 0)
    return 0; /* and perhaps no data at all */

  memcpy (buffer, self->data, n);
  self->data += n;
  self->left -= n;
  return n;
}

static gboolean
has_bytes (const char *data, gsize len, const char *bytes)
{
  return len >= strlen (bytes) && memcmp (data, bytes, strlen (bytes)) == 0;
}

/* The encoding that <?xml ... ?> names, or NULL. */
static char *
dup_encoding (const char *data, gsize len)
{
  const char *end, *c;

  if (has_bytes (data, len, BYTE_ORDER_MARK)) {
    data += strlen (BYTE_ORDER_MARK);
    len -= strlen (BYTE_ORDER_MARK);
  }
  end = has_bytes (data, len, "<?xml") ? g_strstr_len (data, len, "?>") : NULL;
  c = end ? g_strstr_len (data, end - data, "encoding") : NULL;
  if (!c)
    return NULL;

  c += strlen ("encoding");
  c += strspn (c, " \t\r\n=\"'");
  return g_strndup (c, strcspn (c, " \t\r\n\"'?"));
}

/* What the parser would guess at, convert or unpack. */
static void
check_begin (PaddockByteStream *self, const char *data, gsize len)
{
  xmlCharEncoding guess =
    len >= 4 ? xmlDetectCharEncoding ((const guchar *) data, 4) : XML_CHAR_ENCODING_NONE;
  g_autofree char *encoding = dup_encoding (data, len);
  g_autofree char *quoted = encoding ? paddock_quote (encoding) : NULL;

  if (len == 0)
    g_set_error (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_SYNTAX,
                 "the file is empty; expected a document");
  else if (has_bytes (data, len, "\x1f\x8b"))
    g_set_error (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_ENCODING,
                 "the file is compressed; expected plain XML");
  else if ((guess != XML_CHAR_ENCODING_NONE && guess != XML_CHAR_ENCODING_UTF8)
           || has_bytes (data, len, "\xff\xfe") || has_bytes (data, len, "\xfe\xff"))
    g_set_error (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_ENCODING,
                 "the encoding is something like UTF-16; expected UTF-8");
  else if (encoding && g_ascii_strcasecmp (encoding, "UTF-8") != 0)
    g_set_error (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_ENCODING,
                 "the encoding is %s; expected UTF-8", quoted);
}

/* How many of the bytes the parser may see: those before a NUL and before a tag that is too large. */
static gsize
guard_piece (PaddockByteStream *self, const char *data, gsize len)
{
  const char *nul = memchr (data, 0, len);
  gsize n = nul ? (gsize) (nul - data) : len;
  gsize n_passed = paddock_tag_guard_follow (&self->guard, data, n, &self->problem);

  if (self->problem)
    self->problem_line = self->guard.tag_line;
  else if (nul)
    g_set_error (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_SYNTAX,
                 "the file contains a NUL byte; expected text");

  return n_passed;
}

int
paddock_byte_stream_read (void *stream, char *buffer, int len)
{
  PaddockByteStream *self = stream;
  gssize n = self->problem ? 0 : read_piece (self, buffer, len);

  if (!self->problem && paddock_stop_is_asked (self->stop))
    g_set_error_literal (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_STOPPED,
                         paddock_language_translate (N_ ("reading was interrupted")));
  else if (n < 0)
    g_set_error (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_FILE,
                 "the file cannot be read: %s", g_strerror (errno));
  else if (self->n_read == 0 && !self->problem)
    check_begin (self, buffer, n);

  if (!self->problem && self->n_read + MAX (n, 0) > PADDOCK_XML_MAX_BYTES)
    g_set_error (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_LIMIT,
                 "the file has more than %d bytes; expected at most that many",
                 PADDOCK_XML_MAX_BYTES);
  if (self->problem)
    return 0;

  n = guard_piece (self, buffer, n);
  self->n_read += n;
  return (int) n;
}

GBytes *
paddock_byte_stream_read_all (PaddockByteStream *self)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  char piece[sizeof self->buffer];
  gssize n = 0;

  while (bytes->len <= PADDOCK_XML_MAX_BYTES && (n = read_piece (self, piece, sizeof piece)) > 0)
    g_byte_array_append (bytes, (const guint8 *) piece, n);

  return n < 0 ? NULL : g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
