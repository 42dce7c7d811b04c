/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRoadSummary: what a course amounts to: its length, its lines of tiles, the game it makes.
 *
 * Derived and never stored.
 */

#pragma once

#include "road-course.h"
#include "road-length.h"

typedef struct {
  int n_rows;                                 /* up to the finish line */
  int rows_of_lane[PADDOCK_ROAD_MAX_LANES];   /* in how many rows there is such a lane */
  int spaces_of_lane[PADDOCK_ROAD_MAX_LANES]; /* and how many spaces it has there */
  int shortest, longest; /* spaces from the first row to the last, without a step aside */
  guint n_lines;
  PaddockGameLength length; /* never AUTO */
  guint n_bonuses;
  guint n_slots; /* of the grid */
  guint players; /* bit p: the grid has room for p of them */
} PaddockRoadSummary;

void paddock_road_summarise (const PaddockRoadTrack *track, PaddockRoadSummary *summary);
