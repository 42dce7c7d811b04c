/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "start-grid.h"

#include "road-grid.h"
#include "road-rules.h"
#include "words.h"

static const PaddockRefusal no_row = {
  N_ ("The start line must come after a row of its tile."),
  NULL,
};

static PaddockTile *
edit_tile (PaddockRoadTrack *track, guint tile)
{
  return paddock_list_edit (&track->tiles, tile);
}

const PaddockRefusal *
paddock_start_grid_fill (PaddockRoadTrack *track, guint index, guint n)
{
  const PaddockTile *tile = PADDOCK_LIST_AT (track->tiles, PaddockTile, index);
  g_autoptr (GArray) slots = paddock_road_grid_list_spaces (tile);

  if (tile->kind != PADDOCK_TILE_START)
    return &paddock_refused_no_start;
  if (slots->len < n || n > PADDOCK_GRID_MAX)
    return &paddock_refused_no_room;

  g_array_set_size (slots, n);
  paddock_road_grid_put (edit_tile (track, index), slots);
  return NULL;
}

static guint
find_slot (const PaddockTile *tile, int row, int lane)
{
  guint i = 0;

  while (i < paddock_list_len (tile->slots)
         && (PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i)->row != row
             || PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i)->lane != lane))
    i++;

  return i;
}

const PaddockRefusal *
paddock_start_grid_toggle (PaddockRoadTrack *track, guint index, int row, int lane)
{
  const PaddockTile *tile = PADDOCK_LIST_AT (track->tiles, PaddockTile, index);
  guint i = find_slot (tile, row, lane), n = paddock_list_len (tile->slots);
  PaddockTile *draft;

  if (tile->kind != PADDOCK_TILE_START)
    return &paddock_refused_no_start;
  if (i == n && row > tile->start_line)
    return &paddock_refused_beyond_line;
  if (i == n && n == PADDOCK_GRID_MAX)
    return &paddock_refused_no_room;

  draft = edit_tile (track, index);
  if (i < n)
    paddock_list_remove (&draft->slots, i);
  else
    *(PaddockRoadSlot *) paddock_list_append (&draft->slots, &paddock_road_slot_type) =
      (PaddockRoadSlot){ 1, row, lane };
  paddock_road_grid_number (draft);
  return NULL;
}

static gboolean
has_slot_beyond (const PaddockTile *tile, int row)
{
  for (guint i = 0; i < paddock_list_len (tile->slots); i++)
    if (PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i)->row > row)
      return TRUE;

  return FALSE;
}

const PaddockRefusal *
paddock_start_grid_set_line (PaddockRoadTrack *track, guint index, int after)
{
  const PaddockTile *tile = PADDOCK_LIST_AT (track->tiles, PaddockTile, index);
  guint n = paddock_list_len (tile->slots);
  int before = tile->start_line;
  guint section;
  const PaddockRefusal *refusal = NULL;

  if (tile->kind != PADDOCK_TILE_START)
    return &paddock_refused_no_start;
  if (!paddock_tile_get_row (tile, after, &section))
    return &no_row;

  edit_tile (track, index)->start_line = after;
  if (has_slot_beyond (PADDOCK_LIST_AT (track->tiles, PaddockTile, index), after))
    refusal = paddock_start_grid_fill (track, index, n);
  if (refusal)
    edit_tile (track, index)->start_line = before;
  return refusal;
}
