/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the keyboard's cursor goes on a board of hexes.
 *
 * A hex has two neighbours on the same line of sight in only three of the four ways of the arrow keys;
 * in the others steps go alternately to either side, so that two of them lead straight on and a step
 * there and back ends where it began.  A plain function without a widget.
 */

#pragma once

#include "hex-track.h"
#include "rect.h"

typedef enum {
  PADDOCK_CURSOR_LEFT,
  PADDOCK_CURSOR_RIGHT,
  PADDOCK_CURSOR_UP,
  PADDOCK_CURSOR_DOWN,
  PADDOCK_CURSOR_ROW_START, /* the first hex of the board in this row */
  PADDOCK_CURSOR_ROW_END,
  PADDOCK_CURSOR_PAGE_UP,
  PADDOCK_CURSOR_PAGE_DOWN,
  PADDOCK_N_CURSOR_MOVES,
} PaddockCursorMove;

/* "left" ...; NULL-terminated, in the enum's order. */
extern const char *const paddock_cursor_move_names[];

/* LIMITS hold the centres of all hexes that the cursor may stand on, in scene coordinates; a page has
 * PAGE steps. */
PaddockHex paddock_hex_cursor_move (const PaddockHexTrack *track,
                                    PaddockHex from,
                                    PaddockCursorMove move,
                                    PaddockRect limits,
                                    guint page);
