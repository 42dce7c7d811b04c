/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "xml-error.h"

#define QUOTE_CHARACTERS 40

G_DEFINE_QUARK (paddock - xml - error - quark, paddock_xml_error)

char *
paddock_quote (const char *text)
{
  GString *out = g_string_new ("\"");
  guint n = 0;

  for (const char *c = text; *c && n < QUOTE_CHARACTERS; c = g_utf8_next_char (c), n++) {
    gunichar character = g_utf8_get_char (c);

    if (g_unichar_isprint (character))
      g_string_append_unichar (out, character);
    else
      g_string_append_printf (out, "\\u{%x}", character);
  }

  g_string_append (out, n == QUOTE_CHARACTERS ? "...\"" : "\"");
  return g_string_free (out, FALSE);
}
