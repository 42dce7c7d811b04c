/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The signs of terrains, by colour and by shape: on the shoulder of a road, and in tables.
 */

#pragma once

#include "road-track.h"
#include "scene.h"

/* A polygon with POINTS in its own frame: x along the road, which has ANGLE, y to the right. */
void paddock_scene_add_sign (PaddockScene *self,
                             PaddockStyle style,
                             PaddockPoint at,
                             double angle,
                             const PaddockPoint *points,
                             guint n);

void paddock_scene_add_terrain_sign (PaddockScene *self,
                                     PaddockTerrain terrain,
                                     PaddockPoint at,
                                     double angle);
