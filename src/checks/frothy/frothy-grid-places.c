/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-grid-places.h"

#define MAX_BEHIND 24 /* ranks behind the foremost place: a grid that is longer is no grid */

static const PaddockGridSlot *
slot_at (const PaddockFrothyMap *map, guint i)
{
  return PADDOCK_LIST_AT (map->track->grid, PaddockGridSlot, i);
}

/* The rank of the place that is ahead of all others; without any that before the lap line, or the first of an open track. */
static int
find_front (const PaddockFrothyMap *map)
{
  int front = PADDOCK_RANK_NONE;

  for (guint i = 0; i < paddock_list_len (map->track->grid); i++) {
    int hex = paddock_frothy_map_find (map, slot_at (map, i)->at);
    int rank = hex == PADDOCK_FROTHY_NO_HEX ? PADDOCK_RANK_NONE : map->ranks[hex];

    if (rank != PADDOCK_RANK_NONE
        && (front == PADDOCK_RANK_NONE
            || paddock_frothy_map_distance (map, front, rank) <= map->length / 2))
      front = rank;
  }
  if (front != PADDOCK_RANK_NONE)
    return front;

  return map->is_closed
           ? paddock_frothy_map_wrap (map, map->track->course.line_rank + map->length - 1)
           : 0;
}

static gboolean
is_taken (const PaddockFrothyMap *map, PaddockHex at)
{
  for (guint i = 0; i < paddock_list_len (map->track->grid); i++)
    if (paddock_hex_equal (slot_at (map, i)->at, at))
      return TRUE;

  return FALSE;
}

static gboolean
has_obstacle (const PaddockFrothyMap *map, PaddockHex at)
{
  const PaddockHexTrack *track = map->track;

  for (guint i = 0; i < paddock_list_len (track->hazards); i++)
    if (paddock_hex_equal (PADDOCK_LIST_AT (track->hazards, PaddockHazard, i)->at, at))
      return TRUE;
  for (guint i = 0; i < paddock_list_len (track->fragiles); i++)
    if (paddock_hex_equal (PADDOCK_LIST_AT (track->fragiles, PaddockFragile, i)->at, at))
      return TRUE;

  return FALSE;
}

typedef struct {
  guint hex;
  int behind; /* ranks behind the front */
  int lane;
  int facing;
} Room;

static int
compare_rooms (gconstpointer a, gconstpointer b)
{
  const Room *first = a, *second = b;

  if (first->behind != second->behind)
    return first->behind - second->behind;

  return first->lane - second->lane;
}

/* On an open track whose first rank has no room places may stand ahead of it: somebody must start somewhere. */
static int
count_behind (const PaddockFrothyMap *map, int front, int rank)
{
  if (map->is_closed)
    return paddock_frothy_map_distance (map, rank, front);

  return rank <= front ? front - rank : rank;
}

static GArray *
find_rooms (const PaddockFrothyMap *map)
{
  GArray *rooms = g_array_new (FALSE, FALSE, sizeof (Room));
  int front = map->length > 0 ? find_front (map) : PADDOCK_RANK_NONE;

  for (guint hex = 0; front != PADDOCK_RANK_NONE && hex < map->n_hexes; hex++) {
    Room room = { hex, 0, map->lanes[hex], -1 };

    if (map->ranks[hex] == PADDOCK_RANK_NONE || !paddock_frothy_map_is_free (map, (int) hex)
        || is_taken (map, map->hexes[hex]) || has_obstacle (map, map->hexes[hex]))
      continue;
    room.behind = count_behind (map, front, map->ranks[hex]);
    room.facing = paddock_frothy_find_facing (map, hex);
    if (room.behind <= MAX_BEHIND && room.facing >= 0)
      g_array_append_val (rooms, room);
  }
  g_array_sort (rooms, compare_rooms);
  return rooms;
}

guint
paddock_frothy_count_room (const PaddockFrothyMap *map, guint n)
{
  g_autoptr (GArray) rooms = find_rooms (map);

  return MIN (rooms->len, n);
}

void
paddock_frothy_add_places (const PaddockFrothyMap *map, PaddockHexTrack *draft, guint n)
{
  g_autoptr (GArray) rooms = find_rooms (map);

  for (guint i = 0; i < MIN (rooms->len, n); i++) {
    const Room *room = &g_array_index (rooms, Room, i);
    PaddockGridSlot *slot = paddock_list_append (&draft->grid, &paddock_grid_slot_type);

    slot->number = (int) paddock_list_len (draft->grid);
    slot->at = map->hexes[room->hex];
    slot->facing = room->facing;
  }
}
