/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Start and finish of a road track: the grid and the lines.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "words.h"

static void
check_slot (const PaddockTile *tile, guint i, PaddockReport *report)
{
  const PaddockRoadSlot *slot = PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i);
  guint section;
  const PaddockRows *rows = paddock_tile_get_row (tile, slot->row, &section);

  if (!rows || slot->lane > rows->lanes)
    paddock_finding_set_site (paddock_report_words (report,
                                                    N_ ("Grid place {1} is not on the road."), "%d",
                                                    slot->number),
                              PADDOCK_SITE_NUMBERED (SLOT, slot->number));
  for (guint j = 0; j < i; j++) {
    const PaddockRoadSlot *other = PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, j);

    if (other->row == slot->row && other->lane == slot->lane)
      paddock_finding_set_site (
        paddock_report_words (report, N_ ("Grid places {1} and {2} are the same space."), "%d\t%d",
                              other->number, slot->number),
        PADDOCK_SITE_NUMBERED (SLOT, slot->number));
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
    paddock_finding_set_tile (paddock_report (report,
                                              N_ ("A tile that is not a start has a starting "
                                                  "grid.")),
                              tile, 0);
  for (guint number = 1; number <= n; number++)
    if (!has_slot (tile, (int) number))
      paddock_finding_set_site (
        paddock_report_words (report, N_ ("The grid has {2} places, but no place {1}."), "%u\t%u",
                              number, n),
        PADDOCK_SITE_NUMBERED (SLOT, number));
  for (guint i = 0; i < n; i++)
    check_slot (tile, i, report);
}

static void
check_grid (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  for (guint i = 0; i < paddock_list_len (track->tiles); i++)
    check_grid_of_tile (paddock_road_tile_at (track, i), report);
}

static void
check_start_line_of_tile (const PaddockTile *tile, PaddockReport *report)
{
  if (!tile->start_line)
    paddock_finding_set_tile (paddock_report (report,
                                              N_ ("A start with a grid has no start line.")),
                              tile, 0);

  for (guint i = 0; tile->start_line && i < paddock_list_len (tile->slots); i++) {
    const PaddockRoadSlot *slot = PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i);

    if (slot->row > tile->start_line)
      paddock_finding_set_site (
        paddock_report_words (report, N_ ("Grid place {1} lies beyond the start line."), "%d",
                              slot->number),
        PADDOCK_SITE_NUMBERED (SLOT, slot->number));
  }
}

static void
check_start_line (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  for (guint i = 0; i < paddock_list_len (track->tiles); i++)
    if (paddock_list_len (paddock_road_tile_at (track, i)->slots))
      check_start_line_of_tile (paddock_road_tile_at (track, i), report);
}

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

static const PaddockCheck rows[] = {
  {
    .id = "RIV-LINT-12",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_grid,
    .label = N_ ("Starting grid"),
    .why = N_ ("Riders line up in grid order, each on a space of the start."),
    .clause = "RIV-GRID-04",
  },
  {
    .id = "RIV-LINT-13",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_start_line,
    .label = N_ ("Start line"),
    .why = N_ ("All riders start behind the start line."),
    .clause = "RIV-MAP-02",
  },
  {
    .id = "RIV-LINT-42",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_finish_line,
    .label = N_ ("Finish line"),
    .why = N_ ("The race ends when riders leave the last row before the finish line."),
    .clause = "RIV-MAP-10",
  },
};

const PaddockCheckTable paddock_road_line_checks = PADDOCK_CHECK_TABLE (rows);
