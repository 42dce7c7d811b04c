/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTilePicture: a small picture of one tile of a road, in the colours of a canvas.
 */

#pragma once

#include "canvas.h"
#include "road-edit.h"

#define PADDOCK_TYPE_TILE_PICTURE (paddock_tile_picture_get_type ())
G_DECLARE_FINAL_TYPE (PaddockTilePicture, paddock_tile_picture, PADDOCK, TILE_PICTURE, GtkWidget)

GtkWidget *paddock_tile_picture_new (const PaddockTile *tile, PaddockCanvas *canvas);
