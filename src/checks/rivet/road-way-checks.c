/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The way along a road track: how wide it is, where the priority line goes, and whether everything can be reached.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "words.h"

#define LONG_FILE 8 /* rows of one lane */

static int
count_lanes (const PaddockRoadMap *map, int row)
{
  return paddock_road_get_row (map->road, row)->lanes;
}

static int
get_priority (const PaddockRoadMap *map, int row)
{
  return CLAMP (paddock_road_get_row (map->road, row)->priority, 1, count_lanes (map, row));
}

static void
check_jumps (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadMap *map = report->prepared;

  for (int row = 1; row < map->n_rows; row++)
    if (ABS (count_lanes (map, row + 1) - count_lanes (map, row)) >= 2)
      paddock_finding_set_site (
        paddock_report_words (report, N_ ("After row {1} the road goes from {2} lanes to {3}."),
                              "%d\t%d\t%d", row, count_lanes (map, row),
                              count_lanes (map, row + 1)),
        PADDOCK_SITE_NUMBERED (ROW, row));
}

/* The priority line */

static gboolean
leads (const PaddockRoad *road, int row, int from, int to)
{
  PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES];
  guint n = paddock_road_get_forward (road, PADDOCK_ROAD_SPACE (row, from, 1), out);

  for (guint i = 0; i < n; i++)
    if (out[i].lane == to)
      return TRUE;

  return FALSE;
}

/* Whether riders who keep to the line FROM a lane can keep to it in lane TO after the row, or one lane beside it. */
static gboolean
is_smooth (const PaddockRoadMap *map, int row, int from, int to)
{
  return leads (map->road, row, from, to)
         || (count_lanes (map, row) == count_lanes (map, row + 1) && ABS (to - from) == 1);
}

static gboolean
is_inside_tile (const PaddockRoadMap *map, int row)
{
  return paddock_road_map_row (map, row)->place == paddock_road_map_row (map, row + 1)->place;
}

static void
check_priority_jumps (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadMap *map = report->prepared;

  for (int row = 1; row < map->n_rows; row++) {
    PaddockFinding *finding;

    if (is_smooth (map, row, get_priority (map, row), get_priority (map, row + 1)))
      continue;
    finding =
      paddock_report_words (report, N_ ("After row {1} the priority line jumps to another lane."),
                            "%d", row);
    paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (ROW, row));
    finding->can_fix = is_inside_tile (map, row);
    if (!finding->can_fix)
      finding->severity = PADDOCK_SEVERITY_HINT;
  }
}

/* The lane of the next row nearest to the one that the line is in now, so that it does not jump. */
static int
find_smooth_lane (const PaddockRoadMap *map, int row)
{
  int from = get_priority (map, row), now = get_priority (map, row + 1), best = now;

  for (int lane = 1; lane <= count_lanes (map, row + 1); lane++)
    if (is_smooth (map, row, from, lane) && (best == now || ABS (lane - now) < ABS (best - now)))
      best = lane;

  return best;
}

static void
fix_priority_jump (gpointer draft, const PaddockFinding *finding)
{
  PaddockRoadMap *map = paddock_road_map_prepare (draft, NULL);
  int row = finding->site.number;
  const PaddockCourseRow *next = paddock_road_map_row (map, row + 1);
  const PaddockTile *tile = paddock_road_map_tile (map, row + 1);
  gboolean is_mirrored = paddock_road_place_at (draft, next->place)->mirror;
  int lane = find_smooth_lane (map, row), lanes = count_lanes (map, row + 1);
  g_autofree char *id = g_strdup (paddock_text_get (tile->id));
  int tile_row = next->tile_row;

  paddock_road_map_release (map);
  paddock_road_edit_rows (paddock_road_edit_tile (draft, id), tile_row)->priority =
    is_mirrored ? lanes + 1 - lane : lane;
}

static gboolean
is_interior (const PaddockRoadMap *map, int row)
{
  return get_priority (map, row) > 1 && get_priority (map, row) < count_lanes (map, row);
}

