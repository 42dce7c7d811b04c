/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tools that paint the cells of a board.
 */

#pragma once

#include "tool.h"

/* Paints HEX and its images; ranks go with the cell they were laid on. */
void paddock_paint_hex (PaddockToolRun *run, PaddockHex hex, int kind);

/* The kind of cell that the special space of that id has on this board, after adding it to the legend if it is not in
 * it.  -1: the legend is full. */
int paddock_special_add (PaddockHexTrack *draft, const char *id);
