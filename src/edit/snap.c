/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "snap.h"

#include <math.h>

#include "layout-tools.h"

#define POINT_REACH 0.3 /* sizes of a hex */

gboolean
paddock_snap_is_on (gboolean is_set, guint flags)
{
  return !is_set != !(flags & PADDOCK_GESTURE_TOGGLE);
}

/* The I-th of 0, 1, -1, 2, -2 ...: the nearest first. */
static int
get_offset (int i)
{
  return i % 2 ? (i + 1) / 2 : -i / 2;
}

#define N_OFFSETS (2 * PADDOCK_SNAP_REACH + 1)

/* Lines. */

/* Whether something has the hex that is no part of the line. */
static gboolean
is_taken (const PaddockSnapLine *self, PaddockHex hex)
{
  static const PaddockThingKind kinds[] = { PADDOCK_THING_OBSTACLE, PADDOCK_THING_START,
                                            PADDOCK_THING_CHECKPOINT };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    int index = paddock_layout_find (self->track, kinds[i], hex);

    if (index >= 0 && (kinds[i] != self->kind || index != self->index))
      return TRUE;
  }

  return FALSE;
}

static PaddockBound
look_at (const PaddockSnapLine *self, PaddockHex hex)
{
  guint kind = paddock_board_get (self->track->board, hex).kind;

  if (kind == PADDOCK_CELL_OFF)
    return PADDOCK_BOUND_EDGE;
  if (is_taken (self, hex))
    return PADDOCK_BOUND_TAKEN;

  return paddock_cell_kind_is_free (kind) ? PADDOCK_BOUND_NONE : PADDOCK_BOUND_BARRIER;
}

PaddockBound
paddock_snap_end (const PaddockSnapLine *line, PaddockHex *at, int outwards)
{
  for (int i = 0; i < N_OFFSETS; i++) {
    PaddockHex hex = paddock_hex_along (*at, outwards, get_offset (i));
    PaddockHex inner = paddock_hex_along (*at, outwards, get_offset (i) - 1);
    PaddockBound bound = look_at (line, hex);

    if (bound == PADDOCK_BOUND_NONE || look_at (line, inner) != PADDOCK_BOUND_NONE)
      continue;
    *at = bound == PADDOCK_BOUND_TAKEN ? inner : hex;
    return bound;
  }

  return PADDOCK_BOUND_NONE;
}

/* Twelve ways: six rows, and six between two of them, whose steps are of two hexes. */
PaddockHex
paddock_snap_to_facing (PaddockHex from, PaddockHex to)
{
  PaddockHex best = paddock_hex_snap_to_row (from, to);

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    for (int n = 1, most = (int) paddock_hex_distance (from, to) / 2 + 1; n <= most; n++) {
      PaddockHex hex = paddock_hex_along (paddock_hex_along (from, d, n), d + 1, n);

      if (paddock_hex_distance (hex, to) < paddock_hex_distance (best, to))
        best = hex;
    }

  return paddock_hex_distance (best, to) <= PADDOCK_SNAP_REACH ? best : to;
}

/* Points. */

static double
measure (PaddockPoint a, PaddockPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

PaddockPoint
paddock_snap_to_hex (const PaddockHexLayout *layout, PaddockPoint point)
{
  PaddockHex hex = paddock_hex_layout_at (layout, point);
  PaddockPoint best = paddock_hex_layout_centre (layout, hex), corners[6];

  paddock_hex_layout_corners (layout, hex, corners);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    if (measure (corners[i], point) < measure (best, point))
      best = corners[i];

  return measure (best, point) <= POINT_REACH * layout->size ? best : point;
}

/* Bonus lines. */

static gboolean
suits (const PaddockRoadTrack *track, PaddockRoadGap gap, guint moved)
{
  guint there = paddock_bonus_find (track, gap);

  return (there != PADDOCK_NO_BONUS && there != moved) || !paddock_bonus_refuse (track, gap, moved);
}

int
paddock_snap_to_gap (const PaddockRoadTrack *track,
                     const PaddockRoadCourse *course,
                     int row,
                     guint moved)
{
  for (int i = 0; i < N_OFFSETS; i++) {
    int at = row + get_offset (i);

    if (at >= 1 && at <= course->n_rows
        && suits (track, paddock_road_gap_after (course, at), moved))
      return at;
  }

  return row;
}
