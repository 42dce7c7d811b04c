/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays N random races of Joyride, four cars on Harbour Loop.
 */

#include "random-races.h"

int
main (int argc, char **argv)
{
  return bench_random_races (argc, argv, "joyride", "tracks/harbour-loop.track.xml", 1024);
}
