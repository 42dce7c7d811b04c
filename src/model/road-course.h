/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRoadCourse: the course of a road track, laid out: its tiles joined into one road.
 *
 * Derived from a track and never stored.  Laying never fails: places of tiles that are not in the
 * library are passed over, and whatever else is wrong is for the checks to say.  The road ends at the
 * finish line; rows drawn beyond it are in `rows`, but not in `road`.
 */

#pragma once

#include "road.h"
#include "road-track.h"

/* Where a row of the course comes from. */
typedef struct {
  guint place;   /* index into the track's places */
  guint section; /* index into the tile's sections */
  int tile_row;  /* 1.., counted from the rear of the tile */
} PaddockCourseRow;

typedef struct {
  PaddockRoad *road;
  PaddockCourseRow *rows; /* row r of the course is rows[r - 1] */
  int n_rows;
  int start_line; /* after this row; 0: none */
} PaddockRoadCourse;

PaddockRoadCourse *paddock_road_course_new (const PaddockRoadTrack *track);
void paddock_road_course_free (PaddockRoadCourse *self);

/* The row of the course for a row of a place; 0 if there is none. */
int paddock_road_course_find_row (const PaddockRoadCourse *self, guint place, int tile_row);

/* The tile of this id in the library, or NULL. */
const PaddockTile *paddock_road_track_find_tile (const PaddockRoadTrack *self, const char *id);

/* The index of the place of this name, or -1. */
int paddock_road_track_find_place (const PaddockRoadTrack *self, const char *name);

/* Numbers the lines of tiles: a line is what lies between two joins. */
void paddock_road_number_lines (PaddockRoadTrack *track);

int paddock_tile_count_rows (const PaddockTile *self);

/* What a row of a tile is made of, and its section; NULL if the tile has no such row. */
const PaddockRows *paddock_tile_get_row (const PaddockTile *self, int row, guint *section);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockRoadCourse, paddock_road_course_free)
