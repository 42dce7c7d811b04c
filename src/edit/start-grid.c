/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "start-grid.h"

#include <stdlib.h>

#include "road-rules.h"
#include "words.h"

static const PaddockRefusal no_row = {
  N_ ("The start line must come after a row of its tile."),
  NULL,
};

static const PaddockRows *
get_row (const PaddockTile *tile, int row)
{
  guint section;

  return paddock_tile_get_row (tile, row, &section);
}

static int
compare_slots (gconstpointer left, gconstpointer right, gpointer tile)
{
  const PaddockRoadSlot *a = left, *b = right;
  int priority;

  if (a->row != b->row)
    return b->row - a->row;

  priority = get_row (tile, a->row)->priority;
  if (abs (a->lane - priority) != abs (b->lane - priority))
    return abs (a->lane - priority) - abs (b->lane - priority);

  return a->lane - b->lane;
}

static gboolean
is_on_road (const PaddockTile *tile, const PaddockRoadSlot *slot)
{
  const PaddockRows *rows = get_row (tile, slot->row);

  return rows && slot->lane >= 1 && slot->lane <= rows->lanes;
}

/* In placing order. */
static GArray *
collect (const PaddockTile *tile)
{
  GArray *slots = g_array_new (FALSE, FALSE, sizeof (PaddockRoadSlot));

  for (guint i = 0; i < paddock_list_len (tile->slots); i++) {
    const PaddockRoadSlot *slot = PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i);

    if (is_on_road (tile, slot))
      g_array_append_vals (slots, slot, 1);
  }
  g_array_sort_with_data (slots, compare_slots, (gpointer) tile);

  return slots;
}

static void
put (PaddockTile *tile, const GArray *slots)
{
  g_clear_pointer (&tile->slots, paddock_list_unref);
  for (guint i = 0; i < slots->len; i++) {
    PaddockRoadSlot *slot = paddock_list_append (&tile->slots, &paddock_road_slot_type);

    *slot = g_array_index (slots, PaddockRoadSlot, i);
    slot->number = (int) i + 1;
  }
}

void
paddock_start_grid_number (PaddockTile *tile)
{
  g_autoptr (GArray) slots = collect (tile);

  put (tile, slots);
}

/* All spaces behind the start line, in placing order. */
static GArray *
list_spaces (const PaddockTile *tile)
{
  GArray *slots = g_array_new (FALSE, FALSE, sizeof (PaddockRoadSlot));

  for (int row = 1; row <= tile->start_line && get_row (tile, row); row++)
    for (int lane = 1; lane <= get_row (tile, row)->lanes; lane++) {
      PaddockRoadSlot slot = { 0, row, lane };

      g_array_append_val (slots, slot);
    }
  g_array_sort_with_data (slots, compare_slots, (gpointer) tile);

  return slots;
}

static PaddockTile *
edit_tile (PaddockRoadTrack *track, guint tile)
{
  return paddock_list_edit (&track->tiles, tile);
}

const PaddockRefusal *
paddock_start_grid_fill (PaddockRoadTrack *track, guint index, guint n)
{
  const PaddockTile *tile = PADDOCK_LIST_AT (track->tiles, PaddockTile, index);
  g_autoptr (GArray) slots = list_spaces (tile);

  if (tile->kind != PADDOCK_TILE_START)
    return &paddock_refused_no_start;
  if (slots->len < n || n > PADDOCK_GRID_MAX)
    return &paddock_refused_no_room;

  g_array_set_size (slots, n);
  put (edit_tile (track, index), slots);
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
  paddock_start_grid_number (draft);
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
  const PaddockRefusal *refusal = NULL;

  if (tile->kind != PADDOCK_TILE_START)
    return &paddock_refused_no_start;
  if (!get_row (tile, after))
    return &no_row;

  edit_tile (track, index)->start_line = after;
  if (has_slot_beyond (PADDOCK_LIST_AT (track->tiles, PaddockTile, index), after))
    refusal = paddock_start_grid_fill (track, index, n);
  if (refusal)
    edit_tile (track, index)->start_line = before;
  return refusal;
}
