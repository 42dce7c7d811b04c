/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Obstacles that a race can use up, as they look on a track and as pieces of a race.
 */

#pragma once

#include "scene.h"

/* COST is what meeting it costs beyond the usual, "" if that is all; MARKERS lie there; GAIN is what it brings. */
void paddock_scene_add_hazard (PaddockScene *scene, PaddockPoint at, const char *cost);
void paddock_scene_add_fragile (PaddockScene *scene,
                                PaddockPoint at,
                                const char *cost,
                                guint markers,
                                const char *gain);
