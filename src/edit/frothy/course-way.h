/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCourseWay: a way from the lap line, round a circuit and back to it or to the end of a road, and the ranks of the
 * hexes along it, whose lanes are known.
 *
 * Hexes abreast get nearly the same rank, however wide the way and sharp its bends.  Along a lane every step goes on by
 * one rank at least.  In each bend whichever lane is the longest there has a hex for every rank; the others skip some.
 */

#pragma once

#include "course-map.h"

typedef struct {
  const PaddockCourseMap *map;
  const int *lane;  /* by number */
  const int *first; /* steps from the line, the way it is left; FAR: no part of the way */
  const int
    *last; /* steps back to the line; NULL: it is a road, which ends where FIRST is largest */
  gboolean is_back; /* vehicles drive towards the line: from the largest rank to the smallest */
} PaddockCourseWay;

/* Sets the RANK of every hex of the way, from 1 on; those of the line stay as they are.  Returns how many ranks there are,
 * with that of the line. */
int paddock_course_way_rank (const PaddockCourseWay *self, int *rank);
