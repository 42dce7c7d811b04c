/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a move that is under way may end, what running into something costs, and who will stand in the way of the next
 * one (FRO-MOV, FRO-AVO, FRO-COL).
 */

#include "frothy-forecast.h"
#include "frothy-tempo-private.h"
#include "frothy/frothy-hand.h"
#include "frothy/frothy-move.h"
#include "frothy/frothy-path.h"
#include "frothy/frothy-race.h"
#include "frothy/frothy-space.h"
#include "frothy/frothy-speed.h"

#define CRASH 60 /* what a collision costs beside damage, Speed and the roll that it brings */
#define SURE 3   /* quarters: how sure it is that whoever is in the way stays there */
#define FAR 6    /* spaces that others may move until then */
#define TIGHT 60 /* what it costs to need a Reins card for the next move */

/* --- Collisions --- */

/* Dice of damage, and the Speed that is left. */
typedef struct {
  guint dice, speed;
} Impact;

/* FRO-SOL-01, 02, FRO-VEH-01 to 08 */
static Impact
find_impact (const PaddockFroSight *self, guint speed, guint hit, guint direction)
{
  guint other, apart;

  if (hit >= FRO_MAX_VEHICLES)
    return (Impact){
      (guint) MAX (0, (int) speed + (hit == FRO_WALL ? fro_course (self->table)->wall.dice : 0)),
      speed / 2
    };

  other = fro_speed (self->table, hit);
  apart = (guint) paddock_facing_wrap (2 * (int) direction - self->state->vehicles[hit].facing);
  apart = MIN (apart, PADDOCK_N_FACINGS - apart);
  if (apart > 4)
    return (Impact){ speed + other, speed / 2 };
  if (apart > 1)
    return (Impact){ speed, speed / 2 };

  return speed > other ? (Impact){ speed - other, speed - fro_half_up (speed - other) }
                       : (Impact){ 1, speed - MIN (1, speed) };
}

/* Rounds from a spot where it runs into something at SPEED, the damage by its exact odds. */
static guint
find_crash (const PaddockFroSight *self,
            PaddockFroSpot spot,
            guint speed,
            guint hit,
            guint direction)
{
  Impact impact = find_impact (self, speed, hit, direction);
  guint hits = (impact.dice * self->tempo->hit + 3) / 6, astray, look;
  guint load = self->load + hits, rest;

  if (hit >= FRO_MAX_VEHICLES) { /* FRO-FAC-01 */
    look = paddock_fro_graph_look (self->tempo->graph, spot.space, spot.facing, &astray);
    spot.facing += look < PADDOCK_FRO_AHEAD ? 1 : look > PADDOCK_FRO_AHEAD ? -1 : 0;
  }

  rest =
    paddock_fro_tempo_rest (self->tempo, spot, paddock_fro_next_layer (MAX (1, self->state->phase)),
                            impact.speed, load);
  return CRASH + rest
         + (guint) paddock_fro_worth_of_damage_roll (paddock_fro_sight_get_asset (self),
                                                     impact.dice, rest)
         + (hits ? paddock_fro_skids_get (self->tempo->control[speed] + load, 0)->bad : 0);
}

/* --- Its own move --- */

/* Ways through the spaces that are left, others standing where they are. */
typedef struct {
  const PaddockFroSight *sight;
  guint best;  /* without a collision */
  guint crash; /* the best with one */
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
    guint hit = fro_find_hit (sight->table, sight->index, after.at);

    if (hit != FRO_NOBODY || space == PADDOCK_FRO_NO_SPACE) {
      if (self->best == G_MAXUINT)
        self->crash =
          MIN (self->crash, cost + find_crash (sight, spot, sight->speed, hit, ways[i].direction));
      continue;
    }
    search (self, after, paddock_fro_tempo_go (sight->tempo, spot, space),
            cost
              + paddock_fro_tempo_rough (sight->tempo, graph->spaces[space].obstacles,
                                         sight->speed));
  }
}

/* What pays for a change of the move is still in hand. */
guint
paddock_fro_sight_move (const PaddockFroSight *self)
{
  const FroMove *move = &self->state->move;
  FroPath path = fro_path_of_move (self->table);
  Search ways = { self, G_MAXUINT, G_MAXUINT };
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
  return ways.best != G_MAXUINT ? ways.best : ways.crash;
}

/* --- Who stands in the way --- */

/* Straight on, until something is in its way. */
static void
advance (const PaddockTable *table, guint other, guint phase)
{
  FroVehicle *vehicle = fro_vehicle (table, other);
  guint steps = fro_spec (table, other)->move[fro_speed (table, other)][phase - 1];

  for (guint i = 0; i < steps; i++) {
    PaddockHex to =
      paddock_hex_neighbour (vehicle->at, (int) fro_direction (vehicle->facing, i & 1));

    if (fro_find_hit (table, other, to) != FRO_NOBODY)
      return;
    vehicle->at = to;
  }
}

/* FRO-INI-02, 03 */
static gboolean
moves_first (const PaddockFroSight *self, guint other, guint speed)
{
  guint theirs = fro_speed (self->table, other);

  return theirs > speed
         || (theirs == speed
             && fro_progress (self->table, other) > fro_progress (self->table, self->index));
}

