/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Road tracks: their tiles, and the course laid with them.
 */

#include "check-tables.h"
#include "road-course.h"
#include "words.h"

#define ROAD .kind = &paddock_road_track_kind

static const PaddockTile *
tile_at (const PaddockRoadTrack *track, guint i)
{
  return PADDOCK_LIST_AT (track->tiles, PaddockTile, i);
}

static const PaddockTilePlace *
place_at (const PaddockRoadTrack *track, guint i)
{
  return PADDOCK_LIST_AT (track->places, PaddockTilePlace, i);
}

static const PaddockTile *
tile_of_place (const PaddockRoadTrack *track, guint i)
{
  return paddock_road_track_find_tile (track, place_at (track, i)->tile);
}

static gboolean
place_has_kind (const PaddockRoadTrack *track, guint i, int kind)
{
  const PaddockTile *tile = tile_of_place (track, i);

  return tile && tile->kind == kind;
}

static void
set_tile_place (PaddockFinding *finding, const PaddockTile *tile, int row)
{
  if (row)
    paddock_finding_set_place (finding, "tile %s row %d", paddock_text_get (tile->id), row);
  else
    paddock_finding_set_place (finding, "tile %s", paddock_text_get (tile->id));
}

/* All pieces of one start or finish, in order, from place FIRST on; FALSE if one is missing. */
static gboolean
is_whole_end (const PaddockRoadTrack *track, guint first, int kind, guint *n)
{
  const PaddockTile *tile =
    first < paddock_list_len (track->places) ? tile_of_place (track, first) : NULL;

  *n = tile ? (guint) tile->of : 0;
  if (!tile || first + *n > paddock_list_len (track->places))
    return FALSE;

  for (guint i = 0; i < *n; i++) {
    const PaddockTile *piece = tile_of_place (track, first + i);

    if (!piece || piece->kind != kind || piece->piece != (int) i + 1 || piece->of != tile->of
        || !g_str_equal (paddock_text_get (piece->set), paddock_text_get (tile->set)))
      return FALSE;
  }

  return TRUE;
}

static guint
count_kind (const PaddockRoadTrack *track, int kind)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (track->places); i++)
    n += place_has_kind (track, i, kind);

  return n;
}

static void
check_frame (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;
  guint n_places = paddock_list_len (track->places);
  guint n_finish = count_kind (track, PADDOCK_TILE_FINISH);
  guint n;

  if (!is_whole_end (track, 0, PADDOCK_TILE_START, &n)
      || n != count_kind (track, PADDOCK_TILE_START))
    paddock_finding_set_place (
      paddock_report (report,
                      N_ (
                        "The course does not begin with the pieces of one start, in their order.")),
      "start");
  if (n_finish == 0 || n_finish > n_places
      || !is_whole_end (track, n_places - n_finish, PADDOCK_TILE_FINISH, &n) || n != n_finish)
    paddock_finding_set_place (
      paddock_report (report,
                      N_ (
                        "The course does not end with the pieces of one finish, in their order.")),
      "finish");
}

typedef void (*RowsFunc) (const PaddockTile *tile,
                          const PaddockRows *rows,
                          int row,
                          PaddockReport *report);

/* Calls FUNC for each run of rows of the library; ROW is its first one. */
static void
foreach_rows (const PaddockRoadTrack *track, RowsFunc func, PaddockReport *report)
{
  for (guint t = 0; t < paddock_list_len (track->tiles); t++) {
    const PaddockTile *tile = tile_at (track, t);
    int row = 1;

    for (guint s = 0; s < paddock_list_len (tile->sections); s++) {
      const PaddockSection *section = PADDOCK_LIST_AT (tile->sections, PaddockSection, s);

      for (guint i = 0; i < paddock_list_len (section->rows); i++) {
        const PaddockRows *rows = PADDOCK_LIST_AT (section->rows, PaddockRows, i);

        func (tile, rows, row, report);
        row += rows->n;
      }
    }
  }
}

