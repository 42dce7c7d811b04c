/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "naive.h"

void
naive_start (Naive *self, int n_seats, int is_opposite, int die)
{
  self->n_seats = n_seats;
  for (int i = 0; i < 40; i++)
    self->square[i] = NAIVE_EMPTY;
  for (int seat = 0; seat < 4; seat++) {
    self->entry[seat] = n_seats == 2 && is_opposite && seat == 1 ? 20 : 10 * seat;
    self->waiting[seat] = seat < n_seats ? 4 : 0;
    for (int i = 0; i < 4; i++)
      self->goal[seat][i] = 0;
  }
  self->turn = 0;
  self->die = die;
  self->winner = NAIVE_EMPTY;
}

/* Whether the seat to move has a piece that has come so many squares from its entry. */
static int
has_piece (const Naive *self, int squares)
{
  if (squares >= 40)
    return self->goal[self->turn][squares - 40];

  return self->square[(self->entry[self->turn] + squares) % 40] == self->turn;
}

static int
can_move (const Naive *self, int squares)
{
  int target = squares + self->die;

  if (!has_piece (self, squares))
    return 0;
  if (target > 43)
    return 0; /* beyond the last goal field */
  if (has_piece (self, target))
    return 0; /* one's own piece is in the way */
  return 1;
}

int
naive_list (const Naive *self, int actions[45])
{
  int n = 0;

  if (self->waiting[self->turn] > 0 && can_move (self, 0)) {
    actions[n++] = 2;
    return n;
  }
  if (self->waiting[self->turn] > 0 && self->die == 6 && !has_piece (self, 0)) {
    actions[n++] = 1;
    return n;
  }
  for (int squares = 0; squares <= 43; squares++)
    if (can_move (self, squares))
      actions[n++] = 2 + squares;
  if (n == 0)
    actions[n++] = 0;
  return n;
}

static void
land (Naive *self, int squares)
{
  int at;

  if (squares >= 40) {
    self->goal[self->turn][squares - 40] = 1;
    return;
  }

  at = (self->entry[self->turn] + squares) % 40;
  if (self->square[at] != NAIVE_EMPTY)
    self->waiting[self->square[at]]++;
  self->square[at] = self->turn;
}

static void
lift (Naive *self, int squares)
{
  if (squares >= 40)
    self->goal[self->turn][squares - 40] = 0;
  else
    self->square[(self->entry[self->turn] + squares) % 40] = NAIVE_EMPTY;
}

void
naive_act (Naive *self, int action, int next_die)
{
  const int *goal = self->goal[self->turn];

  if (action == 1) {
    self->waiting[self->turn]--;
    land (self, 0);
  } else if (action >= 2) {
    lift (self, action - 2);
    land (self, action - 2 + self->die);
  }

  if (goal[0] && goal[1] && goal[2] && goal[3]) {
    self->winner = self->turn;
    return;
  }
  if (self->die != 6)
    self->turn = (self->turn + 1) % self->n_seats;
  self->die = next_die;
}