static void
report_interior (const PaddockRoadMap *map, int first, int last, PaddockReport *report)
{
  paddock_finding_set_rows (
    paddock_report_rows (report, N_ ("The priority line is not in an outermost lane in row {1}."),
                         N_ ("The priority line is not in an outermost lane in rows {1} to {2}."),
                         first, last),
    first, last);
}

static void
check_interior (gconstpointer record, PaddockReport *report)
{
  paddock_road_map_foreach_run (report->prepared, is_interior, report_interior, report);
}

/* Width */

static gboolean
is_single (const PaddockRoadMap *map, int row)
{
  return count_lanes (map, row) == 1;
}

static void
report_single (const PaddockRoadMap *map, int first, int last, PaddockReport *report)
{
  if (last - first >= LONG_FILE)
    paddock_finding_set_rows (
      paddock_report_words (report, N_ ("From row {1} to row {2} there is only one lane."),
                            "%d\t%d", first, last),
      first, last);
}

static void
check_single (gconstpointer record, PaddockReport *report)
{
  paddock_road_map_foreach_run (report->prepared, is_single, report_single, report);
}

static gboolean
has_no_shoulder (const PaddockRoadMap *map, int row)
{
  return !paddock_road_get_row (map->road, row)->shoulders;
}

static void
report_no_shoulder (const PaddockRoadMap *map, int first, int last, PaddockReport *report)
{
  paddock_finding_set_rows (paddock_report_rows (report, N_ ("Row {1} has no shoulder."),
                                                 N_ ("Rows {1} to {2} have no shoulder."), first,
                                                 last),
                            first, last);
}

static void
check_shoulders (gconstpointer record, PaddockReport *report)
{
  paddock_road_map_foreach_run (report->prepared, has_no_shoulder, report_no_shoulder, report);
}

static void
fix_shoulders (gpointer draft, const PaddockFinding *finding)
{
  PaddockRoadMap *map = paddock_road_map_prepare (draft, NULL);

  for (int row = finding->site.number; row <= map->n_rows && has_no_shoulder (map, row); row++) {
    PaddockTile *tile =
      paddock_road_edit_tile (draft, paddock_text_get (paddock_road_map_tile (map, row)->id));

    paddock_road_edit_rows (tile, paddock_road_map_row (map, row)->tile_row)->shoulder = 0;
  }
  paddock_road_map_release (map);
}

/* Reach */

#define SPACES_OF_ROW (2 * (PADDOCK_ROAD_MAX_LANES + 1))

typedef struct {
  const PaddockRoad *road;
  guint8 *is_reached; /* by space */
  GArray *open;       /* of PaddockRoadSpace */
  gboolean is_finished;
} Search;

static guint
index_of (PaddockRoadSpace space)
{
  return (guint) (space.row * SPACES_OF_ROW + space.lane * 2 + space.k - 1);
}

static void
reach (Search *self, PaddockRoadSpace space)
{
  if (paddock_road_is_finish (self->road, space)) {
    self->is_finished = TRUE;
    return;
  }
  if (!paddock_road_has (self->road, space) || self->is_reached[index_of (space)])
    return;

  self->is_reached[index_of (space)] = TRUE;
  g_array_append_val (self->open, space);
}

static void
reach_all (Search *self, const PaddockRoadSpace *spaces, guint n)
{
  for (guint i = 0; i < n; i++)
    reach (self, spaces[i]);
}

static void
reach_grid (Search *self, const PaddockRoadMap *map)
{
  for (guint p = 0; p < paddock_list_len (map->track->places); p++)
    for (guint i = 0; map->tiles[p] && i < paddock_list_len (map->tiles[p]->slots); i++) {
      const PaddockRoadSlot *slot = PADDOCK_LIST_AT (map->tiles[p]->slots, PaddockRoadSlot, i);
      int row = paddock_road_course_find_row (map->course, p, slot->row);

      reach (self, PADDOCK_ROAD_SPACE (row, slot->lane, 1));
    }
}

