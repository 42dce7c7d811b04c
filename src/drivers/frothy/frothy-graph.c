/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-graph.h"

#include "frothy/frothy-move.h"
#include "hex-track.h"

#include <stdlib.h>

#define UNKNOWN G_MAXINT16
#define SIGHT 5 /* hexes; what lies this far ahead says where the way leads */

/* --- Spaces --- */

static gboolean
is_open (const FroCell *cell)
{
  return (cell->flags & FRO_CELL_SPACE) && !(cell->flags & FRO_CELL_SOLID);
}

/* Points that somebody could want to collect are no obstacle. */
static guint
count_obstacles (const FroCourse *course, const FroCell *cell)
{
  gboolean is_fragile = (cell->flags & FRO_CELL_FRAGILE)
                        && !(course->is_scoring && course->fragiles[cell->fragile].points > 0);

  return ((cell->flags & FRO_CELL_HAZARD) != 0) + (is_fragile ? PADDOCK_FRO_FRAGILE : 0);
}

static void
number_spaces (PaddockFroGraph *self)
{
  const FroCourse *course = self->course;
  guint n = paddock_hex_window_size (&course->window);

  self->by_cell = g_new (guint16, n);
  self->spaces = g_new0 (PaddockFroSpace, n);
  for (guint i = 0; i < n; i++) {
    const FroCell *cell = &course->cells[i];

    self->by_cell[i] = PADDOCK_FRO_NO_SPACE;
    if (!is_open (cell) || self->n_spaces == PADDOCK_FRO_MAX_SPACES)
      continue;
    self->by_cell[i] = (guint16) self->n_spaces;
    self->spaces[self->n_spaces++] =
      (PaddockFroSpace){ .hex = paddock_hex_window_at (&course->window, i),
                         .obstacles = (guint8) count_obstacles (course, cell) };
  }
  self->spaces = g_renew (PaddockFroSpace, self->spaces, MAX (1, self->n_spaces));
}

static void
join_spaces (PaddockFroGraph *self)
{
  for (guint i = 0; i < self->n_spaces; i++)
    for (int direction = 0; direction < PADDOCK_N_DIRECTIONS; direction++)
      self->spaces[i].next[direction] =
        (guint16) paddock_fro_graph_find (self,
                                          paddock_hex_neighbour (self->spaces[i].hex, direction));
}

/* --- How far it is --- */

static int
find_last_rank (const PaddockFroGraph *self)
{
  int last = 0;

  for (guint i = 0; i < self->n_spaces; i++)
    last = MAX (last, fro_course_cell (self->course, self->spaces[i].hex)->rank);

  return last;
}

/* FRO-TRK-06, 15: on an open track without a finish the goal lies behind the last rank. */
static int
find_goal (const PaddockFroGraph *self)
{
  const FroCourse *course = self->course;

  if (course->is_closed)
    return (course->line + course->goal) % course->length;

  return course->race == PADDOCK_RACE_FASTEST ? course->line + course->goal
                                              : find_last_rank (self) + 1;
}

static int
find_to_go (const PaddockFroGraph *self, int rank, int goal)
{
  return self->lap ? (goal - rank - 1 + 2 * self->lap) % self->lap + 1 : goal - rank;
}

/* A space beside the numbered way is as far as the neighbour that is nearest to the goal. */
static gboolean
borrow_to_go (PaddockFroGraph *self, guint space)
{
  PaddockFroSpace *to = &self->spaces[space];

  for (guint i = 0; i < PADDOCK_N_DIRECTIONS; i++) {
    gint16 there = to->next[i] == PADDOCK_FRO_NO_SPACE ? UNKNOWN : self->spaces[to->next[i]].to_go;

    to->to_go = MIN (to->to_go, there);
  }

  return to->to_go != UNKNOWN;
}

static void
measure (PaddockFroGraph *self)
{
  int goal = find_goal (self);
  gboolean has_changed = TRUE;

  for (guint i = 0; i < self->n_spaces; i++) {
    int rank = fro_course_cell (self->course, self->spaces[i].hex)->rank;

    self->spaces[i].to_go =
      rank == PADDOCK_RANK_NONE ? UNKNOWN : (gint16) find_to_go (self, rank, goal);
  }
  while (has_changed) {
    has_changed = FALSE;
    for (guint i = 0; i < self->n_spaces; i++)
      has_changed |= self->spaces[i].to_go == UNKNOWN && borrow_to_go (self, i);
  }
}

static int
compare_spaces (gconstpointer a, gconstpointer b, gpointer data)
{
  const PaddockFroGraph *self = data;
  guint first = *(const guint16 *) a, second = *(const guint16 *) b;
  int difference = self->spaces[first].to_go - self->spaces[second].to_go;

  return difference ? difference : (int) first - (int) second;
}

static void
sort (PaddockFroGraph *self)
{
  self->order = g_new (guint16, MAX (1, self->n_spaces));
  for (guint i = 0; i < self->n_spaces; i++)
    self->order[i] = (guint16) i;
  g_qsort_with_data (self->order, (int) self->n_spaces, sizeof *self->order, compare_spaces, self);
}

/* --- Where the way leads --- */

/* Unit vectors of the facings, x to the right and y up, in 1/1000. */
static const struct {
  gint16 x, y;
} facings[PADDOCK_N_FACINGS] = {
  { 1000, 0 },  { 866, 500 },   { 500, 866 },   { 0, 1000 },  { -500, 866 }, { -866, 500 },
  { -1000, 0 }, { -866, -500 }, { -500, -866 }, { 0, -1000 }, { 500, -866 }, { 866, -500 },
};

