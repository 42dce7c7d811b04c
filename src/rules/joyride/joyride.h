/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joyride: hexes, two-space cars, gears and dice.
 *
 * One file a topic.  The clauses are in docs/rules/joyride.md.
 */

#pragma once

#include "game.h"

extern const PaddockGame paddock_joyride;
