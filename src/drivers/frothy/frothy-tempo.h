/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFroTempo: how many rounds a vehicle of Frothy Races that drives alone still needs to the goal, from every
 * space, facing and Speed, at the start of a round and before each phase.
 *
 * Worked out once a course and licence, backwards from the goal: the best cards for the Speed check, the best way for
 * each phase's spaces and the best turn, over all that the dice may show.  Cards have a price instead of being counted,
 * control loss points are counted up to a few.  Other vehicles, damage and what is left of a hand are not in it; who
 * looks ahead sees those in the race itself.  On a circuit the laps before the last two are one like the other, so two
 * laps are kept.
 *
 * Rounds are in 1/256, fewer are better.  Immutable once made; typical sizes 1 to 6 MB, some 80 ms of work.
 */

#pragma once

#include "frothy-graph.h"
#include "frothy-pull.h"
#include "frothy-skid.h"

#define PADDOCK_FRO_ROUND 256
#define PADDOCK_FRO_PHASE (PADDOCK_FRO_ROUND / FRO_N_PHASES)
#define PADDOCK_FRO_N_LOADS 8 /* control loss points 0 .. 7; more count as 7 */
#define PADDOCK_FRO_N_LAYERS \
  (FRO_N_PHASES + 1)            /* a round's start, and before the move of each phase */
#define PADDOCK_FRO_MAX_BOXES 3 /* that icons move the marker, either way; more count as this */

/* The values of one space and facing: by Speed and load. */
typedef guint16 PaddockFroBlock[FRO_N_SPEEDS][PADDOCK_FRO_N_LOADS];

/* One way to make a Speed check, and the sets of Speeds among which it lets the driver choose. */
typedef struct {
  guint8 n_cards;
  guint8 n;
  struct {
    guint16 chance; /* in 1/4096 */
    guint8 speeds;
  } sets[PADDOCK_FRO_MAX_PULLS];
} PaddockFroCheck;

#define PADDOCK_FRO_MAX_CHECKS 10

typedef struct {
  const PaddockFroGraph *graph;
  const FroSpec *spec;
  guint n_stages;               /* laps that are kept */
  guint lap;                    /* rounds of a lap */
  guint price;                  /* of a card */
  guint hurt;                   /* what a point of damage costs */
  guint floor;                  /* the least load */
  guint8 control[FRO_N_SPEEDS]; /* dice; 0: Safe */
  guint hit;                    /* how often a die of damage hits, in 1/6 */
  guint spare;                  /* control dice that come with a discard, by a trait */
  PaddockFroPulls pulls[PADDOCK_FRO_MAX_PULL_DICE + 1][3]; /* by dice and how many are forced */
  guint16 rough[FRO_N_SPEEDS][2]; /* what entering a hazard costs, and a fragile obstacle */
  guint8 paces[FRO_N_SPEEDS][2 * PADDOCK_FRO_MAX_BOXES + 1]; /* Speed after so many boxes */
  guint8 n_cards[PADDOCK_FRO_MAX_SKID_DICE + 1]; /* worth laying down for a roll of so many dice */
  PaddockFroCheck checks[FRO_N_SPEEDS][PADDOCK_FRO_MAX_CHECKS];
  PaddockFroBlock *rest;  /* by stage, layer, space and look */
  PaddockFroBlock *turns; /* the same after the last space of a phase, if the vehicle turns */
} PaddockFroTempo;

/* What shape a vehicle is in: one that can stand a lot of damage drives otherwise than one that cannot. */
typedef struct {
  guint hurt;        /* what a point of damage costs */
  guint safe_losses; /* Safe Speeds that it has lost */
  guint floor;       /* control dice that it always has beside those of its Speed */
  int resilience;    /* -1: blank */
} PaddockFroShape;

static inline gboolean
paddock_fro_shape_equal (const PaddockFroShape *a, const PaddockFroShape *b)
{
  return a->hurt == b->hurt && a->safe_losses == b->safe_losses && a->floor == b->floor
         && a->resilience == b->resilience;
}

PaddockFroTempo *paddock_fro_tempo_new (const PaddockFroGraph *graph,
                                        const FroSpec *spec,
                                        const PaddockFroShape *shape);
void paddock_fro_tempo_free (PaddockFroTempo *self);
/* Bytes that any tempo of a graph takes. */
gsize paddock_fro_tempo_measure (const PaddockFroGraph *graph);

/* Where a vehicle is on its way.  STAGE is how often it passes the goal before the last time; below 0: it has arrived. */
typedef struct {
  guint space;
  int stage;
  int facing;
} PaddockFroSpot;

/* The spot after a step or a slide from SPOT. */
PaddockFroSpot paddock_fro_tempo_go (const PaddockFroTempo *self, PaddockFroSpot spot, guint space);
/* One more space along its facing, to the better side of a corner; FALSE: there is a wall. */
gboolean paddock_fro_tempo_slide (const PaddockFroTempo *self, PaddockFroSpot *spot);

