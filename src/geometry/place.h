/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPlace: where something stands, on whatever ground a document has.
 *
 * Which pair of numbers means which place is known to the ground alone: hex.h and road.h turn theirs into places and
 * back, draw/ground.h tells where places lie.
 */

#pragma once

#include <glib.h>

/* A hex (q, r), a road space (row, lane * 4 + k), or any index (i, 0). */
typedef struct {
  gint16 a;
  gint16 b;
} PaddockPlace;

#define PADDOCK_PLACE(a_, b_) ((PaddockPlace){ .a = (gint16) (a_), .b = (gint16) (b_) })
#define PADDOCK_NOWHERE PADDOCK_PLACE (G_MININT16, 0) /* off the board; written "none" */

static inline gboolean
paddock_place_equal (PaddockPlace a, PaddockPlace b)
{
  return a.a == b.a && a.b == b.b;
}

static inline gboolean
paddock_place_is_nowhere (PaddockPlace self)
{
  return paddock_place_equal (self, PADDOCK_NOWHERE);
}
