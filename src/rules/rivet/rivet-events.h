/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What events select and do, and the Grupo Compacto that follows each of them (RIV-EVT, RIV-GC).
 */

#pragma once

#include "rivet-flow.h"

/* The riders that an event is about before some of them are picked: a set. */
guint32 riv_select (const PaddockTable *table, const RivEvent *event, guint team);

/* The N worst-placed riders of the road may move up. */
void riv_begin_grupo (PaddockTable *table, guint team, guint n);

extern const PaddockRoutine riv_grupo_task;
