/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "xml-error.h"

#define QUOTE_CHARACTERS 40

GQuark
paddock_xml_error_quark (void)
{
  return g_quark_from_static_string ("paddock-xml-error-quark");
}

char *
paddock_quote (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *out = g_string_new ("\"");
  const char *c = valid;

  for (guint n = 0; *c && n < QUOTE_CHARACTERS; n++, c = g_utf8_next_char (c)) {
    gunichar character = g_utf8_get_char (c);

    if (g_unichar_isprint (character))
      g_string_append_unichar (out, character);
    else
      g_string_append_printf (out, "\\u{%x}", character);
  }

  g_string_append (out, *c ? "...\"" : "\"");
  return g_string_free (out, FALSE);
}
