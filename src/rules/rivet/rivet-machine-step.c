/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-machine.h"

#include "rivet-train.h"

#include <stdlib.h>

guint
riv_get_aside (const PaddockTable *table, PaddockPlace place)
{
  const RivRow *row = riv_road_get_row (&riv_course (table)->road, place);

  return (guint) abs ((int) riv_place_get_lane (place) - row->priority);
}

/* Places of one row come by rising lane and half, so the first of equals is the one. */
guint
riv_find_nearest_priority (const PaddockTable *table, const PaddockPlace *places, guint n)
{
  guint best = 0;

  for (guint i = 1; i < n; i++)
    if (riv_get_aside (table, places[i]) < riv_get_aside (table, places[best]))
      best = i;

  return best;
}

/* --- Who comes along --- */

static guint
choose_next (const PaddockTable *table, const guint8 *riders, guint n)
{
  PaddockPlace places[PADDOCK_ROAD_MAX_LANES];

  for (guint i = 0; i < n; i++)
    places[i] = riv_get_place (table, riders[i]);

  return riders[riv_find_nearest_priority (table, places, n)];
}

static void
grow (PaddockTable *table)
{
  guint8 next[PADDOCK_ROAD_MAX_LANES];
  guint n;

  while ((n = riv_list_next (table, next)) > 0)
    riv_add_to_train (table, choose_next (table, next, n));
}

void
riv_machine_gather (PaddockTable *table)
{
  riv_reset_train (table);
  if (riv_has_followers (table))
    grow (table);
}

/* Lines that stand behind, and the rest of the train once its first rider is home. */
static void
settle (PaddockTable *table)
{
  RivMove *move = &riv_state (table)->move;

  for (;;) {
    if (move->n_train > 0 && (move->doing == RIV_DOING_GROW || move->left > 0)
        && riv_has_followers (table))
      grow (table);
    move->doing = RIV_DOING_STEP;
    if (!(move->flags & RIV_MOVE_HAS_FINISHED) || move->left == 0 || move->n_train == 0)
      return;
    riv_take_head_over (table);
  }
}

/* --- A step --- */

static void
add_pick (RivPush *push, guint picks)
{
  PaddockPlace places[PADDOCK_ROAD_MAX_LANES];
  guint8 indices[PADDOCK_ROAD_MAX_LANES];
  guint n = 0;

  for (guint i = 0; i < push->n_options; i++)
    if (picks >> i & 1) {
      places[n] = push->options[i];
      indices[n++] = (guint8) i;
    }
  push->picks[push->n_picks++] = indices[riv_find_nearest_priority (push->table, places, n)];
}

void
riv_machine_take (PaddockTable *table, const RivStepOption *step)
{
  RivMove *move = &riv_state (table)->move;
  RivWay way = riv_go_get_way (step->go);
  RivPush push;

  move->go = step->go;
  move->cost = step->cost;
  move->step = step->to;
  riv_push_init (&push, table);
  while (riv_push_run (&push, step->to, way) == RIV_PUSH_ASKS)
    add_pick (&push, riv_push_find_picks (&push, step->to, way));

  riv_take_step (table, &push);
  settle (table);
  move->go = move->cost = 0;
  move->step = PADDOCK_PLACE (0, 0);
}
