/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a road amounts to and what lies on it, in words.
 */

#pragma once

#include "road-editor.h"
#include "road-summary.h"

/* "22 rows, 4–5 lanes, Sprint" */
/* Its name and, of a start or finish in pieces, which piece it is: "Start, 1 of 2". */
char *paddock_tile_dup_title (const PaddockTile *tile);
char *paddock_tile_dup_words (const PaddockTile *tile);
/* What is selected: "Tile 4 of 11: Barley Plain, line 2, rows 31 to 52"; NULL: nothing. */
char *paddock_road_dup_selection_words (PaddockRoadEditor *editor);
/* "142 rows, 5 lines, Short game" */
char *paddock_road_dup_summary_words (const PaddockRoadSummary *summary);
/* Several lines about lanes, players and what the game's length changes. */
char *paddock_road_dup_detail_words (const PaddockRoadSummary *summary);
