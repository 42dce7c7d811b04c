/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events: whom they select and what they do to them (RIV-EVT, 26.4 of the rules' deck).  Only riders on the road are
 * touched (RIV-EVT-06).
 */

#include "rivet-events.h"

#include "rivet-card-text.h"
#include "rivet-fatigue.h"
#include "rivet-podium.h"
#include "rivet-riders.h"
#include "rivet-tactics.h"
#include "rivet-turn.h"

/* --- Whom: sets of riders --- */

/* What selectors look at. */
typedef struct {
  const PaddockTable *table;
  guint team; /* that reveals the event */
  guint n;    /* riders on the road, the best placed first */
  guint8 order[RIV_MAX_RIDERS];
  RivFiles files;
} Scene;

typedef guint32 (*Select) (const Scene *scene, const RivSelector *selector);

static const RivRider *
get_rider (const Scene *scene, guint rider)
{
  return &riv_state (scene->table)->riders[rider];
}

static const RivRow *
get_row (const Scene *scene, guint rider)
{
  return riv_road_get_row (&riv_course (scene->table)->road, get_rider (scene, rider)->at);
}

static guint32
select_all (const Scene *scene, const RivSelector *selector)
{
  guint32 all = 0;

  for (guint i = 0; i < scene->n; i++)
    all |= 1u << scene->order[i];

  return all;
}

static guint32
select_first (const Scene *scene, const RivSelector *selector)
{
  guint32 set = 0;

  for (guint i = 0; i < scene->n && (int) i < selector->n; i++)
    set |= 1u << scene->order[i];

  return set;
}

static guint32
select_last (const Scene *scene, const RivSelector *selector)
{
  guint32 set = 0;

  for (guint i = 0; i < scene->n && (int) i < selector->n; i++)
    set |= 1u << scene->order[scene->n - 1 - i];

  return set;
}

static guint32
select_leader (const Scene *scene, const RivSelector *selector)
{
  return scene->n > 0 ? 1u << scene->order[0] : 0;
}

static guint32
list_file (const Scene *scene, guint file)
{
  guint32 set = 0;

  for (guint i = 0; i < scene->files.n_riders[file]; i++)
    set |= 1u << scene->files.riders[file][i];

  return set;
}

static guint32
select_leader_line (const Scene *scene, const RivSelector *selector)
{
  guint file = scene->n > 0 ? scene->files.file_of[scene->order[0]] : RIV_NO_RIDER;

  return file == RIV_NO_RIDER ? select_leader (scene, selector) : list_file (scene, file);
}

static guint32
select_fronts (const Scene *scene, const RivSelector *selector)
{
  guint32 set = 0;

  for (guint i = 0; i < scene->files.n; i++)
    if (scene->files.n_riders[i] >= 2)
      set |= 1u << scene->files.riders[i][0];

  return set;
}

/* Files are in the order of their fronts, so the first of equals is the better placed. */
static guint32
select_longest (const Scene *scene, const RivSelector *selector)
{
  guint longest = 0;

  for (guint i = 1; i < scene->files.n; i++)
    if (scene->files.n_riders[i] > scene->files.n_riders[longest])
      longest = i;

  return scene->files.n > 0 && scene->files.n_riders[longest] >= MAX (selector->n, 2)
           ? list_file (scene, longest)
           : 0;
}

static guint32
select_lines (const Scene *scene, const RivSelector *selector)
{
  guint32 set = 0;

  for (guint i = 0; i < scene->files.n; i++)
    if (scene->files.n_riders[i] >= MAX (selector->n, 2))
      set |= list_file (scene, i);

  return set;
}

/* How many riders stand in the row of RIDER, on the road. */
static guint
count_in_row (const Scene *scene, guint rider)
{
  guint n = 0;

  for (guint i = 0; i < scene->n; i++)
    n += get_rider (scene, scene->order[i])->at.a == get_rider (scene, rider)->at.a;

  return n;
}

static guint32
select_crowd (const Scene *scene, const RivSelector *selector)
{
  guint32 set = 0;
  guint most = 1;
  int row = 0;

  for (guint i = 0; i < scene->n; i++)
    if (count_in_row (scene, scene->order[i]) > most) {
      most = count_in_row (scene, scene->order[i]);
      row = get_rider (scene, scene->order[i])->at.a;
    }
  for (guint i = 0; i < scene->n; i++)
    if (most > 1 && get_rider (scene, scene->order[i])->at.a == row)
      set |= 1u << scene->order[i];

  return set;
}

static guint32
select_last_of_team (const Scene *scene, const RivSelector *selector)
{
  guint32 set = 0;
  guint teams = 0;

  for (guint i = scene->n; i-- > 0;) {
    guint team = get_rider (scene, scene->order[i])->team;

    if (!(teams >> team & 1))
      set |= 1u << scene->order[i];
    teams |= 1u << team;
  }

  return set;
}

/* The lane that is farthest from the priority lane; of two, the higher. */
static guint
get_edge_lane (const RivRow *row)
{
  return row->priority - 1 > row->lanes - row->priority ? 1 : row->lanes;
}

/* Selectors that look at one rider alone. */
static gboolean
is_selected (const Scene *scene, const RivSelector *selector, guint rider)
{
  const RivRider *self = get_rider (scene, rider);
  const RivRow *row = get_row (scene, rider);

  switch (selector->kind) {
  case PADDOCK_RIDER_WHO_LONE:
    return scene->files.file_of[rider] == RIV_NO_RIDER;
  case PADDOCK_RIDER_WHO_TERRAIN:
    return selector->terrains >> row->terrain & 1;
  case PADDOCK_RIDER_WHO_CLASS:
    return selector->classes >> self->kind & 1;
  case PADDOCK_RIDER_WHO_FRESH:
    return riv_count_fatigue (self) == 0;
  case PADDOCK_RIDER_WHO_TIRED:
    return (int) riv_count_fatigue (self) >= selector->n;
  case PADDOCK_RIDER_WHO_EDGE:
    return row->lanes >= 2 && riv_place_get_lane (self->at) == get_edge_lane (row);
  case PADDOCK_RIDER_WHO_PRIORITY:
    return riv_place_get_lane (self->at) == row->priority;
  default:
    return self->team == scene->team; /* OWN_TEAM */
  }
}

static guint32
select_each (const Scene *scene, const RivSelector *selector)
{
  guint32 set = 0;

  for (guint i = 0; i < scene->n; i++)
    if (is_selected (scene, selector, scene->order[i]))
      set |= 1u << scene->order[i];

  return set;
}

static const Select selects[PADDOCK_N_RIDER_SELECTORS] = {
  [PADDOCK_RIDER_WHO_ALL] = select_all,
  [PADDOCK_RIDER_WHO_LEADER] = select_leader,
  [PADDOCK_RIDER_WHO_LEADER_LINE] = select_leader_line,
  [PADDOCK_RIDER_WHO_FRONTS] = select_fronts,
  [PADDOCK_RIDER_WHO_LONGEST] = select_longest,
  [PADDOCK_RIDER_WHO_LINES] = select_lines,
  [PADDOCK_RIDER_WHO_FIRST] = select_first,
  [PADDOCK_RIDER_WHO_LAST] = select_last,
  [PADDOCK_RIDER_WHO_CROWD] = select_crowd,
  [PADDOCK_RIDER_WHO_LAST_OF_TEAM] = select_last_of_team,
};

static void
look (Scene *scene, const PaddockTable *table, guint team)
{
  guint8 order[RIV_MAX_RIDERS];
  guint n = riv_list_order (table, order);

  scene->table = table;
  scene->team = team;
  scene->n = 0;
  for (guint i = 0; i < n; i++)
    if (riv_is_on_road (table, order[i]))
      scene->order[scene->n++] = order[i];
  riv_list_files (table, &scene->files);
}

guint32
riv_select (const PaddockTable *table, const RivEvent *event, guint team)
{
  Scene scene;
  guint32 all, set;

  if (event->n_selectors == 0)
    return 0;

  look (&scene, table, team);
  set = all = select_all (&scene, NULL);
  for (guint i = 0; i < event->n_selectors; i++) {
    const RivSelector *selector = &event->selectors[i];
    Select select = selects[selector->kind] ? selects[selector->kind] : select_each;
    guint32 found = select (&scene, selector);

    set &= selector->is_not ? all & ~found : found;
  }

  return set;
}

/* --- Who of them --- */

static guint32
keep_last (const PaddockTable *table, guint32 set)
{
  guint8 order[RIV_MAX_RIDERS];

  for (guint i = riv_list_order (table, order); i-- > 0;)
    if (set >> order[i] & 1)
      return 1u << order[i];

  return 0;
}

/* RIV-RND-09 */
static guint32
keep_random (PaddockTable *table, guint32 set, guint n)
{
  guint32 kept = 0;

  for (; n > 0 && set; n--) {
    guint pick =
      paddock_chance_pick (&riv_state (table)->core.chance, (guint) __builtin_popcount (set));
    guint32 rest = set;

    for (; pick > 0; pick--)
      rest &= rest - 1;
    kept |= rest & -rest;
    set &= ~(rest & -rest);
  }

  return kept;
}

static void
select_riders (PaddockTable *table, RivTask *task)
{
  const RivEvent *event = &riv_course (table)->piles.events[task->event];

  task->riders = riv_select (table, event, task->team);
  if (event->pick == PADDOCK_PICK_LAST)
    task->riders = keep_last (table, task->riders);
  else if (event->pick == PADDOCK_PICK_RANDOM)
    task->riders = keep_random (table, task->riders, MAX (event->picked, 1));
  task->stage = RIV_EVENT_WINDOW;
}

/* --- What happens to them --- */

/* The space directly behind, in the lane nearest the priority lane; FALSE: there is none. */
static gboolean
step_back (const PaddockTable *table, PaddockPlace *place)
{
  const RivRoad *road = &riv_course (table)->road;
  guint n, best = 0;
  const PaddockPlace *ways = riv_road_get_ways (road, *place, RIV_BEHIND, &n);

  for (guint i = 1; i < n; i++)
    if (riv_road_get_cell (road, ways[i])->rank < riv_road_get_cell (road, ways[best])->rank)
      best = i;
  if (n > 0)
    *place = ways[best];
  return n > 0;
}

static void
fall_back (PaddockTable *table, guint rider, int n)
{
  PaddockPlace place = riv_get_place (table, rider);

  for (int i = 1; step_back (table, &place); i++)
    if (i >= n && riv_find_rider (table, place) == RIV_NO_RIDER) {
      riv_put (table, rider, place, PADDOCK_EVENT_PUSHED, RIV_EVT_05);
      return;
    }
}

/* RIV-ROAD-07, RIV-RUL-13: those on the road side make room; FALSE: they can't. */
static gboolean
clear_road_side (PaddockTable *table, PaddockPlace place)
{
  guint rider = riv_find_rider (table, place);
  PaddockPlace behind = place;

  if (rider == RIV_NO_RIDER)
    return TRUE;
  if (!step_back (table, &behind) || !clear_road_side (table, behind))
    return FALSE;

  riv_put (table, rider, behind, PADDOCK_EVENT_PUSHED, RIV_ROAD_07);
  return TRUE;
}

static gboolean
go_to_side (PaddockTable *table, guint rider, gboolean is_right)
{
  PaddockPlace place;

  if (!riv_road_get_side (&riv_course (table)->road, riv_get_place (table, rider).a, is_right,
                          &place)
      || !clear_road_side (table, place))
    return FALSE;

  riv_put (table, rider, place, PADDOCK_EVENT_PUSHED, RIV_EVT_05);
  return TRUE;
}

/* The nearer side; of two, the one away from the priority lane, then the right.  The other one only where this one does
 * not exist. */
static void
leave_road (PaddockTable *table, guint rider)
{
  const RivRoad *road = &riv_course (table)->road;
  PaddockPlace at = riv_get_place (table, rider), side;
  const RivRow *row = riv_road_get_row (road, at);
  int to_left = (int) riv_place_get_lane (at) - 1, to_right = row->lanes - 1 - to_left;
  gboolean is_right =
    to_right < to_left || (to_right == to_left && row->priority - 1 <= row->lanes - row->priority);

  if (!riv_road_get_side (road, at.a, is_right, &side))
    is_right = !is_right;
  go_to_side (table, rider, is_right);
}

/* Riders N + 1 and on of each line whose riders are selected, the last first; without a space behind it, the line holds. */
static void
cut_lines (PaddockTable *table, guint32 riders, int n)
{
  RivFiles files;

  riv_list_files (table, &files);
  for (guint f = 0; f < files.n; f++)
    for (int i = files.n_riders[f]; i-- > n;) {
      guint rider = files.riders[f][i];
      PaddockPlace place = riv_get_place (table, rider);

      if (!(riders >> rider & 1) || !step_back (table, &place)
          || riv_find_rider (table, place) != RIV_NO_RIDER)
        break;
      riv_put (table, rider, place, PADDOCK_EVENT_PUSHED, RIV_EVT_05);
    }
}

static void
slow_down (PaddockTable *table, guint rider, guint n)
{
  RivRider *self = &riv_state (table)->riders[rider];

  self->slow = (guint8) MIN (self->slow + n, 99u);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPEED, .actor = self->seat,
                .subject = (guint8) rider, .clause = RIV_EVT_05, .amount = (gint16) n);
}

