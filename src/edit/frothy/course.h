/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays the course of a Frothy track: ranks along the way and lanes across it (FRO-TRK-03, FRO-TRK-04, FRO-TRK-06).
 *
 * On a circuit the lane of a hex is its distance from the inside.  In every bend the longest lane has a hex for every
 * rank; the ranks of the others keep up with it, so that hexes abreast have nearly the same, in bends to either side.
 * On an open road ranks are steps, and lanes are counted from the left.  The lap line runs across islands in the road, and
 * lanes are counted across them.  Typical sizes: 200 to 5,000 hexes.
 */

#pragma once

#include "hex-track.h"

/* Lays the lap line across the track through A and B, as far as the spaces reach; vehicles set off to the left of the
 * way from A to B.  Returns NULL, or a sentence that says why it cannot be done, and has then changed nothing. */
const char *paddock_course_lay (PaddockHexTrack *draft, PaddockHex a, PaddockHex b);

/* Takes all ranks off. */
void paddock_course_clear (PaddockHexTrack *draft);
