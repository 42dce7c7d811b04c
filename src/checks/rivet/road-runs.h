/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The runs of equal rows that tiles are made of, one by one, and again for repairs.
 */

#pragma once

#include "road-findings.h"

typedef void (*PaddockRowsFunc) (const PaddockTile *tile,
                                 const PaddockRows *rows,
                                 int row,
                                 PaddockReport *report);

/* Calls FUNC for each run of rows of the library; ROW is its first one. */
void paddock_road_foreach_rows (const PaddockRoadTrack *track,
                                PaddockRowsFunc func,
                                PaddockReport *report);

/* Reports rows of tiles, each unbroken stretch of those that are bad once.  ONE has a gap for one row, SEVERAL two. */
typedef gboolean (*PaddockRowsTest) (const PaddockTile *tile, const PaddockRows *rows);
void paddock_road_report_rows (const PaddockRoadTrack *track,
                               PaddockRowsTest is_bad,
                               const char *one,
                               const char *several,
                               PaddockReport *report);

/* For repairs: calls FIX for each run that such a report was of; or the one run that a finding is about. */
typedef void (*PaddockRowsFix) (const PaddockTile *tile, PaddockRows *rows);
void paddock_road_fix_rows (PaddockRoadTrack *draft,
                            const PaddockFinding *finding,
                            PaddockRowsTest is_bad,
                            PaddockRowsFix fix);
PaddockRows *paddock_road_edit_rows_of (PaddockRoadTrack *draft, const PaddockFinding *finding);