static void
strike (PaddockTable *table, guint rider, const RivEffect *effect)
{
  guint n = (guint) MAX (effect->n, 1);

  switch (effect->kind) {
  case PADDOCK_RIDER_EFFECT_ROAD_SIDE:
    leave_road (table, rider);
    break;
  case PADDOCK_RIDER_EFFECT_BACK:
    fall_back (table, rider, (int) n);
    break;
  case PADDOCK_RIDER_EFFECT_LIGHT:
  case PADDOCK_RIDER_EFFECT_HEAVY:
    for (guint i = 0; i < n; i++)
      riv_give_fatigue (table, rider,
                        effect->kind == PADDOCK_RIDER_EFFECT_HEAVY ? PADDOCK_FATIGUE_HEAVY
                                                                   : PADDOCK_FATIGUE_LIGHT,
                        RIV_EVT_05);
    break;
  case PADDOCK_RIDER_EFFECT_RECOVER:
    riv_heal (table, rider, n, RIV_EVT_05);
    break;
  case PADDOCK_RIDER_EFFECT_ENERGY:
    riv_give_energy (table, rider, RIV_EVT_05);
    break;
  case PADDOCK_RIDER_EFFECT_SLOW:
    slow_down (table, rider, n);
    break;
  default:
    break;
  }
}

