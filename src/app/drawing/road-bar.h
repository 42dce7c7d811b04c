/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRoadBar: what can be done to the selected tile of a course, as a row of buttons, and what the course amounts to.
 */

#pragma once

#include <adwaita.h>

#include "road-editor.h"

#define PADDOCK_TYPE_ROAD_BAR (paddock_road_bar_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRoadBar, paddock_road_bar, PADDOCK, ROAD_BAR, AdwBin)

void paddock_road_bar_set_editor (PaddockRoadBar *self, PaddockRoadEditor *editor);
