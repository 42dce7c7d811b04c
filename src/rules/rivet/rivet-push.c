/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-push.h"

#include <string.h>

void
riv_push_init (RivPush *self, const PaddockTable *table)
{
  const RivMove *move = &riv_state (table)->move;

  self->table = table;
  self->n_picks = 0;
  self->train = 0;
  for (guint i = 0; i < move->n_train; i++)
    self->train |= 1u << move->train[i];
}

static const RivRoad *
road_of (const RivPush *self)
{
  return &riv_course (self->table)->road;
}

static guint
find_rider (const RivPush *self, PaddockPlace place)
{
  guint n = riv_state (self->table)->n_riders;

  if (!riv_road_has (road_of (self), place))
    return RIV_NO_RIDER;

  for (guint i = 0; i < n; i++)
    if (paddock_place_equal (self->at[i], place))
      return i;

  return RIV_NO_RIDER;
}

static void
shift (RivPush *self, guint rider, PaddockPlace to, RivClause clause)
{
  self->shifts[self->n_shifts++] =
    (RivShift){ (guint8) rider, (guint8) clause, self->at[rider], to };
  self->at[rider] = to;
}

/* One of the spaces that are possible: the only one, or what the next pick says. */
static RivPushEnd
pick (RivPush *self, const PaddockPlace *ways, guint n, PaddockPlace *to)
{
  if (n == 0)
    return RIV_PUSH_IMPOSSIBLE;

  if (n > 1 && self->n_used == self->n_picks) {
    self->n_options = (guint8) n;
    memcpy (self->options, ways, n * sizeof *ways);
    return RIV_PUSH_ASKS;
  }

  *to = n == 1 ? ways[0] : ways[self->picks[self->n_used++]];
  return RIV_PUSH_DONE;
}

/* --- Forwards --- */

gboolean
riv_find_commit (const RivMove *move, PaddockPlace before, PaddockPlace *after)
{
  for (guint i = 0; i < move->n_commits; i++)
    if (paddock_place_equal (move->commits_from[i], before)) {
      *after = move->commits_to[i];
      return TRUE;
    }

  return FALSE;
}

static RivPushEnd
pick_ahead (RivPush *self, PaddockPlace from, PaddockPlace *to)
{
  guint n;
  const PaddockPlace *ways = riv_road_get_ways (road_of (self), from, RIV_AHEAD, &n);
  RivPushEnd end;

  if (n > 1 && self->has_commits && riv_find_commit (&riv_state (self->table)->move, from, to))
    return RIV_PUSH_DONE;

  end = pick (self, ways, n, to);
  if (end == RIV_PUSH_DONE && n > 1)
    self->commits[self->n_commits++] = (RivCommit){ from, *to };

  return end;
}

/* RIV-CHASE-02, RIV-BUMP-06: the whole unbroken file, its first rider first. */
static RivPushEnd
advance (RivPush *self, PaddockPlace place, RivClause clause)
{
  guint rider = find_rider (self, place);
  PaddockPlace to;
  RivPushEnd end;

  if (rider == RIV_NO_RIDER)
    return RIV_PUSH_DONE;
  if (self->train >> rider & 1)
    return RIV_PUSH_IMPOSSIBLE; /* RIV-RUL-42 */

  end = pick_ahead (self, place, &to);
  if (end == RIV_PUSH_DONE)
    end = advance (self, to, clause);
  if (end == RIV_PUSH_DONE)
    shift (self, rider, to, clause);

  return end;
}

/* --- Sideways, and backwards from the edge --- */

static void
note_displaced (RivPush *self, guint rider, guint intruder)
{
  if (!(self->train >> rider & 1))
    return;

  if (self->displaced == 0) {
    self->first_displaced = (guint8) rider;
    self->intruder = (guint8) intruder;
  }
  self->displaced |= 1u << rider;
}

