/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Grupo Compacto: lagging riders move up, the best placed of them first (RIV-GC).
 */

#include "rivet-asks.h"
#include "rivet-events.h"
#include "rivet-riders.h"
#include "rivet-turn.h"

#define MOST_ROWS 10
#define MAX_SPACES ((MOST_ROWS + 1) * PADDOCK_ROAD_MAX_LANES * 2)

/* RIV-GC-01 and 07 */
void
riv_begin_grupo (PaddockTable *table, guint team, guint n)
{
  guint8 order[RIV_MAX_RIDERS];
  guint32 riders = 0;

  for (guint i = riv_list_order (table, order); i-- > 0 && n > 0;)
    if (riv_is_on_road (table, order[i])) {
      riders |= 1u << order[i];
      n--;
    }
  if (riders)
    riv_push_task (riv_state (table), RIV_TASK_GRUPO, team)->riders = riders;
}

/* The best placed of those that are still to be moved (RIV-GC-02); RIV_NO_RIDER: none.  AHEAD is the next better one on
 * the map (RIV-GC-05). */
static guint
find_target (const PaddockTable *table, guint *ahead)
{
  guint8 order[RIV_MAX_RIDERS];
  guint n = riv_list_order (table, order);

  *ahead = RIV_NO_RIDER;
  for (guint i = 0; i < n; i++) {
    if (riv_get_task (table)->riders >> order[i] & 1)
      return order[i];
    *ahead = order[i];
  }

  return RIV_NO_RIDER;
}

/* RIV-GC-03 and 04; the rear half behind oneself would be a way back. */
static gboolean
can_move_up (const PaddockTable *table, PaddockPlace from, PaddockPlace to, guint ahead)
{
  const RivRoad *road = &riv_course (table)->road;

  return riv_find_rider (table, to) == RIV_NO_RIDER
         && riv_road_get_cell (road, to)->rank > riv_get_rank (table, ahead)
         && !(to.a == from.a && riv_place_get_lane (to) == riv_place_get_lane (from)
              && riv_place_get_half (to) == 2);
}

static guint
list_row (const PaddockTable *table, guint target, guint ahead, int row, PaddockPlace *spaces)
{
  const RivRoad *road = &riv_course (table)->road;
  PaddockPlace from = riv_get_place (table, target);
  guint n = 0;

  for (int lane = 1; lane <= road->rows[row].lanes; lane++)
    for (int k = 1; k <= 2; k++) {
      PaddockPlace to = PADDOCK_PLACE (row, lane * 4 + k);

      if (riv_road_is_space (road, to) && can_move_up (table, from, to, ahead))
        spaces[n++] = to;
    }

  return n;
}

/* All spaces where it may go, besides staying; the foremost rows last. */
static guint
list_spaces (const PaddockTable *table, guint target, guint ahead, PaddockPlace *spaces)
{
  int from = riv_get_place (table, target).a;
  int last = MIN (riv_course (table)->road.n_rows, from + MOST_ROWS);
  guint n = 0;

  for (int row = from; row <= last; row++)
    n += list_row (table, target, ahead, row, &spaces[n]);

  return n;
}

/* --- The task --- */

static void
move_up (PaddockTable *table, guint target, PaddockPlace to)
{
  riv_put (table, target, to, PADDOCK_EVENT_JUMPED, RIV_GC_03);
}

/* The best of them: the artificial team takes it (RIV-RUL-60). */
static PaddockPlace
find_best (const PaddockTable *table, const PaddockPlace *spaces, guint n)
{
  const RivRoad *road = &riv_course (table)->road;
  guint best = 0;

  for (guint i = 1; i < n; i++)
    if (riv_road_get_cell (road, spaces[i])->rank < riv_road_get_cell (road, spaces[best])->rank)
      best = i;

  return spaces[best];
}

static void
move_machine_up (PaddockTable *table, guint target, const PaddockPlace *spaces, guint n)
{
  PaddockPlace best = find_best (table, spaces, n);
  const RivRoad *road = &riv_course (table)->road;

  if (riv_road_get_cell (road, best)->rank < riv_get_rank (table, target))
    move_up (table, target, best);
}

static gboolean
run_grupo (PaddockTable *table)
{
  PaddockPlace spaces[MAX_SPACES];
  RivTask *task = riv_get_task (table);
  guint ahead, target = find_target (table, &ahead), n;

  if (target == RIV_NO_RIDER) {
    riv_pop_task (riv_state (table));
    return TRUE;
  }
  n = ahead == RIV_NO_RIDER ? 0 : list_spaces (table, target, ahead, spaces);
  if (n > 0 && riv_state (table)->riders[target].seat != PADDOCK_NOBODY)
    return FALSE;

  if (n > 0)
    move_machine_up (table, target, spaces, n);
  task->riders &= ~(1u << target);
  return TRUE;
}

static void
add_space (PaddockDecision *decision, PaddockPlace place)
{
  paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) place.a,
                                                   .target = PADDOCK_TARGET_ROAD,
                                                   .place = place });
}

/* Too many for one list: first the row.  Of each, the first space stands for it. */
static void
ask_row (const PaddockTable *table, PaddockDecision *decision, const PaddockPlace *spaces, guint n)
{
  decision->kind = RIV_ASK_GRUPO_ROW;
  for (guint i = 0; i < n; i++)
    if (i == 0 || spaces[i].a != spaces[i - 1].a)
      add_space (decision, spaces[i]);
}

/* RIV-GC-06: staying comes first, then space after space. */
static void
ask_grupo (const PaddockTable *table, PaddockDecision *decision)
{
  PaddockPlace spaces[MAX_SPACES];
  const RivTask *task = riv_get_task (table);
  guint ahead, target = find_target (table, &ahead);
  guint n = list_spaces (table, target, ahead, spaces);

  riv_ask (table, decision, riv_state (table)->riders[target].team, RIV_ASK_GRUPO);
  paddock_decision_add (decision, (PaddockChoice){ .id = RIV_NONE });
  if (task->asked == 0 && n >= PADDOCK_MAX_CHOICES) {
    ask_row (table, decision, spaces, n);
    return;
  }
  for (guint i = 0; i < n; i++)
    if (task->asked == 0 || spaces[i].a == riv_get_place (table, target).a + task->asked - 1)
      add_space (decision, spaces[i]);
}

static void
answer_grupo (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  RivTask *task = riv_get_task (table);
  guint ahead, target = find_target (table, &ahead);

  if (decision->kind == RIV_ASK_GRUPO_ROW && choice->id != RIV_NONE) {
    task->asked = (guint8) (choice->place.a - riv_get_place (table, target).a + 1);
    return;
  }
  if (choice->id != RIV_NONE)
    move_up (table, target, choice->place);
  task->asked = 0;
  task->riders &= ~(1u << target);
}

const PaddockRoutine riv_grupo_task = { run_grupo, ask_grupo, answer_grupo };
