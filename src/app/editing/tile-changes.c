/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tile-changes.h"

#include <glib/gi18n.h>

#include "lane-links.h"
#include "start-grid.h"
#include "tile-edit.h"

static const char *const labels[] = {
  [PADDOCK_TILE_SET_LABEL] = N_ ("Rename Tile"),
  [PADDOCK_TILE_SET_KIND] = N_ ("Change Kind of Tile"),
  [PADDOCK_TILE_SET_TURN] = N_ ("Turn Curve"),
  [PADDOCK_TILE_MIRROR] = N_ ("Mirror Tile"),
  [PADDOCK_TILE_INSERT_ROW] = N_ ("Insert Row"),
  [PADDOCK_TILE_DELETE_ROWS] = N_ ("Delete Rows"),
  [PADDOCK_TILE_SET_LANES] = N_ ("Change Lanes"),
  [PADDOCK_TILE_SET_PRIORITY] = N_ ("Move Priority Line"),
  [PADDOCK_TILE_SET_SHOULDER] = N_ ("Change Road Side"),
  [PADDOCK_TILE_SET_TERRAIN] = N_ ("Change Terrain"),
  [PADDOCK_TILE_TOGGLE_SPLIT] = N_ ("Split Lane"),
  [PADDOCK_TILE_TOGGLE_CUT] = N_ ("Cut or Join Sections"),
  [PADDOCK_TILE_TOGGLE_LINK] = N_ ("Change Lane Transition"),
  [PADDOCK_TILE_RESET_LINKS] = N_ ("Reset Lane Transition"),
  [PADDOCK_TILE_SET_START_LINE] = N_ ("Move Start Line"),
  [PADDOCK_TILE_FILL_GRID] = N_ ("Lay Out Grid"),
  [PADDOCK_TILE_TOGGLE_SLOT] = N_ ("Change Grid"),
  [PADDOCK_TILE_SET_FINISH_LINE] = N_ ("Move Finish Line"),
};

static const PaddockRefusal *
apply (PaddockRoadTrack *draft, gpointer data)
{
  const PaddockTileChange *edit = data;
  guint tile = edit->tile;
  int first = edit->first, last = edit->last, value = edit->value;

  switch (edit->what) {
  case PADDOCK_TILE_SET_LABEL:
    return paddock_tile_set_label (draft, tile, edit->text);
  case PADDOCK_TILE_SET_KIND:
    return paddock_tile_set_kind (draft, tile, (PaddockTileKind) value);
  case PADDOCK_TILE_SET_TURN:
    return paddock_tile_set_turn (draft, tile, (PaddockBend) value);
  case PADDOCK_TILE_MIRROR:
    return paddock_tile_mirror (draft, tile);
  case PADDOCK_TILE_INSERT_ROW:
    return paddock_tile_insert_rows (draft, tile, last, 1);
  case PADDOCK_TILE_DELETE_ROWS:
    return paddock_tile_delete_rows (draft, tile, first, last);
  case PADDOCK_TILE_SET_LANES:
    return paddock_tile_change_rows (draft, tile, first, last, PADDOCK_ROWS_LANES, value);
  case PADDOCK_TILE_SET_PRIORITY:
    return paddock_tile_change_rows (draft, tile, first, last, PADDOCK_ROWS_PRIORITY, value);
  case PADDOCK_TILE_SET_SHOULDER:
    return paddock_tile_change_rows (draft, tile, first, last, PADDOCK_ROWS_SHOULDER, value);
  case PADDOCK_TILE_SET_TERRAIN:
    return paddock_tile_change_rows (draft, tile, first, last, PADDOCK_ROWS_TERRAIN, value);
  case PADDOCK_TILE_TOGGLE_SPLIT:
    return paddock_tile_change_rows (draft, tile, first, last, PADDOCK_ROWS_SPLIT, value);
  case PADDOCK_TILE_TOGGLE_CUT:
    return paddock_tile_toggle_cut (draft, tile, last);
  case PADDOCK_TILE_TOGGLE_LINK:
    return paddock_lane_links_toggle (draft, tile, last, value, edit->other);
  case PADDOCK_TILE_RESET_LINKS:
    return paddock_lane_links_reset (draft, tile, last);
  case PADDOCK_TILE_SET_START_LINE:
    return paddock_start_grid_set_line (draft, tile, last);
  case PADDOCK_TILE_FILL_GRID:
    return paddock_start_grid_fill (draft, tile, (guint) value);
  case PADDOCK_TILE_TOGGLE_SLOT:
    return paddock_start_grid_toggle (draft, tile, last, value);
  case PADDOCK_TILE_SET_FINISH_LINE:
    return paddock_tile_set_finish_line (draft, tile, last);
  default:
    g_return_val_if_reached (NULL);
  }
}

gboolean
paddock_tile_change_apply (PaddockTileChange *self, PaddockRoadEditor *editor)
{
  return paddock_road_editor_edit (editor, labels[self->what], apply, self);
}
