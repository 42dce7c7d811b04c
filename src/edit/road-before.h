/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRoadBefore: a road track as it was, so that what lies on its rows can follow them through an edit.
 *
 * Bonus lines name a place and notes a row of the whole course, but both mean a spot of a tile.  Take it before
 * an edit and settle after: both are then where their rows went, or gone with them.
 */

#pragma once

#include "road-course.h"

typedef struct {
  PaddockRoadTrack track;
} PaddockRoadBefore;

/* Which row of TILE was this one; 0: it is gone. */
typedef int (*PaddockRowMap) (gconstpointer data, int was);

void paddock_road_before_take (PaddockRoadBefore *self, const PaddockRoadTrack *track);
void paddock_road_before_clear (PaddockRoadBefore *self);

/* MAP tells where the rows of TILE went; NULL: rows keep their numbers in all tiles. */
void paddock_road_before_settle (const PaddockRoadBefore *self,
                                 PaddockRoadTrack *track,
                                 const char *tile,
                                 PaddockRowMap map,
                                 gconstpointer data);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PaddockRoadBefore, paddock_road_before_clear)
