/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a step pushes away, worked out on a copy (RIV-CHASE-02, RIV-BUMP-03 to 06): who goes where, in which order, or
 * that it cannot be done, or what must be picked first.
 *
 * Whatever a push leaves open, such as the lane of a herd, a half, or the lane behind, is a pick: an index into the
 * spaces that are possible.  A run of a push uses up picks in the order in which it needs them, so a push is fully
 * described by its first step and its picks.
 */

#pragma once

#include "rivet-riders.h"

typedef enum {
  RIV_PUSH_DONE,
  RIV_PUSH_ASKS, /* another pick is needed */
  RIV_PUSH_IMPOSSIBLE,
} RivPushEnd;

typedef struct {
  guint8 rider;
  guint8 clause; /* RivClause */
  PaddockPlace from, to;
} RivShift;

typedef struct {
  PaddockPlace before, after;
} RivCommit;

typedef struct {
  const PaddockTable *table;
  guint32 train; /* set: nobody of it is pushed, but backwards */
  guint8 n_picks;
  guint8 picks[RIV_MAX_PICKS];

  /* What came of it. */
  guint8 n_used;
  gboolean has_commits; /* lanes that the herd took before bind it (RIV-RUL-45) */
  guint8 n_shifts, n_commits;
  guint32 displaced;      /* set: those of the train who were pushed backwards */
  guint8 first_displaced; /* the first of them, or RIV_NO_RIDER */
  guint8 intruder;        /* who took its space */
  guint8 n_options;       /* ASKS: what can be picked */
  PaddockPlace options[PADDOCK_ROAD_MAX_LANES];
  PaddockPlace at[RIV_MAX_RIDERS];
  RivShift shifts[RIV_MAX_RIDERS];   /* in the order in which they happen */
  RivCommit commits[RIV_MAX_RIDERS]; /* lanes that were picked for a herd */
} RivPush;

/* The space that the herd took from BEFORE; FALSE: none. */
gboolean riv_find_commit (const RivMove *move, PaddockPlace before, PaddockPlace *after);

/* A push without picks, of the train that is under way. */
void riv_push_init (RivPush *self, const PaddockTable *table);

/* Clears TARGET, which the activated rider is to enter: WAY is AHEAD, LEFT or RIGHT.  Starts afresh. */
RivPushEnd riv_push_run (RivPush *self, PaddockPlace target, RivWay way);

/* Whether it can be completed with some picks after those that it has; leaves it as it is but for what came of it. */
gboolean riv_push_is_possible (RivPush *self, PaddockPlace target, RivWay way);

/* The picks that can be completed, as a set of indices into its options, after ASKS. */
guint riv_push_find_picks (const RivPush *self, PaddockPlace target, RivWay way);
