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

#define PADDOCK_FRO_MOST 60000 /* rounds; more than that is said to be that */

/* By whether there is a wall ahead, Speed and load. */
typedef PaddockFroFan PaddockFroFans[2][FRO_N_SPEEDS][PADDOCK_FRO_N_LOADS];

/* frothy-tempo-licence.c: everything but the values, and the turns of which they are made. */
void paddock_fro_tempo_read (PaddockFroTempo *self,
                             const PaddockFroGraph *graph,
                             const FroSpec *spec,
                             const PaddockFroShape *shape);
PaddockFroFans *paddock_fro_fans_new (const PaddockFroTempo *tempo);
