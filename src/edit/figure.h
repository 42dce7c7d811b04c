/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sets of hexes as tools draw and find them: figures between two hexes, and regions of a board.
 *
 * A set is a board on which its hexes are spaces.
 */

#pragma once

#include "board.h"
#include "hex-layout.h"

/* A stroke of more is refused: it would be a slip, and would hold up the program. */
#define PADDOCK_FIGURE_MAX_HEXES (1 << 20)

typedef enum {
  PADDOCK_FIGURE_LINE,
  PADDOCK_FIGURE_RECTANGLE, /* in rows of the board as it is drawn, all of one length */
  PADDOCK_FIGURE_DISC,      /* about the first hex */
  PADDOCK_FIGURE_RING,
  PADDOCK_FIGURE_WEDGE, /* the sixth of a disc that the second hex lies in */
  PADDOCK_N_FIGURES,
} PaddockFigure;

/* The other corner or end that is meant when a figure is constrained: a line keeps to a straight row, a
 * rectangle gets as many rows as columns. */
PaddockHex paddock_figure_constrain (PaddockFigure figure,
                                     PaddockOrientation orientation,
                                     PaddockHex a,
                                     PaddockHex b);

/* NULL: it would be too large. */
PaddockBoard *paddock_figure_new (PaddockFigure figure,
                                  PaddockOrientation orientation,
                                  PaddockHex a,
                                  PaddockHex b);

/* Its hexes that have a neighbour outside. */
PaddockBoard *paddock_figure_outline (PaddockBoard *figure);

/* What is connected with START and of its kind.  NULL: it starts off the board and is not enclosed by it, or has
 * more than PADDOCK_FIGURE_MAX_HEXES. */
PaddockBoard *paddock_figure_region (const PaddockBoard *board, PaddockHex start);
