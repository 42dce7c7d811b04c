/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "slug.h"

char *
paddock_slug_new (const char *text)
{
  g_autofree char *ascii = g_str_to_ascii (text, NULL);
  GString *slug = g_string_new (NULL);

  for (const char *c = ascii; *c; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (slug, g_ascii_tolower (*c));
    else if (slug->len > 0 && slug->str[slug->len - 1] != '-')
      g_string_append_c (slug, '-');
  if (g_str_has_suffix (slug->str, "-"))
    g_string_truncate (slug, slug->len - 1);

  return g_string_free (slug, FALSE);
}
