/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where along the lap a line across the road lies, and which number that gives a checkpoint.
 *
 * The lap begins at the starting line, in its direction, and ends behind it.  This counts hexes by the shortest way, not
 * what cars can drive: it orders lines, and is quick enough to follow a pointer.
 */

#pragma once

#include "hex-track.h"

/* The number of a new checkpoint with these TOKENS, after those that lie before it on the lap.  0: nothing can be said, as
 * there is no start, the line cannot be reached, the numbers do not follow the lap, or the board is very large. */
int paddock_lap_find_number (const PaddockHexTrack *track, const PaddockList *tokens);

/* Moves the numbers of checkpoints from NUMBER up to the first free one up by one, so that NUMBER is free.  FALSE: there
 * are not enough numbers, and nothing has changed. */
gboolean paddock_lap_free_number (PaddockHexTrack *draft, int number);
