/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where on a sheet a thing is shown: a column of a table, a box of a track and the words about it below, a trait on
 * the front and on the reverse.
 */

#pragma once

#include "scene.h"

/* Of PaddockRect: around shapes of THING that stand together, its texts among them. */
GArray *paddock_scene_find_areas (const PaddockScene *scene, PaddockThing thing);
