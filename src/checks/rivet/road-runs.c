/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-runs.h"

void
paddock_road_foreach_rows (const PaddockRoadTrack *track,
                           PaddockRowsFunc func,
                           PaddockReport *report)
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

static gboolean
is_bad_row (const PaddockTile *tile, int row, PaddockRowsTest is_bad)
{
  guint section;
  const PaddockRows *rows = paddock_tile_get_row (tile, row, &section);

  return rows && is_bad (tile, rows);
}

static void
report_rows_of_tile (const PaddockTile *tile,
                     PaddockRowsTest is_bad,
                     const char *one,
                     const char *several,
                     PaddockReport *report)
{
  int n = paddock_tile_count_rows (tile), first = 0;

  for (int row = 1; row <= n + 1; row++) {
    gboolean is_in = is_bad_row (tile, row, is_bad);

    if (is_in && !first)
      first = row;
    if (!is_in && first) {
      paddock_finding_set_tile (paddock_report_rows (report, one, several, first, row - 1), tile,
                                first);
      first = 0;
    }
  }
}

void
paddock_road_report_rows (const PaddockRoadTrack *track,
                          PaddockRowsTest is_bad,
                          const char *one,
                          const char *several,
                          PaddockReport *report)
{
  for (guint i = 0; i < paddock_list_len (track->tiles); i++)
    report_rows_of_tile (paddock_road_tile_at (track, i), is_bad, one, several, report);
}

void
paddock_road_fix_rows (PaddockRoadTrack *draft,
                       const PaddockFinding *finding,
                       PaddockRowsTest is_bad,
                       PaddockRowsFix fix)
{
  PaddockTile *tile = paddock_road_edit_tile (draft, finding->site.id);
  int row = finding->within.number, last = row;

  while (is_bad_row (tile, last + 1, is_bad))
    last++;
  for (; row <= last; row++)
    if (is_bad_row (tile, row, is_bad)) /* not yet, with its run */
      fix (tile, paddock_road_edit_rows (tile, row));
}

PaddockRows *
paddock_road_edit_rows_of (PaddockRoadTrack *draft, const PaddockFinding *finding)
{
  return paddock_road_edit_rows (paddock_road_edit_tile (draft, finding->site.id),
                                 finding->within.number);
}
