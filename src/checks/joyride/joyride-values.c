/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers for the hexes of a Joyride track: the map of its stages says them.
 */

#include "check-tables.h"
#include "joyride-map.h"

#define ASK_EVERY 4096 /* cells */

static guint
get_nearest (const guint16 *distances, guint cell)
{
  guint nearest = PADDOCK_JOY_FAR;

  for (guint d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    nearest = MIN (nearest, distances[cell * PADDOCK_N_DIRECTIONS + d]);

  return nearest;
}

/* How far a way from line to line through this cell is, and how much of it lies before the cell. */
static guint
get_way (const PaddockJoyStage *stage, guint cell, guint *before)
{
  guint shortest = PADDOCK_JOY_FAR;

  for (guint d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    guint state = cell * PADDOCK_N_DIRECTIONS + d;

    if (stage->from[state] == PADDOCK_JOY_FAR || stage->to[state] == PADDOCK_JOY_FAR
        || (guint) stage->from[state] + stage->to[state] >= shortest)
      continue;
    shortest = (guint) stage->from[state] + stage->to[state];
    *before = stage->from[state];
  }

  return shortest;
}

/* A space belongs to the stage that it is the least detour for. */
static int
get_lap_distance (const PaddockJoyMap *map, guint cell)
{
  guint least = PADDOCK_JOY_FAR;
  guint total = 0;
  int distance = -1;

  if (map->n_lines < 2) /* no stages */
    return -1;

  for (guint s = 0; s < map->n_lines && map->stages[s].shortest != PADDOCK_JOY_FAR; s++) {
    const PaddockJoyStage *stage = &map->stages[s];
    guint before = 0;
    guint way = get_way (stage, cell, &before);

    if (way != PADDOCK_JOY_FAR && way - stage->shortest < least) {
      least = way - stage->shortest;
      distance = (int) (total + before);
    }
    total += stage->shortest;
  }

  return distance;
}

static int
get_value (const PaddockJoyMap *map, PaddockTrackQuestion question, guint cell)
{
  switch (question) {
  case PADDOCK_TRACK_DISTANCE:
    return get_lap_distance (map, cell);
  case PADDOCK_TRACK_WIDTH:
    return map->width_at[cell];
  case PADDOCK_TRACK_ROUTES:
    return map->is_on_route[cell] ? 1 : -1;
  case PADDOCK_TRACK_REACH:
  case PADDOCK_N_TRACK_QUESTIONS:
  default:
    return -1;
  }
}

static void
add_reach (GArray *values, const PaddockJoyMap *map, const PaddockTrackCar *car)
{
  int front = paddock_joy_map_cell (map, car->front);
  g_autofree guint16 *distances = NULL;
  guint32 source;

  if (front < 0 || !paddock_joy_map_fits (map, (guint) front, (guint) car->heading))
    return;

  source = (guint32) front * PADDOCK_N_DIRECTIONS + (guint32) car->heading;
  distances = paddock_joy_map_search (map, &source, 1, PADDOCK_JOY_FORWARD);
  for (guint cell = 0; cell < map->n_cells; cell++) {
    guint steps = get_nearest (distances, cell);

    if (steps <= (guint) car->steps)
      paddock_track_values_add (values, paddock_joy_map_hex (map, cell), (int) steps);
  }
}

void
paddock_joyride_add_values (GArray *values,
                            const PaddockHexTrack *track,
                            PaddockTrackQuestion question,
                            const PaddockTrackCar *car,
                            PaddockStop *stop)
{
  gboolean is_on_ground = question == PADDOCK_TRACK_WIDTH || question == PADDOCK_TRACK_REACH;
  g_autoptr (PaddockJoyMap) map =
    is_on_ground ? paddock_joy_map_new_ground (track, stop) : paddock_joy_map_new (track, stop);

  if (!map)
    return;

  if (question == PADDOCK_TRACK_REACH)
    add_reach (values, map, car);
  for (guint cell = 0; cell < map->n_cells; cell++) {
    int value = map->is_free[cell] ? get_value (map, question, cell) : -1;

    if (value >= 0)
      paddock_track_values_add (values, paddock_joy_map_hex (map, cell), value);
    if (cell % ASK_EVERY == 0 && paddock_stop_is_asked (stop))
      return;
  }
}