static guint
find_facing (int x, int y)
{
  guint best = 0;

  for (guint i = 1; i < PADDOCK_N_FACINGS; i++)
    if (x * facings[i].x + y * facings[i].y > x * facings[best].x + y * facings[best].y)
      best = i;

  return best;
}

/* Towards the middle of the spaces near by that are SIGN * 1 to SIGN * SIGHT ranks on. */
static gboolean
look_along (PaddockFroGraph *self, guint space, int sign)
{
  PaddockHex from = self->spaces[space].hex;
  int x = 0, y = 0, n = 0;

  for (int dr = -SIGHT; dr <= SIGHT; dr++)
    for (int dq = -SIGHT; dq <= SIGHT; dq++) {
      PaddockHex hex = PADDOCK_HEX (from.q + dq, from.r + dr);
      guint there = fro_course_has (self->course, hex) ? paddock_fro_graph_find (self, hex)
                                                       : PADDOCK_FRO_NO_SPACE;
      int gain;

      if (there == PADDOCK_FRO_NO_SPACE || paddock_hex_distance (from, hex) > SIGHT)
        continue;
      gain = sign * paddock_fro_graph_gain (self, space, there);
      if (gain < 1 || gain > SIGHT)
        continue;
      x += sign * (1000 * dq + 500 * dr);
      y -= sign * 866 * dr;
      n++;
    }

  if (n > 0)
    self->spaces[space].forward = (guint8) find_facing (x / n, y / n);
  return n > 0;
}

/* --- Moves --- */

typedef struct {
  guint16 space;
  guint8 obstacles;
} Walker;

static gboolean
step (const PaddockFroGraph *self, Walker *walker, guint direction)
{
  walker->space = self->spaces[walker->space].next[direction % PADDOCK_N_DIRECTIONS];
  if (walker->space == PADDOCK_FRO_NO_SPACE)
    return FALSE;

  walker->obstacles = (guint8) (walker->obstacles + self->spaces[walker->space].obstacles);
  return TRUE;
}

/* STEPS in DIRECTION, the one numbered DRIFT in another. */
static PaddockFroEnd
walk_straight (const PaddockFroGraph *self,
               guint space,
               guint direction,
               guint steps,
               guint drift,
               guint other)
{
  Walker walker = { (guint16) space, 0 };

  for (guint i = 0; i < steps; i++)
    if (!step (self, &walker, i == drift ? other : direction))
      return (PaddockFroEnd){ .space = PADDOCK_FRO_NO_SPACE };

  return (PaddockFroEnd){ walker.space, drift < steps, walker.obstacles };
}

/* The drift comes where it costs least. */
static PaddockFroEnd
walk_drifting (const PaddockFroGraph *self, guint space, guint direction, guint steps, guint other)
{
  PaddockFroEnd best = { .space = PADDOCK_FRO_NO_SPACE };

  for (guint drift = 0; drift < steps; drift++) {
    PaddockFroEnd end = walk_straight (self, space, direction, steps, drift, other);

    if (end.space != PADDOCK_FRO_NO_SPACE
        && (best.space == PADDOCK_FRO_NO_SPACE || end.obstacles < best.obstacles))
      best = end;
  }

  return best;
}

/* Left and right in turn. */
static PaddockFroEnd
walk_corner (const PaddockFroGraph *self, guint space, int facing, guint steps, guint side)
{
  Walker walker = { (guint16) space, 0 };

  for (guint i = 0; i < steps; i++, side ^= FRO_LEFT ^ FRO_RIGHT)
    if (!step (self, &walker, fro_direction ((guint) facing, side)))
      return (PaddockFroEnd){ .space = PADDOCK_FRO_NO_SPACE };

  return (PaddockFroEnd){ walker.space, FALSE, walker.obstacles };
}

static PaddockFroMove
find_move (const PaddockFroGraph *self, guint space, int facing, guint steps)
{
  guint direction = (guint) facing / 2;

  if (facing & 1)
    return (PaddockFroMove){ { walk_corner (self, space, facing, steps, FRO_LEFT),
                               walk_corner (self, space, facing, steps, FRO_RIGHT),
                               { .space = PADDOCK_FRO_NO_SPACE } } };

  return (PaddockFroMove){ { walk_straight (self, space, direction, steps, steps, 0),
                             walk_drifting (self, space, direction, steps, direction + 1),
                             walk_drifting (self, space, direction, steps, direction + 5) } };
}

static void
find_moves (PaddockFroGraph *self)
{
  PaddockFroMove *move;

  self->moves =
    g_new (PaddockFroMove, self->n_spaces * PADDOCK_FRO_N_LOOKS * PADDOCK_FRO_MAX_STEPS + 1);
  move = self->moves;
  for (guint space = 0; space < self->n_spaces; space++)
    for (guint look = 0; look < PADDOCK_FRO_N_LOOKS; look++)
      for (guint steps = 1; steps <= PADDOCK_FRO_MAX_STEPS; steps++)
        *move++ = find_move (self, space, paddock_fro_graph_facing (self, space, look), steps);
}

PaddockFroGraph *
paddock_fro_graph_new (const FroCourse *course)
{
  PaddockFroGraph *self = g_new0 (PaddockFroGraph, 1);

  self->course = course;
  self->lap = course->is_closed ? course->length : 0;
  number_spaces (self);
  join_spaces (self);
  measure (self);
  sort (self);
  for (guint i = 0; i < self->n_spaces; i++)
    if (!look_along (self, i, 1))
      look_along (self, i, -1);
  find_moves (self);

  return self;
}

void
paddock_fro_graph_free (PaddockFroGraph *self)
{
  g_free (self->spaces);
  g_free (self->by_cell);
  g_free (self->moves);
  g_free (self->order);
  g_free (self);
}
