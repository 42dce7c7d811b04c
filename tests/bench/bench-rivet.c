/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays N random races of On the Rivet, four teams on Chapel Road, a medium course.
 */

#include "random-races.h"

int
main (int argc, char **argv)
{
  return bench_random_races (argc, argv, "rivet", "tracks/chapel-road.track.xml", 4096);
}
