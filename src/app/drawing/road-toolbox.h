/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRoadToolbox: the library of a road track: its tiles as pictures, to drag onto the course or to insert with
 * Enter; and the menu to make new ones.
 */

#pragma once

#include <adwaita.h>

#include "canvas.h"
#include "road-editor.h"

#define PADDOCK_TYPE_ROAD_TOOLBOX (paddock_road_toolbox_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRoadToolbox, paddock_road_toolbox, PADDOCK, ROAD_TOOLBOX, AdwBin)

void paddock_road_toolbox_set_editor (PaddockRoadToolbox *self,
                                      PaddockRoadEditor *editor,
                                      PaddockCanvas *canvas);
