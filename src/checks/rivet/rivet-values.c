/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-course.h"
#include "road-values.h"

#define ASK_EVERY 256 /* rows */

typedef int (*Answer) (const PaddockRoad *road, PaddockRoadSpace space);

static int
count_rows (const PaddockRoad *road, PaddockRoadSpace space)
{
  return paddock_road_get_n_rows (road) + 1 - space.row;
}

static int
count_lanes (const PaddockRoad *road, PaddockRoadSpace space)
{
  return paddock_road_get_row (road, space.row)->lanes;
}

/* Riders are linked with whoever stands on a space directly ahead or behind (RIV-RUL-08), so where there are several, a
 * line can be led or left in either of them. */
static int
count_ways (const PaddockRoad *road, PaddockRoadSpace space)
{
  PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES];
  guint n =
    MAX (paddock_road_get_forward (road, space, out), paddock_road_get_back (road, space, out));

  return n > 1 ? (int) n : 0;
}

static const Answer answers[PADDOCK_N_ROAD_QUESTIONS] = {
  [PADDOCK_ROAD_ROWS] = count_rows,
  [PADDOCK_ROAD_LANES] = count_lanes,
  [PADDOCK_ROAD_LINKS] = count_ways,
};

static void
add_row (GArray *values, const PaddockRoad *road, int row, Answer answer)
{
  for (int lane = 1; lane <= paddock_road_get_row (road, row)->lanes; lane++)
    for (int k = 1; k <= paddock_road_count_spaces (road, row, lane); k++) {
      PaddockRoadSpace space = PADDOCK_ROAD_SPACE (row, lane, k);
      PaddockPlaceValue value = { paddock_road_space_to_place (space), answer (road, space) };

      if (value.value > 0)
        g_array_append_val (values, value);
    }
}

GArray *
paddock_road_values_new (const PaddockRoadTrack *track,
                         PaddockRoadQuestion question,
                         PaddockStop *stop)
{
  g_autoptr (PaddockRoadCourse) course = paddock_road_course_new (track);
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (PaddockPlaceValue));

  for (int row = 1; row <= paddock_road_get_n_rows (course->road); row++) {
    if (row % ASK_EVERY == 0 && paddock_stop_is_asked (stop))
      return NULL;
    add_row (values, course->road, row, answers[question]);
  }

  return paddock_stop_is_asked (stop) ? NULL : g_steal_pointer (&values);
}
