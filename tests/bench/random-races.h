/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random races of four seats through the whole contract, events and snapshots on; for programs whose instructions
 * count-instructions.sh counts.  A decision with one answer counts as one.
 */

#pragma once

#include "game.h"

/* The body of main(): as many races as the first argument says. */
int
bench_random_races (int argc, char **argv, const char *game, const char *track, gsize size_goal);