static void
check_priority_of_rows (const PaddockTile *tile,
                        const PaddockRows *rows,
                        int row,
                        PaddockReport *report)
{
  if (rows->priority > rows->lanes)
    set_tile_place (paddock_report_words (
                      report, N_ ("The priority line is in lane {1}, but there are {2} lanes."),
                      "%d\t%d", rows->priority, rows->lanes),
                    tile, row);
}

static void
check_priority (gconstpointer record, PaddockReport *report)
{
  foreach_rows (record, check_priority_of_rows, report);
}

static void
check_split_of_rows (const PaddockTile *tile,
                     const PaddockRows *rows,
                     int row,
                     PaddockReport *report)
{
  for (guint i = 0; i < paddock_list_len (rows->split); i++)
    if (paddock_list_get_int (rows->split, i) > rows->lanes)
      set_tile_place (paddock_report_words (report,
                                            N_ ("Lane {1} is split, but there are {2} lanes."),
                                            "%d\t%d", paddock_list_get_int (rows->split, i),
                                            rows->lanes),
                      tile, row);
}

static void
check_split (gconstpointer record, PaddockReport *report)
{
  foreach_rows (record, check_split_of_rows, report);
}

static void
check_names (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  for (guint i = 0; i < paddock_list_len (track->places); i++)
    if (!tile_of_place (track, i))
      paddock_finding_set_place (paddock_report_words (report,
                                                       N_ ("There is no tile {1} in the library."),
                                                       "%s",
                                                       paddock_text_get (
                                                         place_at (track, i)->tile)),
                                 "place %s", paddock_text_get (place_at (track, i)->as));
  for (guint i = 0; i < paddock_list_len (track->bonuses); i++) {
    const PaddockBonusLine *bonus = PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, i);

    if (paddock_road_track_find_place (track, bonus->at) < 0)
      paddock_finding_set_place (paddock_report_words (report,
                                                       N_ ("There is no place {1} in the course."),
                                                       "%s", paddock_text_get (bonus->at)),
                                 "bonus %s", paddock_text_get (bonus->id));
  }
}

static gboolean
has_lane (const PaddockTile *tile, int row, int lane)
{
  guint section;
  const PaddockRows *rows = paddock_tile_get_row (tile, row, &section);

  return !rows || lane <= rows->lanes; /* what lies beyond the tile is not known here */
}

static void
check_links_of_tile (const PaddockTile *tile, PaddockReport *report)
{
  for (guint t = 0; t < paddock_list_len (tile->transitions); t++) {
    const PaddockTransition *transition = PADDOCK_LIST_AT (tile->transitions, PaddockTransition, t);
    int after = transition->after;
    gboolean is_bad = after > paddock_tile_count_rows (tile);

    for (guint i = 0; i < paddock_list_len (transition->links); i++) {
      const PaddockLaneLink *link = PADDOCK_LIST_AT (transition->links, PaddockLaneLink, i);

      is_bad |= !has_lane (tile, after, link->from) || !has_lane (tile, after + 1, link->to);
    }
    if (is_bad)
      set_tile_place (paddock_report (report,
                                      N_ ("A link starts or ends in a lane that is not there.")),
                      tile, after);
  }
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
check_boundaries (const PaddockRoadTrack *track,
                  BoundaryFunc is_bad,
                  const char *message,
                  PaddockReport *report)
{
  g_autoptr (PaddockRoadCourse) course = paddock_road_course_new (track);

  for (int row = 1; row < paddock_road_get_n_rows (course->road); row++) {
    Boundary boundary;

    find_ways (course->road, row, &boundary);
    if (is_bad (&boundary))
      paddock_finding_set_place (paddock_report_words (report, message, "%d", row), "row %d", row);
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
    check_links_of_tile (tile_at (track, i), report);
  check_boundaries (track, has_dead_end,
                    N_ ("After row {1} a lane leads nowhere, or none leads into one."), report);
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
  check_boundaries (record, has_crossing, N_ ("Two ways cross after row {1}."), report);
}

static gboolean
has_loose_edge (const Boundary *boundary)
{
  return !(boundary->ahead[0] & 1) || !(boundary->ahead[boundary->n - 1] >> (boundary->m - 1));
}

static void
check_outer_lanes (gconstpointer record, PaddockReport *report)
{
  check_boundaries (record, has_loose_edge,
                    N_ ("After row {1} an outermost lane does not lead to the outermost lane."),
                    report);
}

static void
check_slot (const PaddockTile *tile, guint i, PaddockReport *report)
{
  const PaddockRoadSlot *slot = PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i);
  guint section;
  const PaddockRows *rows = paddock_tile_get_row (tile, slot->row, &section);

  if (!rows || slot->lane > rows->lanes)
    paddock_finding_set_place (paddock_report_words (report,
                                                     N_ (
                                                       "Place {1} of the grid is not on the road."),
                                                     "%d", slot->number),
                               "slot %d", slot->number);
  for (guint j = 0; j < i; j++) {
    const PaddockRoadSlot *other = PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, j);

    if (other->row == slot->row && other->lane == slot->lane)
      paddock_finding_set_place (
        paddock_report_words (report, N_ ("Places {1} and {2} of the grid are the same space."),
                              "%d\t%d", other->number, slot->number),
        "slot %d", slot->number);
  }
}

