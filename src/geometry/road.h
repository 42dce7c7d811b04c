/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRoad: the spaces of a road of lanes and the ways between them.
 *
 * Rows are numbered 1..N from the rear, lanes 1..n from the left as riders see it.  A lane that is
 * split in a row has two pseudo-spaces there, k = 1 in front; any other has one, k = 1.  Between two
 * rows lane a leads to lane b if the boundary has explicit links and one of them says so, or, without
 * any, if their shares of the width overlap.
 *
 * A road is immutable and flat, one allocation without pointers, so that every thread may share it.
 * Making one never fails: a designer's road may be unsound, and paddock_road_find_fault() says where.
 * Nothing here knows tiles, terrain or riders.
 */

#pragma once

#include "place.h"

#define PADDOCK_ROAD_MAX_LANES 5
#define PADDOCK_ROAD_MAX_ROWS 20000

typedef enum {
  PADDOCK_SHOULDER_LEFT = 1 << 0,
  PADDOCK_SHOULDER_RIGHT = 1 << 1,
} PaddockShoulders;

typedef struct {
  guint8 lanes;     /* 1..PADDOCK_ROAD_MAX_LANES */
  guint8 priority;  /* the best lane, 1..lanes */
  guint8 shoulders; /* PaddockShoulders */
  guint8 split;     /* bit l - 1: lane l has two pseudo-spaces */
} PaddockRoadRow;

/* An explicit way over the boundary after a row. */
typedef struct {
  gint16 after;
  gint8 from;
  gint8 to;
} PaddockRoadLink;

/* A space of the road has k of 1 or 2.  The road side has k = 0, in lane 0 on the left and lanes + 1
 * on the right.  Beyond the finish line is one place, in row N + 1. */
typedef struct {
  gint16 row;
  gint8 lane;
  gint8 k;
} PaddockRoadSpace;

#define PADDOCK_ROAD_SPACE(row_, lane_, k_) \
  ((PaddockRoadSpace){ .row = (gint16) (row_), .lane = (gint8) (lane_), .k = (gint8) (k_) })

/* What must hold of a road that is raced on. */
typedef enum {
  PADDOCK_ROAD_SOUND,
  PADDOCK_ROAD_EMPTY,        /* it has no row */
  PADDOCK_ROAD_BAD_PRIORITY, /* the priority line lies beside the road */
  PADDOCK_ROAD_BAD_SPLIT,    /* a lane is split that is not there */
  PADDOCK_ROAD_BAD_LINK,     /* an explicit link starts or ends in a lane that is not there */
  PADDOCK_ROAD_DEAD_END,     /* a lane leads nowhere */
  PADDOCK_ROAD_LOOSE_EDGE,   /* an edge lane does not lead to the edge lane on its side */
  PADDOCK_ROAD_CROSSING,     /* two ways cross */
} PaddockRoadFault;

typedef struct _PaddockRoad PaddockRoad;

/* Links that start or end beside the road are left out. */
PaddockRoad *paddock_road_new (const PaddockRoadRow *rows,
                               guint n_rows,
                               const PaddockRoadLink *links,
                               guint n_links);
void paddock_road_free (PaddockRoad *self);

/* The first property of a sound road that this one lacks; ROW is set to the row where (for a
 * boundary: the one behind it). */
PaddockRoadFault paddock_road_find_fault (const PaddockRoad *self, int *row);

int paddock_road_get_n_rows (const PaddockRoad *self);
const PaddockRoadRow *paddock_road_get_row (const PaddockRoad *self, int row);
gboolean paddock_road_has (const PaddockRoad *self, PaddockRoadSpace space);

static inline gboolean
paddock_road_space_equal (PaddockRoadSpace a, PaddockRoadSpace b)
{
  return a.row == b.row && a.lane == b.lane && a.k == b.k;
}

static inline PaddockPlace
paddock_road_space_to_place (PaddockRoadSpace space)
{
  return PADDOCK_PLACE (space.row, space.lane * 4 + space.k);
}

static inline PaddockRoadSpace
paddock_road_space_from_place (PaddockPlace place)
{
  return PADDOCK_ROAD_SPACE (place.a, place.b >> 2, place.b & 3);
}

static inline gboolean
paddock_road_space_is_road_side (PaddockRoadSpace space)
{
  return space.k == 0;
}

/* How many spaces a lane has in a row: 1, or 2 where it is split. */
int paddock_road_count_spaces (const PaddockRoad *self, int row, int lane);

PaddockRoadSpace paddock_road_finish (const PaddockRoad *self);
gboolean paddock_road_is_finish (const PaddockRoad *self, PaddockRoadSpace space);

/* The road side of a row, on one side; FALSE where there is none. */
gboolean paddock_road_get_road_side (const PaddockRoad *self,
                                     int row,
                                     PaddockShoulders side,
                                     PaddockRoadSpace *space);

/* The spaces one step away, by rising lane, then k; return how many.  SIDE is -1 for left, +1 for
 * right; the road side is never entered sideways, only left. */
guint paddock_road_get_forward (const PaddockRoad *self,
                                PaddockRoadSpace space,
                                PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES]);
guint paddock_road_get_back (const PaddockRoad *self,
                             PaddockRoadSpace space,
                             PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES]);
guint paddock_road_get_side (const PaddockRoad *self,
                             PaddockRoadSpace space,
                             int side,
                             PaddockRoadSpace out[2]);

/* Whether one of two spaces of the road lies directly behind the other. */
gboolean paddock_road_is_linked (const PaddockRoad *self, PaddockRoadSpace a, PaddockRoadSpace b);

/* The placing order: smaller is better, and no two spaces have the same rank. */
guint paddock_road_get_rank (const PaddockRoad *self, PaddockRoadSpace space);

/* The overlap rule alone: whether lane A of N leads to lane B of M. */
static inline gboolean
paddock_road_lanes_overlap (int a, int n, int b, int m)
{
  return (a - 1) * m < b * n && (b - 1) * n < a * m;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockRoad, paddock_road_free)
