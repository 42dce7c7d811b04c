/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-tempo-private.h"
#include "frothy/frothy-move.h"

#define ASTRAY 150 /* what every 30 degrees cost that a vehicle looks away from the way on */
#define CRASH 60   /* what running into a wall costs beside damage and Speed */

void
paddock_fro_tempo_free (PaddockFroTempo *self)
{
  if (!self)
    return;

  g_free (self->rest);
  g_free (self->turns);
  g_free (self);
}

/* --- Places --- */

PaddockFroSpot
paddock_fro_tempo_go (const PaddockFroTempo *self, PaddockFroSpot spot, guint space)
{
  const PaddockFroGraph *graph = self->graph;
  int to_go = graph->spaces[spot.space].to_go - paddock_fro_graph_gain (graph, spot.space, space);

  spot.space = space;
  if (to_go <= 0)
    spot.stage--;
  else if (graph->lap && to_go > graph->lap)
    spot.stage++;

  return spot;
}

gboolean
paddock_fro_tempo_slide (const PaddockFroTempo *self, PaddockFroSpot *spot)
{
  const PaddockFroGraph *graph = self->graph;
  guint best = PADDOCK_FRO_NO_SPACE;

  for (guint side = FRO_LEFT; side <= FRO_RIGHT; side++) {
    guint to = graph->spaces[spot->space].next[fro_direction ((guint) spot->facing, side)];

    if (to != PADDOCK_FRO_NO_SPACE
        && (best == PADDOCK_FRO_NO_SPACE
            || paddock_fro_graph_gain (graph, spot->space, to)
                 > paddock_fro_graph_gain (graph, spot->space, best)))
      best = to;
  }
  if (best != PADDOCK_FRO_NO_SPACE)
    *spot = paddock_fro_tempo_go (self, *spot, best);

  return best != PADDOCK_FRO_NO_SPACE;
}

/* Takes a spot of earlier laps to the same place in the laps that are kept; returns the rounds that leaves out. */
static guint
fold (const PaddockFroTempo *self, PaddockFroSpot *spot)
{
  int over = spot->stage - (int) self->n_stages + 1;

  if (over <= 0)
    return 0;
  spot->stage -= over;
  return (guint) over * self->lap;
}

static guint
find_block (const PaddockFroTempo *self, PaddockFroSpot spot, guint layer, guint *more)
{
  guint astray, look = paddock_fro_graph_look (self->graph, spot.space, spot.facing, &astray);

  *more = fold (self, &spot) + astray * ASTRAY;
  return paddock_fro_tempo_index (self, (guint) spot.stage, layer, spot.space, look);
}

static const PaddockFroBlock arrived;

const PaddockFroBlock *
paddock_fro_tempo_find (const PaddockFroTempo *self, PaddockFroSpot spot, guint layer, guint *more)
{
  *more = 0;
  return spot.stage < 0 ? &arrived : &self->rest[find_block (self, spot, layer, more)];
}

PaddockFroAfter
paddock_fro_tempo_after (const PaddockFroTempo *self, PaddockFroSpot spot, guint phase)
{
  PaddockFroAfter after = { &arrived, &arrived, 0, 0, self->floor };

  if (spot.stage < 0)
    return after;

  after.on = paddock_fro_tempo_find (self, spot, paddock_fro_next_layer (phase), &after.more_on);
  after.turned = &self->turns[find_block (self, spot, phase, &after.more_turned)];
  return after;
}

/* --- Crashes --- */

/* What hitting a wall costs beside Speed and time: damage, and the roll that it brings (FRO-SOL-01). */
static guint
find_crash_cost (const PaddockFroTempo *self, guint speed, guint load, guint hits)
{
  guint cost = CRASH + hits * self->hurt;

  if (hits > 0)
    cost += paddock_fro_skids_get (self->control[speed] + load + hits, 0)->bad;
  return cost;
}

/* As far as it gets, straight on or to one side and the other in turn (FRO-MOV-04). */
static PaddockFroSpot
go_on (const PaddockFroTempo *self, PaddockFroSpot spot, guint side, guint steps, guint *n)
{
  for (*n = 0; *n < steps && spot.stage >= 0; ++*n, side ^= FRO_LEFT ^ FRO_RIGHT) {
    guint to = self->graph->spaces[spot.space].next[fro_direction ((guint) spot.facing, side)];

    if (to == PADDOCK_FRO_NO_SPACE)
      break;
    spot = paddock_fro_tempo_go (self, spot, to);
  }

  return spot;
}

