/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockJoyPace: how many turns a car that drives alone still needs to the finish, from every place, heading and gear
 * of a Joyride course.
 *
 * Worked out once a course and kind of car, backwards from the finish: a turn is the best lock, steer and gear over all
 * rolls that may follow, with dice on the mirror that are typical for the gear.  Other cars, tokens and damage are not
 * in it; who looks ahead sees those in the race itself.  Laps before the last two are one like the other, so two laps
 * are kept.
 *
 * Turns are in 1/256, smaller is better.  Immutable once made; typical sizes 1 to 4 MB, some 60 ms of work.
 */

#pragma once

#include "joyride-graph.h"

#define PADDOCK_JOY_TURN 256
#define PADDOCK_JOY_DAMAGE 100 /* what a damage token costs, in such turns */
#define PADDOCK_JOY_MAX_RUN 24 /* unit steps of one move; longer ones count as this */

#define PADDOCK_JOY_MAX_LOCKED 4 /* dice locked at a time; more count as this many */

/* Turns that are left before the shift, by gear, dice locked, and whether the car has steered. */
typedef struct {
  guint16 turns[JOY_MAX_GEAR + 1][PADDOCK_JOY_MAX_LOCKED + 1][2];
} PaddockJoyShift;

typedef struct {
  const PaddockJoyGraph *graph;
  const JoyCarSpec *spec;
  guint n_lines, n_stages;
  guint n_gears;                                             /* 0 .. top */
  guint lap;                                                 /* turns of a lap */
  guint16 *turns;                                            /* by stage, node and gear */
  PaddockJoyShift *shifts;                                   /* by stage and node */
  guint16 chance[JOY_MAX_DICE + 1][PADDOCK_JOY_MAX_RUN + 1]; /* of a sum of n dice, in 1/4096 */
  guint8 least[JOY_MAX_DICE + 1], most[JOY_MAX_DICE + 1];
} PaddockJoyPace;

PaddockJoyPace *paddock_joy_pace_new (const PaddockJoyGraph *graph, const JoyCarSpec *spec);
void paddock_joy_pace_free (PaddockJoyPace *self);

/* Whether a car of this kind is as fast. */
gboolean paddock_joy_pace_is_for (const PaddockJoyPace *self, const JoyCarSpec *spec);

/* A place on the way: the node, and how many lines are to be crossed after the next one. */
typedef struct {
  guint32 node;
  guint stage;
} PaddockJoySpot;

/* Takes a spot of earlier laps to the same place in the laps that are kept, where all below is asked; returns the turns
 * that leaves out. */
static inline guint
paddock_joy_pace_fold (const PaddockJoyPace *self, PaddockJoySpot *spot)
{
  guint turns = 0;

  for (; spot->stage >= self->n_stages; spot->stage -= self->n_lines)
    turns += self->lap;

  return turns;
}

/* At the end of a turn; the coming one counts. */
static inline guint
paddock_joy_pace_rest (const PaddockJoyPace *self, PaddockJoySpot spot, guint gear)
{
  return self->turns[(spot.stage * self->graph->n_nodes + spot.node) * self->n_gears + gear];
}

/* What a car may still do in its turn. */
typedef struct {
  guint8 gear;
  guint8 n_dice;   /* on the mirror */
  guint8 n_locked; /* dice */
  guint8 extra;    /* spaces added to the roll */
  guint8 may_steer;
} PaddockJoyHand;

/* Before a lock move of STEPS that may begin with a steer, before the shift, before the roll, and before the move of
 * STEPS that was rolled; the turn itself no longer counts. */
guint paddock_joy_pace_before_lock (const PaddockJoyPace *self,
                                    PaddockJoySpot spot,
                                    PaddockJoyHand hand,
                                    guint steps);
guint paddock_joy_pace_before_shift (const PaddockJoyPace *self,
                                     PaddockJoySpot spot,
                                     PaddockJoyHand hand);
guint
paddock_joy_pace_before_roll (const PaddockJoyPace *self, PaddockJoySpot spot, PaddockJoyHand hand);
guint paddock_joy_pace_before_drive (const PaddockJoyPace *self,
                                     PaddockJoySpot spot,
                                     PaddockJoyHand hand,
                                     guint steps);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockJoyPace, paddock_joy_pace_free)
