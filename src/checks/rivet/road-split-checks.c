/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows of a road track in which lanes are split: curves, where the outer lanes are longer.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "road-runs.h"
#include "words.h"

static gboolean
is_split (const PaddockRows *rows, int lane)
{
  return (paddock_road_get_split (rows) >> (lane - 1)) & 1;
}

static gboolean
is_all_split (const PaddockTile *tile, const PaddockRows *rows)
{
  return paddock_road_get_split (rows) == (1u << rows->lanes) - 1;
}

static void
check_all_split (gconstpointer record, PaddockReport *report)
{
  paddock_road_report_rows (record, is_all_split, N_ ("Every lane is split in row {1}."),
                            N_ ("Every lane is split in rows {1} to {2}."), report);
}

static void
join_best_lane (const PaddockTile *tile, PaddockRows *rows)
{
  guint all = (1u << rows->lanes) - 1;

  paddock_road_set_split (rows, all & ~(1u << (CLAMP (rows->priority, 1, rows->lanes) - 1)));
}

static void
fix_all_split (gpointer draft, const PaddockFinding *finding)
{
  paddock_road_fix_rows (draft, finding, is_all_split, join_best_lane);
}

/* As many lanes as are split, on the outside. */
static guint
outer_lanes (const PaddockTile *tile, const PaddockRows *rows)
{
  guint n = (guint) __builtin_popcount (paddock_road_get_split (rows));
  guint lanes = (1u << n) - 1;

  return paddock_road_inside (tile, rows) == 1 ? lanes << ((guint) rows->lanes - n) : lanes;
}

static gboolean
is_split_inside (const PaddockTile *tile, const PaddockRows *rows)
{
  return paddock_road_inside (tile, rows)
         && paddock_road_get_split (rows) != outer_lanes (tile, rows);
}

static void
check_split_inside (gconstpointer record, PaddockReport *report)
{
  paddock_road_report_rows (record, is_split_inside,
                            N_ ("A split lane lies inside one that is not split in row {1}."),
                            N_ ("A split lane lies inside one that is not split in rows {1} to "
                                "{2}."),
                            report);
}

static void
split_outside (const PaddockTile *tile, PaddockRows *rows)
{
  paddock_road_set_split (rows, outer_lanes (tile, rows));
}

static void
fix_split_inside (gpointer draft, const PaddockFinding *finding)
{
  paddock_road_fix_rows (draft, finding, is_split_inside, split_outside);
}

static gboolean
is_priority_outside (const PaddockTile *tile, const PaddockRows *rows)
{
  int inside = paddock_road_inside (tile, rows);

  return paddock_road_get_split (rows) != 0
         && (is_split (rows, CLAMP (rows->priority, 1, rows->lanes))
             || (inside && rows->priority != inside));
}

static void
check_priority_outside (gconstpointer record, PaddockReport *report)
{
  paddock_road_report_rows (record, is_priority_outside,
                            N_ ("The priority line is not on the inside in row {1}."),
                            N_ ("The priority line is not on the inside in rows {1} to {2}."),
                            report);
}

/* The inside lane, or without a turn the nearest that is not split. */
static void
move_inside (const PaddockTile *tile, PaddockRows *rows)
{
  int best = paddock_road_inside (tile, rows);

  for (int lane = 1; !paddock_road_inside (tile, rows) && lane <= rows->lanes; lane++)
    if (!is_split (rows, lane)
        && (!best || ABS (lane - rows->priority) < ABS (best - rows->priority)))
      best = lane;
  if (best)
    rows->priority = best;
}

static void
fix_priority_outside (gpointer draft, const PaddockFinding *finding)
{
  paddock_road_fix_rows (draft, finding, is_priority_outside, move_inside);
}

static gboolean
is_split_straight (const PaddockTile *tile, const PaddockRows *rows)
{
  return tile->turn == PADDOCK_BEND_NONE && paddock_road_get_split (rows) != 0;
}

static void
check_split_straight (gconstpointer record, PaddockReport *report)
{
  paddock_road_report_rows (record, is_split_straight,
                            N_ ("The tile does not turn, but row {1} has a split lane."),
                            N_ ("The tile does not turn, but rows {1} to {2} have a split lane."),
                            report);
}

static void
join_lanes (const PaddockTile *tile, PaddockRows *rows)
{
  paddock_road_set_split (rows, 0);
}

static void
fix_split_straight (gpointer draft, const PaddockFinding *finding)
{
  paddock_road_fix_rows (draft, finding, is_split_straight, join_lanes);
}

static const PaddockCheck rows[] = {
  {
    .id = "RIV-LINT-07",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_ROAD_CHECK,
    .run = check_all_split,
    .label = N_ ("Rows split from edge to edge"),
    .why = N_ ("A row in which every lane is split is really two rows, but riders are placed as if "
               "it were one."),
    .clause = "RIV-PSEU-01",
    .fix_label = N_ ("Join the Lane of the Priority Line"),
    .fix = fix_all_split,
  },
  {
    .id = "RIV-LINT-28",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_ROAD_CHECK,
    .run = check_split_inside,
    .label = N_ ("Split lanes on the inside"),
    .why = N_ ("In a curve the outer lanes are longer, so those are the ones that are split."),
    .clause = "RIV-PSEU-01",
    .fix_label = N_ ("Split the Outer Lanes"),
    .fix = fix_split_inside,
  },
  {
    .id = "RIV-LINT-29",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_priority_outside,
    .label = N_ ("Priority line in curves"),
    .why = N_ ("The inside of a curve is the short way round, which riders expect to be the best "
               "place."),
    .clause = "RIV-PSEU-04",
    .fix_label = N_ ("Move Priority Line Inside"),
    .fix = fix_priority_outside,
  },
  {
    .id = "RIV-LINT-30",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_split_straight,
    .label = N_ ("Split lanes on straights"),
    .why = N_ ("Lanes of a straight are equally long; on tiles, only curves split them."),
    .clause = "RIV-PSEU-01",
    .fix_label = N_ ("Join Split Lanes"),
    .fix = fix_split_straight,
  },
};

const PaddockCheckTable paddock_road_split_checks = PADDOCK_CHECK_TABLE (rows);
