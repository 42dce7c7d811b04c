/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "text-delta.h"

#include <string.h>

/* A part of a text: what is left to look at. */
typedef struct {
  const char *start, *end;
} Span;

static Span
span_of (GBytes *bytes)
{
  gsize len;
  const char *data = g_bytes_get_data (bytes, &len); /* NULL: of an empty text */
  const char *start = data ? data : "";

  return (Span){ start, start + len };
}

static gsize
length (Span span)
{
  return (gsize) (span.end - span.start);
}

static Span
take_line (Span *span)
{
  const char *newline = memchr (span->start, '\n', length (*span));
  Span line = { span->start, newline ? newline + 1 : span->end };

  span->start = line.end;
  return line;
}

static gboolean
equal (Span a, Span b)
{
  return length (a) == length (b) && memcmp (a.start, b.start, length (a)) == 0;
}

/* Cuts whole lines that are the same off the start of both. */
static void
skip_common_start (Span *a, Span *b)
{
  gsize most = MIN (length (*a), length (*b)), lines = 0;

  for (gsize i = 0; i < most && a->start[i] == b->start[i]; i++)
    if (a->start[i] == '\n')
      lines = i + 1;
  a->start += lines;
  b->start += lines;
}

/* Whether the last N bytes of a span are whole lines.  Every span starts with a line. */
static gboolean
ends_in_lines (Span span, gsize n)
{
  return n == length (span) || span.end[-(gssize) n - 1] == '\n';
}

static void
skip_common_end (Span *a, Span *b)
{
  gsize most = MIN (length (*a), length (*b)), lines = 0;

  for (gsize n = 1; n <= most && a->end[-(gssize) n] == b->end[-(gssize) n]; n++)
    if (ends_in_lines (*a, n) && ends_in_lines (*b, n))
      lines = n;
  a->end -= lines;
  b->end -= lines;
}

static guint
count_lines (Span span)
{
  guint n = 0;

  for (; length (span) > 0; n++)
    take_line (&span);

  return n;
}

static void
add_hunk (GVariantBuilder *hunks, const char *origin, Span removed, Span added)
{
  g_variant_builder_add (hunks, "(uu@ay)", (guint32) (removed.start - origin),
                         (guint32) length (removed),
                         g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, added.start,
                                                    length (added), 1));
}

/* A hunk for each run of lines that differ; A and B have as many lines. */
static void
add_changed_lines (GVariantBuilder *hunks, const char *origin, Span a, Span b)
{
  while (length (a) > 0) {
    Span removed = { a.start, a.start }, added = { b.start, b.start };
    Span line = take_line (&a), other = take_line (&b);

    while (!equal (line, other)) {
      removed.end = line.end;
      added.end = other.end;
      if (length (a) == 0)
        break;
      line = take_line (&a);
      other = take_line (&b);
    }
    if (length (removed) > 0 || length (added) > 0)
      add_hunk (hunks, origin, removed, added);
  }
}

GVariant *
paddock_text_delta_new (GBytes *before, GBytes *after)
{
  Span a = span_of (before), b = span_of (after);
  const char *origin = a.start;
  GVariantBuilder hunks;

  g_variant_builder_init (&hunks, G_VARIANT_TYPE (PADDOCK_TEXT_DELTA_TYPE));
  skip_common_start (&a, &b);
  skip_common_end (&a, &b);
  if (count_lines (a) == count_lines (b))
    add_changed_lines (&hunks, origin, a, b);
  else
    add_hunk (&hunks, origin, a, b);

  return g_variant_builder_end (&hunks);
}

GBytes *
paddock_text_delta_apply (GVariant *delta, GBytes *before)
{
  Span left = span_of (before);
  const char *origin = left.start;
  g_autoptr (GByteArray) after = g_byte_array_new ();
  GVariantIter iter;
  guint32 at, removed;
  GVariant *text;

  g_variant_iter_init (&iter, delta);
  while (g_variant_iter_next (&iter, "(uu@ay)", &at, &removed, &text)) {
    g_autoptr (GVariant) added = text;
    gsize n, kept = (gsize) at - (gsize) (left.start - origin);
    const guint8 *data = g_variant_get_fixed_array (added, &n, 1);

    if (at < left.start - origin || kept + removed > length (left))
      return NULL;
    g_byte_array_append (after, (const guint8 *) left.start, (guint) kept);
    g_byte_array_append (after, data, (guint) n);
    left.start += kept + removed;
  }
  g_byte_array_append (after, (const guint8 *) left.start, (guint) length (left));

  return g_byte_array_free_to_bytes (g_steal_pointer (&after));
}
