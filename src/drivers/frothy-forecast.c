/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-forecast.h"

#include "frothy-tempo-private.h"

#include "frothy/frothy-control.h"
#include "hex-track.h"

#define TIGHT 60    /* what it costs to need a Reins card for the next move */
#define BLOCKED 500 /* what it costs to be about to run into somebody */
#define FAR_LAPS 64 /* to the goal of a race that has none */

/* --- Where it is --- */

int
paddock_fro_sight_sum (const PaddockFroSight *self, PaddockFrothyEffectKind kind, guint when)
{
  int sum = 0;

  if (!(self->spec->kinds >> kind & 1))
    return 0;
  for (guint64 rows = self->vehicle->effects; rows; rows &= rows - 1) {
    const FroEffect *effect = &self->spec->effects[__builtin_ctzll (rows)];

    if (effect->kind == kind && (effect->when & when))
      sum += paddock_fro_mean_number (effect->n);
  }

  return sum;
}

/* A Flyer above a rock is as good as beside it. */
static guint
find_space (const PaddockFroGraph *graph, PaddockHex at)
{
  guint space = paddock_fro_graph_find (graph, at);

  for (int i = 0; space == PADDOCK_FRO_NO_SPACE && i < PADDOCK_N_DIRECTIONS; i++)
    space = paddock_fro_graph_find (graph, paddock_hex_neighbour (at, i));

  return space;
}

/* How often it still passes the goal before the last time. */
static int
find_stage (const PaddockFroSight *self)
{
  const PaddockFroGraph *graph = self->tempo->graph;
  int to_go = graph->spaces[self->spot.space].to_go;
  int all = graph->course->goal - self->vehicle->progress;

  if (!graph->lap)
    return to_go > 0 ? 0 : -1;
  if (graph->course->race != PADDOCK_RACE_FASTEST)
    all += FAR_LAPS * graph->lap;

  return all > 0 ? (all - to_go + graph->lap / 2) / graph->lap : -1;
}

gboolean
paddock_fro_sight_init (PaddockFroSight *self,
                        const PaddockFroTempo *tempo,
                        const PaddockTable *table,
                        guint vehicle)
{
  const FroVehicle *from = fro_vehicle (table, vehicle);

  if (from->status != FRO_RACING || from->at.q == G_MININT16)
    return FALSE;

  *self = (PaddockFroSight){ .table = table,
                             .state = fro_state (table),
                             .vehicle = from,
                             .spec = fro_spec (table, vehicle),
                             .tempo = tempo,
                             .index = vehicle,
                             .spot = { find_space (tempo->graph, from->at), 0, from->facing },
                             .speed = fro_speed (table, vehicle),
                             .hurt = tempo->hurt };
  if (self->spot.space == PADDOCK_FRO_NO_SPACE)
    return FALSE;

  self->spot.stage = find_stage (self);
  self->floor =
    (guint) MAX (0, paddock_fro_sight_sum (self, PADDOCK_EFFECT_DICE, PADDOCK_WHEN_CONTROL_ROLL));
  self->load = self->floor + from->clp;
  self->floor += self->spec->min_clp;
  return TRUE;
}

/* --- Where the round stands --- */

const FroTask *
paddock_fro_sight_find_task (const PaddockFroSight *self, FroTaskKind kind)
{
  for (guint i = self->state->n_tasks; i-- > 0;)
    if (self->state->tasks[i].kind == kind && self->state->tasks[i].vehicle == self->index)
      return &self->state->tasks[i];

  return NULL;
}

static gboolean
has_checked (const PaddockFroSight *self)
{
  return (self->state->done >> self->index & 1)
         && !paddock_fro_sight_find_task (self, FRO_TASK_CHECK);
}

guint
paddock_fro_sight_find_layer (const PaddockFroSight *self)
{
  const FroState *state = self->state;

  if (state->step < FRO_STEP_CHECKS || state->step > FRO_STEP_PHASE_END)
    return 0;
  if (state->step <= FRO_STEP_REVEAL)
    return has_checked (self) ? 1 : 0;
  if (state->step == FRO_STEP_WRECKS)
    return 1;
  if (state->step == FRO_STEP_ACTIVATE && state->move.vehicle != self->index
      && !(self->vehicle->phase_flags & (FRO_HAS_ACTED | FRO_LOST_MOVE)))
    return state->phase;

  return paddock_fro_next_layer (state->phase);
}

