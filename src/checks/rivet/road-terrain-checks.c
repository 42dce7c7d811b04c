/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The terrain along a road track.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "words.h"

#define TINY 3      /* rows */
#define SANDWICH 12 /* rows */

static void
report_tiny (const PaddockRoadMap *map, int first, int last, PaddockReport *report)
{
  if (last - first + 1 < TINY)
    paddock_finding_set_rows (
      paddock_report_rows (report, N_ ("The terrain changes again after only one row, {1}."),
                           N_ ("The terrain changes again after only rows {1} and {2}."), first,
                           last),
      first, last);
}

static void
check_tiny (gconstpointer record, PaddockReport *report)
{
  paddock_road_map_foreach_stretch (report->prepared, report_tiny, report);
}

static void
report_sandwich (const PaddockRoadMap *map, int first, int last, PaddockReport *report)
{
  if (first == 1 || last == map->n_rows || last - first + 1 >= SANDWICH
      || paddock_road_map_terrain (map, first - 1) != paddock_road_map_terrain (map, last + 1))
    return;

  paddock_finding_set_rows (
    paddock_report_words (report,
                          N_ ("Before row {1} and after row {2} the terrain is the same, and only "
                              "{3} rows differ."),
                          "%d\t%d\t%d", first, last, last - first + 1),
    first, last);
}

static void
check_sandwich (gconstpointer record, PaddockReport *report)
{
  paddock_road_map_foreach_stretch (report->prepared, report_sandwich, report);
}

static const PaddockCheck rows[] = {
  {
    .id = "RIV-LINT-34",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_tiny,
    .label = N_ ("Tiny stretches"),
    .why = N_ ("A rider who crosses several kinds of terrain in one move has much to add up."),
    .clause = "RIV-TERR-03",
  },
  {
    .id = "RIV-LINT-35",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_sandwich,
    .label = N_ ("Terrain between like terrain"),
    .why = N_ ("In one move a rider can leave a terrain and come back to it, and its modifier "
               "counts twice."),
    .clause = "RIV-RUL-48",
  },
};

const PaddockCheckTable paddock_road_terrain_checks = PADDOCK_ROAD_CHECK_TABLE (rows);
