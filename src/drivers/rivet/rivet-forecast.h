/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a position of On the Rivet comes to once the activation that is under way is over.
 */

#pragma once

#include "rivet-board.h"

typedef void (*PaddockRivBoardFunc) (const PaddockRivBoard *board, gpointer data);

/* FUNC is told of each way that it may end: where a rider is chosen but no card, or a Wild but no type, there are several, and
 * the best of them is to be taken.  SEAT sees its own hand alone. */
void paddock_riv_foresee (const PaddockTable *table,
                          guint seat,
                          PaddockRivBoardFunc func,
                          gpointer data);
