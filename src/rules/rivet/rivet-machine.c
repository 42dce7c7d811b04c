/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The artificial team's turn: the whole move of the rider and the card that were drawn (23.1 of the rules).
 */

#include "rivet-machine.h"

#include "rivet-activation.h"
#include "rivet-riders.h"
#include "rivet-train.h"

#include <stdlib.h>

static PaddockPlace
get_at (const PaddockTable *table)
{
  return riv_get_place (table, riv_state (table)->move.rider);
}

/* The first of the steps that go this way and cost this at most; FALSE: there is none. */
static gboolean
find_step (const PaddockTable *table, guint ways, guint most, RivStepOption *step)
{
  RivStepOption steps[RIV_MAX_STEPS];
  guint n = riv_list_steps (table, steps);

  for (guint i = 0; i < n; i++)
    if ((ways >> steps[i].go & 1) && steps[i].cost <= most) {
      *step = steps[i];
      return TRUE;
    }

  return FALSE;
}

#define SIDEWAYS (1u << RIV_GO_LEFT | 1u << RIV_GO_RIGHT)

/* --- From the road side --- */

/* FALSE: the rider stays there. */
static gboolean
come_back (PaddockTable *table)
{
  RivStepOption step;

  if (!riv_place_is_road_side (get_at (table)))
    return TRUE;
  if (!find_step (table, SIDEWAYS, 1, &step) && !find_step (table, SIDEWAYS, 2, &step))
    return FALSE;

  riv_machine_take (table, &step);
  return TRUE;
}

/* --- Into the lane of the next closest rider (RIV-AI-09, RIV-RUL-61) --- */

static gboolean
is_closer (const PaddockTable *table, guint a, guint b)
{
  PaddockPlace at = get_at (table), of_a = riv_get_place (table, a),
               of_b = riv_get_place (table, b);
  int lane = (int) riv_place_get_lane (at);
  int aside_a = abs ((int) riv_place_get_lane (of_a) - lane);
  int aside_b = abs ((int) riv_place_get_lane (of_b) - lane);

  if (of_a.a != of_b.a)
    return of_a.a < of_b.a;
  if (aside_a != aside_b)
    return aside_a < aside_b;

  return riv_get_rank (table, a) < riv_get_rank (table, b);
}

static guint
find_target (const PaddockTable *table)
{
  guint target = RIV_NO_RIDER;

  for (guint i = 0; i < riv_state (table)->n_riders; i++)
    if (riv_is_on_road (table, i) && riv_get_place (table, i).a > get_at (table).a
        && (target == RIV_NO_RIDER || is_closer (table, i, target)))
      target = i;

  return target;
}

/* The lanes of the row before that lead into any of LANES of ROW. */
static guint
find_lanes_behind (const RivRoad *road, int row, guint lanes)
{
  guint behind = 0, n;

  for (guint lane = 1; lane <= road->rows[row].lanes; lane++) {
    PaddockPlace rear = PADDOCK_PLACE (row, lane * 4 + 2);
    PaddockPlace from =
      riv_road_get_cell (road, rear)->rank ? rear : PADDOCK_PLACE (row, lane * 4 + 1);
    const PaddockPlace *ways = riv_road_get_ways (road, from, RIV_BEHIND, &n);

    while ((lanes >> lane & 1) && n-- > 0)
      behind |= 1u << riv_place_get_lane (ways[n]);
  }

  return behind;
}

/* The lane of the rider's row that leads to TARGET: the one nearest to its own, the lower one of equals. */
static guint
find_aligned_lane (const PaddockTable *table, guint target)
{
  const RivRoad *road = &riv_course (table)->road;
  PaddockPlace at = get_at (table), to = riv_get_place (table, target);
  guint lanes = 1u << riv_place_get_lane (to), best = 0;
  int own = (int) riv_place_get_lane (at);

  for (int row = to.a; row > at.a; row--)
    lanes = find_lanes_behind (road, row, lanes);
  for (guint lane = 1; lane <= road->rows[at.a].lanes; lane++)
    if ((lanes >> lane & 1) && (best == 0 || abs ((int) lane - own) < abs ((int) best - own)))
      best = lane;

  return best;
}

/* On Chase and Draft never sideways while linked (RIV-AI-08). */
static gboolean
may_align (const PaddockTable *table)
{
  const RivMove *move = &riv_state (table)->move;

  return move->left > 0 && !(riv_has_herd (move) && riv_is_linked (table, move->rider));
}

static void
align (PaddockTable *table)
{
  guint target = find_target (table), lane;

  if (target == RIV_NO_RIDER || riv_is_linked (table, riv_state (table)->move.rider))
    return;

  lane = find_aligned_lane (table, target);
  while (riv_place_get_lane (get_at (table)) != lane && may_align (table)) {
    guint way = riv_place_get_lane (get_at (table)) > lane ? 1u << RIV_GO_LEFT : 1u << RIV_GO_RIGHT;
    RivStepOption step;

    if (!find_step (table, way, 1, &step) || step.is_bump)
      return;
    riv_machine_take (table, &step);
  }
}

/* --- The ride --- */

/* The way ahead in the lane nearest to the priority line; FALSE: there is none. */
static gboolean
find_way_ahead (const PaddockTable *table, RivStepOption *way)
{
  RivStepOption steps[RIV_MAX_STEPS];
  PaddockPlace ahead[PADDOCK_ROAD_MAX_LANES];
  guint n = riv_list_steps (table, steps), n_ahead = 0;

  while (n_ahead < n && steps[n_ahead].go == RIV_GO_AHEAD) {
    ahead[n_ahead] = steps[n_ahead].to;
    n_ahead++;
  }
  if (n_ahead == 0)
    return FALSE;

  *way = steps[riv_find_nearest_priority (table, ahead, n_ahead)];
  return TRUE;
}

/* RIV-AI-08 */
static void
ride_straight (PaddockTable *table)
{
  RivStepOption step;

  while (riv_is_on_map (table, riv_state (table)->move.rider) && find_way_ahead (table, &step))
    riv_machine_take (table, &step);
}

static void
ride_best (PaddockTable *table)
{
  RivStepOption plan[RIV_MAX_PLAN];
  guint n = riv_machine_plan (table, plan);

  for (guint i = 0; i < n; i++)
    riv_machine_take (table, &plan[i]);
}

static gboolean
run_machine (PaddockTable *table)
{
  RivMove *move = &riv_state (table)->move;

  move->type = riv_course (table)->piles.actions[move->card].type;
  riv_machine_gather (table);
  riv_begin_move (table);

  if (come_back (table)) {
    align (table);
    if (riv_has_herd (move))
      ride_straight (table);
    else
      ride_best (table);
  }

  return riv_go_to (table, RIV_STEP_FATIGUE);
}

const PaddockRoutine riv_machine_step = { .run = run_machine };
