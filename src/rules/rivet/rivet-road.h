/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The road of a race of On the Rivet as flat tables: for each space its rank and the spaces around it, for each row its
 * terrain and the bonus line beyond it; and the starting grid.
 *
 * Made once from the track document, which must be sound; immutable, shared by all matches and threads.  A space is a
 * PaddockPlace (geometry/road.h); its cell is found without a search.
 */

#pragma once

#include "road-track.h"
#include "road.h"

#define RIV_MAX_ROWS 2000
#define RIV_MAX_SLOTS 99
#define RIV_MAX_BONUSES 32 /* lines: sets of them are 32 bits */

typedef enum {
  RIV_AHEAD,
  RIV_BEHIND,
  RIV_LEFT,
  RIV_RIGHT,
  RIV_N_WAYS,
} RivWay;

/* Where the ways begin in RivCell.to: up to five lanes ahead and behind, two halves on either side. */
enum {
  RIV_TO_AHEAD = 0,
  RIV_TO_BEHIND = PADDOCK_ROAD_MAX_LANES,
  RIV_TO_LEFT = 2 * PADDOCK_ROAD_MAX_LANES,
  RIV_TO_RIGHT = RIV_TO_LEFT + 2,
  RIV_N_TO = RIV_TO_RIGHT + 2,
};

/* A space, a place of the road side, or the one beyond the finish line: 64 bytes. */
typedef struct {
  guint32 rank; /* smaller is better (RIV-POS-04) */
  guint8 n[RIV_N_WAYS];
  PaddockPlace to[RIV_N_TO];
} RivCell;

G_STATIC_ASSERT (sizeof (RivCell) == 64);

typedef struct {
  guint8 lanes;
  guint8 priority;
  guint8 terrain; /* PaddockTerrain */
  guint8 bonus;   /* the line after it + 1; 0: none */
} RivRow;

typedef struct {
  guint8 type; /* PaddockBonusType */
  gint16 after;
} RivBonus;

typedef struct {
  int n_rows;
  int start_line;
  RivRow *rows;   /* [0] is not used */
  RivCell *cells; /* 16 a row */
  guint n_bonuses, n_slots;
  RivBonus bonuses[RIV_MAX_BONUSES];
  PaddockPlace slots[RIV_MAX_SLOTS]; /* the grid, from its first place */
} RivRoad;

/* FALSE and why, where no race can be held on it. */
gboolean riv_road_init (RivRoad *self, const PaddockRoadTrack *track, GError **error);
void riv_road_clear (RivRoad *self);

static inline const RivCell *
riv_road_get_cell (const RivRoad *self, PaddockPlace place)
{
  return &self->cells[place.a * 16 + (place.b >> 1)];
}

static inline const RivRow *
riv_road_get_row (const RivRoad *self, PaddockPlace place)
{
  return &self->rows[place.a];
}

/* The spaces one step away, with their number. */
static inline const PaddockPlace *
riv_road_get_ways (const RivRoad *self, PaddockPlace place, RivWay way, guint *n)
{
  static const guint8 first[] = { RIV_TO_AHEAD, RIV_TO_BEHIND, RIV_TO_LEFT, RIV_TO_RIGHT };
  const RivCell *cell = riv_road_get_cell (self, place);

  *n = cell->n[way];
  return &cell->to[first[way]];
}

static inline guint
riv_place_get_lane (PaddockPlace place)
{
  return (guint) place.b >> 2;
}

/* 0: the road side, or beyond the finish line. */
static inline guint
riv_place_get_half (PaddockPlace place)
{
  return (guint) place.b & 3;
}

/* On the road or beside it; not at home, and not beyond the finish line. */
static inline gboolean
riv_road_has (const RivRoad *self, PaddockPlace place)
{
  return place.a >= 1 && place.a <= self->n_rows;
}

static inline gboolean
riv_place_is_road_side (PaddockPlace place)
{
  return riv_place_get_half (place) == 0;
}

static inline gboolean
riv_road_is_on_road (const RivRoad *self, PaddockPlace place)
{
  return riv_road_has (self, place) && !riv_place_is_road_side (place);
}

static inline PaddockPlace
riv_road_get_finish (const RivRoad *self)
{
  return PADDOCK_PLACE (self->n_rows + 1, 0);
}

/* Whether there is such a space, or such a place beside the road. */
static inline gboolean
riv_road_is_space (const RivRoad *self, PaddockPlace place)
{
  return riv_road_get_cell (self, place)->rank != 0;
}

/* The road side of a row; FALSE: it has none on this side. */
static inline gboolean
riv_road_get_side (const RivRoad *self, int row, gboolean is_right, PaddockPlace *place)
{
  *place = PADDOCK_PLACE (row, is_right ? (self->rows[row].lanes + 1) * 4 : 0);
  return riv_road_is_space (self, *place);
}