static void
search (Search *self)
{
  while (self->open->len > 0) {
    PaddockRoadSpace space = g_array_index (self->open, PaddockRoadSpace, self->open->len - 1);
    PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES];

    g_array_set_size (self->open, self->open->len - 1);
    reach_all (self, out, paddock_road_get_forward (self->road, space, out));
    reach_all (self, out, paddock_road_get_side (self->road, space, -1, out));
    reach_all (self, out, paddock_road_get_side (self->road, space, 1, out));
  }
}

/* The first space ahead of the start line that no rider gets to. */
static gboolean
find_unreached (const Search *self, const PaddockRoadMap *map, PaddockRoadSpace *space)
{
  for (int row = map->course->start_line + 1; row <= map->n_rows; row++)
    for (int lane = 1; lane <= count_lanes (map, row); lane++)
      for (int k = paddock_road_count_spaces (map->road, row, lane); k > 0; k--) {
        *space = PADDOCK_ROAD_SPACE (row, lane, k);
        if (!self->is_reached[index_of (*space)])
          return TRUE;
      }

  return FALSE;
}

static void
report_unreached (const Search *self, const PaddockRoadMap *map, PaddockReport *report)
{
  PaddockRoadSpace space;

  if (find_unreached (self, map, &space))
    paddock_finding_set_site (
      paddock_report_words (report, N_ ("No rider gets from the grid to lane {1} of row {2}."),
                            "%d\t%d", space.lane, space.row),
      PADDOCK_SITE_NUMBERED (ROW, space.row));
  else if (!self->is_finished)
    paddock_finding_set_site (paddock_report (report,
                                              N_ ("No rider gets from the grid to the finish.")),
                              PADDOCK_SITE (FINISH));
}

static void
check_reach (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadMap *map = report->prepared;
  g_autofree guint8 *is_reached = g_new0 (guint8, (gsize) (map->n_rows + 1) * SPACES_OF_ROW);
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (PaddockRoadSpace));
  Search self = { .road = map->road, .is_reached = is_reached, .open = open };

  reach_grid (&self, map);
  if (!map->is_framed || !map->course->start_line || open->len == 0) /* others say so */
    return;

  search (&self);
  report_unreached (&self, map, report);
}

static const PaddockCheck rows[] = {
  {
    .id = "RIV-LINT-11",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_jumps,
    .label = N_ ("Lane jumps"),
    .why = N_ ("Where two lanes come or go at once, riders in some lanes may have no choice of "
               "where to go on."),
    .clause = "RIV-LANE-05",
  },
  {
    .id = "RIV-LINT-31",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_ROAD_CHECK,
    .run = check_priority_jumps,
    .label = N_ ("Jumps of the priority line"),
    .why = N_ ("Riders who keep to the priority line would have to move sideways to stay on it."),
    .clause = "RIV-ROAD-04",
    .fix_label = N_ ("Move Priority Line Closer"),
    .fix = fix_priority_jump,
  },
  {
    .id = "RIV-LINT-32",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_interior,
    .label = N_ ("Priority line inside the road"),
    .why = N_ ("Lanes on both sides can then be equally far from the line; of those, the lane "
               "further left is the better place."),
    .clause = "RIV-RUL-09",
  },
  {
    .id = "RIV-LINT-33",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_ROAD_CHECK,
    .run = check_single,
    .label = N_ ("Long single file"),
    .why = N_ ("In one lane nobody can pass; more than eight rows of it are dull."),
    .clause = "RIV-MAP-14",
  },
  {
    .id = "RIV-LINT-36",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_shoulders,
    .label = N_ ("Rows without a shoulder"),
    .why = N_ ("Events that send riders to the road side do nothing there."),
    .clause = "RIV-ROAD-13",
    .fix_label = N_ ("Add Shoulders"),
    .fix = fix_shoulders,
  },
  {
    .id = "RIV-LINT-40",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_reach,
    .label = N_ ("Spaces out of reach"),
    .why = N_ ("Every space ahead of the start line is there to be ridden on."),
    .clause = "RIV-LANE-01",
  },
};

const PaddockCheckTable paddock_road_way_checks = PADDOCK_ROAD_CHECK_TABLE (rows);
