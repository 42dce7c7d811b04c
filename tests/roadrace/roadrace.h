/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A race on a road, with two riders a seat: a small game that lives only in the tests.
 *
 * It proves that the studio knows no hexes, and that a seat may own several pieces:
 *
 *   ROA-TURN  Seats take turns.  Who is to move rolls one die, then says which rider rides and in which lane he ends.
 *   ROA-RIDE  A rider rides as many rows as the die shows, in his lane or the last one there is, then changes to the lane
 *             that was said.
 *   ROA-FALL  Who stands where he ends falls, and gets up again at once.
 *   ROA-END   Who has both riders beyond the finish line first wins, and the race is over.
 *
 * Rider r of seat s is piece ROADRACE_N_RIDERS * s + r.
 */

#pragma once

#include "game.h"

#define ROADRACE_MAX_SEATS 4
#define ROADRACE_N_RIDERS 2

typedef enum {
  ROADRACE_DECISION_RIDER,
  ROADRACE_DECISION_LANE,
} RoadraceDecision;

typedef struct {
  PaddockState base;
  guint8 turn;
  guint8 die;
  guint8 rider; /* the piece that rides; PADDOCK_NO_PIECE: that is being asked */
  guint8 reserved[5];
  PaddockPlace riders[ROADRACE_MAX_SEATS * ROADRACE_N_RIDERS]; /* by piece */
} RoadraceState;

extern const PaddockGame roadrace_game;
