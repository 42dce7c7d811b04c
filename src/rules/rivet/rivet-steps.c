/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which steps an activated rider may take.
 */

#include "rivet-steps.h"

#include <string.h>

/* --- What it has held --- */

/* Two bits for each space of the row. */
static guint
seen_shift (PaddockPlace place)
{
  return ((guint) place.b >> 1) * 2;
}

static gboolean
is_in_row (const PaddockTable *table, PaddockPlace place)
{
  return riv_get_place (table, riv_state (table)->move.rider).a == place.a;
}

guint
riv_count_seen (const RivMove *move, PaddockPlace place)
{
  return move->seen >> seen_shift (place) & 3;
}

gboolean
riv_is_rear_of_held (const RivMove *move, PaddockPlace place)
{
  return riv_place_get_half (place) == 2
         && riv_count_seen (move, PADDOCK_PLACE (place.a, place.b - 1)) > 0;
}

void
riv_note_seen (RivMove *move, PaddockPlace place)
{
  move->seen += 1u << seen_shift (place);
}

/* Whether it may be entered, as far as RIV-SIDE-02 and RIV-PSEU-08 go. */
static gboolean
may_hold (const PaddockTable *table, PaddockPlace place)
{
  const RivMove *move = &riv_state (table)->move;

  return !is_in_row (table, place)
         || (riv_count_seen (move, place) < 2 && !riv_is_rear_of_held (move, place));
}

/* --- Single steps --- */

typedef struct {
  const PaddockTable *table;
  const RivMove *move;
  const RivRoad *road;
  PaddockPlace at;
  RivStepOption *steps;
  guint n;
} Lister;

static void
add (Lister *self, RivGo go, PaddockPlace to, guint cost, gboolean is_bump)
{
  if ((int) cost > self->move->left)
    return;

  self->steps[self->n++] = (RivStepOption){ (guint8) go, (guint8) cost, (guint8) is_bump, to };
}

static gboolean
can_push (const Lister *self, PaddockPlace target, RivWay way)
{
  RivPush push;

  riv_push_init (&push, self->table);
  return riv_push_is_possible (&push, target, way);
}

static guint
bump_cost (const RivMove *move)
{
  return move->flags & RIV_MOVE_CHEAP_BUMPS ? 1 : 2; /* RIV-BUMP-01 */
}

/* A step into a space that somebody holds: HERDS says that it is no bump (table 19.1). */
static void
add_occupied (Lister *self, RivGo go, PaddockPlace to, gboolean herds)
{
  guint cost = herds ? 1 : bump_cost (self->move);

  if ((!herds && (self->move->flags & RIV_MOVE_NO_BUMP)) || (int) cost > self->move->left)
    return;

  if (can_push (self, to, riv_go_get_way (go)))
    add (self, go, to, cost, !herds);
}

static gboolean
is_in_train (const RivMove *move, guint rider)
{
  return memchr (move->train, (int) rider, move->n_train) != NULL;
}

static void
add_ways (Lister *self, RivGo go)
{
  guint n;
  const PaddockPlace *ways = riv_road_get_ways (self->road, self->at, riv_go_get_way (go), &n);

  for (guint i = 0; i < n; i++) {
    guint rider = riv_find_rider (self->table, ways[i]);

    if (go != RIV_GO_AHEAD && !may_hold (self->table, ways[i]))
      continue;
    if (rider == RIV_NO_RIDER)
      add (self, go, ways[i], 1, FALSE);
    else if (!is_in_train (self->move, rider))
      add_occupied (self, go, ways[i], go == RIV_GO_AHEAD && riv_has_herd (self->move));
  }
}

/* --- Diagonal steps (RIV-RUL-64) --- */

static gboolean
is_way (const Lister *self, RivWay way, PaddockPlace place)
{
  guint n;
  const PaddockPlace *ways = riv_road_get_ways (self->road, self->at, way, &n);

  while (n-- > 0)
    if (paddock_place_equal (ways[n], place))
      return TRUE;

  return FALSE;
}

