/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Obstacles that a race can use up, as they look on a track and as pieces of a race.
 */

#pragma once

#include "scene.h"

/* What meeting it costs beyond the usual: control loss points, then dice of damage.  Nothing if that is all. */
char *paddock_obstacle_dup_rating (int clp, int dice);

void paddock_scene_add_hazard (PaddockScene *scene, PaddockPoint at, int clp, int dice);
/* MARKERS lie there; POINTS are what it brings. */
void paddock_scene_add_fragile (PaddockScene *scene,
                                PaddockPoint at,
                                int clp,
                                int dice,
                                guint markers,
                                int points);
