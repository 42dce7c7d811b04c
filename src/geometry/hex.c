/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex.h"

#include <math.h>
#include <stdlib.h>

const PaddockHex paddock_directions[PADDOCK_N_DIRECTIONS] = {
  { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, 0 }, { -1, 1 }, { 0, 1 },
};

guint
paddock_hex_distance (PaddockHex a, PaddockHex b)
{
  int q = a.q - b.q, r = a.r - b.r;

  return MAX (MAX (abs (q), abs (r)), abs (q + r));
}

int
paddock_hex_compare (PaddockHex a, PaddockHex b)
{
  return a.r != b.r ? a.r - b.r : a.q - b.q;
}

PaddockHex
paddock_hex_along (PaddockHex hex, int direction, int n)
{
  const PaddockHex *step = &paddock_directions[paddock_direction_wrap (direction)];

  return PADDOCK_HEX (hex.q + n * step->q, hex.r + n * step->r);
}

gboolean
paddock_hex_is_in_row (PaddockHex a, PaddockHex b, int *direction, int *steps)
{
  int n = (int) paddock_hex_distance (a, b);

  for (int d = 0; n > 0 && d < PADDOCK_N_DIRECTIONS; d++)
    if (paddock_hex_equal (paddock_hex_along (a, d, n), b)) {
      *direction = d;
      *steps = n;
      return TRUE;
    }

  return FALSE;
}

/* B lies between two rows, so many steps along one and so many along the other; a step along the other leads half
 * a step along this one. */
PaddockHex
paddock_hex_snap_to_row (PaddockHex a, PaddockHex b)
{
  int q = b.q - a.q, r = b.r - a.r;

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    const PaddockHex right = paddock_directions[d];
    const PaddockHex left = paddock_directions[paddock_direction_wrap (d + 1)];
    int along_right = r * left.q - q * left.r, along_left = q * right.r - r * right.q;

    if (along_right >= 0 && along_left >= 0)
      return along_right >= along_left
               ? paddock_hex_along (a, d, along_right + (along_left + 1) / 2)
               : paddock_hex_along (a, d + 1, along_left + (along_right + 1) / 2);
  }

  g_assert_not_reached ();
}

PaddockHex
paddock_hex_round (double q, double r)
{
  double s = -q - r;
  double round_q = rint (q), round_r = rint (r), round_s = rint (s);
  double error_q = fabs (round_q - q), error_r = fabs (round_r - r), error_s = fabs (round_s - s);

  /* The three must sum to zero: the one that rounding moved furthest gives way. */
  if (error_q > error_r && error_q > error_s)
    round_q = -round_r - round_s;
  else if (error_r > error_s)
    round_r = -round_q - round_s;

  return PADDOCK_HEX (CLAMP (round_q, G_MININT16, G_MAXINT16),
                      CLAMP (round_r, G_MININT16, G_MAXINT16));
}

PaddockHex *
paddock_hex_line (PaddockHex a, PaddockHex b, guint *n)
{
  /* Points on an edge between two hexes are pushed off it, to the same side from either end. */
  const double nudge_q = 1e-6, nudge_r = 2e-6;
  guint steps = paddock_hex_distance (a, b);
  PaddockHex *line = g_new (PaddockHex, steps + 1);

  for (guint i = 0; i <= steps; i++) {
    double t = (double) i / MAX (steps, 1);

    line[i] = paddock_hex_round (a.q + (b.q - a.q) * t + nudge_q, a.r + (b.r - a.r) * t + nudge_r);
  }

  *n = steps + 1;
  return line;
}

static guint
fill_ring (PaddockHex centre, guint radius, PaddockHex *out)
{
  PaddockHex hex = paddock_hex_along (centre, 0, (int) radius);
  guint n = 0;

  if (radius == 0)
    out[n++] = centre;

  for (int side = 0; side < PADDOCK_N_DIRECTIONS; side++)
    for (guint i = 0; i < radius; i++) {
      out[n++] = hex;
      hex = paddock_hex_neighbour (hex, side + 2);
    }

  return n;
}

PaddockHex *
paddock_hex_ring (PaddockHex centre, guint radius, guint *n)
{
  PaddockHex *ring = g_new (PaddockHex, MAX (6 * radius, 1));

  *n = fill_ring (centre, radius, ring);
  return ring;
}

PaddockHex *
paddock_hex_disc (PaddockHex centre, guint radius, guint *n)
{
  PaddockHex *disc = g_new (PaddockHex, 3 * radius * (radius + 1) + 1);

  *n = 0;
  for (guint i = 0; i <= radius; i++)
    *n += fill_ring (centre, i, disc + *n);

  return disc;
}

PaddockHex
paddock_hex_rotate (PaddockHex hex, PaddockHex centre, int sixths)
{
  PaddockHex arm = paddock_hex_subtract (hex, centre);

  for (int i = paddock_direction_wrap (sixths); i > 0; i--)
    arm = PADDOCK_HEX (arm.q + arm.r, -arm.q);

  return paddock_hex_add (centre, arm);
}

PaddockHex
paddock_hex_mirror (PaddockHex hex, PaddockHex centre, int facing)
{
  PaddockHex arm = paddock_hex_subtract (hex, centre);
  PaddockHex mirrored = PADDOCK_HEX (centre.q + arm.q + arm.r, centre.r - arm.r);

  /* A mirror whose axis is turned by an angle is the plain mirror, then a turn by twice that angle. */
  return paddock_hex_rotate (mirrored, centre, facing);
}

int
paddock_direction_rotate (int direction, int sixths)
{
  return paddock_direction_wrap (direction + sixths);
}

int
paddock_direction_mirror (int direction, int facing)
{
  return paddock_direction_wrap (facing - direction);
}

int
paddock_facing_rotate (int facing, int sixths)
{
  return paddock_facing_wrap (facing + 2 * sixths);
}

int
paddock_facing_mirror (int facing, int axis)
{
  return paddock_facing_wrap (2 * axis - facing);
}
