/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-course.h"

#include "rules-error.h"
#include "words.h"

#define MAX_SIDE 1000

gboolean
paddock_hex_course_frame (PaddockHexWindow *self, const PaddockHexTrack *track, GError **error)
{
  PaddockBoardBounds bounds;

  if (!paddock_board_get_bounds (track->board, &bounds))
    return paddock_refuse_setup (error, N_ ("The track has no spaces yet"));

  *self = paddock_hex_window_around (bounds.min, bounds.max, 1);
  if (self->width > MAX_SIDE || self->height > MAX_SIDE)
    return paddock_refuse_setup (error,
                                 N_ ("The track is %d by %d hexes; a race takes at most %d by %d"),
                                 self->width, self->height, MAX_SIDE, MAX_SIDE);
  return TRUE;
}
