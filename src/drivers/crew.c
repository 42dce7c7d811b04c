/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "crew.h"

#include <string.h>

/* --- Names --- */

static gboolean
refuse (GError **error, const char *what, const char *word, GString *known)
{
  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
               "there is no %s \"%s\"; choose one of: %s", what, word, known->str);
  return FALSE;
}

static gboolean
refuse_kind (GError **error, const char *word)
{
  g_autoptr (GString) known = g_string_new (PADDOCK_PERSON);

  for (guint i = 0; paddock_driver_kinds[i]; i++)
    g_string_append_printf (known, ", %s", paddock_driver_kinds[i]->id);

  return refuse (error, "driver", word, known);
}

static gboolean
refuse_temperament (GError **error, const char *word)
{
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; paddock_temperaments[i].id; i++)
    g_string_append_printf (known, "%s%s", i ? ", " : "", paddock_temperaments[i].id);

  return refuse (error, "temperament", word, known);
}

gboolean
paddock_driver_spec_parse (PaddockDriverSpec *self, const char *text, GError **error)
{
  const char *colon = strchr (text, ':');
  g_autofree char *kind = colon ? g_strndup (text, (gsize) (colon - text)) : g_strdup (text);

  *self = (PaddockDriverSpec){ NULL, &paddock_temperaments[0] };
  if (g_str_equal (text, PADDOCK_PERSON))
    return TRUE;

  self->kind = paddock_driver_kinds_find (kind);
  if (!self->kind)
    return refuse_kind (error, kind);
  if (colon)
    self->temperament = paddock_temperaments_find (colon + 1);

  return self->temperament ? TRUE : refuse_temperament (error, colon + 1);
}

char *
paddock_driver_spec_format (PaddockDriverSpec self)
{
  if (!self.kind)
    return g_strdup (PADDOCK_PERSON);
  if (self.temperament == &paddock_temperaments[0])
    return g_strdup (self.kind->id);

  return g_strdup_printf ("%s:%s", self.kind->id, self.temperament->id);
}

/* --- Driving --- */

PaddockCrew *
paddock_crew_new (PaddockSetup *setup, const PaddockDriverSpec *specs, guint64 race)
{
  PaddockCrew *self = g_new0 (PaddockCrew, 1);

  self->n_seats = setup->n_seats;
  for (guint i = 0; i < self->n_seats; i++)
    if (specs[i].kind) {
      self->drivers[i] = paddock_driver_new (specs[i].kind, setup, i, race);
      paddock_driver_set_temperament (self->drivers[i], specs[i].temperament);
    }

  return self;
}

void
paddock_crew_free (PaddockCrew *self)
{
  if (!self)
    return;

  for (guint i = 0; i < self->n_seats; i++)
    paddock_driver_free (self->drivers[i]);
  g_free (self);
}

PaddockCrewEnd
paddock_crew_drive (PaddockCrew *self, PaddockJournal *journal, PaddockCrewFunc func, gpointer data)
{
  const PaddockMatch *match = paddock_journal_get_match (journal);
  const PaddockDecision *decision;

  while ((decision = paddock_match_get_decision (match))) {
    PaddockDriver *driver = self->drivers[decision->player];

    if (!driver)
      return PADDOCK_CREW_PERSON;
    if (paddock_journal_get_moment (journal) >= PADDOCK_CREW_PATIENCE)
      return PADDOCK_CREW_ENDLESS;
    if (func && !func (self, journal, data))
      return PADDOCK_CREW_STOPPED;
    paddock_journal_choose (journal, paddock_driver_choose (driver, match));
  }

  return PADDOCK_CREW_OVER;
}
