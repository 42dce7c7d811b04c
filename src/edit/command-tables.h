/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of commands, for command.c to list.
 */

#pragma once

#include "command.h"

extern const PaddockCommandTable paddock_selection_commands; /* what is selected */
extern const PaddockCommandTable paddock_motion_commands;    /* where it lies */
extern const PaddockCommandTable paddock_line_commands;      /* numbers and sides of lines */
extern const PaddockCommandTable paddock_tracing_commands;   /* the picture under the board */
