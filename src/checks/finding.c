/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "finding.h"

const char *const paddock_severity_names[] = { "error", "warning", "hint", NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (paddock_severity_names) == PADDOCK_N_SEVERITIES + 1);

void
paddock_finding_free (PaddockFinding *self)
{
  g_strfreev (self->words);
  g_free (self->place);
  g_array_unref (self->hexes);
  g_free (self->reason);
  g_free (self);
}

typedef const char *(*Translate) (const char *text);

/* TEXT, translated, with WORDS in its gaps. */
static char *
fill_in (const char *text, char **words, Translate translate)
{
  GString *filled = g_string_new (translate ? translate (text) : text);

  for (guint i = 0; words && words[i]; i++) {
    char gap[] = { '{', (char) ('1' + i), '}', 0 };
    g_auto (GStrv) phrase = g_strsplit (words[i], "\n", -1);
    g_autofree char *word =
      phrase[0] && phrase[1] ? fill_in (phrase[0], phrase + 1, translate) : g_strdup (words[i]);

    g_string_replace (filled, gap, word, 0);
  }

  return g_string_free (filled, FALSE);
}

char *
paddock_finding_dup_message (const PaddockFinding *self, Translate translate)
{
  return fill_in (self->message, self->words, translate);
}

void
paddock_finding_set_place (PaddockFinding *self, const char *format, ...)
{
  va_list args;

  g_free (self->place);
  va_start (args, format);
  self->place = g_strdup_vprintf (format, args);
  va_end (args);
}

void
paddock_finding_add_hex (PaddockFinding *self, PaddockHex hex)
{
  if (self->hexes->len < PADDOCK_FINDING_MAX_HEXES)
    g_array_append_val (self->hexes, hex);
}
