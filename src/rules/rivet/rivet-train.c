/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-train.h"

#include <string.h>

void
riv_reset_train (PaddockTable *table)
{
  RivMove *move = &riv_state (table)->move;

  memset (move->train, 0, sizeof move->train);
  move->train[0] = move->rider;
  move->n_train = 1;
}

gboolean
riv_has_followers (const PaddockTable *table)
{
  guint type = riv_state (table)->move.type;

  return type == RIV_TYPE_LEAD || type == RIV_TYPE_DRAFT;
}

static gboolean
is_in_train (const RivMove *move, guint rider)
{
  return memchr (move->train, (int) rider, move->n_train) != NULL;
}

static gboolean
is_of_team (const PaddockTable *table, guint rider)
{
  const RivState *state = riv_state (table);

  return state->riders[rider].team == state->riders[state->move.rider].team;
}

guint
riv_list_next (const PaddockTable *table, guint8 riders[PADDOCK_ROAD_MAX_LANES])
{
  const RivMove *move = &riv_state (table)->move;
  guint8 behind[PADDOCK_ROAD_MAX_LANES];
  PaddockPlace last = riv_get_place (table, move->train[move->n_train - 1]);
  guint n_behind, n = 0;

  if (!riv_road_is_on_road (&riv_course (table)->road, last))
    return 0;

  n_behind = riv_list_beside (table, last, RIV_BEHIND, behind);
  for (guint i = 0; i < n_behind; i++)
    if (!is_in_train (move, behind[i]) && !(move->barred >> behind[i] & 1))
      riders[n++] = behind[i];

  return n;
}

void
riv_add_to_train (PaddockTable *table, guint rider)
{
  RivMove *move = &riv_state (table)->move;

  move->train[move->n_train++] = (guint8) rider;
}

gboolean
riv_may_join (const PaddockTable *table, guint rider)
{
  const RivMove *move = &riv_state (table)->move;

  return move->type != RIV_TYPE_LEAD || !(move->flags & RIV_MOVE_TEAM_ONLY)
         || is_of_team (table, rider);
}

gboolean
riv_grow_train (PaddockTable *table)
{
  guint8 next[PADDOCK_ROAD_MAX_LANES];
  guint n;

  while ((n = riv_list_next (table, next)) == 1 && riv_may_join (table, next[0]))
    riv_add_to_train (table, next[0]);

  return n <= 1;
}

void
riv_cut_train (PaddockTable *table, guint n)
{
  RivMove *move = &riv_state (table)->move;

  memset (move->train + n, 0, move->n_train - n);
  move->n_train = (guint8) n;
}

/* --- How it moves --- */

void
riv_follow (PaddockTable *table, PaddockPlace from, RivClause clause)
{
  const RivMove *move = &riv_state (table)->move;
  guint n = move->n_train;
  guint8 train[RIV_MAX_RIDERS];

  memcpy (train, move->train, n);
  for (guint i = 1; i < n; i++) {
    PaddockPlace left = riv_get_place (table, train[i]);

    riv_shift (table, train[i], from, PADDOCK_EVENT_MOVED, clause);
    from = left;
  }
}

void
riv_take_in (PaddockTable *table, const RivPush *push)
{
  RivMove *move = &riv_state (table)->move;
  guint at = 0;

  if (push->displaced == 0)
    return;

  while (move->train[at] != push->first_displaced)
    at++;
  memmove (move->train + at + 1, move->train + at, move->n_train - at);
  move->train[at] = push->intruder;
  move->n_train++;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_LINKED, .actor = riv_get_actor (table),
                .subject = push->intruder, .clause = RIV_RUL_41,
                .to = PADDOCK_PLACE (move->train[at - 1], 0));
}
