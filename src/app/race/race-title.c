/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-title.h"

#include <glib/gi18n.h>

#include "playtest.h"

char *
paddock_title_of_race_dup (const char *track, guint number)
{
  /* Translators: a race that nobody gave a name, by its number and its track. */
  return g_strdup_printf (_ ("Race %u on %s"), number, track && *track ? track : _ ("Untitled"));
}

/* Wherever in the title a language puts it. */
guint
paddock_title_of_race_find_number (const char *title, const char *track)
{
  for (const char *digits = title; *digits; digits++) {
    guint64 number = g_ascii_isdigit (*digits) ? g_ascii_strtoull (digits, NULL, 10) : 0;
    g_autofree char *like =
      number > 0 && number < G_MAXINT ? paddock_title_of_race_dup (track, (guint) number) : NULL;

    if (like && g_str_equal (like, title))
      return (guint) number;
  }

  return 0;
}

const char *
paddock_title_of_race_get_track (const PaddockDocument *race)
{
  const PaddockDocument *track = ((const PaddockPlaytest *) race->record)->track.document;

  return track ? paddock_document_get_title (track) : NULL;
}

guint
paddock_title_of_race_get_number (const PaddockDocument *race)
{
  return paddock_title_of_race_find_number (paddock_document_get_title (race),
                                            paddock_title_of_race_get_track (race));
}

PaddockDocument *
paddock_title_of_race_set (const PaddockDocument *race, const char *title)
{
  PaddockPlaytest *record = paddock_document_dup_record (race);

  paddock_text_set (&record->title, title);
  return paddock_document_new_take (race->kind, record);
}
