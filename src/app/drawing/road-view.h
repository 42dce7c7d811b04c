/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRoadView: a road track: its course, or one tile of it that is being changed.
 */

#pragma once

#include "drawing-view.h"
#include "road-editor.h"

#define PADDOCK_TYPE_ROAD_VIEW (paddock_road_view_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRoadView, paddock_road_view, PADDOCK, ROAD_VIEW, PaddockDrawingView)

PaddockRoadEditor *paddock_road_view_get_road_editor (PaddockRoadView *self);
