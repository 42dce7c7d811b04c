/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small roads for tests of On the Rivet, from one line of text.
 */

#pragma once

#include "rivet/rivet-road.h"

/* The tiles of a start, a stretch between and a finish, with "|" between them, each as runs of rows from the rear:
 * "10x3@1 | 30x3@2/13:m | 22x2" has 10 rows of 3 lanes with the priority line on lane 1, then 30 of which lanes 1 and 3
 * are split, on a mountain (f, m, d, s or c), then 22 rows of 2 lanes.  Every run is a section of its own.  Places of the
 * grid go from the last row of the start backwards, from the left. */
PaddockRoadTrack *riv_test_track_new (const char *runs);
void riv_test_track_free (PaddockRoadTrack *track);

PaddockBonusLine *
riv_test_add_bonus (PaddockRoadTrack *track, const char *id, int type, const char *at, int after);
/* Explicit links over a boundary of a tile (0: its entrance): "1>1 2>1". */
void riv_test_add_links (PaddockRoadTrack *track, const char *tile, int after, const char *links);
PaddockTile *riv_test_find_tile (PaddockRoadTrack *track, const char *id);

/* The road of RUNS, which must make one. */
void riv_test_road_init (RivRoad *road, const char *runs);

/* "12.2", "12.2.1" or "12.2.2", "12.left", "12.right", "finish". */
PaddockPlace riv_test_place (const RivRoad *road, const char *text);
char *riv_test_format (const RivRoad *road, PaddockPlace place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockRoadTrack, riv_test_track_free)
