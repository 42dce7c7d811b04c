/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wrap.h"

#include <string.h>

static void
add_spaces (GString *out, guint n)
{
  g_string_append_printf (out, "%*s", n, "");
}

static void
wrap_paragraph (GString *out, const char *text, guint indent)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  guint column = indent;

  for (guint i = 0; words[i]; i++) {
    guint length = g_utf8_strlen (words[i], -1);

    if (column > indent && column + 1 + length > PADDOCK_WRAP_WIDTH) {
      g_string_append_c (out, '\n');
      add_spaces (out, indent);
      column = indent;
    } else if (i > 0) {
      g_string_append_c (out, ' ');
      column++;
    }
    g_string_append (out, words[i]);
    column += length;
  }
  g_string_append_c (out, '\n');
}

void
paddock_wrap (GString *out, const char *text, guint indent)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n\n", -1);

  for (guint i = 0; paragraphs[i]; i++) {
    if (i > 0) {
      g_string_append_c (out, '\n');
      add_spaces (out, indent);
    }
    wrap_paragraph (out, paragraphs[i], indent);
  }
}

void
paddock_wrap_pad (GString *out, guint column)
{
  const char *end = strrchr (out->str, '\n');
  guint length = g_utf8_strlen (end ? end + 1 : out->str, -1);

  if (length + 2 > column) {
    g_string_append_c (out, '\n');
    length = 0;
  }
  add_spaces (out, column - length);
}
