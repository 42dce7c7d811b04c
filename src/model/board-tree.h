/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tree inside a PaddockBoard, for the files it is made of: board.c (life, comparing and reading) and board-edit.c
 * (writing).
 */

#pragma once

#include "board.h"

#define LEAF_BITS 5
#define NODE_BITS 2
#define LEAF_SIDE (1 << LEAF_BITS)
#define NODE_SIDE (1 << NODE_BITS)
#define TOP_LEVEL 4 /* of the root; leaves are level 0 */
#define LEAF_CELLS (LEAF_SIDE * LEAF_SIDE)
#define SPAN (1 << (LEAF_BITS + TOP_LEVEL * NODE_BITS))

G_STATIC_ASSERT (SPAN == PADDOCK_HEX_MAX - PADDOCK_HEX_MIN + 1);

/* What leaves and nodes have in common.  A board is its root node.  Blocks without cells do not
 * exist: their parents hold NULL, so that equal boards have equal trees. */
struct _PaddockBoard {
  gatomicrefcount ref_count;
  guint count; /* cells on the board below it */
};

typedef PaddockBoard Block;

/* Where the cells of a leaf lie on the way round. */
typedef struct {
  gint16 ranks[LEAF_CELLS];
  guint8 lanes[LEAF_CELLS];
} BoardWay;

typedef struct {
  Block block;
  guint8 kinds[LEAF_CELLS];
  BoardWay *way; /* or NULL: no cell has a rank, as on most boards, which then take a byte a cell */
} Leaf;

typedef struct {
  Block block;
  Block *children[NODE_SIDE * NODE_SIDE];
} Node;

/* A square of the plane, counted from the lowest corner of the range so that no part is negative. */
typedef struct {
  int x, y;
} BoardSpot;

static const PaddockCell off = PADDOCK_CELL (PADDOCK_CELL_OFF);

static inline BoardSpot
spot_of (int q, int r)
{
  return (BoardSpot){ q - PADDOCK_HEX_MIN, r - PADDOCK_HEX_MIN };
}

static inline PaddockHex
hex_of (BoardSpot spot)
{
  return PADDOCK_HEX (spot.x + PADDOCK_HEX_MIN, spot.y + PADDOCK_HEX_MIN);
}

static inline gboolean
is_in_span (BoardSpot spot)
{
  return ((guint) spot.x | (guint) spot.y) < SPAN;
}

/* The side of a block of this level is 1 << bits. */
static inline guint
level_bits (int level)
{
  return LEAF_BITS + (guint) level * NODE_BITS;
}

static inline guint
child_index (int level, BoardSpot spot)
{
  guint shift = level_bits (level - 1);

  return (((guint) spot.y >> shift) & (NODE_SIDE - 1)) << NODE_BITS
         | (((guint) spot.x >> shift) & (NODE_SIDE - 1));
}

static inline BoardSpot
child_spot (int level, BoardSpot spot, guint i)
{
  guint shift = level_bits (level - 1);

  return (BoardSpot){ spot.x + (int) ((i & (NODE_SIDE - 1)) << shift),
                      spot.y + (int) ((i >> NODE_BITS) << shift) };
}

static inline guint
cell_index (BoardSpot spot)
{
  return ((guint) spot.y & (LEAF_SIDE - 1)) << LEAF_BITS | ((guint) spot.x & (LEAF_SIDE - 1));
}

static inline BoardSpot
cell_spot (BoardSpot spot, guint i)
{
  return (BoardSpot){ spot.x + (int) (i & (LEAF_SIDE - 1)), spot.y + (int) (i >> LEAF_BITS) };
}

static inline gboolean
cell_equal (PaddockCell a, PaddockCell b)
{
  return a.kind == b.kind && a.lane == b.lane && a.rank == b.rank;
}

/* Members that mean nothing get their one written form, so that equality can go by content. */
static inline PaddockCell
cell_normal (PaddockCell cell)
{
  if (cell.kind == PADDOCK_CELL_OFF)
    return off;
  if (cell.rank == PADDOCK_RANK_NONE)
    cell.lane = 0;

  return cell;
}

static inline PaddockCell
leaf_get (const Leaf *self, guint i)
{
  PaddockCell cell = PADDOCK_CELL (self->kinds[i]);

  if (self->way) {
    cell.rank = self->way->ranks[i];
    cell.lane = self->way->lanes[i];
  }

  return cell;
}

/* Frees a block that holds no others; lets go of one, with all below it. */
void paddock_block_free (PaddockBoard *self, int level);
void paddock_block_unref (PaddockBoard *self, int level);
