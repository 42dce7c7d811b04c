/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTileUses: says, where a tile is changed, that it is used in several places, and offers to change only those that
 * are selected.  Not seen while the tile that is open has one use, or none is open.
 */

#pragma once

#include <adwaita.h>

#include "road-editor.h"

#define PADDOCK_TYPE_TILE_USES (paddock_tile_uses_get_type ())
G_DECLARE_FINAL_TYPE (PaddockTileUses, paddock_tile_uses, PADDOCK, TILE_USES, GtkBox)

void paddock_tile_uses_set_editor (PaddockTileUses *self, PaddockRoadEditor *editor);
