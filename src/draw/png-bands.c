/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "png-bands.h"

#include <string.h>
#include <zlib.h>

#define N_CHANNELS 3
#define FILTER_SUB 1 /* each byte less that of the pixel to its left */
#define FILTER_UP 2  /* less that of the pixel above */

/* Boards repeat themselves from row to row, so that most bytes are zero once the row above is taken from
 * them: the lowest level finds nearly all there is to find. */
#define LEVEL 1

/* The difference of each byte of two pixels, none borrowing from the next. */
static guint32
subtract_pixel (guint32 a, guint32 b)
{
  const guint32 high = 0x808080;

  return (((a | high) - (b & ~high)) ^ ((a ^ ~b) & high)) & 0xffffff;
}

/* Four pixels into twelve bytes. */
static void
put_pixels (const guint32 pixels[4], guchar *out)
{
  guint32 words[] = {
    GUINT32_TO_BE (pixels[0] << 8 | pixels[1] >> 16),
    GUINT32_TO_BE (pixels[1] << 16 | pixels[2] >> 8),
    GUINT32_TO_BE (pixels[2] << 24 | pixels[3]),
  };

  memcpy (out, words, sizeof words);
}

static void
filter_pixels (const guint32 *row, const guint32 *less, guint n, guchar *out)
{
  guint32 pixels[4] = { 0 };

  for (guint i = 0; i < n; i++)
    pixels[i] = subtract_pixel (row[i], less[i]);
  put_pixels (pixels, out);
}

/* A row of pixels less another one, with its filter before it.  OUT has room for four pixels more. */
static void
filter_row (const guint32 *row, const guint32 *less, guint width, guchar filter, guchar *out)
{
  guint x = 0;

  *out++ = filter;
  if (memcmp (row, less, width * sizeof *row) == 0) { /* as most rows of a board */
    memset (out, 0, width * N_CHANNELS);
    return;
  }

  for (; x + 4 <= width; x += 4)
    filter_pixels (row + x, less + x, 4, out + N_CHANNELS * x);
  filter_pixels (row + x, less + x, width - x, out + N_CHANNELS * x);
}

static void
deflate_to (z_stream *stream, const guchar *data, gsize n, int flush, GByteArray *out)
{
  stream->next_in = (guchar *) data;
  stream->avail_in = (uInt) n;

  do {
    guchar buffer[16384];

    stream->next_out = buffer;
    stream->avail_out = sizeof buffer;
    deflate (stream, flush);
    g_byte_array_append (out, buffer, (guint) (sizeof buffer - stream->avail_out));
  } while (stream->avail_out == 0);
}

PaddockPngBand
paddock_png_band_pack (const guint32 *pixels, guint width, guint n_rows, gboolean is_last)
{
  gsize n = (gsize) width * N_CHANNELS + 1;
  g_autofree guchar *filtered = g_malloc (n + 4 * N_CHANNELS);
  g_autofree guint32 *left = g_new0 (guint32, width + 1); /* the first row, moved by one pixel */
  z_stream stream = { 0 };
  PaddockPngBand self = { .packed = g_byte_array_new (),
                          .length = n * n_rows,
                          .checksum = (guint32) adler32 (0, NULL, 0) };

  memcpy (left + 1, pixels, width * sizeof *left);
  deflateInit2 (&stream, LEVEL, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY);
  for (guint y = 0; y < n_rows; y++) {
    const guint32 *row = pixels + y * (gsize) width;
    int end = is_last ? Z_FINISH : Z_FULL_FLUSH;

    filter_row (row, y > 0 ? row - width : left, width, y > 0 ? FILTER_UP : FILTER_SUB, filtered);
    self.checksum = (guint32) adler32 (self.checksum, filtered, (uInt) n);
    deflate_to (&stream, filtered, n, y + 1 < n_rows ? Z_NO_FLUSH : end, self.packed);
  }
  deflateEnd (&stream);

  return self;
}

void
paddock_png_band_clear (PaddockPngBand *self)
{
  g_clear_pointer (&self->packed, g_byte_array_unref);
}

static void
put_word (guchar *out, guint32 value)
{
  value = GUINT32_TO_BE (value);
  memcpy (out, &value, sizeof value);
}

static void
write_chunk (PaddockPngFile *self, const char *type, const guchar *data, gsize n)
{
  guchar head[8], tail[4];
  uLong crc;

  put_word (head, (guint32) n);
  memcpy (head + 4, type, 4);
  crc = crc32 (crc32 (0, NULL, 0), head + 4, 4);
  if (n > 0)
    crc = crc32 (crc, data, (uInt) n);
  put_word (tail, (guint32) crc);

  paddock_output_file_write (self->file, head, sizeof head);
  paddock_output_file_write (self->file, data, n);
  paddock_output_file_write (self->file, tail, sizeof tail);
}

void
paddock_png_file_begin (PaddockPngFile *self,
                        PaddockOutputFile *file,
                        guint width,
                        guint height,
                        guint density)
{
  static const guchar signature[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' };
  static const guchar stream_head[] = { 0x78, 0x01 };
  guchar header[13] = { [8] = 8 /* bits */, [9] = 2 /* RGB */ };
  guchar physical[9] = { [8] = 1 /* per metre */ };

  self->file = file;
  self->checksum = (guint32) adler32 (0, NULL, 0);
  put_word (header, width);
  put_word (header + 4, height);
  put_word (physical, density);
  put_word (physical + 4, density);

  paddock_output_file_write (file, signature, sizeof signature);
  write_chunk (self, "IHDR", header, sizeof header);
  write_chunk (self, "pHYs", physical, sizeof physical);
  write_chunk (self, "IDAT", stream_head, sizeof stream_head);
}

void
paddock_png_file_add (PaddockPngFile *self, const PaddockPngBand *band)
{
  write_chunk (self, "IDAT", band->packed->data, band->packed->len);
  self->checksum =
    (guint32) adler32_combine (self->checksum, band->checksum, (z_off_t) band->length);
}

void
paddock_png_file_end (PaddockPngFile *self)
{
  guchar checksum[4];

  put_word (checksum, self->checksum);
  write_chunk (self, "IDAT", checksum, sizeof checksum);
  write_chunk (self, "IEND", NULL, 0);
}