static gboolean
is_listed (const Lister *self, RivGo go, PaddockPlace to)
{
  for (guint i = 0; i < self->n; i++)
    if (self->steps[i].go == go && paddock_place_equal (self->steps[i].to, to))
      return TRUE;

  return FALSE;
}

static gboolean
is_diagonal (const Lister *self, PaddockPlace to)
{
  return riv_find_rider (self->table, to) == RIV_NO_RIDER && may_hold (self->table, to)
         && !is_way (self, RIV_AHEAD, to) && !is_way (self, RIV_LEFT, to)
         && !is_way (self, RIV_RIGHT, to) && !is_listed (self, RIV_GO_DIAGONAL, to);
}

static void
add_diagonals_beside (Lister *self, PaddockPlace ahead, RivWay way)
{
  guint n;
  const PaddockPlace *ways = riv_road_get_ways (self->road, ahead, way, &n);

  for (guint i = 0; i < n; i++)
    if (is_diagonal (self, ways[i]))
      add (self, RIV_GO_DIAGONAL, ways[i], 1, FALSE);
}

static void
add_diagonals (Lister *self)
{
  guint n;
  const PaddockPlace *ahead = riv_road_get_ways (self->road, self->at, RIV_AHEAD, &n);

  for (guint i = 0; i < n; i++) {
    add_diagonals_beside (self, ahead[i], RIV_LEFT);
    add_diagonals_beside (self, ahead[i], RIV_RIGHT);
  }
}

/* --- Stopping --- */

static gboolean
is_blocked (const Lister *self)
{
  guint n;
  const PaddockPlace *ahead = riv_road_get_ways (self->road, self->at, RIV_AHEAD, &n);

  while (n-- > 0)
    if (riv_find_rider (self->table, ahead[n]) == RIV_NO_RIDER)
      return FALSE; /* RIV-RUL-70 */

  return TRUE;
}

static gboolean
has_bump_ahead (const Lister *self)
{
  for (guint i = 0; i < self->n; i++)
    if (self->steps[i].go == RIV_GO_AHEAD)
      return TRUE;

  return FALSE;
}

/* RIV-RESTR-02 and 03, RIV-RUL-36 and its option, RIV-RUL-71. */
static gboolean
may_stop (const Lister *self)
{
  gboolean must_bump = riv_course (self->table)->options[RIV_OPTION_BUMP] == 1;

  if (riv_place_is_road_side (self->at) || self->move->left <= self->move->slack)
    return TRUE;

  return !riv_has_herd (self->move) && is_blocked (self) && !(must_bump && has_bump_ahead (self));
}

/* --- All of them --- */

guint
riv_list_steps (const PaddockTable *table, RivStepOption steps[RIV_MAX_STEPS])
{
  const RivMove *move = &riv_state (table)->move;
  Lister self = { .table = table,
                  .move = move,
                  .road = &riv_course (table)->road,
                  .at = riv_get_place (table, move->rider),
                  .steps = steps };

  if (move->left == 0)
    return 0;

  add_ways (&self, RIV_GO_AHEAD);
  if (!(move->flags & RIV_MOVE_NO_SIDE)) {
    add_ways (&self, RIV_GO_LEFT);
    add_ways (&self, RIV_GO_RIGHT);
  }
  if (move->diagonals > 0)
    add_diagonals (&self);
  if (self.n > 0 && may_stop (&self))
    add (&self, RIV_GO_STOP, self.at, 0, FALSE);

  return self.n;
}

/* The quick answer first: a free space ahead. */
gboolean
riv_has_steps (const PaddockTable *table)
{
  const RivMove *move = &riv_state (table)->move;
  RivStepOption steps[RIV_MAX_STEPS];
  guint n;
  const PaddockPlace *ahead;

  if (move->left == 0)
    return FALSE;

  ahead = riv_road_get_ways (&riv_course (table)->road, riv_get_place (table, move->rider),
                             RIV_AHEAD, &n);

  return (n > 0 && riv_find_rider (table, ahead[0]) == RIV_NO_RIDER)
         || riv_list_steps (table, steps) > 0;
}
