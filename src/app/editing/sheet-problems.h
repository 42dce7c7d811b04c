/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where on a sheet the checks found something: from a finding to the cell that it shows at, and marks there.
 *
 * A finding knows the address of its cell, or how it begins.  If the sheet has no such cell, it shows at the first cell of
 * the thing that it is about, or else at the nearest one that the address leads to: what is wrong with a level beyond the
 * end of a track shows at the track.
 */

#pragma once

#include "document.h"
#include "finding.h"
#include "scene-cells.h"

/* A sheet that is edited, and what it is the sheet of. */
typedef struct {
  const PaddockScene *scene;
  const PaddockDocument *document;
} PaddockSheetShown;

/* NULL: it is about no cell, but about the whole document. */
const PaddockSheetCell *paddock_sheet_problem_find_cell (const PaddockSheetShown *sheet,
                                                         const PaddockFinding *finding);

/* A mark a cell, for the worst that is found there; NULL: there is nothing to mark.  IN_HAND may be NULL. */
PaddockScene *paddock_sheet_problems_mark (const PaddockSheetShown *sheet,
                                           const GPtrArray *findings,
                                           const PaddockFinding *in_hand);

/* The worst finding that is marked at a cell, the one in hand before others; NULL: none, or CELL is. */
const PaddockFinding *paddock_sheet_problems_find (const PaddockSheetShown *sheet,
                                                   const GPtrArray *findings,
                                                   const PaddockFinding *in_hand,
                                                   const PaddockSheetCell *cell);
