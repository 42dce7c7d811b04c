/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of games, and nothing else: a program that defines one itself is linked with its own instead.
 */

#include "games.h"

#include "frothy/frothy.h"
#include "joyride/joyride.h"
#include "rivet/rivet.h"

const PaddockGame *const paddock_games[] = { &paddock_joyride, &paddock_frothy, &paddock_rivet,
                                             NULL };