PaddockFroSpot
paddock_fro_tempo_go_to_wall (const PaddockFroTempo *self, PaddockFroSpot spot, guint steps)
{
  guint n_left, n_right;
  PaddockFroSpot left = go_on (self, spot, FRO_LEFT, steps, &n_left);
  PaddockFroSpot right = go_on (self, spot, FRO_RIGHT, steps, &n_right);

  return n_right > n_left ? right : left;
}

guint
paddock_fro_tempo_hit_wall (const PaddockFroTempo *self,
                            PaddockFroSpot spot,
                            guint layer,
                            guint speed,
                            guint load)
{
  guint hits = (speed * self->hit + 3) / 6, astray, look;

  if (spot.stage < 0)
    return 0;

  look = paddock_fro_graph_look (self->graph, spot.space, spot.facing, &astray);
  spot.facing += look < PADDOCK_FRO_AHEAD ? 1 : look > PADDOCK_FRO_AHEAD ? -1 : 0; /* FRO-FAC-01 */
  return paddock_fro_tempo_rest (self, spot, layer, speed / 2, load + hits)
         + find_crash_cost (self, speed, load, hits);
}

guint
paddock_fro_tempo_crash (const PaddockFroTempo *self,
                         PaddockFroSpot spot,
                         guint layer,
                         guint speed,
                         guint load,
                         guint steps)
{
  return paddock_fro_tempo_hit_wall (self, paddock_fro_tempo_go_to_wall (self, spot, steps), layer,
                                     speed, load);
}

/* --- Control rolls --- */

void
paddock_fro_outlook_init (PaddockFroOutlook *self,
                          const PaddockFroTempo *tempo,
                          const PaddockFroRoll *roll)
{
  PaddockFroSpot slid = roll->spot;
  gboolean is_free = paddock_fro_tempo_slide (tempo, &slid);

  self->tempo = tempo;
  self->roll = *roll;
  self->has_wall = !is_free;
  for (guint slide = 0; slide < 2; slide++)
    for (int spin = -1; spin <= 1; spin++) {
      PaddockFroSpot spot = slide ? slid : roll->spot;
      guint way = paddock_fro_find_way (slide, spin);

      spot.facing += roll->turn + spin;
      self->blocks[way] = paddock_fro_tempo_find (tempo, spot, roll->layer, &self->more[way]);
    }
}

/* FRO-CTL-17 */
PaddockFroSlip
paddock_fro_tempo_slip (const PaddockFroTempo *self,
                        const PaddockFroSkid *skid,
                        gboolean has_wall,
                        guint speed,
                        guint load)
{
  gboolean crashes = skid->slides > 0 && has_wall;
  guint hits = ((skid->hurts + (crashes ? speed : 0)) * self->hit + 3) / 6;
  guint cost = crashes ? find_crash_cost (self, speed, load, hits) : hits * self->hurt;
  int boxes = CLAMP (skid->pace, -PADDOCK_FRO_MAX_BOXES, PADDOCK_FRO_MAX_BOXES);
  guint after = self->paces[speed][boxes + PADDOCK_FRO_MAX_BOXES] >> crashes;

  load = paddock_fro_cap_load (load + skid->clp + hits);
  if (after != speed && self->control[after] == 0)
    load = self->floor; /* FRO-SCH-14 */
  return (PaddockFroSlip){ .chance = skid->chance,
                           .way = (guint8) paddock_fro_find_way (skid->slides > 0, skid->spin),
                           .cell = (guint8) (after * PADDOCK_FRO_N_LOADS + load),
                           .cost = (guint16) MIN (cost, PADDOCK_FRO_MOST) };
}

guint
paddock_fro_outlook_value (const PaddockFroOutlook *self, const PaddockFroSkid *skid)
{
  PaddockFroSlip slip =
    paddock_fro_tempo_slip (self->tempo, skid, self->has_wall, self->roll.speed, self->roll.load);

  return paddock_fro_outlook_look (self, slip.way, slip.cell) + slip.cost;
}

guint
paddock_fro_outlook_mean (const PaddockFroOutlook *self, guint n_dice, guint n_discards)
{
  const PaddockFroSkids *skids = paddock_fro_skids_get (n_dice, n_discards);
  guint sum = 0;

  for (guint i = 0; i < skids->n; i++)
    sum += paddock_fro_outlook_value (self, &skids->skids[i]) * skids->skids[i].chance;

  return sum >> PADDOCK_FRO_CHANCE_BITS;
}
