/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tools that lay lines to be crossed: checkpoints and the starting line, each by one drag from token to
 * token, or from a token to the edge of the board.
 */

#pragma once

#include "tool.h"

#define PADDOCK_RUNWAY 6 /* spaces that a rolling start may drive */

/* Where cars may come to during the rolling start: of PaddockHex, each once.  Empty without a line. */
GArray *paddock_start_runway (const PaddockHexTrack *track);
