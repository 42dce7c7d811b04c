/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The best way of a Lead or Break of the artificial team (RIV-AI-06 to 11, RIV-RUL-62): a search through all sequences of
 * steps, the preferred ones first, which leaves out what cannot become better than the best one so far.
 */

#include "rivet-machine.h"

#include "rivet-riders.h"
#include "rivet-strokes.h"

#include <string.h>

/* What a way is worth; smaller is better, member by member. */
typedef struct {
  int rows_left; /* of the rider, to the finish */
  guint half;
  guint bumps, sides;
  guint aside; /* from the priority lane, at the end */
} Worth;

typedef struct {
  Worth best;
  gboolean has_best;
  guint n_best;
  RivStepOption best_plan[RIV_MAX_PLAN];
  guint n;
  RivStepOption plan[RIV_MAX_PLAN];
  guint bumps, sides;
} Search;

static int
compare (const Worth *a, const Worth *b)
{
  if (a->rows_left != b->rows_left)
    return a->rows_left - b->rows_left;
  if (a->half != b->half)
    return (int) a->half - (int) b->half;
  if (a->bumps != b->bumps)
    return (int) a->bumps - (int) b->bumps;
  if (a->sides != b->sides)
    return (int) a->sides - (int) b->sides;

  return (int) a->aside - (int) b->aside;
}

static PaddockPlace
get_at (const PaddockTable *table)
{
  return riv_get_place (table, riv_state (table)->move.rider);
}

static Worth
judge (const Search *self, const PaddockTable *table)
{
  PaddockPlace at = get_at (table);
  gboolean is_home = !riv_is_on_map (table, riv_state (table)->move.rider);

  return (Worth){ .rows_left = riv_course (table)->road.n_rows + 1 - at.a,
                  .half = is_home ? 1 : riv_place_get_half (at),
                  .bumps = self->bumps,
                  .sides = self->sides,
                  .aside = is_home ? 0 : riv_get_aside (table, at) };
}

/* --- What is the most that can still come of it --- */

/* The row that clear road would lead to: no way gets farther. */
static int
reach (const PaddockTable *table)
{
  const RivRoad *road = &riv_course (table)->road;
  const RivMove *move = &riv_state (table)->move;
  guint terrain = move->terrain;
  int row = get_at (table).a, left = move->left;

  while (left > 0 && row <= road->n_rows) {
    left--;
    row++;
    if (row > road->n_rows || road->rows[row].terrain == terrain)
      continue;
    terrain = road->rows[row].terrain;
    if (move->flags & RIV_MOVE_USES_CLASS)
      left = MAX (0, left + MAX (0, riv_get_terrain_strokes (table, move->rider, terrain)));
  }

  return row;
}

static gboolean
is_hopeless (const Search *self, const PaddockTable *table)
{
  Worth most = { .rows_left = riv_course (table)->road.n_rows + 1 - reach (table),
                 .half = 1,
                 .bumps = self->bumps,
                 .sides = self->sides };

  return self->has_best && compare (&most, &self->best) >= 0;
}

/* --- The order in which ways are tried --- */

/* RIV-AI-11: forward, towards the priority line, away from it; then the lower lane, and the front half. */
static guint
order_of (const PaddockTable *table, const RivStepOption *step)
{
  guint kind = step->go == RIV_GO_AHEAD                                                  ? 0
               : step->go == RIV_GO_STOP                                                 ? 3
               : riv_get_aside (table, step->to) < riv_get_aside (table, get_at (table)) ? 1
                                                                                         : 2;

  return kind << 8 | riv_place_get_lane (step->to) << 4 | riv_place_get_half (step->to);
}

static void
sort_steps (const PaddockTable *table, RivStepOption *steps, guint n)
{
  for (guint i = 1; i < n; i++)
    for (guint k = i; k > 0 && order_of (table, &steps[k]) < order_of (table, &steps[k - 1]); k--) {
      RivStepOption step = steps[k];

      steps[k] = steps[k - 1];
      steps[k - 1] = step;
    }
}

/* --- The search --- */

static void
keep_if_better (Search *self, const PaddockTable *table)
{
  Worth worth = judge (self, table);

  if (self->has_best && compare (&worth, &self->best) >= 0)
    return;

  self->has_best = TRUE;
  self->best = worth;
  self->n_best = self->n;
  memcpy (self->best_plan, self->plan, self->n * sizeof self->plan[0]);
}

static void search (Search *self, const PaddockTable *table);

static void
try_step (Search *self, const PaddockTable *table, const RivStepOption *step)
{
  guint is_side = step->go == RIV_GO_LEFT || step->go == RIV_GO_RIGHT;
  RivState state;
  PaddockTable next = *table;

  if (step->go == RIV_GO_STOP) {
    keep_if_better (self, table);
    return;
  }

  state = *riv_state (table);
  next.state = &state;
  next.events = NULL;
  riv_machine_take (&next, step);

  self->plan[self->n++] = *step;
  self->bumps += step->is_bump;
  self->sides += is_side;
  search (self, &next);
  self->sides -= is_side;
  self->bumps -= step->is_bump;
  self->n--;
}

static void
search (Search *self, const PaddockTable *table)
{
  RivStepOption steps[RIV_MAX_STEPS];
  guint n = 0;

  if (is_hopeless (self, table))
    return;

  if (riv_is_on_map (table, riv_state (table)->move.rider) && self->n < RIV_MAX_PLAN)
    n = riv_list_steps (table, steps);
  if (n == 0)
    keep_if_better (self, table);

  sort_steps (table, steps, n);
  for (guint i = 0; i < n; i++)
    try_step (self, table, &steps[i]);
}

guint
riv_machine_plan (const PaddockTable *table, RivStepOption plan[RIV_MAX_PLAN])
{
  Search self = { .n = 0 };

  search (&self, table);
  memcpy (plan, self.best_plan, self.n_best * sizeof plan[0]);
  return self.n_best;
}
