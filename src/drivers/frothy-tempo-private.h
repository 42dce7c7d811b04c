/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the values of a tempo stand, for those who make and ask it.
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
