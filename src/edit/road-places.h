/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Edits of several places of a course at once, and pieces of a course that can be laid on courses.
 *
 * PLACES are indices (guint), ascending, at least one.  Each edit is done to all of them or refused.  A clip is an
 * ordinary road track, its course the places that were taken and its library their tiles, so that it goes through
 * clipboards like any document.  Bonus lines and notes stay behind.
 */

#pragma once

#include "road-edit.h"

const PaddockRefusal *paddock_road_flip_places (PaddockRoadTrack *track, const GArray *places);
const PaddockRefusal *paddock_road_delete_places (PaddockRoadTrack *track, const GArray *places);
const PaddockRefusal *
paddock_road_replace_places (PaddockRoadTrack *track, const GArray *places, const char *tile);
/* Gives those of them that have TILE a copy of it, which can then be changed for them alone.  ADDED is set to the index of
 * the copy in the library. */
const PaddockRefusal *paddock_road_separate_places (PaddockRoadTrack *track,
                                                    const GArray *places,
                                                    guint tile,
                                                    guint *added);
/* Lays them together, in their order, before what is at AT now.  FIRST is set to where the first came to lie. */
const PaddockRefusal *
paddock_road_move_places (PaddockRoadTrack *track, const GArray *places, guint at, guint *first);

PaddockDocument *paddock_road_clip_new (const PaddockRoadTrack *track, const GArray *places);
/* Lays CLIP at AT.  Tiles that the library does not have come with it; pieces of the start and the finish that the
 * course has are left out.  PLACED (of guint) is filled with where it came to lie. */
const PaddockRefusal *paddock_road_lay_clip (PaddockRoadTrack *track,
                                             const PaddockRoadTrack *clip,
                                             guint at,
                                             GArray *placed);
