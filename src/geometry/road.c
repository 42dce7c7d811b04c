/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road.h"

#include <stdlib.h>

#define LANE_BIT(lane_) (1u << ((lane_) -1))

typedef struct {
  PaddockRoadRow info;
  guint8 ahead[PADDOCK_ROAD_MAX_LANES];  /* of each lane: the lanes of the next row, as bits */
  guint8 behind[PADDOCK_ROAD_MAX_LANES]; /* the lanes of the row before that lead here */
  guint8 has_links, has_bad_link;        /* at the boundary after this row */
} Row;

struct _PaddockRoad {
  int n_rows;
  Row rows[]; /* row r is rows[r - 1] */
};

static const Row *
get_row (const PaddockRoad *self, int row)
{
  return &self->rows[row - 1];
}

static gboolean
is_lane (const Row *row, int lane)
{
  return lane >= 1 && lane <= row->info.lanes;
}

static void
add_link (PaddockRoad *self, const PaddockRoadLink *link)
{
  Row *row;

  if (link->after < 1 || link->after >= self->n_rows)
    return;

  row = &self->rows[link->after - 1];
  row->has_links = TRUE;
  if (is_lane (row, link->from) && is_lane (row + 1, link->to))
    row->ahead[link->from - 1] |= LANE_BIT (link->to);
  else
    row->has_bad_link = TRUE;
}

static void
add_overlaps (Row *row, const Row *next)
{
  int n = row->info.lanes, m = next->info.lanes;

  for (int a = 1; a <= n; a++)
    for (int b = 1; b <= m; b++)
      if (paddock_road_lanes_overlap (a, n, b, m))
        row->ahead[a - 1] |= LANE_BIT (b);
}

static void
turn_around (const Row *row, Row *next)
{
  for (int a = 1; a <= row->info.lanes; a++)
    for (int b = 1; b <= next->info.lanes; b++)
      if (row->ahead[a - 1] & LANE_BIT (b))
        next->behind[b - 1] |= LANE_BIT (a);
}

PaddockRoad *
paddock_road_new (const PaddockRoadRow *rows,
                  guint n_rows,
                  const PaddockRoadLink *links,
                  guint n_links)
{
  PaddockRoad *self;

  g_return_val_if_fail (n_rows <= PADDOCK_ROAD_MAX_ROWS, NULL);

  self = g_malloc0 (sizeof (PaddockRoad) + n_rows * sizeof (Row));
  self->n_rows = (int) n_rows;

  for (guint i = 0; i < n_rows; i++) {
    self->rows[i].info = rows[i];
    self->rows[i].info.lanes = CLAMP (rows[i].lanes, 1, PADDOCK_ROAD_MAX_LANES);
  }

  for (guint i = 0; i < n_links; i++)
    add_link (self, &links[i]);

  for (guint i = 0; i + 1 < n_rows; i++) {
    if (!self->rows[i].has_links)
      add_overlaps (&self->rows[i], &self->rows[i + 1]);
    turn_around (&self->rows[i], &self->rows[i + 1]);
  }

  return self;
}

void
paddock_road_free (PaddockRoad *self)
{
  g_free (self);
}

static int
lowest_lane (guint lanes)
{
  return g_bit_nth_lsf (lanes, -1) + 1;
}

static int
highest_lane (guint lanes)
{
  return g_bit_nth_msf (lanes, -1) + 1;
}

static PaddockRoadFault
find_row_fault (const Row *row)
{
  if (!is_lane (row, row->info.priority))
    return PADDOCK_ROAD_BAD_PRIORITY;
  if (highest_lane (row->info.split) > row->info.lanes)
    return PADDOCK_ROAD_BAD_SPLIT;

  return PADDOCK_ROAD_SOUND;
}

static PaddockRoadFault
find_boundary_fault (const Row *row, const Row *next)
{
  if (row->has_bad_link)
    return PADDOCK_ROAD_BAD_LINK;

  for (int a = 1; a <= row->info.lanes; a++)
    if (row->ahead[a - 1] == 0)
      return PADDOCK_ROAD_DEAD_END;

  if (lowest_lane (row->ahead[0]) != 1
      || highest_lane (row->ahead[row->info.lanes - 1]) != next->info.lanes)
    return PADDOCK_ROAD_LOOSE_EDGE;

  for (int a = 1; a < row->info.lanes; a++)
    if (highest_lane (row->ahead[a - 1]) > lowest_lane (row->ahead[a]))
      return PADDOCK_ROAD_CROSSING;

  return PADDOCK_ROAD_SOUND;
}

PaddockRoadFault
paddock_road_find_fault (const PaddockRoad *self, int *row)
{
  for (*row = 1; *row <= self->n_rows; (*row)++) {
    const Row *here = get_row (self, *row);
    PaddockRoadFault fault = find_row_fault (here);

    if (fault == PADDOCK_ROAD_SOUND && *row < self->n_rows)
      fault = find_boundary_fault (here, here + 1);
    if (fault != PADDOCK_ROAD_SOUND)
      return fault;
  }

  return self->n_rows > 0 ? PADDOCK_ROAD_SOUND : PADDOCK_ROAD_EMPTY;
}

int
paddock_road_get_n_rows (const PaddockRoad *self)
{
  return self->n_rows;
}

const PaddockRoadRow *
paddock_road_get_row (const PaddockRoad *self, int row)
{
  g_return_val_if_fail (row >= 1 && row <= self->n_rows, NULL);

  return &get_row (self, row)->info;
}

