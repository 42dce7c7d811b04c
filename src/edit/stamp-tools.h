/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays clips and sections on a track.
 */

#pragma once

#include "motion.h"
#include "tool.h"

/* Lays all of a clip and selects it, if the layers that it needs are open.  Holes in it cover nothing.  Letters
 * follow the track's legend, which gets those that it lacks; numbers that are taken become the next free ones; the
 * starting line is left out where there is one. */
void
paddock_clip_lay (PaddockToolRun *run, const PaddockHexTrack *clip, const PaddockMotion *motion);

/* Turns the piece in hand as COMMAND ("rotate-left", "mirror-across" ...) would turn it once it is laid.  FALSE: that is
 * no turn. */
gboolean paddock_stamp_turn (PaddockToolSettings *settings, const char *command);
