/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tiles of a road track: rows, and what they say of themselves.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "words.h"

typedef void (*RowsFunc) (const PaddockTile *tile,
                          const PaddockRows *rows,
                          int row,
                          PaddockReport *report);

/* Calls FUNC for each run of rows of the library; ROW is its first one. */
static void
foreach_rows (const PaddockRoadTrack *track, RowsFunc func, PaddockReport *report)
{
  for (guint t = 0; t < paddock_list_len (track->tiles); t++) {
    const PaddockTile *tile = paddock_road_tile_at (track, t);
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
    paddock_finding_set_tile (
      paddock_report_words (report,
                            N_ ("The priority line is in lane {1}, but there are only {2} lanes."),
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
      paddock_finding_set_tile (
        paddock_report_words (report, N_ ("Lane {1} is split, but there are only {2} lanes."),
                              "%d\t%d", paddock_list_get_int (rows->split, i), rows->lanes),
        tile, row);
}

static void
check_split (gconstpointer record, PaddockReport *report)
{
  foreach_rows (record, check_split_of_rows, report);
}

static void
check_ranges (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  if (track->max_players && track->min_players > track->max_players)
    paddock_report_words (report, N_ ("The course is for at least {1} and at most {2} players."),
                          "%d\t%d", track->min_players, track->max_players);
  for (guint i = 0; i < paddock_list_len (track->tiles); i++) {
    const PaddockTile *tile = paddock_road_tile_at (track, i);

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
}

static const PaddockCheck rows[] = {
  {
    .id = "RIV-LINT-04",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_priority,
    .label = N_ ("Priority line"),
    .why = N_ ("The priority line decides who is ahead in a row, so every row has one."),
    .clause = "RIV-ROAD-04",
  },
  {
    .id = "RIV-LINT-06",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_split,
    .label = N_ ("Split lanes"),
    .why = N_ ("Only an existing lane can have two spaces in a row."),
    .clause = "RIV-PSEU-02",
  },
  {
    .id = "RIV-LINT-41",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_ranges,
    .label = N_ ("Conflicting values"),
    .why = N_ ("The smaller number of players or pieces comes first."),
    .clause = "RIV-MAP-01",
  },
};

const PaddockCheckTable paddock_road_tile_checks = PADDOCK_CHECK_TABLE (rows);