/* RIV-BUMP-04: with every rider linked behind it. */
static RivPushEnd
push_back (RivPush *self, guint rider)
{
  guint n;
  const PaddockPlace *ways = riv_road_get_ways (road_of (self), self->at[rider], RIV_BEHIND, &n);
  PaddockPlace to;
  RivPushEnd end = pick (self, ways, n, &to);
  guint behind;

  if (end != RIV_PUSH_DONE)
    return end;

  behind = find_rider (self, to);
  if (behind != RIV_NO_RIDER) {
    note_displaced (self, behind, rider);
    end = push_back (self, behind);
  }
  if (end == RIV_PUSH_DONE)
    shift (self, rider, to, RIV_BUMP_04);

  return end;
}

/* RIV-BUMP-03: the riders standing side by side, one lane each. */
static RivPushEnd
push_aside (RivPush *self, guint rider, RivWay way)
{
  guint n;
  const PaddockPlace *ways = riv_road_get_ways (road_of (self), self->at[rider], way, &n);
  PaddockPlace to;
  RivPushEnd end;
  guint beside;

  if (self->train >> rider & 1)
    return RIV_PUSH_IMPOSSIBLE; /* RIV-RUL-42 */
  if (n == 0)
    return push_back (self, rider); /* RIV-ROAD-11 */

  end = pick (self, ways, n, &to);
  if (end != RIV_PUSH_DONE)
    return end;

  beside = find_rider (self, to);
  if (beside != RIV_NO_RIDER)
    end = push_aside (self, beside, way);
  if (end == RIV_PUSH_DONE)
    shift (self, rider, to, RIV_BUMP_03);

  return end;
}

/* --- A whole push --- */

static void
start_afresh (RivPush *self)
{
  const RivState *state = riv_state (self->table);

  self->n_used = self->n_shifts = self->n_commits = self->n_options = 0;
  self->displaced = 0;
  self->first_displaced = self->intruder = RIV_NO_RIDER;
  for (guint i = 0; i < state->n_riders; i++)
    self->at[i] = state->riders[i].at;
}

/* RIV-RUL-45: a rider that takes another lane than its herd has left it. */
static gboolean
stays_with_herd (const RivPush *self, PaddockPlace target)
{
  const RivMove *move = &riv_state (self->table)->move;
  PaddockPlace after;

  return !riv_find_commit (move, riv_get_place (self->table, move->rider), &after)
         || paddock_place_equal (after, target);
}

RivPushEnd
riv_push_run (RivPush *self, PaddockPlace target, RivWay way)
{
  static const RivClause clauses[] = {
    [RIV_TYPE_LEAD] = RIV_BUMP_06,
    [RIV_TYPE_CHASE] = RIV_CHASE_02,
    [RIV_TYPE_DRAFT] = RIV_DRAFT_02,
    [RIV_TYPE_BREAK] = RIV_BUMP_06,
  };
  guint rider;

  start_afresh (self);
  self->has_commits = stays_with_herd (self, target);
  if (way == RIV_AHEAD)
    return advance (self, target, clauses[riv_state (self->table)->move.type]);

  rider = find_rider (self, target);
  return rider == RIV_NO_RIDER ? RIV_PUSH_DONE : push_aside (self, rider, way);
}

static gboolean
is_possible_with (const RivPush *self, guint i, PaddockPlace target, RivWay way)
{
  RivPush next = *self;

  next.picks[next.n_picks++] = (guint8) i;
  return riv_push_is_possible (&next, target, way);
}

gboolean
riv_push_is_possible (RivPush *self, PaddockPlace target, RivWay way)
{
  RivPushEnd end = riv_push_run (self, target, way);

  for (guint i = 0; end == RIV_PUSH_ASKS && i < self->n_options; i++)
    if (is_possible_with (self, i, target, way))
      return TRUE;

  return end == RIV_PUSH_DONE;
}

guint
riv_push_find_picks (const RivPush *self, PaddockPlace target, RivWay way)
{
  guint picks = 0;

  for (guint i = 0; i < self->n_options; i++)
    if (is_possible_with (self, i, target, way))
      picks |= 1u << i;

  return picks;
}
