/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tool that drags the picture under the board.
 */

#pragma once

#include "tool.h"

/* Adds STEP to a field of the picture, inside its range. */
void paddock_tracing_change (PaddockHexTrack *draft, const char *name, int step);
