/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Races of four drivers of one level on Harbour Loop, or another track that ships, nothing recorded:
 * bench-drivers LEVEL RACES [DECISIONS [TRACK]].
 * Prints how many decisions were made, races a second, milliseconds a decision, and how much memory the last nine tenths
 * of the races took.  bench-drivers.sh counts instructions.
 */

#include <stdio.h>
#include <unistd.h>

#include "games.h"
#include "race-field.h"

#define N_SEATS 4

typedef struct {
  PaddockMatch *match;
  PaddockDriver *drivers[N_SEATS];
  guint64 n_decisions, most_decisions;
} Session;

static PaddockSetup *
make_setup (void)
{
  static const char *const ids[N_SEATS] = { "red", "blue", "green", "gold" };
  PaddockSetup *setup = paddock_setup_new (paddock_games_find (paddock_games, "joyride"), 17);
  g_autoptr (PaddockDocument) track =
    paddock_shelf_file_read (paddock_shelf_find ("tracks/harbour-loop.track.xml"), NULL);

  paddock_setup_set_track (setup, track, NULL);
  for (guint i = 0; i < N_SEATS; i++)
    paddock_setup_add_seat (setup, ids[i], NULL, NULL, NULL);
  if (!paddock_setup_seal (setup, NULL))
    g_error ("Harbour Loop cannot be raced");

  return setup;
}

static gsize
resident_kb (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    return 0;
  words = g_strsplit (text, " ", 3);
  return (gsize) g_ascii_strtoull (words[1], NULL, 10) * (gsize) sysconf (_SC_PAGESIZE) / 1024;
}

static void
play_race (Session *self, const PaddockSetup *setup, guint race)
{
  const PaddockDecision *decision;

  paddock_match_restart (self->match, race, NULL);
  for (guint i = 0; i < N_SEATS; i++)
    paddock_driver_restart (self->drivers[i], setup, race);
  while ((decision = paddock_match_get_decision (self->match))
         && self->n_decisions < self->most_decisions) {
    self->n_decisions++;
    paddock_match_choose (self->match,
                          paddock_driver_choose (self->drivers[decision->player], self->match),
                          NULL);
  }
}

int
main (int argc, char **argv)
{
  const PaddockDriverKind *kind = argc > 2 ? paddock_driver_kinds_find (argv[1]) : NULL;
  guint n_races = argc > 2 ? (guint) g_ascii_strtoull (argv[2], NULL, 10) : 0;
  g_autoptr (PaddockSetup) setup = argc > 4 ? field_setup_new (argv[4], N_SEATS) : make_setup ();
  Session session = { .most_decisions =
                        argc > 3 ? g_ascii_strtoull (argv[3], NULL, 10) : G_MAXUINT64 };
  gsize before = 0, after;
  double seconds;
  gint64 began;

  if (!kind || n_races == 0)
    return 2;

  session.match = paddock_match_new (setup, 0, NULL);
  for (guint i = 0; i < N_SEATS; i++)
    session.drivers[i] = paddock_driver_new (kind, setup, i, 0);
  began = g_get_monotonic_time ();
  for (guint i = 0; i < n_races; i++) {
    if (i == n_races / 10)
      before = resident_kb ();
    play_race (&session, setup, i);
  }
  seconds = (double) (g_get_monotonic_time () - began) / G_USEC_PER_SEC;
  after = resident_kb ();

  printf ("decisions %" G_GUINT64_FORMAT "\n", session.n_decisions);
  printf ("races-per-second %.0f\n", n_races / seconds);
  printf ("ms-per-decision %.2f\n", 1000 * seconds / (double) session.n_decisions);
  printf ("growth-kb %zu\n", after - MIN (before, after));
  for (guint i = 0; i < N_SEATS; i++)
    paddock_driver_free (session.drivers[i]);
  paddock_match_free (session.match);
  return 0;
}
