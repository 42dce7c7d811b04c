/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the courses of games on hex tracks have in common.
 */

#pragma once

#include "hex-track.h"
#include "hex-window.h"

/* The window of a course: the whole board with a border of one hex, off the track.  FALSE: no race can be held on it. */
gboolean
paddock_hex_course_frame (PaddockHexWindow *self, const PaddockHexTrack *track, GError **error);