static gboolean
has_slot (const PaddockTile *tile, int number)
{
  for (guint i = 0; i < paddock_list_len (tile->slots); i++)
    if (PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i)->number == number)
      return TRUE;

  return FALSE;
}

static void
check_grid_of_tile (const PaddockTile *tile, PaddockReport *report)
{
  guint n = paddock_list_len (tile->slots);

  if (n && tile->kind != PADDOCK_TILE_START)
    set_tile_place (paddock_report (report, N_ ("A tile that is no start has a starting grid.")),
                    tile, 0);
  for (guint number = 1; number <= n; number++)
    if (!has_slot (tile, (int) number))
      paddock_finding_set_place (
        paddock_report_words (report, N_ ("The grid has {2} places, but none with the number {1}."),
                              "%u\t%u", number, n),
        "slot %u", number);
  for (guint i = 0; i < n; i++)
    check_slot (tile, i, report);
}

static void
check_grid (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  for (guint i = 0; i < paddock_list_len (track->tiles); i++)
    check_grid_of_tile (tile_at (track, i), report);
}

static void
check_start_line_of_tile (const PaddockTile *tile, PaddockReport *report)
{
  if (!tile->start_line)
    set_tile_place (paddock_report (report, N_ ("A start with a grid has no start line.")), tile,
                    0);

  for (guint i = 0; tile->start_line && i < paddock_list_len (tile->slots); i++) {
    const PaddockRoadSlot *slot = PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i);

    if (slot->row > tile->start_line)
      paddock_finding_set_place (
        paddock_report_words (report, N_ ("Place {1} of the grid lies beyond the start line."),
                              "%d", slot->number),
        "slot %d", slot->number);
  }
}

static void
check_start_line (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  for (guint i = 0; i < paddock_list_len (track->tiles); i++)
    if (paddock_list_len (tile_at (track, i)->slots))
      check_start_line_of_tile (tile_at (track, i), report);
}

typedef struct {
  const PaddockBonusLine *line;
  const PaddockTile *tile;
  guint place;
  guint section; /* G_MAXUINT: it does not lie in one section */
} Bonus;

/* FALSE if the place or its tile is missing. */
static gboolean
find_bonus (const PaddockRoadTrack *track, guint i, Bonus *bonus)
{
  int place;
  guint beyond;

  bonus->line = PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, i);
  place = paddock_road_track_find_place (track, bonus->line->at);
  bonus->tile = place >= 0 ? tile_of_place (track, (guint) place) : NULL;
  if (!bonus->tile)
    return FALSE;

  bonus->place = (guint) place;
  if (!paddock_tile_get_row (bonus->tile, bonus->line->after, &bonus->section)
      || !paddock_tile_get_row (bonus->tile, bonus->line->after + 1, &beyond)
      || beyond != bonus->section)
    bonus->section = G_MAXUINT;
  return TRUE;
}

typedef void (*BonusFunc) (const PaddockRoadTrack *track,
                           guint i,
                           const Bonus *bonus,
                           PaddockReport *report);

