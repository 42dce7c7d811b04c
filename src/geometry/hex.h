/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockHex: a place on a hex grid, and the arithmetic of directions and facings.
 *
 * Axial coordinates.  Directions 0..5 turn anti-clockwise on a drawing whose r grows downwards, from
 * (+1, 0): left is +1, right is -1, opposite is +3.  Facings 0..11 turn the
 * same way in steps of 30 degrees: an even facing looks at a side (facing 2d is direction d), an odd
 * one at the corner between its two neighbours.
 *
 * Plain values; nothing here knows boards, pixels or rules.
 */

#pragma once

#include <string.h>

#include "place.h"

#define PADDOCK_N_DIRECTIONS 6
#define PADDOCK_N_FACINGS 12

/* Every coordinate of a document lies in this range, so that sums never overflow 16 bits. */
#define PADDOCK_HEX_MIN (-4096)
#define PADDOCK_HEX_MAX 4095

typedef struct {
  gint16 q;
  gint16 r;
} PaddockHex;

#define PADDOCK_HEX(q_, r_) ((PaddockHex){ .q = (gint16) (q_), .r = (gint16) (r_) })

extern const PaddockHex paddock_directions[PADDOCK_N_DIRECTIONS];

static inline gboolean
paddock_hex_equal (PaddockHex a, PaddockHex b)
{
  return memcmp (&a, &b, sizeof a) == 0; /* one comparison of 32 bits */
}

static inline PaddockHex
paddock_hex_add (PaddockHex a, PaddockHex b)
{
  return PADDOCK_HEX (a.q + b.q, a.r + b.r);
}

static inline PaddockHex
paddock_hex_subtract (PaddockHex a, PaddockHex b)
{
  return PADDOCK_HEX (a.q - b.q, a.r - b.r);
}

static inline gboolean
paddock_hex_is_in_range (PaddockHex hex)
{
  return hex.q >= PADDOCK_HEX_MIN && hex.q <= PADDOCK_HEX_MAX && hex.r >= PADDOCK_HEX_MIN
         && hex.r <= PADDOCK_HEX_MAX;
}

/* Any integer, folded into 0..5 or 0..11. */
static inline int
paddock_direction_wrap (int direction)
{
  int rest = direction % PADDOCK_N_DIRECTIONS;

  return rest < 0 ? rest + PADDOCK_N_DIRECTIONS : rest;
}

static inline int
paddock_facing_wrap (int facing)
{
  int rest = facing % PADDOCK_N_FACINGS;

  return rest < 0 ? rest + PADDOCK_N_FACINGS : rest;
}

static inline PaddockHex
paddock_hex_neighbour (PaddockHex hex, int direction)
{
  return paddock_hex_add (hex, paddock_directions[paddock_direction_wrap (direction)]);
}

/* The same two numbers, so that tables of records need not tell them apart. */
G_STATIC_ASSERT (sizeof (PaddockHex) == sizeof (PaddockPlace));

static inline PaddockPlace
paddock_hex_to_place (PaddockHex hex)
{
  return PADDOCK_PLACE (hex.q, hex.r);
}

static inline PaddockHex
paddock_hex_from_place (PaddockPlace place)
{
  return PADDOCK_HEX (place.a, place.b);
}

guint paddock_hex_distance (PaddockHex a, PaddockHex b);
int paddock_hex_compare (PaddockHex a, PaddockHex b); /* by row, then along it: reading order */

/* The n-th place of the straight row that leaves HEX in DIRECTION. */
PaddockHex paddock_hex_along (PaddockHex hex, int direction, int n);

/* Whether B lies in a straight row from A, not on A itself; sets the direction and how far. */
gboolean paddock_hex_is_in_row (PaddockHex a, PaddockHex b, int *direction, int *steps);

/* The place of the six straight rows from A that lies nearest beside B. */
PaddockHex paddock_hex_snap_to_row (PaddockHex a, PaddockHex b);

/* The direction from A to its neighbour B, or -1. */
static inline int
paddock_hex_direction_to (PaddockHex a, PaddockHex b)
{
  static const gint8 by_step[9] = { -1, 3, 4, 2, -1, 5, 1, 0, -1 }; /* (dq + 1) * 3 + dr + 1 */
  int q = b.q - a.q + 1, r = b.r - a.r + 1;

  return (guint) q < 3 && (guint) r < 3 ? by_step[3 * q + r] : -1;
}

/* The hex that a point between hex centres lies in, its coordinates being fractions of axial ones. */
PaddockHex paddock_hex_round (double q, double r);

/* The places of a shape, in a written order; N is set to how many.  The caller frees them.  A line
 * has the same places from either end; a ring starts in direction 0 and turns anti-clockwise; a disc
 * is its rings from the centre outwards. */
PaddockHex *paddock_hex_line (PaddockHex a, PaddockHex b, guint *n);
PaddockHex *paddock_hex_ring (PaddockHex centre, guint radius, guint *n);
PaddockHex *paddock_hex_disc (PaddockHex centre, guint radius, guint *n);

/* SIXTHS anti-clockwise turns of 60 degrees about CENTRE. */
PaddockHex paddock_hex_rotate (PaddockHex hex, PaddockHex centre, int sixths);

/* Mirror about the line through CENTRE that runs along FACING (0..11; f and f + 6 are one line). */
PaddockHex paddock_hex_mirror (PaddockHex hex, PaddockHex centre, int facing);
int paddock_direction_rotate (int direction, int sixths);
int paddock_direction_mirror (int direction, int facing);
int paddock_facing_rotate (int facing, int sixths);
int paddock_facing_mirror (int facing, int axis);
