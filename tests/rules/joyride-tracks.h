/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small tracks for tests of Joyride, drawn as text.
 *
 * A board is rows of cell characters, row r starting at q = -(r / 2) so that it is upright on a pointy
 * drawing.
 */

#pragma once

#include "hex-track.h"
#include "joyride/joyride.h"

/* A ring of spaces round an island, a starting line and three checkpoints; room for six cars. */
PaddockDocument *joy_test_ring (void);

/* A sealed setup of N seats ("red", "blue", ...) on TRACK, which is taken; OPTIONS "name=value ...", or NULL. */
PaddockSetup *joy_test_setup (PaddockDocument *track, guint n, const char *options);
