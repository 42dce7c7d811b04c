/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tiles of a road track: rows, and what they say of themselves.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "road-runs.h"
#include "words.h"

static void
check_lanes_of_rows (const PaddockTile *tile,
                     const PaddockRows *rows,
                     int row,
                     PaddockReport *report)
{
  if (rows->lanes < 1 || rows->lanes > PADDOCK_ROAD_MAX_LANES)
    paddock_finding_set_tile (
      paddock_report_words (report, N_ ("A row has {1} lanes; it must have 1 to {2}."), "%d\t%d",
                            rows->lanes, PADDOCK_ROAD_MAX_LANES),
      tile, row);
}

static void
check_lanes (gconstpointer record, PaddockReport *report)
{
  paddock_road_foreach_rows (record, check_lanes_of_rows, report);
}

static void
fix_lanes (gpointer draft, const PaddockFinding *finding)
{
  PaddockRows *rows = paddock_road_edit_rows_of (draft, finding);

  rows->lanes = CLAMP (rows->lanes, 1, PADDOCK_ROAD_MAX_LANES);
}

static void
check_priority_of_rows (const PaddockTile *tile,
                        const PaddockRows *rows,
                        int row,
                        PaddockReport *report)
{
  if (rows->priority < 1 || rows->priority > rows->lanes)
    paddock_finding_set_tile (
      paddock_report_words (report,
                            N_ ("The priority line is in lane {1}, but there are only {2} lanes."),
                            "%d\t%d", rows->priority, rows->lanes),
      tile, row);
}

static void
check_priority (gconstpointer record, PaddockReport *report)
{
  paddock_road_foreach_rows (record, check_priority_of_rows, report);
}

static void
fix_priority (gpointer draft, const PaddockFinding *finding)
{
  PaddockRows *rows = paddock_road_edit_rows_of (draft, finding);

  rows->priority = CLAMP (rows->priority, 1, rows->lanes);
}

static void
check_split_of_rows (const PaddockTile *tile,
                     const PaddockRows *rows,
                     int row,
                     PaddockReport *report)
{
  for (guint i = 0; i < paddock_list_len (rows->split); i++)
    if (paddock_list_get_int (rows->split, i) > rows->lanes)
      paddock_finding_set_tile (
        paddock_report_words (report, N_ ("Lane {1} is split, but there are only {2} lanes."),
                              "%d\t%d", paddock_list_get_int (rows->split, i), rows->lanes),
        tile, row);
}

static void
check_split (gconstpointer record, PaddockReport *report)
{
  paddock_road_foreach_rows (record, check_split_of_rows, report);
}

static void
fix_split (gpointer draft, const PaddockFinding *finding)
{
  PaddockRows *rows = paddock_road_edit_rows_of (draft, finding);

  for (guint i = paddock_list_len (rows->split); i-- > 0;)
    if (paddock_list_get_int (rows->split, i) > rows->lanes)
      paddock_list_remove (&rows->split, i);
}

static void
check_players (const PaddockRoadTrack *track, PaddockReport *report)
{
  if (track->min_players && track->max_players && track->min_players > track->max_players)
    paddock_report_words (report, N_ ("The course is for at least {1} and at most {2} players."),
                          "%d\t%d", track->min_players, track->max_players);
}

static void
check_piece (const PaddockTile *tile, PaddockReport *report)
{
  if (tile->of > 1 && !*paddock_text_get (tile->set))
    paddock_finding_set_tile (
      paddock_report (report, N_ ("A piece does not say which start or finish it belongs to.")),
      tile, 0);
  if (tile->piece > tile->of)
    paddock_finding_set_tile (paddock_report_words (report,
                                                    N_ ("A tile claims to be piece {1} of {2}."),
                                                    "%d\t%d", tile->piece, tile->of),
                              tile, 0);
}

static void
check_ranges (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  check_players (track, report);
  for (guint i = 0; i < paddock_list_len (track->tiles); i++)
    check_piece (paddock_road_tile_at (track, i), report);
}

static void
fix_ranges (gpointer draft, const PaddockFinding *finding)
{
  PaddockRoadTrack *track = draft;
  int least = track->min_players;
  PaddockTile *tile;

  if (finding->site.kind == PADDOCK_SITE_DOCUMENT) {
    track->min_players = track->max_players;
    track->max_players = least;
    return;
  }

  tile = paddock_road_edit_tile (track, finding->site.id);
  tile->of = MAX (tile->of, tile->piece);
  if (tile->of > 1 && !*paddock_text_get (tile->set))
    paddock_text_set (&tile->set, tile->kind == PADDOCK_TILE_START ? "start" : "finish");
}

static const PaddockCheck rows[] = {
  {
    .id = "RIV-LINT-03",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_lanes,
    .label = N_ ("Number of lanes"),
    .why = N_ ("A road has one to five lanes."),
    .clause = "RIV-MAP-14",
    .fix_label = N_ ("Change Lanes"),
    .fix = fix_lanes,
  },
  {
    .id = "RIV-LINT-04",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_priority,
    .label = N_ ("Priority line"),
    .why = N_ ("The priority line decides who is ahead in a row, so every row has one."),
    .clause = "RIV-ROAD-04",
    .fix_label = N_ ("Move Priority Line onto the Road"),
    .fix = fix_priority,
  },
  {
    .id = "RIV-LINT-06",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_split,
    .label = N_ ("Split lanes"),
    .why = N_ ("Only an existing lane can have two spaces in a row."),
    .clause = "RIV-PSEU-02",
    .fix_label = N_ ("Split Only Existing Lanes"),
    .fix = fix_split,
  },
  {
    .id = "RIV-LINT-41",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_ranges,
    .label = N_ ("Conflicting values"),
    .why = N_ ("The smaller number of players or pieces comes first."),
    .clause = "RIV-MAP-01",
    .fix_label = N_ ("Put Values in Order"),
    .fix = fix_ranges,
  },
};

const PaddockCheckTable paddock_road_tile_checks = PADDOCK_CHECK_TABLE (rows);
