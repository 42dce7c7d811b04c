/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lanes of a road track: from each of them there is one way on, and none crosses another.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "words.h"

static gboolean
has_lane (const PaddockTile *tile, int row, int lane)
{
  guint section;
  const PaddockRows *rows = paddock_tile_get_row (tile, row, &section);

  return !rows || lane <= rows->lanes; /* what lies beyond the tile is not known here */
}

/* The links across the boundary after a row of the course, if a tile has its own there: those of its rows, or those of
 * the entrance to the next tile. */
static gboolean
find_transition_of (const PaddockRoadMap *map,
                    guint place,
                    int after,
                    guint *tile,
                    guint *transition)
{
  const PaddockTile *laid = map->tiles[place];

  for (*transition = 0; *transition < paddock_list_len (laid->transitions); ++*transition)
    if (PADDOCK_LIST_AT (laid->transitions, PaddockTransition, *transition)->after == after) {
      for (*tile = 0; paddock_road_tile_at (map->track, *tile) != laid;)
        ++*tile;
      return TRUE;
    }

  return FALSE;
}

static gboolean
find_transition (const PaddockRoadMap *map, int row, guint *tile, guint *transition)
{
  const PaddockCourseRow *before = paddock_road_map_row (map, row);
  const PaddockCourseRow *beyond = before + 1;

  return find_transition_of (map, before->place, before->tile_row, tile, transition)
         || (beyond->tile_row == 1 && find_transition_of (map, beyond->place, 0, tile, transition));
}

static void
remove_transition (PaddockRoadTrack *track, guint tile, guint transition)
{
  paddock_list_remove (&((PaddockTile *) paddock_list_edit (&track->tiles, tile))->transitions,
                       transition);
}

static gboolean
is_bad_transition (const PaddockTile *tile, const PaddockTransition *transition)
{
  gboolean is_bad = transition->after > paddock_tile_count_rows (tile);

  for (guint i = 0; i < paddock_list_len (transition->links); i++) {
    const PaddockLaneLink *link = PADDOCK_LIST_AT (transition->links, PaddockLaneLink, i);

    is_bad |= !has_lane (tile, transition->after, link->from)
              || !has_lane (tile, transition->after + 1, link->to);
  }

  return is_bad;
}

static void
check_links_of_tile (const PaddockTile *tile, PaddockReport *report)
{
  for (guint t = 0; t < paddock_list_len (tile->transitions); t++) {
    const PaddockTransition *transition = PADDOCK_LIST_AT (tile->transitions, PaddockTransition, t);

    if (is_bad_transition (tile, transition))
      paddock_finding_set_tile (
        paddock_report (report, N_ ("A link starts or ends in a lane that does not exist.")), tile,
        transition->after);
  }
}

/* What a tile says of a boundary goes: the widths of the road say where lanes lead. */
static void
fix_links_of_tile (PaddockRoadTrack *track, const PaddockFinding *finding)
{
  PaddockTile *tile = paddock_road_edit_tile (track, finding->site.id);

  for (guint t = paddock_list_len (tile->transitions); t-- > 0;)
    if (is_bad_transition (tile, PADDOCK_LIST_AT (tile->transitions, PaddockTransition, t)))
      paddock_list_remove (&tile->transitions, t);
}

static void
fix_links (gpointer draft, const PaddockFinding *finding)
{
  PaddockRoadMap *map;
  guint tile = 0, transition = 0;
  gboolean is_found;

  if (finding->site.kind == PADDOCK_SITE_TILE) {
    fix_links_of_tile (draft, finding);
    return;
  }

  map = paddock_road_map_prepare (draft, NULL);
  is_found = find_transition (map, finding->site.number, &tile, &transition);
  paddock_road_map_release (map);
  if (is_found)
    remove_transition (draft, tile, transition);
}

/* The ways over the boundary after a row: for each of its lanes, the lanes of the next row. */
typedef struct {
  int n, m;                            /* lanes before and after it */
  guint ahead[PADDOCK_ROAD_MAX_LANES]; /* bit l - 1 for lane l */
  guint reached;                       /* those that some lane leads to */
} Boundary;

