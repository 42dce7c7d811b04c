/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the values of a tempo stand, for those who make and ask it; and the halves of making it.
 */

#pragma once

#include "frothy-tempo.h"

static inline guint
paddock_fro_tempo_index (const PaddockFroTempo *self,
                         guint stage,
                         guint layer,
                         guint space,
                         guint look)
{
  return ((stage * PADDOCK_FRO_N_LAYERS + layer) * self->graph->n_spaces + space)
           * PADDOCK_FRO_N_LOOKS
         + look;
}

/* What comes after a phase. */
static inline guint
paddock_fro_next_layer (guint phase)
{
  return phase < FRO_N_PHASES ? phase + 1 : 0;
}

/* Laps that are kept. */
static inline guint
paddock_fro_count_stages (const PaddockFroGraph *graph)
{
  return graph->lap ? 2 : 1;
}

#define PADDOCK_FRO_MOST 60000 /* rounds; more than that is said to be that */

/* What may come of the roll for a turn, with the cards that are worth it, for all loads side by side: to which cell it
 * leads, by way, Speed and how much it shifts the load (PADDOCK_FRO_TO_FLOOR: to the floor), and how likely that is at each
 * load. */
#define PADDOCK_FRO_TO_FLOOR (2 * PADDOCK_FRO_N_LOADS)
#define PADDOCK_FRO_N_SHIFTS (3 * PADDOCK_FRO_N_LOADS)

typedef struct {
  guint cell;
  guint16 chances[PADDOCK_FRO_N_LOADS]; /* in 1/4096 */
} PaddockFroLeaf;

typedef struct {
  guint n;
  guint costs[PADDOCK_FRO_N_LOADS]; /* of cards and damage, in the mean, in 1/4096 */
  guint chances[PADDOCK_FRO_N_WAYS][PADDOCK_FRO_N_LOADS]; /* of each way */
  PaddockFroLeaf leaves[PADDOCK_FRO_MAX_SKIDS * PADDOCK_FRO_N_LOADS];
} PaddockFroFan;

/* By whether there is a wall ahead, and Speed. */
typedef PaddockFroFan PaddockFroFans[2][FRO_N_SPEEDS];

/* frothy-tempo-licence.c: everything but the values, and the turns of which they are made. */
void paddock_fro_tempo_read (PaddockFroTempo *self,
                             const PaddockFroGraph *graph,
                             const FroSpec *spec,
                             const PaddockFroShape *shape);
PaddockFroFans *paddock_fro_fans_new (const PaddockFroTempo *tempo);
