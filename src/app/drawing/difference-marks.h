/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDifferenceMarks: marks the cells of a sheet that another vehicle has otherwise, as long as the comparison is seen: a
 * corner of the cell, and what the other has in a tooltip.
 */

#pragma once

#include "canvas.h"
#include "compare-panel.h"

typedef struct _PaddockDifferenceMarks PaddockDifferenceMarks;

/* Both live longer. */
PaddockDifferenceMarks *paddock_difference_marks_new (PaddockCanvas *canvas,
                                                      PaddockComparePanel *panel);
void paddock_difference_marks_free (PaddockDifferenceMarks *self);

/* What the tooltip says at a point of the canvas; NULL: nothing. */
char *paddock_difference_marks_dup_words (PaddockDifferenceMarks *self, PaddockPoint view);
