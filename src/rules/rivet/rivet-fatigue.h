/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fatigue and energy: what riders take and lose (RIV-FAT, RIV-RUL-51, RIV-RUL-59).  Chits never run out (RIV-COMP-15),
 * except those of energy.
 */

#pragma once

#include "rivet-table.h"

#define RIV_ENERGY_CHITS 7

static inline guint
riv_count_fatigue (const RivRider *rider)
{
  return rider->light + rider->heavy;
}

/* What N tokens cost or bring in pedal strokes (RIV-FAT-03 and 04). */
int riv_get_fatigue_modifier (gboolean is_short, guint n);

/* FALSE: the rider has no room for it (RIV-FAT-08). */
gboolean
riv_give_fatigue (PaddockTable *table, guint rider, PaddockFatigue fatigue, RivClause clause);

/* Up to MOST light ones go; returns how many. */
guint riv_heal (PaddockTable *table, guint rider, guint most, RivClause clause);

/* FALSE: the rider has a chit, or none is left. */
gboolean riv_give_energy (PaddockTable *table, guint rider, RivClause clause);
