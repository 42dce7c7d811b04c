/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Marks above the drawing of a road: the tile that is selected, where one would be laid, where a bonus line may
 * lie and where not; and the way back, from a point of the drawing to the road.
 */

#pragma once

#include "road-shape.h"
#include "scene-overlay.h"

/* A course and where it lies, made once for each version of a track. */
typedef struct {
  PaddockRoadCourse *course;
  PaddockRoadShape *shape;
} PaddockRoadLayout;

PaddockRoadLayout *paddock_road_layout_new (const PaddockRoadTrack *track);
void paddock_road_layout_free (PaddockRoadLayout *self);

/* The row of the course at a point: 0 if that is beside the road. */
int paddock_road_layout_find_row (const PaddockRoadLayout *self, PaddockPoint point);
/* The boundary nearest to a point, as the row before it; -1 beside the road. */
int paddock_road_layout_find_boundary (const PaddockRoadLayout *self, PaddockPoint point);
/* The first and the last row of a place; FALSE if it has none. */
gboolean
paddock_road_layout_find_place (const PaddockRoadLayout *self, guint place, int *first, int *last);
/* What the rows from FIRST to LAST take up, verges included. */
PaddockRect paddock_road_layout_measure (const PaddockRoadLayout *self, int first, int last);

/* Around rows, verges included. */
void paddock_road_overlay_add_rows (const PaddockRoadLayout *layout,
                                    PaddockScene *scene,
                                    PaddockOutline outline,
                                    int first,
                                    int last);
/* Across the road after a row, with a handle at both ends: here something would be laid. */
void paddock_road_overlay_add_drop (const PaddockRoadLayout *layout, PaddockScene *scene, int row);
/* Across the road after a row: a dashed line where a bonus line may lie, a small cross where not. */
void paddock_road_overlay_add_gap (const PaddockRoadLayout *layout,
                                   PaddockScene *scene,
                                   int row,
                                   gboolean is_allowed);

/* The ways from a row into the next, as they are ridden. */
void paddock_road_overlay_add_ways (const PaddockRoadLayout *layout, PaddockScene *scene, int row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockRoadLayout, paddock_road_layout_free)