static void
foreach_bonus (const PaddockRoadTrack *track, BonusFunc func, PaddockReport *report)
{
  for (guint i = 0; i < paddock_list_len (track->bonuses); i++) {
    Bonus bonus;

    if (find_bonus (track, i, &bonus))
      func (track, i, &bonus, report);
  }
}

static void
report_bonus (PaddockReport *report, const Bonus *bonus, const char *message)
{
  const char *id = paddock_text_get (bonus->line->id);

  paddock_finding_set_place (paddock_report_words (report, message, "%s", id), "bonus %s", id);
}

static const PaddockTerrain bonus_terrains[] = { [PADDOCK_BONUS_SPRINT] = PADDOCK_TERRAIN_SPRINT,
                                                 [PADDOCK_BONUS_MOM] = PADDOCK_TERRAIN_MOUNTAIN };

static void
check_terrain_of_bonus (const PaddockRoadTrack *track,
                        guint i,
                        const Bonus *bonus,
                        PaddockReport *report)
{
  int terrain;

  if (bonus->section == G_MAXUINT)
    return;

  terrain = PADDOCK_LIST_AT (bonus->tile->sections, PaddockSection, bonus->section)->terrain;
  if (terrain != (int) bonus_terrains[bonus->line->type])
    report_bonus (report, bonus, N_ ("Bonus line {1} lies on the wrong terrain."));
}

static void
check_bonus_terrain (gconstpointer record, PaddockReport *report)
{
  foreach_bonus (record, check_terrain_of_bonus, report);
}

static void
check_section_of_bonus (const PaddockRoadTrack *track,
                        guint i,
                        const Bonus *bonus,
                        PaddockReport *report)
{
  for (guint j = 0; j < i; j++) {
    Bonus other;

    if (find_bonus (track, j, &other) && other.place == bonus->place
        && other.section == bonus->section && bonus->section != G_MAXUINT)
      report_bonus (report, bonus, N_ ("Bonus line {1} is the second one in its section."));
  }
}

static void
check_bonus_sections (gconstpointer record, PaddockReport *report)
{
  foreach_bonus (record, check_section_of_bonus, report);
}

static void
check_finish_of_bonus (const PaddockRoadTrack *track,
                       guint i,
                       const Bonus *bonus,
                       PaddockReport *report)
{
  if (bonus->tile->kind == PADDOCK_TILE_FINISH)
    report_bonus (report, bonus, N_ ("Bonus line {1} lies on the finish."));
}

static void
check_bonus_on_finish (gconstpointer record, PaddockReport *report)
{
  foreach_bonus (record, check_finish_of_bonus, report);
}

static void
check_rows_of_bonus (const PaddockRoadTrack *track,
                     guint i,
                     const Bonus *bonus,
                     PaddockReport *report)
{
  if (bonus->section == G_MAXUINT)
    report_bonus (report, bonus,
                  N_ ("Bonus line {1} does not lie between two rows of one section."));
}

static void
check_bonus_rows (gconstpointer record, PaddockReport *report)
{
  foreach_bonus (record, check_rows_of_bonus, report);
}

static void
check_ranges (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  if (track->max_players && track->min_players > track->max_players)
    paddock_report_words (report, N_ ("The course is for at least {1} and at most {2} players."),
                          "%d\t%d", track->min_players, track->max_players);
  for (guint i = 0; i < paddock_list_len (track->tiles); i++) {
    const PaddockTile *tile = tile_at (track, i);

    if (tile->of > 1 && !*paddock_text_get (tile->set))
      set_tile_place (
        paddock_report (report, N_ ("A piece does not say which start or finish it belongs to.")),
        tile, 0);
    if (tile->piece > tile->of)
      set_tile_place (paddock_report_words (report, N_ ("A tile is piece {1} of {2}."), "%d\t%d",
                                            tile->piece, tile->of),
                      tile, 0);
  }
}

