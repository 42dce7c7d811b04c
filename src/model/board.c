/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-tree.h"

#include "allocation.h"
#include "hash.h"

#include <string.h>

/* Frees a block that holds no others. */
void
paddock_block_free (Block *self, int level)
{
  if (level == 0)
    g_free (((Leaf *) self)->way);
  g_free (self);
}

void
paddock_block_unref (Block *self, int level)
{
  if (!self || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; level > 0 && i < NODE_SIDE * NODE_SIDE; i++)
    paddock_block_unref (((Node *) self)->children[i], level - 1);
  paddock_block_free (self, level);
}

PaddockBoard *
paddock_board_ref (PaddockBoard *self)
{
  if (self)
    g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
paddock_board_unref (PaddockBoard *self)
{
  paddock_block_unref (self, TOP_LEVEL);
}

static gboolean
leaf_equal (const Leaf *a, const Leaf *b)
{
  if (memcmp (a->kinds, b->kinds, sizeof a->kinds) != 0)
    return FALSE;

  for (guint i = 0; (a->way || b->way) && i < LEAF_CELLS; i++)
    if (!cell_equal (leaf_get (a, i), leaf_get (b, i)))
      return FALSE;

  return TRUE;
}

static gboolean
block_equal (const Block *a, const Block *b, int level)
{
  if (a == b)
    return TRUE;
  if (!a || !b || a->count != b->count)
    return FALSE;

  if (level == 0)
    return leaf_equal ((const Leaf *) a, (const Leaf *) b);

  for (guint i = 0; i < NODE_SIDE * NODE_SIDE; i++)
    if (!block_equal (((const Node *) a)->children[i], ((const Node *) b)->children[i], level - 1))
      return FALSE;
  return TRUE;
}

gboolean
paddock_board_equal (const PaddockBoard *a, const PaddockBoard *b)
{
  return block_equal (a, b, TOP_LEVEL);
}

static void
hash_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  guint64 *hash = data;

  *hash = paddock_hash_add (*hash, (guint64) (guint16) hex.q << 48 | (guint64) (guint16) hex.r << 32
                                     | (guint64) cell.kind << 24 | (guint64) cell.lane << 16
                                     | (guint64) (guint16) cell.rank);
}

guint64
paddock_board_hash (const PaddockBoard *self, guint64 hash)
{
  hash = paddock_hash_add (hash, paddock_board_count (self));
  paddock_board_foreach (self, NULL, hash_cell, &hash);

  return hash;
}

static gsize
measure_leaf (const Leaf *self)
{
  return paddock_allocation_size (sizeof *self)
         + (self->way ? paddock_allocation_size (sizeof *self->way) : 0);
}

static gsize
measure_block (const Block *self, const Block *before, int level)
{
  gsize bytes;

  if (!self || self == before)
    return 0;
  if (level == 0)
    return measure_leaf ((const Leaf *) self);

  bytes = paddock_allocation_size (sizeof (Node));
  for (guint i = 0; i < NODE_SIDE * NODE_SIDE; i++)
    bytes += measure_block (((const Node *) self)->children[i],
                            before ? ((const Node *) before)->children[i] : NULL, level - 1);
  return bytes;
}

gsize
paddock_board_measure (const PaddockBoard *self, const PaddockBoard *before)
{
  return measure_block (self, before, TOP_LEVEL);
}

static Block *
share_block (Block *self, Block *before, int level)
{
  if (!self || !before || self == before)
    return self;
  if (block_equal (self, before, level)) {
    paddock_block_unref (self, level);
    return paddock_board_ref (before);
  }

  for (guint i = 0;
       level > 0 && i < NODE_SIDE * NODE_SIDE && g_atomic_ref_count_compare (&self->ref_count, 1);
       i++) {
    Block **child = &((Node *) self)->children[i];

    *child = share_block (*child, ((const Node *) before)->children[i], level - 1);
  }

  return self;
}

PaddockBoard *
paddock_board_share (PaddockBoard *self, PaddockBoard *before)
{
  return share_block (self, before, TOP_LEVEL);
}

static const Leaf *
find_leaf (const Block *self, BoardSpot spot)
{
  for (int level = TOP_LEVEL; self && level > 0; level--)
    self = ((const Node *) self)->children[child_index (level, spot)];

  return (const Leaf *) self;
}

