/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Snapping: where a gesture ends that comes near to something which it was surely meant to meet.
 *
 * Lines of tokens end at what bounds the road, the lap line of a course lies straight, the point at which a
 * reference picture is dragged meets a hex, bonus lines fall into the nearest gap that may have one.  People switch it
 * on and off for all of them at once, and Control turns that round while it is held.
 *
 * Nothing here changes a document: tools ask where, and what they then show is what they do.
 */

#pragma once

#include "bonus-place.h"
#include "gesture.h"
#include "hex-layout.h"
#include "hex-track.h"
#include "track-things.h"

/* So many hexes along a row, or rows of a road, are near. */
#define PADDOCK_SNAP_REACH 2

/* Whether a gesture with these flags snaps, given what is set. */
gboolean paddock_snap_is_on (gboolean is_set, guint flags);

/* The line that is being laid; its own tokens are no bounds. */
typedef struct {
  const PaddockHexTrack *track;
  PaddockThingKind kind;
  int index; /* -1: a new one */
} PaddockSnapLine;

typedef enum {
  PADDOCK_BOUND_NONE,    /* nothing is near */
  PADDOCK_BOUND_BARRIER, /* the token lies on a barrier beside the road */
  PADDOCK_BOUND_TAKEN,   /* beside an obstacle or another token, which has the hex */
  PADDOCK_BOUND_EDGE,    /* the board ends: the hex is the first beyond it */
} PaddockBound;

/* Moves the end AT of a line along its row to what bounds the road there; OUTWARDS leads away from the other end. */
PaddockBound paddock_snap_end (const PaddockSnapLine *line, PaddockHex *at, int outwards);

/* The hex near TO at which a line from FROM lies along one of the twelve facings; TO itself if none is near. */
PaddockHex paddock_snap_to_facing (PaddockHex from, PaddockHex to);

/* The middle or the corner of a hex near a point; the point itself if it is near to none. */
PaddockPoint paddock_snap_to_hex (const PaddockHexLayout *layout, PaddockPoint point);

/* The row near ROW after which a bonus line lies or may lie; ROW itself if there is none.  The line with the index MOVED
 * does not count. */
int paddock_snap_to_gap (const PaddockRoadTrack *track,
                         const PaddockRoadCourse *course,
                         int row,
                         guint moved);