static void
check_finish_line (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  for (guint i = 0; i < paddock_list_len (track->tiles); i++) {
    const PaddockTile *tile = tile_at (track, i);
    int n = paddock_tile_count_rows (tile);

    if (tile->finish_line && (tile->kind != PADDOCK_TILE_FINISH || tile->piece != tile->of))
      set_tile_place (
        paddock_report (report, N_ ("The finish line does not lie on the last piece of a finish.")),
        tile, 0);
    else if (tile->finish_line > n)
      set_tile_place (paddock_report_words (
                        report, N_ ("The finish line lies after row {1} of a tile with {2} rows."),
                        "%d\t%d", tile->finish_line, n),
                      tile, 0);
  }
}

static const PaddockCheck rows[] = {
  {
    .id = "RIV-LINT-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_frame,
    .label = N_ ("Start and finish"),
    .why = N_ ("A course begins with its start and ends with its finish."),
    .clause = "RIV-MAP-01",
  },
  {
    .id = "RIV-LINT-04",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_priority,
    .label = N_ ("Priority line"),
    .why = N_ ("The priority line settles who is ahead in a row, so each row has it."),
    .clause = "RIV-ROAD-04",
  },
  {
    .id = "RIV-LINT-05",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_names,
    .label = N_ ("Names"),
    .why = N_ ("The course can only be laid with tiles that the library has."),
    .clause = "RIV-MAP-11",
  },
  {
    .id = "RIV-LINT-06",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_split,
    .label = N_ ("Split lanes"),
    .why = N_ ("Only a lane that is there can have two spaces in a row."),
    .clause = "RIV-PSEU-02",
  },
  {
    .id = "RIV-LINT-08",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_edges,
    .label = N_ ("Dead ends"),
    .why = N_ ("From each lane there must be a way on, and a way into it."),
    .clause = "RIV-LANE-01",
  },
  {
    .id = "RIV-LINT-09",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_crossing,
    .label = N_ ("Crossing ways"),
    .why = N_ ("Riders follow the natural path; they do not cross each other's."),
    .clause = "RIV-LANE-01",
  },
  {
    .id = "RIV-LINT-10",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_outer_lanes,
    .label = N_ ("Outermost lanes"),
    .why = N_ ("Where the road widens or narrows, whoever rides outermost stays outermost."),
    .clause = "RIV-LANE-01",
  },
  {
    .id = "RIV-LINT-12",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_grid,
    .label = N_ ("Starting grid"),
    .why = N_ ("Riders are placed in the order of the grid, each on a space of the start."),
    .clause = "RIV-GRID-04",
  },
  {
    .id = "RIV-LINT-13",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_start_line,
    .label = N_ ("Start line"),
    .why = N_ ("All riders start behind the start line."),
    .clause = "RIV-MAP-02",
  },
  {
    .id = "RIV-LINT-17",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_bonus_terrain,
    .label = N_ ("Terrain of bonus lines"),
    .why = N_ ("Sprint lines lie on sprints, and the mountain's on climbs."),
    .clause = "RIV-BONUS-02",
  },
  {
    .id = "RIV-LINT-18",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_bonus_sections,
    .label = N_ ("Two bonus lines in a section"),
    .why = N_ ("A section has one bonus line at most."),
    .clause = "RIV-BONUS-04",
  },
  {
    .id = "RIV-LINT-19",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_bonus_on_finish,
    .label = N_ ("Bonus line on the finish"),
    .why = N_ ("The finish has a prize of its own; no bonus is awarded there."),
    .clause = "RIV-BONUS-06",
  },
  {
    .id = "RIV-LINT-20",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_bonus_rows,
    .label = N_ ("Bonus line outside its section"),
    .why = N_ ("A bonus line is crossed from one row of its section to the next."),
    .clause = "RIV-BONUS-05",
  },
  {
    .id = "RIV-LINT-41",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_ranges,
    .label = N_ ("Values that do not go together"),
    .why = N_ ("Players and pieces are counted from the smaller number to the larger."),
    .clause = "RIV-MAP-01",
  },
  {
    .id = "RIV-LINT-42",
    .severity = PADDOCK_SEVERITY_ERROR,
    ROAD,
    .run = check_finish_line,
    .label = N_ ("Finish line"),
    .why = N_ ("The race ends where riders leave the last row before the finish line."),
    .clause = "RIV-MAP-10",
  },
};

const PaddockCheckTable paddock_road_checks = PADDOCK_CHECK_TABLE (rows);
