/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-cursor.h"

#include "scene-hex-track.h"

const char *const paddock_cursor_move_names[] = {
  "left", "right", "up", "down", "row-start", "row-end", "page-up", "page-down", NULL,
};

G_STATIC_ASSERT (G_N_ELEMENTS (paddock_cursor_move_names) == PADDOCK_N_CURSOR_MOVES + 1);

/* The direction of a step from lines of an even number, and from those of an odd one.  Lines are rows
 * of pointy hexes and columns of flat ones. */
static const guint8 directions[2][4][2] = {
  [PADDOCK_ORIENTATION_POINTY] = {
    [PADDOCK_CURSOR_LEFT] = { 3, 3 },
    [PADDOCK_CURSOR_RIGHT] = { 0, 0 },
    [PADDOCK_CURSOR_UP] = { 1, 2 },
    [PADDOCK_CURSOR_DOWN] = { 5, 4 },
  },
  [PADDOCK_ORIENTATION_FLAT] = {
    [PADDOCK_CURSOR_LEFT] = { 4, 3 },
    [PADDOCK_CURSOR_RIGHT] = { 0, 1 },
    [PADDOCK_CURSOR_UP] = { 2, 2 },
    [PADDOCK_CURSOR_DOWN] = { 5, 5 },
  },
};

typedef struct {
  const PaddockHexTrack *track;
  PaddockHexLayout layout;
  PaddockRect limits;
} Walk;

/* FALSE: the step would leave the limits. */
static gboolean
step (const Walk *self, PaddockHex *hex, PaddockCursorMove move)
{
  int line = self->layout.orientation == PADDOCK_ORIENTATION_POINTY ? hex->r : hex->q;
  PaddockHex next =
    paddock_hex_neighbour (*hex, directions[self->layout.orientation][move][line & 1]);

  if (!paddock_rect_contains (self->limits, paddock_hex_layout_centre (&self->layout, next)))
    return FALSE;

  *hex = next;
  return TRUE;
}

static PaddockHex
walk (const Walk *self, PaddockHex hex, PaddockCursorMove move, guint n)
{
  while (n-- > 0 && step (self, &hex, move))
    continue;

  return hex;
}

/* The hex of the board that is first on the way back from the end of the row. */
static PaddockHex
find_end (const Walk *self, PaddockHex from, PaddockCursorMove out, PaddockCursorMove back)
{
  PaddockHex hex = walk (self, from, out, G_MAXUINT);

  do {
    if (paddock_board_get (self->track->board, hex).kind != PADDOCK_CELL_OFF)
      return hex;
  } while (step (self, &hex, back));

  return from;
}

PaddockHex
paddock_hex_cursor_move (const PaddockHexTrack *track,
                         PaddockHex from,
                         PaddockCursorMove move,
                         PaddockRect limits,
                         guint page)
{
  Walk self = { track, paddock_hex_track_get_layout (track), limits };

  switch (move) {
  case PADDOCK_CURSOR_ROW_START:
    return find_end (&self, from, PADDOCK_CURSOR_LEFT, PADDOCK_CURSOR_RIGHT);
  case PADDOCK_CURSOR_ROW_END:
    return find_end (&self, from, PADDOCK_CURSOR_RIGHT, PADDOCK_CURSOR_LEFT);
  case PADDOCK_CURSOR_PAGE_UP:
    return walk (&self, from, PADDOCK_CURSOR_UP, page);
  case PADDOCK_CURSOR_PAGE_DOWN:
    return walk (&self, from, PADDOCK_CURSOR_DOWN, page);
  case PADDOCK_CURSOR_LEFT:
  case PADDOCK_CURSOR_RIGHT:
  case PADDOCK_CURSOR_UP:
  case PADDOCK_CURSOR_DOWN:
  case PADDOCK_N_CURSOR_MOVES:
  default:
    return walk (&self, from, move, 1);
  }
}