/* The values at a spot, at the start of a round (LAYER 0) or before the move of a phase; MORE is to be added. */
const PaddockFroBlock *
paddock_fro_tempo_find (const PaddockFroTempo *self, PaddockFroSpot spot, guint layer, guint *more);

/* A number of a licence, dice by what they show in the mean. */
static inline int
paddock_fro_mean_number (int number)
{
  return paddock_number_is_random (number)
           ? paddock_number_get_sign (number) * 2 * paddock_number_get_dice (number)
           : number;
}

static inline const PaddockFroPulls *
paddock_fro_tempo_pulls (const PaddockFroTempo *self, guint n_dice, guint forced)
{
  return &self->pulls[CLAMP (n_dice, 2, PADDOCK_FRO_MAX_PULL_DICE)][forced];
}

/* What going through obstacles costs, counted as the graph does. */
static inline guint
paddock_fro_tempo_rough (const PaddockFroTempo *self, guint obstacles, guint speed)
{
  return obstacles % PADDOCK_FRO_FRAGILE * self->rough[speed][0]
         + obstacles / PADDOCK_FRO_FRAGILE * self->rough[speed][1];
}

static inline guint
paddock_fro_cap_load (guint load)
{
  return MIN (load, PADDOCK_FRO_N_LOADS - 1);
}

/* What is left at a spot. */
static inline guint
paddock_fro_tempo_rest (const PaddockFroTempo *self,
                        PaddockFroSpot spot,
                        guint layer,
                        guint speed,
                        guint load)
{
  guint more;
  const PaddockFroBlock *block = paddock_fro_tempo_find (self, spot, layer, &more);

  return (*block)[speed][paddock_fro_cap_load (load)] + more;
}

/* What is left after the last space of a phase, 1 to 4, with the best turn or none: found once, asked many times. */
typedef struct {
  const PaddockFroBlock *on, *turned;
  guint more_on, more_turned;
  guint floor;
} PaddockFroAfter;

PaddockFroAfter
paddock_fro_tempo_after (const PaddockFroTempo *self, PaddockFroSpot spot, guint phase);

/* A straight move takes a control loss point away (FRO-MOV-08). */
static inline guint
paddock_fro_after_value (const PaddockFroAfter *self, guint speed, guint load, gboolean is_straight)
{
  guint on = (*self->on)[speed][load - (is_straight && load > self->floor)] + self->more_on;
  guint turned = (*self->turned)[speed][load] + self->more_turned;

  return MIN (on, turned);
}

/* What is left at LAYER after STEPS that end at a wall: it goes as far as it can, and hits it (FRO-SOL). */
guint paddock_fro_tempo_crash (const PaddockFroTempo *self,
                               PaddockFroSpot spot,
                               guint layer,
                               guint speed,
                               guint load,
                               guint steps);

/* The same in two steps: where it stops, and what it costs. */
PaddockFroSpot
paddock_fro_tempo_go_to_wall (const PaddockFroTempo *self, PaddockFroSpot spot, guint steps);
guint paddock_fro_tempo_hit_wall (const PaddockFroTempo *self,
                                  PaddockFroSpot spot,
                                  guint layer,
                                  guint speed,
                                  guint load);

/* Where an outcome of a control roll leads: which way, by slide and spin, to which cell of that block, at which cost. */
typedef struct {
  guint16 chance; /* in 1/4096 */
  guint8 way;
  guint8 cell;
  guint16 cost;
} PaddockFroSlip;

#define PADDOCK_FRO_N_WAYS 6

static inline guint
paddock_fro_find_way (guint slide, int spin)
{
  return 3 * slide + (guint) (spin + 1);
}

PaddockFroSlip paddock_fro_tempo_slip (const PaddockFroTempo *self,
                                       const PaddockFroSkid *skid,
                                       gboolean has_wall,
                                       guint speed,
                                       guint load);

/* A control roll: of a vehicle that plans to turn by TURN and goes on at LAYER. */
typedef struct {
  PaddockFroSpot spot;
  gint8 turn;
  guint8 layer;
  guint8 speed;
  guint8 load;
} PaddockFroRoll;

/* What is left after each outcome that a roll can have: found once, asked many times. */
typedef struct {
  const PaddockFroTempo *tempo;
  PaddockFroRoll roll;
  gboolean has_wall; /* ahead */
  const PaddockFroBlock *blocks[PADDOCK_FRO_N_WAYS];
  guint more[PADDOCK_FRO_N_WAYS];
} PaddockFroOutlook;

void paddock_fro_outlook_init (PaddockFroOutlook *self,
                               const PaddockFroTempo *tempo,
                               const PaddockFroRoll *roll);

static inline guint
paddock_fro_outlook_look (const PaddockFroOutlook *self, guint way, guint cell)
{
  return (&(*self->blocks[way])[0][0])[cell] + self->more[way];
}

guint paddock_fro_outlook_value (const PaddockFroOutlook *self, const PaddockFroSkid *skid);
/* The mean over all that so many dice may show. */
guint paddock_fro_outlook_mean (const PaddockFroOutlook *self, guint n_dice, guint n_discards);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockFroTempo, paddock_fro_tempo_free)
