/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRoadShape: where the road of a course lies on the page.
 *
 * Lines of tiles run straight, to and fro; the curves that join two lines turn the road round into the
 * next free line on their side, past the ends of lines that lie between, so that a course which curls in
 * on itself never lies on itself.  Places along the road are counted in rows from its rear: row r lies
 * between r - 1 and r.  Where the number of lanes changes the road tapers, so that lanes that touch on
 * the page are those that lead into one another.
 */

#pragma once

#include "point.h"
#include "road-course.h"

#define PADDOCK_ROAD_ROW_LENGTH 26.0
#define PADDOCK_ROAD_LANE_WIDTH 22.0

typedef struct _PaddockRoadShape PaddockRoadShape;

PaddockRoadShape *paddock_road_shape_new (const PaddockRoadTrack *track,
                                          const PaddockRoadCourse *course);
void paddock_road_shape_free (PaddockRoadShape *self);

int paddock_road_shape_get_lanes (const PaddockRoadShape *self, int row);

/* Of the asphalt. */
double paddock_road_shape_get_width (const PaddockRoadShape *self, double along);

/* The direction of travel, as an angle of Cairo. */
double paddock_road_shape_get_angle (const PaddockRoadShape *self, double along);

/* The point ASIDE units to the right of the middle of the road, left being negative. */
PaddockPoint
paddock_road_shape_get_point (const PaddockRoadShape *self, double along, double aside);

/* +1 where the road bends to the right, -1 to the left, 0 where it runs straight. */
int paddock_road_shape_get_bend (const PaddockRoadShape *self, double along);

/* The place along the road that is nearest to a point, and how far from the middle that is. */
double
paddock_road_shape_find_along (const PaddockRoadShape *self, PaddockPoint point, double *distance);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockRoadShape, paddock_road_shape_free)
