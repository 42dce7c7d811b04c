/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockMinimap: all of a canvas's drawing in a corner, with a frame around what the canvas shows.
 *
 * A click or a drag moves the canvas there.  It is there only while the canvas shows less than everything,
 * and paints nothing itself: it shows the overview that the canvas has anyway.
 */

#pragma once

#include "canvas.h"

#define PADDOCK_TYPE_MINIMAP (paddock_minimap_get_type ())
G_DECLARE_FINAL_TYPE (PaddockMinimap, paddock_minimap, PADDOCK, MINIMAP, GtkWidget)
