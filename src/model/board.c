/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "board.h"

#include "hash.h"

#include <string.h>

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
} Way;

typedef struct {
  Block block;
  guint8 kinds[LEAF_CELLS];
  Way *way; /* or NULL: no cell has a rank, as on most boards, which then take a byte a cell */
} Leaf;

typedef struct {
  Block block;
  Block *children[NODE_SIDE * NODE_SIDE];
} Node;

/* A square of the plane, counted from the lowest corner of the range so that no part is negative. */
typedef struct {
  int x, y;
} Spot;

static const PaddockCell off = PADDOCK_CELL (PADDOCK_CELL_OFF);

static Spot
spot_of (int q, int r)
{
  return (Spot){ q - PADDOCK_HEX_MIN, r - PADDOCK_HEX_MIN };
}

static PaddockHex
hex_of (Spot spot)
{
  return PADDOCK_HEX (spot.x + PADDOCK_HEX_MIN, spot.y + PADDOCK_HEX_MIN);
}

static gboolean
is_in_span (Spot spot)
{
  return ((guint) spot.x | (guint) spot.y) < SPAN;
}

/* The side of a block of this level is 1 << bits. */
static guint
level_bits (int level)
{
  return LEAF_BITS + (guint) level * NODE_BITS;
}

static guint
child_index (int level, Spot spot)
{
  guint shift = level_bits (level - 1);

  return (((guint) spot.y >> shift) & (NODE_SIDE - 1)) << NODE_BITS
         | (((guint) spot.x >> shift) & (NODE_SIDE - 1));
}

static Spot
child_spot (int level, Spot spot, guint i)
{
  guint shift = level_bits (level - 1);

  return (Spot){ spot.x + (int) ((i & (NODE_SIDE - 1)) << shift),
                 spot.y + (int) ((i >> NODE_BITS) << shift) };
}

static guint
cell_index (Spot spot)
{
  return ((guint) spot.y & (LEAF_SIDE - 1)) << LEAF_BITS | ((guint) spot.x & (LEAF_SIDE - 1));
}

static Spot
cell_spot (Spot spot, guint i)
{
  return (Spot){ spot.x + (int) (i & (LEAF_SIDE - 1)), spot.y + (int) (i >> LEAF_BITS) };
}

static gboolean
cell_equal (PaddockCell a, PaddockCell b)
{
  return a.kind == b.kind && a.lane == b.lane && a.rank == b.rank;
}

/* Members that mean nothing get their one written form, so that equality can go by content. */
static PaddockCell
cell_normal (PaddockCell cell)
{
  if (cell.kind == PADDOCK_CELL_OFF)
    return off;
  if (cell.rank == PADDOCK_RANK_NONE)
    cell.lane = 0;

  return cell;
}

static PaddockCell
leaf_get (const Leaf *self, guint i)
{
  PaddockCell cell = PADDOCK_CELL (self->kinds[i]);

  if (self->way) {
    cell.rank = self->way->ranks[i];
    cell.lane = self->way->lanes[i];
  }

  return cell;
}

static gsize
block_size (int level)
{
  return level > 0 ? sizeof (Node) : sizeof (Leaf);
}

static Block *
block_new (int level)
{
  Block *self = g_malloc0 (block_size (level));

  g_atomic_ref_count_init (&self->ref_count);

  return self;
}

/* Frees a block that holds no others. */
static void
block_free (Block *self, int level)
{
  if (level == 0)
    g_free (((Leaf *) self)->way);
  g_free (self);
}

static void
block_unref (Block *self, int level)
{
  if (!self || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; level > 0 && i < NODE_SIDE * NODE_SIDE; i++)
    block_unref (((Node *) self)->children[i], level - 1);
  block_free (self, level);
}

static Block *
block_copy (const Block *self, int level)
{
  Block *copy = g_memdup2 (self, block_size (level));

  g_atomic_ref_count_init (&copy->ref_count);
  for (guint i = 0; level > 0 && i < NODE_SIDE * NODE_SIDE; i++)
    paddock_board_ref (((Node *) copy)->children[i]);
  if (level == 0)
    ((Leaf *) copy)->way = g_memdup2 (((const Leaf *) self)->way, sizeof (Way));

  return copy;
}

