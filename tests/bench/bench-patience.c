/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long people wait for a Champion: the dearest decision of races on all tracks that ship, with as many seats as there
 * is room for, a Champion on each and other licences on all.  And how much memory such a race takes.
 *   bench-patience [DECISIONS [GAME [TRACK]]]   of each race; prints the worst of all, and on stderr that of each track
 *   bench-patience first TRACK                  makes nothing but the first decision there, for bench-patience.sh to count
 */

#include <stdio.h>
#include <time.h>

#include "race-field.h"

#define N_SEATS 6
#define N_DECISIONS 150

/* The dearest decision so far. */
typedef struct {
  double seconds;
  guint decision;
} Worst;

static double
get_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

static double
get_peak_mib (void)
{
  g_autofree char *text = NULL;
  const char *line =
    g_file_get_contents ("/proc/self/status", &text, NULL, NULL) ? strstr (text, "VmHWM:") : NULL;

  return line ? g_ascii_strtod (line + strlen ("VmHWM:"), NULL) / 1024 : 0;
}

static guint
time_choice (Worst *worst, PaddockDriver *driver, const PaddockMatch *match, guint number)
{
  double began = get_seconds (), spent;
  guint choice = paddock_driver_choose (driver, match);

  spent = get_seconds () - began;
  if (spent > worst->seconds)
    *worst = (Worst){ spent, number };
  return choice;
}

static void
race (Worst *worst, const char *track, guint most)
{
  g_autoptr (PaddockSetup) setup = field_setup_deal (track, N_SEATS, 0);
  PaddockMatch *match = paddock_match_new (setup, 0, NULL);
  PaddockDriver *drivers[PADDOCK_MAX_SEATS];
  const PaddockDecision *decision;

  for (guint i = 0; i < setup->n_seats; i++)
    drivers[i] = paddock_driver_new (paddock_driver_kinds_find ("champion"), setup, i, 0);
  for (guint n = 0; n < most && (decision = paddock_match_get_decision (match)); n++)
    paddock_match_choose (match, time_choice (worst, drivers[decision->player], match, n), NULL);
  for (guint i = 0; i < setup->n_seats; i++)
    paddock_driver_free (drivers[i]);
  paddock_match_free (match);
}

static void
report (const char *game, guint most, const char *only)
{
  const char *const *tracks = field_get_tracks (game);
  double longest = 0;

  for (guint i = 0; tracks[i]; i++) {
    Worst worst = { 0, 0 };

    if (only && !strstr (tracks[i], only))
      continue;
    race (&worst, tracks[i], most);
    fprintf (stderr, "# %s: %.0f ms for decision %u\n", tracks[i], 1000 * worst.seconds,
             worst.decision);
    longest = MAX (longest, worst.seconds);
  }
  printf ("%s-longest-champion-decision %.0f ms goal 1000 %s\n", game, 1000 * longest,
          longest <= 1 ? "met" : "missed");
  printf ("%s-champions-memory %.0f MiB goal 200 %s\n", game, get_peak_mib (),
          get_peak_mib () <= 200 ? "met" : "missed");
  fflush (stdout);
}

int
main (int argc, char **argv)
{
  guint most = argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : N_DECISIONS;
  Worst worst = { 0, 0 };

  if (argc > 2 && g_str_equal (argv[1], "first")) {
    race (&worst, argv[2], 1);
    return 0;
  }
  if (argc < 3 || g_str_equal (argv[2], "joyride"))
    report ("joyride", most, argc > 3 ? argv[3] : NULL);
  if (argc < 3 || g_str_equal (argv[2], "frothy"))
    report ("frothy", most, argc > 3 ? argv[3] : NULL);

  return 0;
}
