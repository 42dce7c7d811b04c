/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFroMap: what drivers know about a course of Frothy Races and the licences that race on it: the graph of its
 * spaces, and the tempo of each licence in each shape that a vehicle was seen in.
 *
 * A tempo is made when it is first asked for, by whoever asks; several threads may ask at once.  Nothing depends on when
 * that happens.  A race begins with one tempo a licence; what damage makes of a vehicle is worked out when it happens.
 */

#pragma once

#include "frothy-stakes.h"
#include "frothy-tempo.h"

typedef struct _PaddockFroMap PaddockFroMap;

PaddockFroMap *paddock_fro_map_new (const FroCourse *course);
void paddock_fro_map_free (PaddockFroMap *self);

const PaddockFroGraph *paddock_fro_map_get_graph (const PaddockFroMap *self);
/* For a vehicle as it is now. */
const PaddockFroTempo *paddock_fro_map_get_tempo (const PaddockFroMap *self,
                                                  const PaddockTable *table,
                                                  guint vehicle,
                                                  const PaddockFroStakes *stakes,
                                                  PaddockFroMood mood);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockFroMap, paddock_fro_map_free)