/* FRO-MOV-08: the point that it is about to lose for a straight move. */
static guint
find_reward (const PaddockFroSight *self)
{
  const FroVehicle *vehicle = self->vehicle;

  return self->state->step == FRO_STEP_ACTIVATE && vehicle->moved > 0 && vehicle->drifts == 0
         && vehicle->clp > self->spec->min_clp
         && !(vehicle->phase_flags & (FRO_HAS_TURNED | FRO_HAS_JUMPED | FRO_WAS_INVOLVED));
}

guint
paddock_fro_sight_rest (const PaddockFroSight *self)
{
  return paddock_fro_tempo_rest (self->tempo, self->spot, paddock_fro_sight_find_layer (self),
                                 self->speed, self->load - find_reward (self));
}

/* --- Its own move --- */

/* Ways through the spaces that are left, others standing where they are. */
typedef struct {
  const PaddockFroSight *sight;
  guint best;
} Search;

static guint
find_end_value (const PaddockFroSight *self, PaddockFroSpot spot, guint n_drifts, guint cost)
{
  PaddockFroAfter after = paddock_fro_tempo_after (self->tempo, spot, self->state->phase);
  gboolean is_straight =
    n_drifts == 0
    && !(self->vehicle->phase_flags & (FRO_HAS_JUMPED | FRO_WAS_INVOLVED | FRO_HAS_TURNED));

  return cost
         + paddock_fro_after_value (&after, self->speed, paddock_fro_cap_load (self->load),
                                    is_straight);
}

static void
search (Search *self, FroPath path, PaddockFroSpot spot, guint cost)
{
  const PaddockFroSight *sight = self->sight;
  const PaddockFroGraph *graph = sight->tempo->graph;
  FroWay ways[FRO_MAX_WAYS];
  guint n;

  if (path.left == 0 || spot.stage < 0) {
    self->best = MIN (self->best, find_end_value (sight, spot, path.drifts, cost));
    return;
  }

  n = fro_list_ways (sight->table, &path, ways);
  for (guint i = 0; i < n; i++) {
    FroPath after = fro_path_after (&path, &ways[i]);
    guint space = graph->spaces[spot.space].next[ways[i].direction];

    if (space == PADDOCK_FRO_NO_SPACE
        || fro_find_hit (sight->table, sight->index, after.at) != FRO_NOBODY)
      continue;
    search (self, after, paddock_fro_tempo_go (sight->tempo, spot, space),
            cost
              + paddock_fro_tempo_rough (sight->tempo, graph->spaces[space].obstacles,
                                         sight->speed));
  }
}

/* What pays for a change of the move is still in hand. */
static guint
foresee_move (const PaddockFroSight *self)
{
  const FroMove *move = &self->state->move;
  FroPath path = fro_path_of_move (self->table);
  Search ways = { self, G_MAXUINT };
  guint cost = 0;

  if (move->asking == FRO_MOVE_PAYS) {
    path.left = (guint8) MAX (0, path.left
                                   + (move->choice == FRO_MORE   ? 1
                                      : move->choice == FRO_LESS ? -1
                                                                 : 0));
    cost = self->tempo->price;
  }
  if (move->is_over || (path.left == 0 && self->vehicle->moved == 0))
    return cost + paddock_fro_sight_rest (self);

  search (&ways, path, self->spot, cost);
  if (ways.best != G_MAXUINT)
    return ways.best;

  return cost
         + paddock_fro_tempo_crash (self->tempo, self->spot,
                                    paddock_fro_next_layer (self->state->phase), self->speed,
                                    self->load, path.left);
}

/* --- Who stands in the way --- */

