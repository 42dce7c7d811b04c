/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers for the hexes of a track, to look at while it is drawn: how far on the lap, how wide, on a
 * best way or not, how soon a car gets there.
 *
 * They say what the checks see, for any track, however unfinished: a hex that a question has no answer
 * for has no number.
 */

#pragma once

#include "hex-track.h"
#include "stop.h"

typedef enum {
  PADDOCK_TRACK_DISTANCE, /* steps from the start, spaces from the lap line */
  PADDOCK_TRACK_WIDTH,    /* spaces side by side */
  PADDOCK_TRACK_ROUTES,   /* where there are lines: 1 where a best way of some stage may go */
  PADDOCK_TRACK_REACH,    /* where there are lines: the fewest unit steps of one car, forwards */
  PADDOCK_N_TRACK_QUESTIONS,
} PaddockTrackQuestion;

typedef struct {
  PaddockHex hex;
  int value;
} PaddockHexValue;

/* Where the car of REACH stands, and how far it may go. */
typedef struct {
  PaddockHex front;
  int heading; /* direction 0..5 */
  int steps;   /* the total of its dice */
} PaddockTrackCar;

/* Of PaddockHexValue; empty if there is nothing to say.  CAR may be NULL except for REACH.  NULL: it was
 * stopped. */
GArray *paddock_track_values_new (const PaddockHexTrack *track,
                                  PaddockTrackQuestion question,
                                  const PaddockTrackCar *car,
                                  PaddockStop *stop);

/* For games: adds the numbers of a track, and one of them. */
typedef void (*PaddockTrackValuesFunc) (GArray *values,
                                        const PaddockHexTrack *track,
                                        PaddockTrackQuestion question,
                                        const PaddockTrackCar *car,
                                        PaddockStop *stop);
void paddock_track_values_add (GArray *values, PaddockHex hex, int value);
