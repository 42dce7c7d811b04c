/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The finish of a road track: its line, its length and its width.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "words.h"

#define FINISH_ROWS 22
#define SPRINT_ROWS 6 /* the last ones */
#define RUN_MAX 60    /* rows in one element of a file */

static void
check_finish_line (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  for (guint i = 0; i < paddock_list_len (track->tiles); i++) {
    const PaddockTile *tile = paddock_road_tile_at (track, i);
    int n = paddock_tile_count_rows (tile);

    if (tile->finish_line && (tile->kind != PADDOCK_TILE_FINISH || tile->piece != tile->of))
      paddock_finding_set_tile (
        paddock_report (report, N_ ("The finish line is not on the last piece of a finish.")), tile,
        0);
    else if (tile->finish_line > n)
      paddock_finding_set_tile (
        paddock_report_words (report,
                              N_ ("The finish line is after row {1} of a tile with {2} rows."),
                              "%d\t%d", tile->finish_line, n),
        tile, 0);
  }
}

static void
fix_finish_line (gpointer draft, const PaddockFinding *finding)
{
  paddock_road_edit_tile (draft, finding->site.id)->finish_line = 0;
}

/* Rows of the finish up to its line, and the tile of its last piece. */
static int
count_finish_rows (const PaddockRoadMap *map, const PaddockTile **last)
{
  int n = 0;

  for (int row = 1; row <= map->n_rows; row++)
    if (paddock_road_map_tile (map, row)->kind == PADDOCK_TILE_FINISH) {
      *last = paddock_road_map_tile (map, row);
      n++;
    }

  return n;
}

static int
get_line (const PaddockTile *tile)
{
  return tile->finish_line ? tile->finish_line : paddock_tile_count_rows (tile);
}

static PaddockRows *
edit_last_run (PaddockTile *tile)
{
  return paddock_road_edit_rows (tile, paddock_tile_count_rows (tile));
}

static gboolean
can_set_length (const PaddockTile *tile, int line)
{
  guint section;
  int missing = line - paddock_tile_count_rows (tile);

  return line >= 1
         && (missing <= 0
             || paddock_tile_get_row (tile, paddock_tile_count_rows (tile), &section)->n + missing
                  <= RUN_MAX);
}

static void
check_finish_length (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadMap *map = report->prepared;
  const PaddockTile *last = NULL;
  int n = count_finish_rows (map, &last);
  PaddockFinding *finding;

  if (!map->is_framed || n == FINISH_ROWS || !last)
    return;

  finding =
    paddock_report_words (report, N_ ("The finish has {1} rows up to its line instead of {2}."),
                          "%d\t%d", n, FINISH_ROWS);
  paddock_finding_set_tile (finding, last, 0);
  finding->element = get_line (last) + FINISH_ROWS - n;
  finding->can_fix = can_set_length (last, finding->element);
}

/* The line is moved, onto rows that are added if there are too few. */
static void
fix_finish_length (gpointer draft, const PaddockFinding *finding)
{
  PaddockTile *tile = paddock_road_edit_tile (draft, finding->site.id);
  int missing = finding->element - paddock_tile_count_rows (tile);

  if (missing > 0)
    edit_last_run (tile)->n += missing;
  tile->finish_line = finding->element;
}

static gboolean
is_narrow_end (const PaddockRoadMap *map, int row)
{
  return row > map->n_rows - SPRINT_ROWS && paddock_road_get_row (map->road, row)->lanes == 1;
}

static void
report_narrow_end (const PaddockRoadMap *map, int first, int last, PaddockReport *report)
{
  paddock_finding_set_rows (
    paddock_report_rows (report, N_ ("Row {1}, just before the finish line, has only one lane."),
                         N_ ("Rows {1} to {2}, just before the finish line, have only one lane."),
                         first, last),
    first, last);
}

static void
check_narrow_finish (gconstpointer record, PaddockReport *report)
{
  paddock_road_map_foreach_run (report->prepared, is_narrow_end, report_narrow_end, report);
}

static const PaddockCheck rows[] = {
  {
    .id = "RIV-LINT-02",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_ROAD_CHECK,
    .run = check_finish_length,
    .label = N_ ("Length of the finish"),
    .why = N_ ("The finish is the last 22 rows of the course; no bonus can be won there."),
    .clause = "RIV-MAP-10",
    .fix_label = N_ ("Make It 22 Rows"),
    .fix = fix_finish_length,
  },
  {
    .id = "RIV-LINT-38",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_narrow_finish,
    .label = N_ ("Narrow finish"),
    .why = N_ ("In one lane nobody can pass, so the sprint is over before it begins."),
    .clause = "RIV-MAP-14",
  },
  {
    .id = "RIV-LINT-42",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_finish_line,
    .label = N_ ("Finish line"),
    .why = N_ ("The race ends when riders leave the last row before the finish line."),
    .clause = "RIV-MAP-10",
    .fix_label = N_ ("Move Finish Line to the End"),
    .fix = fix_finish_line,
  },
};

const PaddockCheckTable paddock_road_line_checks = PADDOCK_ROAD_CHECK_TABLE (rows);
