/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is selected, as marks above a drawing: one outline around hexes that touch, a circle on each hex of a thing.
 */

#pragma once

#include "hex-track.h"
#include "scene.h"
#include "selection.h"

/* NULL if nothing is selected. */
PaddockScene *paddock_selection_overlay_new (const PaddockHexTrack *track,
                                             const PaddockSelection *selection);
