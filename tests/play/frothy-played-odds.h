/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Odds that Frothy Races counts, against those of every roll carried out by the rules: Speed checks, control rolls and
 * damage of few dice, with every way to keep, discard or change them.  Fights, re-rolls and reactions are left out.
 */

#pragma once

#include "match.h"

/* How many rows of the odds of CHOICE were compared; each that is different becomes a line. */
guint play_odds_compare (const PaddockMatch *match, guint choice, GString *differences);
