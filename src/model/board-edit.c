/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-tree.h"

#include <string.h>

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

static Block *
block_copy (const Block *self, int level)
{
  Block *copy = g_memdup2 (self, block_size (level));

  g_atomic_ref_count_init (&copy->ref_count);
  for (guint i = 0; level > 0 && i < NODE_SIDE * NODE_SIDE; i++)
    paddock_board_ref (((Node *) copy)->children[i]);
  if (level == 0)
    ((Leaf *) copy)->way = g_memdup2 (((const Leaf *) self)->way, sizeof (BoardWay));

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
    paddock_block_unref (shared, level);
  }

  return *slot;
}

/* A rectangle of cells on its way into a board. */
typedef struct {
  BoardSpot spot;
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
static BoardWay *
leaf_own_way (Leaf *self)
{
  if (!self->way) {
    self->way = g_new0 (BoardWay, 1);
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
  BoardWay *way = leaf_own_way (self);

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
    guint first = cell_index ((BoardSpot){ patch->spot.x, patch->spot.y + (int) y });
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

  part.spot = (BoardSpot){ patch->spot.x + (int) x, patch->spot.y + (int) y };
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
    paddock_block_free (self, level);
    *slot = NULL;
  }
}

static void
board_write (PaddockBoard **board, const Patch *patch)
{
  BoardSpot last = { patch->spot.x + (int) patch->width - 1,
                     patch->spot.y + (int) patch->height - 1 };

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
