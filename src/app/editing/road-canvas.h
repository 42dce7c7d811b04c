/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRoadCanvas: ties a canvas to the editor of roads: clicks select, drags move tiles and bonus lines, tiles of the
 * library are dropped, keys carry out commands; and what is selected or would be done is shown above the drawing.
 */

#pragma once

#include "canvas.h"
#include "road-editor.h"

typedef struct _PaddockRoadCanvas PaddockRoadCanvas;

PaddockRoadCanvas *paddock_road_canvas_new (PaddockCanvas *canvas, PaddockRoadEditor *editor);
void paddock_road_canvas_free (PaddockRoadCanvas *self);