static void
find_ways (const PaddockRoad *road, int row, Boundary *boundary)
{
  boundary->n = paddock_road_get_row (road, row)->lanes;
  boundary->m = paddock_road_get_row (road, row + 1)->lanes;
  boundary->reached = 0;

  for (int lane = 1; lane <= boundary->n; lane++) {
    PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES];
    guint n_out = paddock_road_get_forward (road, PADDOCK_ROAD_SPACE (row, lane, 1), out);

    boundary->ahead[lane - 1] = 0;
    for (guint i = 0; i < n_out; i++)
      boundary->ahead[lane - 1] |= 1u << (out[i].lane - 1);
    boundary->reached |= boundary->ahead[lane - 1];
  }
}

typedef gboolean (*BoundaryFunc) (const Boundary *boundary);

/* One finding a boundary for which IS_BAD holds. */
static void
check_boundaries (BoundaryFunc is_bad, const char *message, PaddockReport *report)
{
  const PaddockRoadMap *map = report->prepared;

  for (int row = 1; row < map->n_rows; row++) {
    Boundary boundary;

    find_ways (map->road, row, &boundary);
    if (is_bad (&boundary)) {
      PaddockFinding *finding = paddock_report_words (report, message, "%d", row);

      paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (ROW, row));
      finding->can_fix &= find_transition (map, row, &(guint){ 0 }, &(guint){ 0 });
    }
  }
}

static gboolean
has_dead_end (const Boundary *boundary)
{
  for (int i = 0; i < boundary->n; i++)
    if (!boundary->ahead[i])
      return TRUE;

  return boundary->reached != (1u << boundary->m) - 1;
}

static void
check_edges (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  for (guint i = 0; i < paddock_list_len (track->tiles); i++)
    check_links_of_tile (paddock_road_tile_at (track, i), report);
  check_boundaries (has_dead_end,
                    N_ ("After row {1} a lane leads nowhere, or no lane leads into one."), report);
}

static gboolean
has_crossing (const Boundary *boundary)
{
  for (int a = 1; a < boundary->n; a++)
    for (int b = 0; b < a; b++)
      if (g_bit_nth_msf (boundary->ahead[b], -1) > g_bit_nth_lsf (boundary->ahead[a], -1)
          && boundary->ahead[a])
        return TRUE;

  return FALSE;
}

static void
check_crossing (gconstpointer record, PaddockReport *report)
{
  check_boundaries (has_crossing, N_ ("Two paths cross after row {1}."), report);
}

static gboolean
has_loose_edge (const Boundary *boundary)
{
  return !(boundary->ahead[0] & 1) || !(boundary->ahead[boundary->n - 1] >> (boundary->m - 1));
}

static void
check_outer_lanes (gconstpointer record, PaddockReport *report)
{
  check_boundaries (has_loose_edge,
                    N_ ("After row {1} an outermost lane does not lead to the outermost lane."),
                    report);
}

static const PaddockCheck rows[] = {
  {
    .id = "RIV-LINT-08",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_edges,
    .label = N_ ("Dead ends"),
    .why = N_ ("Every lane needs a way in and a way on."),
    .clause = "RIV-LANE-01",
    .fix_label = N_ ("Use the Natural Paths"),
    .fix = fix_links,
  },
  {
    .id = "RIV-LINT-09",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_crossing,
    .label = N_ ("Crossing paths"),
    .why = N_ ("Riders follow the natural path; they do not cross each other’s paths."),
    .clause = "RIV-LANE-01",
    .fix_label = N_ ("Use the Natural Paths"),
    .fix = fix_links,
  },
  {
    .id = "RIV-LINT-10",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_outer_lanes,
    .label = N_ ("Outermost lanes"),
    .why = N_ ("Where the road widens or narrows, riders in the outermost lane stay outermost."),
    .clause = "RIV-LANE-01",
    .fix_label = N_ ("Use the Natural Paths"),
    .fix = fix_links,
  },
};

const PaddockCheckTable paddock_road_lane_checks = PADDOCK_ROAD_CHECK_TABLE (rows);
