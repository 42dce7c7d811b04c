/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockStrip: a row or a column of controls that may be longer than its window.
 *
 * It never wraps, so that the drawing beside it stays where it is whatever tool is in hand.  What does not fit is scrolled,
 * and an arrow at the end says that there is more, and leads there.
 */

#pragma once

#include <adwaita.h>

#define PADDOCK_TYPE_STRIP (paddock_strip_get_type ())
G_DECLARE_FINAL_TYPE (PaddockStrip, paddock_strip, PADDOCK, STRIP, AdwBin)
