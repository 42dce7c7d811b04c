/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bonus lines: where they may lie, where not and why, and the edits of them.
 *
 * A line lies between two rows of one section.  Its kind is that of the terrain, so nobody has
 * to choose it: sprints have sprint lines, climbs the mountain's.
 */

#pragma once

#include "refusal.h"
#include "road-course.h"

#define PADDOCK_NO_BONUS G_MAXUINT

/* A line across the course, after a row of a place. */
typedef struct {
  guint place;
  int after;
} PaddockRoadGap;

/* The gap after a row of the course. */
PaddockRoadGap paddock_road_gap_after (const PaddockRoadCourse *course, int row);

/* Why no bonus line may lie there; NULL: it may.  The one with the index MOVED does not count. */
const PaddockRefusal *
paddock_bonus_refuse (const PaddockRoadTrack *track, PaddockRoadGap gap, guint moved);

/* The line that lies there; PADDOCK_NO_BONUS if none does. */
guint paddock_bonus_find (const PaddockRoadTrack *track, PaddockRoadGap gap);

const PaddockRefusal *paddock_bonus_add (PaddockRoadTrack *track, PaddockRoadGap gap);
const PaddockRefusal *paddock_bonus_move (PaddockRoadTrack *track, guint index, PaddockRoadGap gap);
const PaddockRefusal *paddock_bonus_delete (PaddockRoadTrack *track, guint index);

/* After an edit of what was BEFORE: takes away the lines whose place is gone, and those that may no longer lie
 * where they are.  What lay wrong already is left for the checks. */
void paddock_bonus_trim (PaddockRoadTrack *track, const PaddockRoadTrack *before);
