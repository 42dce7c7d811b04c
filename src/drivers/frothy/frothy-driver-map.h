/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What drivers know about a course of Frothy Races and the licences that race on it.
 *
 * PaddockFroMap is one for all drivers of a race: the graph of its spaces, and the tempos that were made.  PaddockFroGuide is
 * one for each driver: it faces a decision, and knows the way by the tempos of its own vehicle in the shape that it is in
 * then.  The first shapes that damage would bring it into, while it looks ahead, have tempos too; beyond those it takes itself
 * to drive as it does now, and all others to drive like that.  So no decision needs more than a few tempos, whatever
 * happens in what is played out.
 */

#pragma once

#include "frothy-stakes.h"
#include "frothy-tempo-store.h"

typedef struct _PaddockFroMap PaddockFroMap;

PaddockFroMap *paddock_fro_map_new (const FroCourse *course);
void paddock_fro_map_free (PaddockFroMap *self);
PaddockFroTempoStore *paddock_fro_map_get_store (PaddockFroMap *self);

typedef struct _PaddockFroGuide PaddockFroGuide;

PaddockFroGuide *paddock_fro_guide_new (PaddockFroMap *map);
void paddock_fro_guide_free (PaddockFroGuide *self);
/* Begins anew, with the vehicle of this number as it is on the table. */
void paddock_fro_guide_face (PaddockFroGuide *self, const PaddockTable *table, guint vehicle);

const PaddockFroGraph *paddock_fro_guide_get_graph (const PaddockFroGuide *self);
/* Of a vehicle that is on the table, for whom a point of damage counts as one of the knots says.  It is good until the guide
 * faces something else. */
const PaddockFroTempo *paddock_fro_guide_get_tempo (const PaddockFroGuide *self,
                                                    const PaddockTable *table,
                                                    guint vehicle,
                                                    guint knot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockFroMap, paddock_fro_map_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockFroGuide, paddock_fro_guide_free)
