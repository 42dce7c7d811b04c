/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCourseMap: the spaces of a track, numbered, with a lap line across them and the steps from it: what laying a
 * course (course.h) works on.
 */

#pragma once

#include "hex-layout.h"
#include "hex-track.h"

#define PADDOCK_COURSE_FAR G_MAXINT /* not reached */

typedef struct {
  PaddockHexLayout layout;
  double along_x, along_y; /* the way across the track */

  GArray *hexes;         /* of PaddockHex */
  PaddockBoard *spaces;  /* the same */
  PaddockBoard *islands; /* no spaces, but the line runs across them */
  GHashTable *index;     /* by hex: its number + 1 */
  int (*next)[6];        /* by number: those of its neighbours, -1: none */
  gboolean *is_line;     /* on the lap line */
  int *ahead;            /* steps from the lap line, the way that vehicles set off */
  int *behind;           /* steps to it */

  PaddockHex before, after; /* what lies at the ends of the line: no spaces */
} PaddockCourseMap;

void paddock_course_map_init (PaddockCourseMap *self,
                              const PaddockBoard *board,
                              PaddockOrientation orientation);
void paddock_course_map_clear (PaddockCourseMap *self);

static inline PaddockHex
paddock_course_map_hex (const PaddockCourseMap *self, guint i)
{
  return g_array_index (self->hexes, PaddockHex, i);
}

int paddock_course_map_find (const PaddockCourseMap *self, PaddockHex hex); /* its number; -1 */

/* Lays the line on the first stretch of spaces from A to B, as far as they reach, and counts the steps from it.  It runs
 * across islands: holes in the road itself, however it was dragged.  FALSE: there is no stretch. */
gboolean paddock_course_map_cut (PaddockCourseMap *self, PaddockHex a, PaddockHex b);

/* The hole in the track that HEX, which is no space, lies in; NULL: it lies outside. */
PaddockBoard *paddock_course_map_find_hole (const PaddockCourseMap *self, PaddockHex hex);
/* Everything outside that is beside the track. */
PaddockBoard *paddock_course_map_find_outside (const PaddockCourseMap *self);
/* The spaces and every hole but the one given: the road as it would be without islands. */
PaddockBoard *paddock_course_map_fill (const PaddockCourseMap *self, const PaddockBoard *hole);

/* How far to the left of the way across a hex lies; negative: to the right.  Vehicles set off to the left. */
double paddock_course_map_measure_left (const PaddockCourseMap *self, PaddockHex hex);

/* Steps from the hexes that are 0 already to those that are FAR. */
void paddock_course_map_spread (const PaddockCourseMap *self, int *steps);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PaddockCourseMap, paddock_course_map_clear)
