/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-forecast.h"

#include "frothy-tempo-private.h"
#include "frothy/frothy-boxes.h"
#include "frothy/frothy-control.h"
#include "frothy/frothy-speed.h"
#include "hex-track.h"

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
paddock_fro_sight_init (PaddockFroSight *self, const PaddockFroTempo *tempo, PaddockFroAsset asset)
{
  const FroVehicle *from = fro_vehicle (asset.table, asset.index);

  if (from->status != FRO_RACING || from->at.q == G_MININT16)
    return FALSE;

  *self = (PaddockFroSight){ .table = asset.table,
                             .state = fro_state (asset.table),
                             .vehicle = from,
                             .spec = fro_spec (asset.table, asset.index),
                             .tempo = tempo,
                             .stakes = asset.stakes,
                             .index = asset.index,
                             .spot = { find_space (tempo->graph, from->at), 0, from->facing },
                             .speed = fro_speed (asset.table, asset.index),
                             .fear = 100 };
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
  for (guint i = self->state->flow.n_tasks; i-- > 0;)
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

  if (state->flow.step < FRO_STEP_CHECKS || state->flow.step > FRO_STEP_PHASE_END)
    return 0;
  if (state->flow.step <= FRO_STEP_REVEAL)
    return has_checked (self) ? 1 : 0;
  if (state->flow.step == FRO_STEP_WRECKS)
    return 1;
  if (state->flow.step == FRO_STEP_ACTIVATE && state->move.vehicle != self->index
      && !(self->vehicle->phase_flags & (FRO_HAS_ACTED | FRO_LOST_MOVE)))
    return state->phase;

  return paddock_fro_next_layer (state->phase);
}

/* FRO-MOV-08: the point that it is about to lose for a straight move. */
static guint
find_reward (const PaddockFroSight *self)
{
  const FroVehicle *vehicle = self->vehicle;

  return self->state->flow.step == FRO_STEP_ACTIVATE && vehicle->moved > 0 && vehicle->drifts == 0
         && vehicle->clp > self->spec->min_clp
         && !(vehicle->phase_flags & (FRO_HAS_TURNED | FRO_HAS_JUMPED | FRO_WAS_INVOLVED));
}

guint
paddock_fro_sight_rest (const PaddockFroSight *self)
{
  return paddock_fro_tempo_rest (self->tempo, self->spot, paddock_fro_sight_find_layer (self),
                                 self->speed, self->load - find_reward (self));
}

/* --- All of it --- */

static guint
foresee (const PaddockFroSight *self)
{
  const FroTask *task;
  guint stake = self->state->flow.n_tasks > 0 ? paddock_fro_sight_fight (self) : 0;

  if (self->state->flow.n_tasks == 0)
    return paddock_fro_sight_rest (self);
  if ((task = paddock_fro_sight_find_task (self, FRO_TASK_CHECK)))
    return paddock_fro_sight_checks (self, task);
  if ((task = paddock_fro_sight_find_task (self, FRO_TASK_CONTROL)) && fro_control_is_open (task))
    return stake + paddock_fro_sight_dice (self, task);
  if (self->state->move.vehicle == self->index
      && (task = paddock_fro_sight_find_task (self, FRO_TASK_MOVE)))
    return stake + paddock_fro_sight_move (self);

  return stake + paddock_fro_sight_rest (self);
}

guint
paddock_fro_sight_foresee (const PaddockFroSight *self)
{
  return foresee (self)
         + paddock_fro_sight_traffic (self, self->speed, paddock_fro_sight_find_layer (self));
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
