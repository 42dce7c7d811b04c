/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a road track: its course laid out on a page.  scene-road-track.c draws the road,
 * scene-road-signs.c the signs beside it and the lines to be crossed, scene-road-words.c the words around it.
 */

#pragma once

#include "picture.h"
#include "road-shape.h"

#define PADDOCK_ROAD_VERGE 13.0 /* width of a shoulder */

typedef struct {
  const PaddockRoadTrack *track;
  const PaddockViewOptions *options;
  PaddockScene *scene;
  PaddockRoadCourse *course;
  PaddockRoadShape *shape;
} PaddockRoadDrawing;

extern const PaddockPictureKind paddock_road_track_picture;

static inline PaddockPoint
paddock_road_drawing_get_point (const PaddockRoadDrawing *self, double along, double aside)
{
  return paddock_road_shape_get_point (self->shape, along, aside);
}

/* How far from the middle the asphalt ends. */
static inline double
paddock_road_drawing_get_edge (const PaddockRoadDrawing *self, double along)
{
  return paddock_road_shape_get_width (self->shape, along) / 2;
}

/* NULL beyond the finish line. */
const PaddockRoadRow *paddock_road_drawing_find_row (const PaddockRoadDrawing *self, int row);

/* The side of the road, -1 left or +1 right, that is up the page, or outside in a bend: there is room for
 * words. */
int paddock_road_drawing_find_free_side (const PaddockRoadDrawing *self, double along);
/* Whether the plate of a line (start, finish, bonus) stands beside the road there. */
gboolean paddock_road_drawing_has_plate (const PaddockRoadDrawing *self, double from, double to);

/* The middle of a lane of ROW at a place along the road. */
PaddockPoint paddock_road_drawing_get_lane_middle (const PaddockRoadDrawing *self,
                                                   double along,
                                                   int row,
                                                   int lane);

void paddock_road_drawing_add_signs (PaddockRoadDrawing *self);
void paddock_road_drawing_add_words (PaddockRoadDrawing *self);
void paddock_road_drawing_add_frame (PaddockRoadDrawing *self);
