/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRoadMap: a road track as the checks look at it: its course laid out, and the tile under every row.
 *
 * Made once for all checks of a version.  It takes any track, however broken: places of tiles that are not in the
 * library have no rows.
 */

#pragma once

#include "check.h"
#include "road-course.h"

typedef struct {
  const PaddockRoadTrack *track;
  PaddockRoadCourse *course;
  const PaddockRoad *road;   /* up to the finish line */
  int n_rows;                /* of the road */
  const PaddockTile **tiles; /* by place; NULL: the library has none */
  gboolean is_framed;        /* it begins with one whole start and ends with one whole finish */
} PaddockRoadMap;

/* For the tables of checks. */
gpointer paddock_road_map_prepare (gconstpointer track, PaddockStop *stop);
void paddock_road_map_release (gpointer map);

#define PADDOCK_ROAD_CHECK_TABLE(rows_)                                                   \
  {                                                                                       \
    .rows = (rows_), .n_rows = G_N_ELEMENTS (rows_), .prepare = paddock_road_map_prepare, \
    .release = paddock_road_map_release                                                   \
  }

/* Row R of the course: where it comes from, and its tile. */
const PaddockCourseRow *paddock_road_map_row (const PaddockRoadMap *self, int row);
const PaddockTile *paddock_road_map_tile (const PaddockRoadMap *self, int row);
PaddockTerrain paddock_road_map_terrain (const PaddockRoadMap *self, int row);

/* Whether all pieces of one start or finish (KIND) lie in order from place FIRST on; N is set to their number. */
gboolean
paddock_road_map_is_whole_end (const PaddockRoadMap *self, guint first, int kind, guint *n);
guint paddock_road_map_count_kind (const PaddockRoadMap *self, int kind);

/* Calls REPORT for each run of rows of the road for which HOLDS. */
typedef gboolean (*PaddockRowFunc) (const PaddockRoadMap *map, int row);
typedef void (*PaddockRunFunc) (const PaddockRoadMap *map,
                                int first,
                                int last,
                                PaddockReport *report);
void paddock_road_map_foreach_run (const PaddockRoadMap *self,
                                   PaddockRowFunc holds,
                                   PaddockRunFunc run,
                                   PaddockReport *report);

/* The same for stretches: rows of one terrain, whatever tiles they come from. */
void paddock_road_map_foreach_stretch (const PaddockRoadMap *self,
                                       PaddockRunFunc run,
                                       PaddockReport *report);
