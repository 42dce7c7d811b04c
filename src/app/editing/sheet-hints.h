/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSheetHints: what stands below a cell while it is filled in: why a value is refused, and what can be chosen.
 *
 * It never takes the keyboard: that stays in the cell.
 */

#pragma once

#include "canvas.h"

typedef struct _PaddockSheetHints PaddockSheetHints;

/* CHOSEN is called with a choice that was clicked. */
PaddockSheetHints *paddock_sheet_hints_new (PaddockCanvas *canvas,
                                            void (*chosen) (gpointer data, const char *text),
                                            gpointer data);
void paddock_sheet_hints_free (PaddockSheetHints *self);

/* Below RECT of the scene, until it is hidden. */
void paddock_sheet_hints_place (PaddockSheetHints *self, PaddockRect rect);
void paddock_sheet_hints_hide (PaddockSheetHints *self);

/* NULL: nothing is refused. */
void paddock_sheet_hints_set_reason (PaddockSheetHints *self, const char *reason);
const char *paddock_sheet_hints_get_reason (PaddockSheetHints *self);

/* Of PaddockCellChoice; those that fit QUERY are shown, the best first, and taken in hand if IS_TYPED. */
void paddock_sheet_hints_set_choices (PaddockSheetHints *self, GArray *choices);
void paddock_sheet_hints_filter (PaddockSheetHints *self, const char *query, gboolean is_typed);
/* FALSE: there are none. */
gboolean paddock_sheet_hints_move (PaddockSheetHints *self, int by);
const char *paddock_sheet_hints_get_chosen (PaddockSheetHints *self); /* NULL: none is in hand */