/* A wreck, or somebody who will hardly be gone when it moves next. */
static gboolean
is_slow (const PaddockFroSight *self, guint other)
{
  return other != self->index && self->state->vehicles[other].at.q != G_MININT16
         && (!fro_is_racing (self->table, other) || fro_speed (self->table, other) <= self->speed);
}

static gboolean
is_anybody_near (const PaddockFroSight *self, guint reach)
{
  for (guint i = 0; i < self->state->n_vehicles; i++)
    if (is_slow (self, i)
        && paddock_hex_distance (self->vehicle->at, self->state->vehicles[i].at) <= reach)
      return TRUE;

  return FALSE;
}

/* What it costs that the next move leads into somebody: less if a Reins card can prevent it. */
static guint
find_traffic (const PaddockFroSight *self)
{
  guint layer = paddock_fro_sight_find_layer (self), steps;
  FroPath path = { .at = self->vehicle->at,
                   .vehicle = (guint8) self->index,
                   .facing = self->vehicle->facing };

  if (layer == 0)
    return 0;
  steps = self->spec->move[self->speed][layer - 1];
  if (steps == 0 || !is_anybody_near (self, steps))
    return 0;

  path.left = (guint8) steps;
  if (fro_path_is_clean (self->table, &path))
    return 0;
  path.left--;
  return fro_path_is_clean (self->table, &path)
             && fro_count_cards (self->table, self->index, FRO_REINS, PADDOCK_WHEN_MOVEMENT) > 0
           ? TIGHT
           : BLOCKED;
}

/* --- All of it --- */

static guint
foresee (const PaddockFroSight *self)
{
  const FroTask *task;
  guint stake = self->state->n_tasks > 0 ? paddock_fro_sight_fight (self) : 0;

  if (self->state->n_tasks == 0)
    return paddock_fro_sight_rest (self);
  if ((task = paddock_fro_sight_find_task (self, FRO_TASK_CHECK)))
    return paddock_fro_sight_checks (self, task);
  if ((task = paddock_fro_sight_find_task (self, FRO_TASK_CONTROL)) && task->stage < OUTCOME)
    return stake + paddock_fro_sight_dice (self, task);
  if (self->state->move.vehicle == self->index
      && (task = paddock_fro_sight_find_task (self, FRO_TASK_MOVE)))
    return stake + foresee_move (self);

  return stake + paddock_fro_sight_rest (self);
}

guint
paddock_fro_sight_foresee (const PaddockFroSight *self)
{
  return foresee (self) + find_traffic (self);
}

/* A turn that needs a roll, with as many cards as are worth it (FRO-TRN-04). */
static guint
expect_turn (const PaddockFroSight *self, int turn)
{
  guint best = paddock_fro_sight_turn (self, turn, 0);
  guint in_hand = fro_count_pile (&self->vehicle->hand);

  for (guint n = 1; n <= MIN (in_hand, PADDOCK_FRO_MAX_DISCARDS - 1); n++) {
    guint value = paddock_fro_sight_turn (self, turn, n) + n * self->tempo->price;

    best = MIN (best, value);
  }

  return best;
}

gboolean
paddock_fro_sight_expect (const PaddockFroSight *self,
                          const PaddockDecision *decision,
                          const PaddockChoice *choice,
                          guint *rest)
{
  if (decision->kind == FRO_ASK_CHECK
      && (choice->id == FRO_ACCELERATE || choice->id == FRO_DECELERATE)) {
    *rest = paddock_fro_sight_check (self, choice->id == FRO_ACCELERATE);
    return TRUE;
  }
  if (decision->kind == FRO_ASK_TURN && !fro_is_safe (self->table, self->index)
      && (choice->id == FRO_TURN_LEFT || choice->id == FRO_TURN_RIGHT)) {
    *rest = expect_turn (self, choice->id == FRO_TURN_LEFT ? 1 : -1);
    return TRUE;
  }
  if (decision->kind == FRO_ASK_CONTROL
      && (choice->id == FRO_DONE || choice->id == FRO_ROLL_DICE)) {
    *rest = paddock_fro_sight_control (self, fro_top (self->table), choice->id == FRO_ROLL_DICE);
    return TRUE;
  }

  return FALSE;
}
