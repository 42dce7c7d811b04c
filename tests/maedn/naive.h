/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules of maedn once more, as plainly as they can be said: a board of squares, and whose piece
 * stands where.  Shares no line and no idea with maedn.c, so that the two can be held against each other.
 */

#pragma once

#define NAIVE_EMPTY (-1)

typedef struct {
  int n_seats;
  int entry[4];   /* the square where a seat comes in */
  int square[40]; /* the seat whose piece stands there */
  int goal[4][4]; /* 1: taken */
  int waiting[4];
  int turn;
  int die;
  int winner; /* NAIVE_EMPTY while nobody has won */
} Naive;

void naive_start (Naive *self, int n_seats, int is_opposite, int die);

/* 0: pass, 1: bring in a piece, 2 + n: move the piece that has come n squares; ascending. */
int naive_list (const Naive *self, int actions[45]);

/* Carries out an action; then NEXT_DIE is rolled, unless the race is over. */
void naive_act (Naive *self, int action, int next_die);