static gboolean
has_acted (const PaddockFroSight *self, guint other)
{
  return self->state->flow.step == FRO_STEP_ACTIVATE
         && (self->state->vehicles[other].phase_flags & FRO_HAS_ACTED);
}

/* The others as they will stand when it moves at SPEED in phase DUE; what moves now is phase NOW. */
static void
advance_all (const PaddockFroSight *self,
             const PaddockTable *table,
             guint speed,
             guint now,
             guint due)
{
  for (guint phase = now; phase <= due; phase++)
    for (guint i = 0; i < self->state->n_vehicles; i++)
      if (i != self->index && fro_is_racing (table, i) && !(phase == now && has_acted (self, i))
          && (phase < due || moves_first (self, i, speed)))
        advance (table, i, phase);
}

/* Somebody whom it could reach. */
static gboolean
is_anybody_near (const PaddockFroSight *self, guint reach)
{
  for (guint i = 0; i < self->state->n_vehicles; i++)
    if (i != self->index && self->state->vehicles[i].at.q != G_MININT16
        && paddock_hex_distance (self->vehicle->at, self->state->vehicles[i].at) <= reach)
      return TRUE;

  return FALSE;
}

/* The first thing that PATH runs into, straight on. */
static guint
find_obstacle (const PaddockTable *table, FroPath path, guint *direction)
{
  guint hit = FRO_NOBODY;

  *direction = fro_direction (path.facing, FRO_LEFT);
  for (guint i = 0; hit == FRO_NOBODY && i <= path.left; i++) {
    *direction = fro_direction (path.facing, i & 1);
    path.at = paddock_hex_neighbour (path.at, (int) *direction);
    hit = fro_find_hit (table, path.vehicle, path.at);
  }

  return hit;
}

/* What a move of so many STEPS at SPEED costs beyond what a lone vehicle knows: less if a Reins card can keep it out of
 * trouble. */
static guint
find_jam (const PaddockFroSight *self, const PaddockTable *table, guint speed, guint steps)
{
  FroPath path = { .at = self->vehicle->at,
                   .vehicle = (guint8) self->index,
                   .facing = self->vehicle->facing,
                   .left = (guint8) steps };
  guint direction, crash, rest, hit;

  if (fro_path_is_clean (table, &path))
    return 0;
  hit = find_obstacle (table, path, &direction);
  if (hit >= FRO_MAX_VEHICLES && hit != FRO_ROCK)
    return 0; /* a wall: the tempo knows */
  path.left--;
  if (fro_path_is_clean (table, &path)
      && fro_count_cards (self->table, self->index, FRO_REINS, PADDOCK_WHEN_MOVEMENT) > 0)
    return TIGHT;

  crash = find_crash (self, self->spot, speed, hit, direction);
  rest = paddock_fro_tempo_rest (self->tempo, self->spot,
                                 paddock_fro_next_layer (MAX (1, self->state->phase)), speed,
                                 self->load);
  return crash > rest ? (crash - rest) / 4 * SURE : 0;
}

guint
paddock_fro_sight_traffic (const PaddockFroSight *self, guint speed, guint phase)
{
  const guint8 *moves = self->spec->move[speed];
  PaddockTable table = *self->table;
  guint due = MAX (1, phase);
  FroState state;

  while (due <= FRO_N_PHASES && moves[due - 1] == 0)
    due++;
  if (phase == 0 || due > FRO_N_PHASES || !is_anybody_near (self, moves[due - 1] + FAR))
    return 0;

  state = *self->state;
  table.state = &state;
  advance_all (self, &table, speed, phase, due);
  return find_jam (self, &table, speed, moves[due - 1]);
}

/* --- Whom it will catch up with --- */

#define MISHAP 4      /* one in so many goes wrong */
#define USUAL_SPEED 3 /* of those who have not checked theirs yet */

static guint
guess_speed (const PaddockFroSight *self, guint other)
{
  guint speed = fro_speed (self->table, other);

  return self->state->done >> other & 1 ? speed : MAX (speed, USUAL_SPEED);
}

/* Everybody ahead who is reached within the round at SPEED must be passed, and that goes wrong now and then. */
guint
paddock_fro_sight_overtake (const PaddockFroSight *self, guint speed)
{
  guint rest = paddock_fro_tempo_rest (self->tempo, self->spot, 1, speed, self->load), sum = 0;

  for (guint i = 0; i < self->state->n_vehicles; i++) {
    const FroVehicle *other = &self->state->vehicles[i];
    guint space = i != self->index && fro_is_racing (self->table, i)
                    ? paddock_fro_graph_find (self->tempo->graph, other->at)
                    : PADDOCK_FRO_NO_SPACE;
    int gap, gain;
    guint crash;

    if (space == PADDOCK_FRO_NO_SPACE)
      continue;
    gap = paddock_fro_graph_gain (self->tempo->graph, self->spot.space, space);
    gain = self->spec->total[speed] - fro_spec (self->table, i)->total[guess_speed (self, i)];
    if (gap <= 0 || gain < gap)
      continue;
    crash = find_crash (self, self->spot, speed, i, (guint) other->facing / 2);
    sum += (crash - MIN (crash, rest)) / MISHAP;
  }

  return sum;
}
