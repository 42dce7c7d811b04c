/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of tools, for tool.c to list.
 */

#pragma once

#include "tool.h"

extern const PaddockToolTable paddock_select_tools;  /* what is selected, and how it moves */
extern const PaddockToolTable paddock_paint_tools;   /* the board */
extern const PaddockToolTable paddock_stamp_tools;   /* pieces of board and layout */
extern const PaddockToolTable paddock_line_tools;    /* lines to be crossed */
extern const PaddockToolTable paddock_course_tools;  /* ranks and lanes */
extern const PaddockToolTable paddock_layout_tools;  /* what stands on single hexes */
extern const PaddockToolTable paddock_tracing_tools; /* the picture under the board */
