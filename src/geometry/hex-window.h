/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockHexWindow: a part of the hex plane whose cells stand in one flat array, row after row.
 *
 * Whoever steps from hex to hex lays a border round what counts, so that a neighbour of what counts is always inside
 * and needs no check.  The arrays belong to whoever has the window; it only knows which cell a hex is.
 */

#pragma once

#include "hex.h"

typedef struct {
  int q0, r0; /* hex of cell 0 */
  int width, height;
} PaddockHexWindow;

/* From MIN to MAX, with BORDER hexes more on every side. */
static inline PaddockHexWindow
paddock_hex_window_around (PaddockHex min, PaddockHex max, int border)
{
  return (PaddockHexWindow){ .q0 = min.q - border,
                             .r0 = min.r - border,
                             .width = max.q - min.q + 1 + 2 * border,
                             .height = max.r - min.r + 1 + 2 * border };
}

static inline guint
paddock_hex_window_size (const PaddockHexWindow *self)
{
  return (guint) (self->width * self->height);
}

/* For hexes that come from outside. */
static inline gboolean
paddock_hex_window_has (const PaddockHexWindow *self, PaddockHex hex)
{
  return hex.q >= self->q0 && hex.q < self->q0 + self->width && hex.r >= self->r0
         && hex.r < self->r0 + self->height;
}

/* The cell of a hex that is inside, and back. */
static inline guint
paddock_hex_window_index (const PaddockHexWindow *self, PaddockHex hex)
{
  return (guint) ((hex.r - self->r0) * self->width + (hex.q - self->q0));
}

static inline PaddockHex
paddock_hex_window_at (const PaddockHexWindow *self, guint cell)
{
  return PADDOCK_HEX (self->q0 + (int) cell % self->width, self->r0 + (int) cell / self->width);
}

/* What leads from a cell to its neighbour in DIRECTION, 0..5. */
static inline int
paddock_hex_window_step (const PaddockHexWindow *self, int direction)
{
  return paddock_directions[direction].q + paddock_directions[direction].r * self->width;
}

/* Looks at the hexes about CENTRE, ring after ring, as far as the window could reach, inside it or not.  FALSE: TAKES
 * took none of them. */
typedef gboolean (*PaddockHexTakes) (PaddockHex hex, gpointer data);
gboolean paddock_hex_window_search (const PaddockHexWindow *self,
                                    PaddockHex centre,
                                    PaddockHexTakes takes,
                                    gpointer data);