/* Best-placed first (26.4); places change on the way, the order does not. */
static void
carry_out (PaddockTable *table, const RivTask *task)
{
  const RivEvent *event = &riv_course (table)->piles.events[task->event];
  guint8 order[RIV_MAX_RIDERS];
  guint n = riv_list_order (table, order);

  for (guint e = 0; e < event->n_effects; e++) {
    const RivEffect *effect = &event->effects[e];

    if (effect->kind == PADDOCK_RIDER_EFFECT_CUT)
      cut_lines (table, task->riders, effect->n);
    for (guint i = 0; i < n; i++)
      if (task->riders >> order[i] & 1)
        strike (table, order[i], effect);
  }
}

/* --- The task --- */

/* The effect, then a Grupo Compacto (RIV-EVT-05). */
static void
end_event (PaddockTable *table)
{
  RivState *state = riv_state (table);
  RivTask task = *riv_get_task (table);
  guint grupo = riv_course (table)->piles.events[task.event].grupo;

  carry_out (table, &task);
  riv_pop_task (state);
  riv_begin_grupo (table, task.team, grupo);
}

static gboolean
run_event (PaddockTable *table)
{
  RivTask *task = riv_get_task (table);

  if (task->stage == RIV_EVENT_SELECT)
    select_riders (table, task);
  else if (task->stage == RIV_EVENT_WINDOW)
    return riv_run_event_window (table);
  else
    end_event (table);
  return TRUE;
}

static void
ask_event (const PaddockTable *table, PaddockDecision *decision)
{
  riv_ask_event_window (table, decision);
}

static void
answer_event (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  riv_answer_event_window (table, choice);
}

static const PaddockRoutine event_task = { run_event, ask_event, answer_event };

const PaddockFlowRow riv_tasks[RIV_N_TASKS] = {
  [RIV_TASK_EVENT] = { "event", &event_task },
  [RIV_TASK_GRUPO] = { "grupo", &riv_grupo_task },
};