/* Makes the block at SLOT exist and its parent's alone. */
static Block *
block_own (Block **slot, int level)
{
  Block *shared = *slot;

  if (!shared) {
    *slot = block_new (level);
  } else if (!g_atomic_ref_count_compare (&shared->ref_count, 1)) {
    *slot = block_copy (shared, level);
    block_unref (shared, level);
  }

  return *slot;
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
  block_unref (self, TOP_LEVEL);
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

static const Leaf *
find_leaf (const Block *self, Spot spot)
{
  for (int level = TOP_LEVEL; self && level > 0; level--)
    self = ((const Node *) self)->children[child_index (level, spot)];

  return (const Leaf *) self;
}

PaddockCell
paddock_board_get (const PaddockBoard *self, PaddockHex hex)
{
  Spot spot = spot_of (hex.q, hex.r);
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
last_hex (int level, Spot spot)
{
  int side = 1 << level_bits (level);

  return hex_of ((Spot){ spot.x + side - 1, spot.y + side - 1 });
}

/* Blocks that are full, or lie inside what is known already, are not looked into: the work goes with
 * the outline of the board. */
static void
extend_bounds (const Block *self, int level, Spot spot, PaddockBoardBounds *bounds)
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
  extend_bounds (self, TOP_LEVEL, (Spot){ 0, 0 }, bounds);

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
extend_reach (const Block *self, int level, Spot spot, Reach *reach)
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

  extend_reach (self, TOP_LEVEL, (Spot){ 0, 0 }, &search);
  *reach = search.best;

  return self != NULL;
}

/* How many of N cells from SPOT on lie in the same leaf. */
static guint
run_in_leaf (Spot spot, guint n)
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
    Spot spot = spot_of (q, r);
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
walk_block (const Walk *walk, const Block *self, int level, Spot spot)
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

  walk_block (&walk, self, TOP_LEVEL, (Spot){ 0, 0 });
}

typedef struct {
  PaddockBoardDiffFunc func;
  gpointer data;
} Diff;

static void
diff_block (const Diff *diff, const Block *before, const Block *after, int level, Spot spot)
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

  diff_block (&diff, before, after, TOP_LEVEL, (Spot){ 0, 0 });
}

/* A rectangle of cells on its way into a board. */
typedef struct {
  Spot spot;
  guint width, height;
  gsize stride;             /* from a cell to the one of the next row */
  const guint8 *kinds;      /* or NULL: of the cells */
  const PaddockCell *cells; /* or NULL: none has a rank */
} Patch;

/* Column by column in single bytes, which compilers turn into wide additions. */
static guint
count_on_board (const guint8 *kinds)
{
  guint8 columns[LEAF_SIDE] = { 0 };
  guint count = 0;

  for (guint y = 0; y < LEAF_SIDE; y++)
    for (guint x = 0; x < LEAF_SIDE; x++)
      columns[x] += kinds[y * LEAF_SIDE + x] != PADDOCK_CELL_OFF;
  for (guint x = 0; x < LEAF_SIDE; x++)
    count += columns[x];

  return count;
}

/* The way of a leaf, made when there is a first rank to write. */
static Way *
leaf_own_way (Leaf *self)
{
  if (!self->way) {
    self->way = g_new0 (Way, 1);
    for (guint i = 0; i < LEAF_CELLS; i++)
      self->way->ranks[i] = PADDOCK_RANK_NONE;
  }

  return self->way;
}

/* Whole rows of kinds: what reading a board comes down to. */
static void
leaf_copy_kinds (Leaf *self, const Patch *patch)
{
  guint8 *to = self->kinds + cell_index (patch->spot);
  const guint8 *from = patch->kinds;

  for (guint y = 0; y < patch->height; y++, to += LEAF_SIDE, from += patch->stride)
    if (patch->width == LEAF_SIDE)
      memcpy (to, from, LEAF_SIDE);
    else
      memcpy (to, from, patch->width);

  self->block.count = count_on_board (self->kinds);
}

static void
leaf_write_way (Leaf *self, guint first, guint n, const PaddockCell *cells)
{
  Way *way = leaf_own_way (self);

  for (guint i = 0; i < n; i++) {
    PaddockCell cell = cell_normal (cells[i]);

    way->ranks[first + i] = cell.rank;
    way->lanes[first + i] = cell.lane;
  }
}

