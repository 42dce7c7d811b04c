/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTileEditor: one tile of a road, drawn as it will be ridden, and what its rows are like.
 *
 * Rows are selected in the drawing or by number; whatever is set then counts for all of them.  It shows the tile that
 * the PaddockRoadEditor has opened and edits through it.
 */

#pragma once

#include <adwaita.h>

#include "canvas.h"
#include "road-editor.h"

#define PADDOCK_TYPE_TILE_EDITOR (paddock_tile_editor_get_type ())
G_DECLARE_FINAL_TYPE (PaddockTileEditor, paddock_tile_editor, PADDOCK, TILE_EDITOR, AdwBin)

void paddock_tile_editor_set_editor (PaddockTileEditor *self, PaddockRoadEditor *editor);
PaddockCanvas *paddock_tile_editor_get_canvas (PaddockTileEditor *self);
