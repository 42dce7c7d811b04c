/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers for the spaces of a road, to look at while it is drawn.  Like those of hexes (track-values.h), they are there for
 * any course, however unfinished.
 */

#pragma once

#include "road-track.h"
#include "stop.h"

typedef enum {
  PADDOCK_ROAD_ROWS,  /* to the finish line: 1 in the last row */
  PADDOCK_ROAD_LANES, /* side by side */
  PADDOCK_ROAD_LINKS, /* where a line of riders can break: how many lanes lead into the space or on from it, if several */
  PADDOCK_N_ROAD_QUESTIONS,
} PaddockRoadQuestion;

typedef struct {
  PaddockPlace place;
  int value;
} PaddockPlaceValue;

/* Of PaddockPlaceValue.  NULL: it was stopped. */
GArray *paddock_road_values_new (const PaddockRoadTrack *track,
                                 PaddockRoadQuestion question,
                                 PaddockStop *stop);
