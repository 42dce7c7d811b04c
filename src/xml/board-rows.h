/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board as lines of text: <row r="0" q="-3">..##a_.</row> has one character a cell, and
 * <way r="0" q="-3">0.2 1.2 - 2.1</way> the rank and lane of those that have one.
 *
 * Rows and ways may come in any order; a way counts only for cells that are on the board.  Errors say
 * what was found and what was expected, without a file or a line.
 */

#pragma once

#include "board.h"
#include "record.h"

/* The attributes of both elements: where the first cell lies. */
typedef struct {
  int r;
  int q;
} PaddockBoardLine;

extern const PaddockRecordType paddock_board_row_type, paddock_board_way_type;

typedef struct _PaddockBoardReader PaddockBoardReader;

PaddockBoardReader *paddock_board_reader_new (PaddockBoard **board);
void paddock_board_reader_free (PaddockBoardReader *self);
gboolean paddock_board_reader_add_row (PaddockBoardReader *self,
                                       const PaddockBoardLine *at,
                                       const GString *text,
                                       GError **error);

/* Keeps the TEXT until all rows are there; LINE is for paddock_board_reader_finish(). */
gboolean paddock_board_reader_add_way (PaddockBoardReader *self,
                                       const PaddockBoardLine *at,
                                       const GString *text,
                                       int line,
                                       GError **error);

/* Lays the ways on the board.  LINE is set on failure. */
gboolean paddock_board_reader_finish (PaddockBoardReader *self, int *line, GError **error);

/* Appends the elements of a board that has hexes, each on a line of its own behind INDENT spaces. */
void paddock_board_write (const PaddockBoard *board, guint indent, GString *out);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockBoardReader, paddock_board_reader_free)
