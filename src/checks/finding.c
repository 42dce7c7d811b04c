/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "finding.h"

#include "check.h"

const char *const paddock_severity_names[] = { "error", "warning", "hint", NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (paddock_severity_names) == PADDOCK_N_SEVERITIES + 1);

void
paddock_finding_free (PaddockFinding *self)
{
  g_strfreev (self->words);
  g_free (self->place);
  g_free ((char *) self->site.id);
  g_free ((char *) self->within.id);
  g_array_unref (self->places);
  g_free (self->cell);
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

char *
paddock_finding_dup_place (const PaddockFinding *self, Translate translate)
{
  GString *text = g_string_new (NULL);

  paddock_site_format (&self->site, translate, text);
  if (self->within.kind != PADDOCK_SITE_DOCUMENT) {
    g_string_append_c (text, ' ');
    paddock_site_format (&self->within, translate, text);
  }

  return g_string_free (text, FALSE);
}

static void
take_site (PaddockSite *self, PaddockSite site)
{
  site.id = g_strdup (site.id);
  g_free ((char *) self->id);
  *self = site;
}

void
paddock_finding_set_site_within (PaddockFinding *self, PaddockSite site, PaddockSite within)
{
  take_site (&self->site, site);
  take_site (&self->within, within);
  g_free (self->place);
  self->place = paddock_finding_dup_place (self, NULL);
}

void
paddock_finding_set_site (PaddockFinding *self, PaddockSite site)
{
  paddock_finding_set_site_within (self, site, PADDOCK_SITE (DOCUMENT));
}

void
paddock_finding_add_hex (PaddockFinding *self, PaddockHex hex)
{
  PaddockPlace place = paddock_hex_to_place (hex);

  if (self->places->len < PADDOCK_FINDING_MAX_PLACES)
    g_array_append_val (self->places, place);
}

void
paddock_finding_set_cell (PaddockFinding *self, const char *format, ...)
{
  va_list args;

  g_free (self->cell);
  va_start (args, format);
  self->cell = g_strdup_vprintf (format, args);
  va_end (args);
}

char *
paddock_finding_dup_cell (const PaddockFinding *self)
{
  const char *cell = self->cell ? self->cell : self->check->cell;
  g_autofree char *number = g_strdup_printf ("%d", self->site.number);
  GString *address = cell ? g_string_new (cell) : NULL;

  if (!address)
    return NULL;

  g_string_replace (address, "#", number, 0);
  return g_string_free (address, FALSE);
}