PaddockCell
paddock_board_get (const PaddockBoard *self, PaddockHex hex)
{
  BoardSpot spot = spot_of (hex.q, hex.r);
  const Leaf *leaf = is_in_span (spot) ? find_leaf (self, spot) : NULL;

  return leaf ? leaf_get (leaf, cell_index (spot)) : off;
}

guint
paddock_board_count (const PaddockBoard *self)
{
  return self ? self->count : 0;
}

static gboolean
bounds_contain (const PaddockBoardBounds *bounds, PaddockHex min, PaddockHex max)
{
  return bounds->min.q <= min.q && bounds->min.r <= min.r && bounds->max.q >= max.q
         && bounds->max.r >= max.r;
}

static gboolean
bounds_meet (const PaddockBoardBounds *bounds, PaddockHex min, PaddockHex max)
{
  return bounds->min.q <= max.q && bounds->min.r <= max.r && bounds->max.q >= min.q
         && bounds->max.r >= min.r;
}

static void
bounds_take_in (PaddockBoardBounds *bounds, PaddockHex min, PaddockHex max)
{
  bounds->min = PADDOCK_HEX (MIN (bounds->min.q, min.q), MIN (bounds->min.r, min.r));
  bounds->max = PADDOCK_HEX (MAX (bounds->max.q, max.q), MAX (bounds->max.r, max.r));
}

static PaddockHex
last_hex (int level, BoardSpot spot)
{
  int side = 1 << level_bits (level);

  return hex_of ((BoardSpot){ spot.x + side - 1, spot.y + side - 1 });
}

/* Blocks that are full, or lie inside what is known already, are not looked into: the work goes with
 * the outline of the board. */
static void
extend_bounds (const Block *self, int level, BoardSpot spot, PaddockBoardBounds *bounds)
{
  PaddockHex min = hex_of (spot);
  PaddockHex max = last_hex (level, spot);

  if (!self || bounds_contain (bounds, min, max))
    return;

  if (self->count == 1u << 2 * level_bits (level)) {
    bounds_take_in (bounds, min, max);
  } else if (level > 0) {
    for (guint i = 0; i < NODE_SIDE * NODE_SIDE; i++)
      extend_bounds (((const Node *) self)->children[i], level - 1, child_spot (level, spot, i),
                     bounds);
  } else {
    for (guint i = 0; i < LEAF_CELLS; i++) {
      PaddockHex hex = hex_of (cell_spot (spot, i));

      if (((const Leaf *) self)->kinds[i] != PADDOCK_CELL_OFF)
        bounds_take_in (bounds, hex, hex);
    }
  }
}

gboolean
paddock_board_get_bounds (const PaddockBoard *self, PaddockBoardBounds *bounds)
{
  bounds->min = PADDOCK_HEX (PADDOCK_HEX_MAX, PADDOCK_HEX_MAX);
  bounds->max = PADDOCK_HEX (PADDOCK_HEX_MIN, PADDOCK_HEX_MIN);
  extend_bounds (self, TOP_LEVEL, (BoardSpot){ 0, 0 }, bounds);

  return self != NULL;
}

typedef struct {
  int dq, dr;
  int best;
} Reach;

static int
get_reach (const Reach *self, PaddockHex hex)
{
  return hex.q * self->dq + hex.r * self->dr;
}

/* The most that any cell between two corners could have. */
static int
get_reach_within (const Reach *self, PaddockHex min, PaddockHex max)
{
  return get_reach (self, PADDOCK_HEX (self->dq > 0 ? max.q : min.q, self->dr > 0 ? max.r : min.r));
}

static void
extend_reach (const Block *self, int level, BoardSpot spot, Reach *reach)
{
  guint farthest =
    (reach->dq > 0 ? NODE_SIDE - 1 : 0) | (reach->dr > 0 ? (NODE_SIDE - 1) << NODE_BITS : 0);
  int most = get_reach_within (reach, hex_of (spot), last_hex (level, spot));

  if (!self || most <= reach->best)
    return;

  if (self->count == 1u << 2 * level_bits (level)) {
    reach->best = most;
  } else if (level > 0) {
    for (guint i = 0; i < NODE_SIDE * NODE_SIDE; i++)
      extend_reach (((const Node *) self)->children[i ^ farthest], level - 1,
                    child_spot (level, spot, i ^ farthest), reach);
  } else {
    for (guint i = 0; i < LEAF_CELLS; i++)
      if (((const Leaf *) self)->kinds[i] != PADDOCK_CELL_OFF)
        reach->best = MAX (reach->best, get_reach (reach, hex_of (cell_spot (spot, i))));
  }
}

