/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockHexLayout: where a hex is drawn, and which hex a point lies in.
 *
 * y grows downwards.  SIZE is the distance from the centre of a hex to a corner, in whatever unit the
 * caller draws in; zoom is a larger size.  Pointy layouts have direction 0 to the right; flat layouts
 * have it 30 degrees lower, so that direction 2 is straight up.  Both turn anti-clockwise with a
 * rising direction.
 */

#pragma once

#include "hex.h"
#include "point.h"

typedef enum {
  PADDOCK_ORIENTATION_POINTY,
  PADDOCK_ORIENTATION_FLAT,
} PaddockOrientation;

typedef struct {
  PaddockOrientation orientation;
  double size;
  PaddockPoint origin; /* the centre of hex (0, 0) */
} PaddockHexLayout;

PaddockPoint paddock_hex_layout_centre (const PaddockHexLayout *self, PaddockHex hex);
PaddockHex paddock_hex_layout_at (const PaddockHexLayout *self, PaddockPoint point);

/* Corner i lies at facing 2i + 1: the side in direction d runs from corner d - 1 to corner d. */
void
paddock_hex_layout_corners (const PaddockHexLayout *self, PaddockHex hex, PaddockPoint corners[6]);

/* The angle of a facing in radians, as cairo counts them: clockwise from the right. */
double paddock_hex_layout_angle (const PaddockHexLayout *self, int facing);
