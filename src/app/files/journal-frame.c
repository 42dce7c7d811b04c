/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "journal-frame.h"

#include <string.h>

#include "hash.h"

#define START "paddock journal 1\n"

typedef struct {
  guint64 length;
  guint64 hash;
} Header;

static guint64
hash_bytes (const guint8 *data, gsize length, gsize at)
{
  guint64 hash = paddock_hash_add (PADDOCK_HASH_START, at);

  for (gsize i = 0; i < length; i += sizeof (guint64)) {
    guint64 word = 0;

    memcpy (&word, data + i, MIN (sizeof word, length - i));
    hash = paddock_hash_add (hash, word);
  }

  return paddock_hash_add (hash, length);
}

GBytes *
paddock_journal_frame_start (void)
{
  return g_bytes_new_static (START, strlen (START));
}

GBytes *
paddock_journal_frame_write (GVariant *content, gsize at)
{
  gsize length = g_variant_get_size (content);
  GByteArray *frame = g_byte_array_sized_new ((guint) (sizeof (Header) + length));
  Header header = { .length = length };

  g_byte_array_set_size (frame, (guint) (sizeof header + length));
  g_variant_store (content, frame->data + sizeof header);
  header.hash = hash_bytes (frame->data + sizeof header, length, at);
  memcpy (frame->data, &header, sizeof header);

  return g_byte_array_free_to_bytes (frame);
}

gsize
paddock_journal_frame_find_first (GBytes *file)
{
  gsize length;
  const char *data = g_bytes_get_data (file, &length);

  return length >= strlen (START) && memcmp (data, START, strlen (START)) == 0 ? strlen (START) : 0;
}

GVariant *
paddock_journal_frame_read (GBytes *file, gsize *at)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (file, &length);
  g_autoptr (GBytes) content = NULL;
  Header header;

  if (length - *at < sizeof header)
    return NULL;
  memcpy (&header, data + *at, sizeof header);
  if (header.length > length - *at - sizeof header
      || header.hash != hash_bytes (data + *at + sizeof header, header.length, *at))
    return NULL;

  content = g_bytes_new_from_bytes (file, *at + sizeof header, header.length);
  *at += sizeof header + header.length;
  return g_variant_ref_sink (
    g_variant_new_from_bytes (G_VARIANT_TYPE (PADDOCK_JOURNAL_FRAME_TYPE), content, FALSE));
}

gboolean
paddock_journal_frame_is_torn (GBytes *file, gsize at)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (file, &length);
  Header header;

  if (length - at < sizeof header)
    return TRUE;
  memcpy (&header, data + at, sizeof header);

  return header.length > length - at - sizeof header;
}