gboolean
paddock_board_get_reach (const PaddockBoard *self, int dq, int dr, int *reach)
{
  Reach search = { dq, dr, G_MININT };

  extend_reach (self, TOP_LEVEL, (BoardSpot){ 0, 0 }, &search);
  *reach = search.best;

  return self != NULL;
}

/* How many of N cells from SPOT on lie in the same leaf. */
static guint
run_in_leaf (BoardSpot spot, guint n)
{
  return MIN (n, LEAF_SIDE - ((guint) spot.x & (LEAF_SIDE - 1)));
}

/* Cells of one row of a leaf. */
static void
leaf_get_run (const Leaf *self, guint first, guint n, PaddockCell *cells)
{
  for (guint i = 0; i < n; i++)
    cells[i] = PADDOCK_CELL (self->kinds[first + i]);

  for (guint i = 0; self->way && i < n; i++)
    cells[i] = leaf_get (self, first + i);
}

gboolean
paddock_board_get_row (const PaddockBoard *self, int r, int first, int last, PaddockCell *cells)
{
  gboolean has_way = FALSE;
  guint run;

  for (int q = first; q <= last; q += (int) run, cells += run) {
    BoardSpot spot = spot_of (q, r);
    const Leaf *leaf = is_in_span (spot) ? find_leaf (self, spot) : NULL;

    run = run_in_leaf (spot, (guint) (last - q) + 1);
    if (leaf)
      leaf_get_run (leaf, cell_index (spot), run, cells);
    for (guint i = 0; !leaf && i < run; i++)
      cells[i] = off;
    has_way |= leaf && leaf->way;
  }

  return has_way;
}

typedef struct {
  const PaddockBoardBounds *bounds; /* or NULL */
  PaddockBoardFunc func;
  gpointer data;
} Walk;

static void
walk_block (const Walk *walk, const Block *self, int level, BoardSpot spot)
{
  if (!self || (walk->bounds && !bounds_meet (walk->bounds, hex_of (spot), last_hex (level, spot))))
    return;

  for (guint i = 0; level > 0 && i < NODE_SIDE * NODE_SIDE; i++)
    walk_block (walk, ((const Node *) self)->children[i], level - 1, child_spot (level, spot, i));

  for (guint i = 0; level == 0 && i < LEAF_CELLS; i++) {
    PaddockCell cell = leaf_get ((const Leaf *) self, i);
    PaddockHex hex = hex_of (cell_spot (spot, i));

    if (cell.kind != PADDOCK_CELL_OFF && (!walk->bounds || bounds_meet (walk->bounds, hex, hex)))
      walk->func (hex, cell, walk->data);
  }
}

void
paddock_board_foreach (const PaddockBoard *self,
                       const PaddockBoardBounds *bounds,
                       PaddockBoardFunc func,
                       gpointer data)
{
  Walk walk = { bounds, func, data };

  walk_block (&walk, self, TOP_LEVEL, (BoardSpot){ 0, 0 });
}

typedef struct {
  PaddockBoardDiffFunc func;
  gpointer data;
} Diff;

static void
diff_block (const Diff *diff, const Block *before, const Block *after, int level, BoardSpot spot)
{
  if (before == after)
    return;

  for (guint i = 0; level > 0 && i < NODE_SIDE * NODE_SIDE; i++)
    diff_block (diff, before ? ((const Node *) before)->children[i] : NULL,
                after ? ((const Node *) after)->children[i] : NULL, level - 1,
                child_spot (level, spot, i));

  for (guint i = 0; level == 0 && i < LEAF_CELLS; i++) {
    PaddockCell was = before ? leaf_get ((const Leaf *) before, i) : off;
    PaddockCell is = after ? leaf_get ((const Leaf *) after, i) : off;

    if (!cell_equal (was, is))
      diff->func (hex_of (cell_spot (spot, i)), was, is, diff->data);
  }
}

void
paddock_board_diff (const PaddockBoard *before,
                    const PaddockBoard *after,
                    PaddockBoardDiffFunc func,
                    gpointer data)
{
  Diff diff = { func, data };

  diff_block (&diff, before, after, TOP_LEVEL, (BoardSpot){ 0, 0 });
}
