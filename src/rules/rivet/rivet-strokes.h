/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pedal strokes: how many an activation begins with, and what the terrain adds or takes on the way (RIV-CLASS, RIV-TERR,
 * RIV-FAT).
 */

#pragma once

#include "rivet-table.h"

/* What a rider's class and its abilities are worth on a terrain (RIV-TERR-01). */
int riv_get_terrain_strokes (const PaddockTable *table, guint rider, guint terrain);

/* Settles which modifiers the card's icons and text allow, and the strokes of the move that begins. */
void riv_begin_strokes (PaddockTable *table);

/* After the activated rider changed its row: another terrain counts. */
void riv_enter_terrain (PaddockTable *table);
