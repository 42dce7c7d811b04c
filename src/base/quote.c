/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "quote.h"

#define QUOTE_CHARACTERS 40

/* C0, DEL and C1; marks, separators and controls of direction; what joins or has no width. */
static const struct {
  gunichar first, last;
} controls[] = {
  { 0, 0x1f },        { 0x7f, 0x9f },     { 0x61c, 0x61c },   { 0x180e, 0x180e },
  { 0x200b, 0x200f }, { 0x2028, 0x202e }, { 0x2060, 0x206f }, { 0xfeff, 0xfeff },
};

gboolean
paddock_is_control (gunichar c)
{
  for (guint i = 0; i < G_N_ELEMENTS (controls) && c >= controls[i].first; i++)
    if (c <= controls[i].last)
      return TRUE;

  return FALSE;
}

static gboolean
is_plain (gunichar c)
{
  return g_unichar_isprint (c) && !paddock_is_control (c);
}

/* Appends at most so many characters; what is left over, "" if nothing is. */
static const char *
append_plain (GString *out, const char *valid, guint n)
{
  for (; *valid && n > 0; n--, valid = g_utf8_next_char (valid)) {
    gunichar c = g_utf8_get_char (valid);

    if (is_plain (c))
      g_string_append_unichar (out, c);
    else
      g_string_append_printf (out, "\\u{%x}", c);
  }

  return valid;
}

void
paddock_append_plain (GString *out, const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  append_plain (out, valid, G_MAXUINT);
}

char *
paddock_plain_line (const char *text)
{
  GString *out = g_string_new (NULL);

  paddock_append_plain (out, text);
  return g_string_free (out, FALSE);
}

char *
paddock_plain_markup (const char *text)
{
  g_autofree char *plain = paddock_plain_line (text);

  return g_markup_escape_text (plain, -1);
}

char *
paddock_quote (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *out = g_string_new ("\"");
  const char *rest = append_plain (out, valid, QUOTE_CHARACTERS);

  g_string_append (out, *rest ? "...\"" : "\"");
  return g_string_free (out, FALSE);
}
