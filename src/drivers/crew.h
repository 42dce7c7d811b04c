/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCrew: who drives each seat of a race: a driver with its level and temperament, or a person.
 *
 * Written "racer", "racer:brawler" or "person", as files and command lines do.
 */

#pragma once

#include "driver.h"
#include "journal.h"

typedef struct {
  const PaddockDriverKind *kind; /* NULL: a person */
  const PaddockTemperament *temperament;
} PaddockDriverSpec;

#define PADDOCK_PERSON "person"

/* The error lists what there is. */
gboolean paddock_driver_spec_parse (PaddockDriverSpec *self, const char *text, GError **error);
char *paddock_driver_spec_format (PaddockDriverSpec self);

typedef struct {
  guint n_seats;
  PaddockDriver *drivers[PADDOCK_MAX_SEATS]; /* NULL: a person */
} PaddockCrew;

/* One spec a seat of SETUP. */
PaddockCrew *paddock_crew_new (PaddockSetup *setup, const PaddockDriverSpec *specs, guint64 race);
void paddock_crew_free (PaddockCrew *self);

/* No race of drivers takes as many decisions: one that has not ended by then never would. */
#define PADDOCK_CREW_PATIENCE 20000

typedef enum {
  PADDOCK_CREW_OVER,
  PADDOCK_CREW_PERSON,  /* a person is asked */
  PADDOCK_CREW_STOPPED, /* by the caller */
  PADDOCK_CREW_ENDLESS, /* out of patience */
} PaddockCrewEnd;

/* Called before each decision; FALSE stops. */
typedef gboolean (*PaddockCrewFunc) (PaddockCrew *self,
                                     const PaddockJournal *journal,
                                     gpointer data);

/* Lets the drivers choose until the race is over or something else comes up.  FUNC may be NULL. */
PaddockCrewEnd paddock_crew_drive (PaddockCrew *self,
                                   PaddockJournal *journal,
                                   PaddockCrewFunc func,
                                   gpointer data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockCrew, paddock_crew_free)
