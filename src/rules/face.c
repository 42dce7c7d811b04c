/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "face.h"

static const char *const pips[PADDOCK_MAX_PIPS + 1] = { "\u25a2", "\u2680", "\u2681", "\u2682",
                                                        "\u2683", "\u2684", "\u2685" };

#define FIRST_CHAR 0xf0000 /* for private use */
#define NUMBER_BITS 10
#define SYMBOL_BITS 3
#define LOOK_BITS 2
#define N_CHARS (1u << (NUMBER_BITS + SYMBOL_BITS + LOOK_BITS))
#define MIN_NUMBER (-512)

G_STATIC_ASSERT (PADDOCK_N_SYMBOLS <= 1 << SYMBOL_BITS);

static gunichar
face_to_char (const PaddockFace *self)
{
  guint number = (guint) CLAMP (self->number - MIN_NUMBER, 0, (1 << NUMBER_BITS) - 1);

  return FIRST_CHAR + (((guint) self->look << SYMBOL_BITS | self->symbol) << NUMBER_BITS | number);
}

static gboolean
face_from_char (gunichar c, PaddockFace *face)
{
  guint code = c - FIRST_CHAR;

  if (c < FIRST_CHAR || code >= N_CHARS)
    return FALSE;

  *face = (PaddockFace){ .number = (gint16) ((int) (code & ((1u << NUMBER_BITS) - 1)) + MIN_NUMBER),
                         .symbol = (guint8) (code >> NUMBER_BITS & ((1u << SYMBOL_BITS) - 1)),
                         .look = (guint8) (code >> (NUMBER_BITS + SYMBOL_BITS)) };
  return face->symbol < PADDOCK_N_SYMBOLS;
}

void
paddock_face_format (const PaddockFace *self, PaddockTranslateFunc translate, GString *text)
{
  if (paddock_face_has_symbol (self) && self->label)
    g_string_append (text, translate ? translate (self->label) : self->label);
  if (self->look == PADDOCK_LOOK_SYMBOL)
    return;

  if (paddock_face_has_pips (self))
    g_string_append (text, pips[self->number]);
  else
    g_string_append_printf (text, "%s%d", paddock_face_has_symbol (self) ? " " : "", self->number);
}

void
paddock_face_mark (const PaddockFace *self, PaddockTranslateFunc translate, GString *text)
{
  g_string_append_unichar (text, face_to_char (self));
  paddock_face_format (self, translate, text);
  g_string_append_unichar (text, PADDOCK_FACE_END);
}

const char *
paddock_face_next (const char *text,
                   const char **words,
                   gsize *n,
                   gboolean *is_die,
                   PaddockFace *face)
{
  const char *end;

  if (!*text)
    return NULL;

  *is_die = face_from_char (g_utf8_get_char (text), face);
  *words = *is_die ? g_utf8_next_char (text) : text;
  for (end = *words; *end; end = g_utf8_next_char (end)) {
    gunichar c = g_utf8_get_char (end);
    PaddockFace next;

    if (*is_die ? c == PADDOCK_FACE_END : face_from_char (c, &next))
      break;
  }
  *n = (gsize) (end - *words);
  return *is_die && *end ? g_utf8_next_char (end) : end;
}

char *
paddock_face_dup_words (const char *text)
{
  GString *all = g_string_new (NULL);
  const char *words;
  PaddockFace face;
  gboolean is_die;
  gsize n;

  while ((text = paddock_face_next (text, &words, &n, &is_die, &face)))
    g_string_append_len (all, words, (gssize) n);
  return g_string_free (all, FALSE);
}
