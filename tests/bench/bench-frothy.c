/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays N random races of Frothy Races, four basic chariots on Windmill Oval.
 */

#include "random-races.h"

int
main (int argc, char **argv)
{
  return bench_random_races (argc, argv, "frothy", "tracks/windmill-oval.track.xml", 2048);
}
