/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Races on the tracks that ship, for tests of drivers.
 */

#pragma once

#include "crew.h"
#include "shelf.h"

#define FIELD_MAX_TRACKS 32

/* The names of all tracks for a game (its id), "tracks/harbour-loop.track.xml"; NULL-terminated, good until the next call. */
const char *const *field_get_tracks (const char *game);

/* A sealed setup with this many seats, fewer if the track has no room for them, and the cards that ship. */
PaddockSetup *field_setup_new (const char *track, guint n_seats);

/* The same with licences: the seats get those that ship, in turn, from number DEAL on.  Deals go round: all of them come
 * to every seat, and every two of them meet.  Where a game knows no licences it is field_setup_new(). */
PaddockSetup *field_setup_deal (const char *track, guint n_seats, guint deal);
/* The same with licence number DEAL on every seat. */
PaddockSetup *field_setup_same (const char *track, guint n_seats, guint deal);

/* Plays a race to its end, which must come; SPECS as "racer rookie:cautious".  Returns the winner, or PADDOCK_NOBODY. */
guint field_race (PaddockSetup *setup, const char *specs, guint64 race);

/* Races between two drivers, two with the same luck one after another, the second with seats swapped: luck alone wins one
 * of them.  With more than two seats Rookies drive the others, and who of the two is placed better has won. */
typedef struct {
  guint n, n_won, n_lost; /* the first; nobody may win */
} FieldScore;

void field_duels (FieldScore *score,
                  PaddockSetup *setup,
                  const char *first,
                  const char *second,
                  guint from,
                  guint up_to);
/* How many the first wins. */
guint field_duel (PaddockSetup *setup, const char *first, const char *second, guint n_races);
