/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "byte-stream.h"

#include "reader.h"

#include <errno.h>
#include <fcntl.h>
#include <libxml/encoding.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A pipe or a device could be endless, or wait for ever. */
gboolean
paddock_byte_stream_open_file (PaddockByteStream *self, const char *path, GError **error)
{
  struct stat info;

  *self = (PaddockByteStream){ .fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) };
  if (self->fd < 0 || fstat (self->fd, &info) != 0)
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_FILE, "%s: cannot be read: %s", path,
                 g_strerror (errno));
  else if (!S_ISREG (info.st_mode))
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_FILE,
                 "%s: is not a plain file; expected a document", path);
  else
    return TRUE;

  paddock_byte_stream_close (self);
  return FALSE;
}

void
paddock_byte_stream_open_memory (PaddockByteStream *self, const char *data, gsize len)
{
  *self = (PaddockByteStream){ .fd = -1, .data = data, .left = len };
}

void
paddock_byte_stream_close (PaddockByteStream *self)
{
  g_clear_error (&self->problem);
  if (self->fd >= 0)
    close (self->fd);
}

static gssize
read_piece (PaddockByteStream *self, char *buffer, gsize len)
{
  gssize n;

  if (self->fd >= 0) {
    do
      n = read (self->fd, buffer, len);
    while (n < 0 && errno == EINTR);
    return n;
  }

  n = MIN (len, self->left);
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

/* What the parser would guess at or unpack. */
static void
check_begin (PaddockByteStream *self, const char *data, gsize len)
{
  xmlCharEncoding encoding =
    len >= 4 ? xmlDetectCharEncoding ((const guchar *) data, 4) : XML_CHAR_ENCODING_NONE;

  if (len == 0)
    g_set_error (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_SYNTAX,
                 "the file is empty; expected a document");
  else if (has_bytes (data, len, "\x1f\x8b"))
    g_set_error (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_ENCODING,
                 "the file is compressed; expected plain XML");
  else if ((encoding != XML_CHAR_ENCODING_NONE && encoding != XML_CHAR_ENCODING_UTF8)
           || has_bytes (data, len, "\xff\xfe") || has_bytes (data, len, "\xfe\xff"))
    g_set_error (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_ENCODING,
                 "the encoding is something like UTF-16; expected UTF-8");
}

int
paddock_byte_stream_read (void *stream, char *buffer, int len)
{
  PaddockByteStream *self = stream;
  gssize n = self->problem ? 0 : read_piece (self, buffer, len);
  const char *nul = n > 0 ? memchr (buffer, 0, n) : NULL;

  if (n < 0)
    g_set_error (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_FILE,
                 "the file cannot be read: %s", g_strerror (errno));
  else if (self->n_read == 0 && !self->problem)
    check_begin (self, buffer, n);

  if (!self->problem && self->n_read + MAX (n, 0) > PADDOCK_XML_MAX_BYTES)
    g_set_error (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_LIMIT,
                 "the file goes on beyond %d bytes; expected at most that many",
                 PADDOCK_XML_MAX_BYTES);
  if (self->problem)
    return 0;

  if (nul) {
    g_set_error (&self->problem, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_SYNTAX,
                 "there is a NUL byte; expected text");
    n = nul - buffer;
  }
  self->n_read += n;
  return (int) n;
}
