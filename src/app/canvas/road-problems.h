/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where on a road the checks found something: from the site of a finding to rows of the course, and marks
 * around these.
 */

#pragma once

#include "finding.h"
#include "road-overlay.h"

/* A course and where it lies. */
typedef struct {
  const PaddockRoadTrack *track;
  const PaddockRoadLayout *layout;
} PaddockLaidRoad;

/* FALSE: what the finding names is not on the course. */
gboolean paddock_road_problem_find_rows (const PaddockLaidRoad *road,
                                         const PaddockFinding *finding,
                                         int *first,
                                         int *last);

/* NULL: there is nothing to mark.  IN_HAND may be NULL. */
PaddockScene *paddock_road_problems_mark (const PaddockLaidRoad *road,
                                          const GPtrArray *findings,
                                          const PaddockFinding *in_hand);

/* The worst finding that is marked in a row; NULL: none. */
const PaddockFinding *paddock_road_problems_find (const PaddockLaidRoad *road,
                                                  const GPtrArray *findings,
                                                  const PaddockFinding *in_hand,
                                                  int row);
