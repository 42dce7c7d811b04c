/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places of the road in files and words.
 */

#include "place-words.h"
#include "rivet-facts.h"
#include "rivet-riders.h"
#include "words.h"

static gboolean
is_split (const RivRoad *road, PaddockPlace place)
{
  return riv_road_is_space (road, PADDOCK_PLACE (place.a, (place.b & ~3) + 2));
}

void
riv_format_place (const PaddockTable *table, PaddockPlace place, GString *text)
{
  const RivRoad *road = &riv_course (table)->road;
  guint lane = riv_place_get_lane (place);

  if (place.a > road->n_rows) {
    g_string_append (text, "finish");
    return;
  }
  g_string_append_printf (text, "%d.", place.a);
  if (riv_place_is_road_side (place) && place.a > 0)
    g_string_append (text, lane == 0 ? "left" : "right");
  else
    g_string_append_printf (text, "%u", lane);
  if (riv_road_has (road, place) && !riv_place_is_road_side (place) && is_split (road, place))
    g_string_append_printf (text, ".%u", riv_place_get_half (place));
}

static gboolean
parse_number (const char **text, gint64 max, int *number)
{
  char *end;
  gint64 parsed = g_ascii_strtoll (*text, &end, 10);

  if (end == *text || !g_ascii_isdigit (**text) || parsed > max)
    return FALSE;

  *number = (int) parsed;
  *text = end;
  return TRUE;
}

static gboolean
parse_lane (const RivRoad *road, const char *text, int row, PaddockPlace *place)
{
  int lane, half = 1;

  if (g_str_equal (text, "left") || g_str_equal (text, "right"))
    return riv_road_get_side (road, row, *text == 'r', place);
  if (!parse_number (&text, PADDOCK_ROAD_MAX_LANES, &lane))
    return FALSE;
  if (*text == '.') {
    text++;
    if (!parse_number (&text, 2, &half))
      return FALSE;
  }
  *place = PADDOCK_PLACE (row, lane * 4 + half);
  return *text == '\0' && lane > 0 && half > 0 && riv_road_is_space (road, *place);
}

gboolean
riv_parse_place (const PaddockTable *table, const char *text, PaddockPlace *place)
{
  const RivRoad *road = &riv_course (table)->road;
  int row;

  if (g_str_equal (text, "finish")) {
    *place = riv_road_get_finish (road);
    return TRUE;
  }
  if (g_str_equal (text, "0.0")) { /* of what is under way: none */
    *place = PADDOCK_PLACE (0, 0);
    return TRUE;
  }
  if (!parse_number (&text, road->n_rows, &row) || row < 1 || *text != '.')
    return FALSE;

  return parse_lane (road, text + 1, row, place);
}

void
riv_say_place (const PaddockTable *table,
               const PaddockEvent *event,
               PaddockPlace place,
               GString *text)
{
  const RivRoad *road = &riv_course (table)->road;

  if (!riv_road_has (road, place)) {
    if (place.a > road->n_rows)
      paddock_table_say (table, text, N_ ("beyond the finish line"), NULL);
  } else if (riv_place_is_road_side (place)) {
    paddock_table_say (table, text, N_ ("the road side"), NULL);
  } else if (riv_road_has (road, event->from)) {
    paddock_table_say_road (table, text, paddock_road_space_from_place (event->from),
                            paddock_road_space_from_place (place));
  } else {
    paddock_table_say_number (table, text, N_ ("lane {1}"), (int) riv_place_get_lane (place));
  }
}