gboolean
paddock_road_has (const PaddockRoad *self, PaddockRoadSpace space)
{
  const Row *row;

  if (space.row < 1 || space.row > self->n_rows)
    return FALSE;

  row = get_row (self, space.row);
  if (space.k == 0)
    return (space.lane == 0 && (row->info.shoulders & PADDOCK_SHOULDER_LEFT))
           || (space.lane == row->info.lanes + 1 && (row->info.shoulders & PADDOCK_SHOULDER_RIGHT));

  return is_lane (row, space.lane) && space.k >= 1
         && space.k <= paddock_road_count_spaces (self, space.row, space.lane);
}

int
paddock_road_count_spaces (const PaddockRoad *self, int row, int lane)
{
  const Row *here = get_row (self, row);

  return is_lane (here, lane) && (here->info.split & LANE_BIT (lane)) ? 2 : 1;
}

PaddockRoadSpace
paddock_road_finish (const PaddockRoad *self)
{
  return PADDOCK_ROAD_SPACE (self->n_rows + 1, 0, 0);
}

gboolean
paddock_road_is_finish (const PaddockRoad *self, PaddockRoadSpace space)
{
  return space.row > self->n_rows;
}

gboolean
paddock_road_get_road_side (const PaddockRoad *self,
                            int row,
                            PaddockShoulders side,
                            PaddockRoadSpace *space)
{
  int lanes = get_row (self, row)->info.lanes;

  *space = PADDOCK_ROAD_SPACE (row, side == PADDOCK_SHOULDER_LEFT ? 0 : lanes + 1, 0);

  return paddock_road_has (self, *space);
}

guint
paddock_road_get_forward (const PaddockRoad *self,
                          PaddockRoadSpace space,
                          PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES])
{
  guint lanes, n = 0;

  if (space.k == 0)
    return 0;

  if (space.k > 1) {
    out[0] = PADDOCK_ROAD_SPACE (space.row, space.lane, space.k - 1);
    return 1;
  }

  if (space.row == self->n_rows) {
    out[0] = paddock_road_finish (self);
    return 1;
  }

  lanes = get_row (self, space.row)->ahead[space.lane - 1];
  for (int b = 1; b <= PADDOCK_ROAD_MAX_LANES; b++)
    if (lanes & LANE_BIT (b)) /* enter at the rear half */
      out[n++] =
        PADDOCK_ROAD_SPACE (space.row + 1, b, paddock_road_count_spaces (self, space.row + 1, b));

  return n;
}

guint
paddock_road_get_back (const PaddockRoad *self,
                       PaddockRoadSpace space,
                       PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES])
{
  guint lanes, n = 0;

  if (space.k == 0 && !paddock_road_is_finish (self, space))
    return space.row > 1
           && paddock_road_get_road_side (self, space.row - 1,
                                          space.lane == 0 ? PADDOCK_SHOULDER_LEFT
                                                          : PADDOCK_SHOULDER_RIGHT,
                                          &out[0]);

  if (space.k > 0 && space.k < paddock_road_count_spaces (self, space.row, space.lane)) {
    out[0] = PADDOCK_ROAD_SPACE (space.row, space.lane, space.k + 1);
    return 1;
  }

  if (space.row == 1)
    return 0;

  lanes = paddock_road_is_finish (self, space)
            ? (1u << get_row (self, self->n_rows)->info.lanes) - 1
            : get_row (self, space.row)->behind[space.lane - 1];
  for (int a = 1; a <= PADDOCK_ROAD_MAX_LANES; a++)
    if (lanes & LANE_BIT (a)) /* arrive at the front half */
      out[n++] = PADDOCK_ROAD_SPACE (space.row - 1, a, 1);

  return n;
}

guint
paddock_road_get_side (const PaddockRoad *self,
                       PaddockRoadSpace space,
                       int side,
                       PaddockRoadSpace out[2])
{
  int to = space.lane + side, here, there;

  if (paddock_road_is_finish (self, space) || !is_lane (get_row (self, space.row), to))
    return 0;

  here = paddock_road_count_spaces (self, space.row, space.lane);
  there = paddock_road_count_spaces (self, space.row, to);
  if (here == 1 && there == 2) {
    out[0] = PADDOCK_ROAD_SPACE (space.row, to, 1);
    out[1] = PADDOCK_ROAD_SPACE (space.row, to, 2);
    return 2;
  }

  out[0] = PADDOCK_ROAD_SPACE (space.row, to, here == there ? MAX (space.k, 1) : 1);
  return 1;
}

static gboolean
is_directly_behind (const PaddockRoad *self, PaddockRoadSpace rear, PaddockRoadSpace front)
{
  PaddockRoadSpace behind[PADDOCK_ROAD_MAX_LANES];
  guint n = paddock_road_get_back (self, front, behind);

  while (n-- > 0)
    if (paddock_road_space_equal (behind[n], rear))
      return TRUE;

  return FALSE;
}

gboolean
paddock_road_is_linked (const PaddockRoad *self, PaddockRoadSpace a, PaddockRoadSpace b)
{
  if (a.k == 0 || b.k == 0)
    return FALSE;

  return is_directly_behind (self, a, b) || is_directly_behind (self, b, a);
}

guint
paddock_road_get_rank (const PaddockRoad *self, PaddockRoadSpace space)
{
  guint rows_left = (guint) (self->n_rows + 1 - space.row);
  guint aside;

  if (rows_left == 0)
    return 0;

  aside = (guint) abs (space.lane - get_row (self, space.row)->info.priority);

  return rows_left << 16 | (space.k == 0) << 12 | aside << 8 | (guint) space.lane << 4
         | (guint) space.k;
}
