/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFroTempoStore: the tempos of a course that were made, as many as fit into a bound.
 *
 * A tempo is made when it is first asked for, by whoever asks; several threads may ask at once.  Those that nobody holds go
 * when there are too many, the one that was longest unused first, and are made anew if need be: what is asked of a tempo
 * never depends on when it was made.
 */

#pragma once

#include "frothy-tempo.h"

/* Of all tempos together, in bytes.  What is held is kept beyond it: a driver holds at most five. */
#define PADDOCK_FRO_STORE_BOUND ((gsize) 80 << 20)

typedef struct _PaddockFroTempoStore PaddockFroTempoStore;

PaddockFroTempoStore *paddock_fro_tempo_store_new (const PaddockFroGraph *graph, gsize bound);
void paddock_fro_tempo_store_free (PaddockFroTempoStore *self);

/* To be given back. */
const PaddockFroTempo *paddock_fro_tempo_store_take (PaddockFroTempoStore *self,
                                                     const FroSpec *spec,
                                                     const PaddockFroShape *shape);
void paddock_fro_tempo_store_give_back (PaddockFroTempoStore *self, const PaddockFroTempo *tempo);

/* How much all of them take now. */
gsize paddock_fro_tempo_store_get_size (PaddockFroTempoStore *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockFroTempoStore, paddock_fro_tempo_store_free)
