/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockBoard: the cells of a hex board, any outline, shared between versions.
 *
 * A persistent tree: 32 x 32 cells in a leaf, 4 x 4 children in a node, four levels of nodes, which
 * spans the whole range of PaddockHex.  A version that changes one cell copies one leaf and the four
 * nodes above it and shares the rest, so a stroke costs what it touches, not what the board holds.
 * A cell that was never set is off the board.  NULL is the empty board.  Ranks and lanes take memory
 * only in leaves that have some; without them a cell is one byte.
 *
 * Typical sizes: 10 x 12 to 40 x 40; 1000 x 1000 must work.  Reading one cell is the hot operation;
 * walking rows goes leaf by leaf.
 */

#pragma once

#include "hex.h"

typedef enum {
  PADDOCK_CELL_OFF,     /* not part of the board: a hole, or outside */
  PADDOCK_CELL_SPACE,   /* may be driven on */
  PADDOCK_CELL_BARRIER, /* part of the board, never driven on */
  PADDOCK_CELL_SPECIAL, /* SPECIAL + i: a space with the i-th special of the track's legend */
} PaddockCellKind;

#define PADDOCK_N_SPECIALS 26
#define PADDOCK_RANK_NONE (-1)
#define PADDOCK_RANK_MAX 9999
#define PADDOCK_LANE_MAX 99

typedef struct {
  guint8 kind; /* a PaddockCellKind, or SPECIAL + i */
  guint8 lane; /* 0 = innermost; only with a rank */
  gint16 rank; /* progress along the track, or PADDOCK_RANK_NONE */
} PaddockCell;

#define PADDOCK_CELL(kind_) ((PaddockCell){ .kind = (kind_), .rank = PADDOCK_RANK_NONE })

typedef struct _PaddockBoard PaddockBoard;

typedef struct {
  PaddockHex min, max; /* inclusive; meaningless when the board is empty */
} PaddockBoardBounds;

PaddockBoard *paddock_board_ref (PaddockBoard *self);
void paddock_board_unref (PaddockBoard *self);
gboolean paddock_board_equal (const PaddockBoard *a, const PaddockBoard *b);
guint64 paddock_board_hash (const PaddockBoard *self, guint64 hash);
/* See paddock_record_measure() and paddock_record_share().  The latter takes SELF and gives what stands in its place. */
gsize paddock_board_measure (const PaddockBoard *self, const PaddockBoard *before);
PaddockBoard *paddock_board_share (PaddockBoard *self, PaddockBoard *before);

PaddockCell paddock_board_get (const PaddockBoard *self, PaddockHex hex);
guint paddock_board_count (const PaddockBoard *self); /* cells on the board */
gboolean paddock_board_get_bounds (const PaddockBoard *self, PaddockBoardBounds *bounds);

/* The largest q * DQ + r * DR of any cell; FALSE: there is no cell.  Costs what the board's edge costs. */
gboolean paddock_board_get_reach (const PaddockBoard *self, int dq, int dr, int *reach);

/* A row's cells from q = FIRST to LAST into CELLS, which has room for them all.  FALSE: none of them has
 * a rank; TRUE: some may. */
gboolean
paddock_board_get_row (const PaddockBoard *self, int r, int first, int last, PaddockCell *cells);

/* Calls FUNC for every cell on the board that BOUNDS (NULL: all) takes in, leaf by leaf. */
typedef void (*PaddockBoardFunc) (PaddockHex hex, PaddockCell cell, gpointer data);
void paddock_board_foreach (const PaddockBoard *self,
                            const PaddockBoardBounds *bounds,
                            PaddockBoardFunc func,
                            gpointer data);

/* Calls FUNC for every cell that differs between two versions; shared parts are passed over. */
typedef void (*PaddockBoardDiffFunc) (PaddockHex hex,
                                      PaddockCell before,
                                      PaddockCell after,
                                      gpointer data);
void paddock_board_diff (const PaddockBoard *before,
                         const PaddockBoard *after,
                         PaddockBoardDiffFunc func,
                         gpointer data);

/* Edits: BOARD is the address of the owner's pointer; what others hold does not change. */
void paddock_board_set (PaddockBoard **board, PaddockHex hex, PaddockCell cell);
void
paddock_board_set_row (PaddockBoard **board, int r, int first, guint n, const PaddockCell *cells);

/* A rectangle of cells without ranks, from one byte each: the fast way to fill a board.  STRIDE is how
 * far the bytes of one row are from those of the next. */
void paddock_board_set_kinds (PaddockBoard **board,
                              PaddockHex first,
                              guint width,
                              guint height,
                              gsize stride,
                              const guint8 *kinds);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockBoard, paddock_board_unref)