static void
leaf_write_row (Leaf *self, guint first, guint n, const PaddockCell *cells)
{
  guint8 *kinds = self->kinds + first;
  gboolean has_rank = self->way != NULL;
  guint count = self->block.count;

  for (guint i = 0; i < n; i++) {
    count += (cells[i].kind != PADDOCK_CELL_OFF) - (kinds[i] != PADDOCK_CELL_OFF);
    has_rank |= cell_normal (cells[i]).rank != PADDOCK_RANK_NONE;
    kinds[i] = cells[i].kind;
  }

  self->block.count = count;
  if (has_rank)
    leaf_write_way (self, first, n, cells);
}

static void
leaf_write (Leaf *self, const Patch *patch)
{
  PaddockCell row[LEAF_SIDE];

  if (patch->kinds && !self->way) {
    leaf_copy_kinds (self, patch);
    return;
  }

  for (guint y = 0; y < patch->height; y++) {
    guint first = cell_index ((Spot){ patch->spot.x, patch->spot.y + (int) y });
    gsize from = y * patch->stride;

    for (guint x = 0; patch->kinds && x < patch->width; x++)
      row[x] = PADDOCK_CELL (patch->kinds[from + x]);
    leaf_write_row (self, first, patch->width, patch->kinds ? row : patch->cells + from);
  }
}

static guint
count_of (const Block *self)
{
  return self ? self->count : 0;
}

/* The part of a patch from (X, Y) on that lies in one block of this side. */
static Patch
cut_patch (const Patch *patch, guint x, guint y, guint side)
{
  Patch part = *patch;
  gsize from = y * patch->stride + x;

  part.spot = (Spot){ patch->spot.x + (int) x, patch->spot.y + (int) y };
  part.width = MIN (patch->width - x, side - ((guint) part.spot.x & (side - 1)));
  part.height = MIN (patch->height - y, side - ((guint) part.spot.y & (side - 1)));
  part.kinds = patch->kinds ? patch->kinds + from : NULL;
  part.cells = patch->cells ? patch->cells + from : NULL;

  return part;
}

static void block_write (Block **slot, int level, const Patch *patch);

static void
node_write (Node *self, int level, const Patch *patch)
{
  guint side = 1u << level_bits (level - 1);
  Patch part;

  for (guint y = 0; y < patch->height; y += part.height)
    for (guint x = 0; x < patch->width; x += part.width) {
      Block **child;

      part = cut_patch (patch, x, y, side);
      child = &self->children[child_index (level, part.spot)];
      self->block.count -= count_of (*child);
      block_write (child, level - 1, &part);
      self->block.count += count_of (*child);
    }
}

/* Owns the blocks from SLOT down to the patch's leaves, and lets go of those that become empty. */
static void
block_write (Block **slot, int level, const Patch *patch)
{
  Block *self = block_own (slot, level);

  if (level > 0)
    node_write ((Node *) self, level, patch);
  else
    leaf_write ((Leaf *) self, patch);

  if (self->count == 0) {
    block_free (self, level);
    *slot = NULL;
  }
}

static void
board_write (PaddockBoard **board, const Patch *patch)
{
  Spot last = { patch->spot.x + (int) patch->width - 1, patch->spot.y + (int) patch->height - 1 };

  if (patch->width == 0 || patch->height == 0)
    return;

  g_return_if_fail (patch->width <= SPAN && patch->height <= SPAN);
  g_return_if_fail (is_in_span (patch->spot) && is_in_span (last));

  block_write (board, TOP_LEVEL, patch);
}

void
paddock_board_set (PaddockBoard **board, PaddockHex hex, PaddockCell cell)
{
  if (!cell_equal (paddock_board_get (*board, hex), cell_normal (cell)))
    paddock_board_set_row (board, hex.r, hex.q, 1, &cell);
}

void
paddock_board_set_row (PaddockBoard **board, int r, int first, guint n, const PaddockCell *cells)
{
  board_write (board, &(Patch){ spot_of (first, r), n, 1, .cells = cells });
}

void
paddock_board_set_kinds (PaddockBoard **board,
                         PaddockHex first,
                         guint width,
                         guint height,
                         gsize stride,
                         const guint8 *kinds)
{
  board_write (board,
               &(Patch){ spot_of (first.q, first.r), width, height, stride, .kinds = kinds });
}
