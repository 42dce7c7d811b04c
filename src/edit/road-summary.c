/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-summary.h"

#define FAR (4 * PADDOCK_ROAD_MAX_ROWS) /* more spaces than any ride has */

/* The fewest and the most spaces of a ride that ends in each lane of a row, from those of the row before. */
typedef struct {
  int least[PADDOCK_ROAD_MAX_LANES], most[PADDOCK_ROAD_MAX_LANES];
} Rides;

static void
ride_on (const PaddockRoad *road, int row, Rides *rides)
{
  Rides next;

  for (int lane = 1; lane <= paddock_road_get_row (road, row)->lanes; lane++) {
    int n = paddock_road_count_spaces (road, row, lane);
    PaddockRoadSpace behind[PADDOCK_ROAD_MAX_LANES];
    guint n_behind = paddock_road_get_back (road, PADDOCK_ROAD_SPACE (row, lane, n), behind);
    int least = n_behind ? FAR : 0, most = 0;

    for (guint i = 0; i < n_behind; i++) {
      least = MIN (least, rides->least[behind[i].lane - 1]);
      most = MAX (most, rides->most[behind[i].lane - 1]);
    }
    next.least[lane - 1] = least + n;
    next.most[lane - 1] = most + n;
  }
  for (int lane = paddock_road_get_row (road, row)->lanes; lane < PADDOCK_ROAD_MAX_LANES; lane++) {
    next.least[lane] = FAR;
    next.most[lane] = 0;
  }
  *rides = next;
}

static void
measure (const PaddockRoad *road, PaddockRoadSummary *summary)
{
  Rides rides = { 0 };

  summary->n_rows = paddock_road_get_n_rows (road);
  for (int row = 1; row <= summary->n_rows; row++) {
    for (int lane = 1; lane <= paddock_road_get_row (road, row)->lanes; lane++) {
      summary->rows_of_lane[lane - 1]++;
      summary->spaces_of_lane[lane - 1] += paddock_road_count_spaces (road, row, lane);
    }
    ride_on (road, row, &rides);
  }

  summary->shortest = rides.least[0];
  for (int lane = 0; lane < PADDOCK_ROAD_MAX_LANES; lane++) {
    summary->shortest = MIN (summary->shortest, rides.least[lane]);
    summary->longest = MAX (summary->longest, rides.most[lane]);
  }
}

static void
count_riders (const PaddockRoadTrack *track, PaddockRoadSummary *summary)
{
  for (guint i = 0; i < paddock_list_len (track->places); i++) {
    const PaddockTile *tile =
      paddock_road_track_find_tile (track,
                                    PADDOCK_LIST_AT (track->places, PaddockTilePlace, i)->tile);

    summary->n_slots += tile ? paddock_list_len (tile->slots) : 0;
  }
  for (guint players = 2; players <= PADDOCK_ROAD_MAX_PLAYERS; players++)
    if (paddock_road_riders[players] <= summary->n_slots)
      summary->players |= 1u << players;
}

void
paddock_road_summarise (const PaddockRoadTrack *track, PaddockRoadSummary *summary)
{
  g_autoptr (PaddockRoadCourse) course = paddock_road_course_new (track);

  *summary = (PaddockRoadSummary){ .n_lines = paddock_road_track_count_lines (track),
                                   .n_bonuses = paddock_list_len (track->bonuses),
                                   .length = paddock_road_track_get_length (track) };
  measure (course->road, summary);
  count_riders (track, summary);
}
