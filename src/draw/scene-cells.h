/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cells of a sheet: where it can be filled in, and with which value of the document.
 *
 * The address of a value is text (edit/sheet-cell.h says how it is read), so that a cell can be found again after any edit.
 * Whoever draws a sheet adds the cells beside the shapes that show their values; all else, the cursor and its ways, editing
 * in place, copying and pasting, works for every sheet.
 */

#pragma once

#include "scene.h"

typedef enum {
  PADDOCK_CELL_LEFT,
  PADDOCK_CELL_RIGHT,
  PADDOCK_CELL_UP,
  PADDOCK_CELL_DOWN,
  PADDOCK_CELL_ROW_START,
  PADDOCK_CELL_ROW_END,
  PADDOCK_CELL_FIRST,
  PADDOCK_CELL_LAST,
  PADDOCK_CELL_NEXT, /* in the order of reading; there is none beyond the ends */
  PADDOCK_CELL_BEFORE,
  PADDOCK_N_CELL_MOVES,
} PaddockCellMove;

/* The cell belongs to the thing that shapes show; change it until the next one is added. */
PaddockSheetCell *paddock_scene_add_cell (PaddockScene *self,
                                          PaddockRect rect,
                                          double size,
                                          PaddockAlign align,
                                          const char *address);
void paddock_scene_set_pick (PaddockScene *self, PaddockSheetCell *cell, const char *value);
void paddock_scene_set_facing (PaddockScene *self, PaddockSheetCell *cell, const char *address);

guint paddock_scene_count_cells (const PaddockScene *self);
const PaddockSheetCell *paddock_scene_get_cell (const PaddockScene *self, guint i);
const char *paddock_scene_get_address (const PaddockScene *self, const PaddockSheetCell *cell);
const char *paddock_scene_get_pick (const PaddockScene *self,
                                    const PaddockSheetCell *cell); /* NULL: none */
const char *paddock_scene_get_facing (const PaddockScene *self,
                                      const PaddockSheetCell *cell); /* NULL: none */

/* Each of these gives NULL if there is none.  At a point it is the smallest one. */
const PaddockSheetCell *paddock_scene_find_cell_at (const PaddockScene *self, PaddockPoint at);
/* With the same address; if there are several (picks), with the same pick, else the first. */
const PaddockSheetCell *
paddock_scene_find_cell (const PaddockScene *self, const char *address, const char *pick);
/* The first one with this address, or in what it leads to: "speeds/speed[rating=4]" leads to all of that column. */
const PaddockSheetCell *paddock_scene_find_first_cell (const PaddockScene *self,
                                                       const char *address);
const PaddockSheetCell *
paddock_scene_find_cell_in_table (const PaddockScene *self, int row, int column);
/* The first cell of a thing. */
const PaddockSheetCell *paddock_scene_find_cell_of (const PaddockScene *self, PaddockThing thing);
const PaddockSheetCell *paddock_scene_move_cell (const PaddockScene *self,
                                                 const PaddockSheetCell *from,
                                                 PaddockCellMove move);
