/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRivBoard: what counts of a position of On the Rivet, copied so that a ride can be tried on it: where the riders
 * are, how tired they are, what they have won.
 *
 * A ride on it is an estimate: straight on as long as the road is free, past others where that costs no more than to bump
 * them.  Lanes are not picked with care; the real choices, of which each is looked at, do that.
 */

#pragma once

#include "rivet/rivet-table.h"

/* Riders are looked for in so many rows; whoever is further behind the first of them is in nobody's way. */
#define PADDOCK_RIV_WINDOW 128

typedef struct {
  const PaddockTable *table;
  guint n; /* riders */
  PaddockPlace at[RIV_MAX_RIDERS];
  guint8 podium[RIV_MAX_RIDERS];                         /* place, 0: none yet */
  guint8 light[RIV_MAX_RIDERS], fatigue[RIV_MAX_RIDERS]; /* the light ones; all */
  guint8 bonuses[RIV_MAX_RIDERS];
  guint32 claimed; /* set of bonus lines */
  guint32 ready;   /* set of riders who are still to be activated in this phase */
  guint n_finished;
  guint played; /* the card of the hand that is tried, or RIV_NO_CARD */
  int first_row;
  guint8 holders[16 * PADDOCK_RIV_WINDOW]; /* by cell of the road, from that row on */
} PaddockRivBoard;

void paddock_riv_board_init (PaddockRivBoard *self, const PaddockTable *table);

/* Who stands there, or RIV_NO_RIDER. */
guint paddock_riv_board_find (const PaddockRivBoard *self, PaddockPlace place);

/* Who stands directly ahead of a rider, or behind, the best placed of several; or RIV_NO_RIDER. */
guint paddock_riv_board_find_beside (const PaddockRivBoard *self, guint rider, RivWay way);

/* A ride that is to come. */
typedef struct {
  guint rider;
  guint type; /* RivType, not WILD */
  int left;   /* strokes */
  gboolean uses_class;
  guint n_train;
  guint8 train[RIV_MAX_RIDERS]; /* itself first */
} PaddockRivRide;

/* To the end of its strokes. */
void paddock_riv_board_ride (PaddockRivBoard *self, PaddockRivRide *ride);
