/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-grid.h"

#include <stdlib.h>

static const PaddockRows *
get_row (const PaddockTile *tile, int row)
{
  guint section;

  return paddock_tile_get_row (tile, row, &section);
}

int
paddock_road_grid_compare (const PaddockTile *tile,
                           const PaddockRoadSlot *a,
                           const PaddockRoadSlot *b)
{
  int priority;

  if (a->row != b->row)
    return b->row - a->row;

  priority = get_row (tile, a->row)->priority;
  if (abs (a->lane - priority) != abs (b->lane - priority))
    return abs (a->lane - priority) - abs (b->lane - priority);

  return a->lane - b->lane;
}

static int
compare_slots (gconstpointer a, gconstpointer b, gpointer tile)
{
  return paddock_road_grid_compare (tile, a, b);
}

gboolean
paddock_road_grid_is_on_road (const PaddockTile *tile, const PaddockRoadSlot *slot)
{
  const PaddockRows *rows = get_row (tile, slot->row);

  return rows && slot->lane >= 1 && slot->lane <= rows->lanes;
}

void
paddock_road_grid_put (PaddockTile *tile, const GArray *slots)
{
  g_clear_pointer (&tile->slots, paddock_list_unref);
  for (guint i = 0; i < slots->len; i++) {
    PaddockRoadSlot *slot = paddock_list_append (&tile->slots, &paddock_road_slot_type);

    *slot = g_array_index (slots, PaddockRoadSlot, i);
    slot->number = (int) i + 1;
  }
}

void
paddock_road_grid_number (PaddockTile *tile)
{
  g_autoptr (GArray) slots = g_array_new (FALSE, FALSE, sizeof (PaddockRoadSlot));

  for (guint i = 0; i < paddock_list_len (tile->slots); i++) {
    const PaddockRoadSlot *slot = PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i);

    if (paddock_road_grid_is_on_road (tile, slot))
      g_array_append_vals (slots, slot, 1);
  }
  g_array_sort_with_data (slots, compare_slots, tile);
  paddock_road_grid_put (tile, slots);
}

GArray *
paddock_road_grid_list_spaces (const PaddockTile *tile)
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
