/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is shown of a race: pieces, mats, the result, the summary.
 */

#pragma once

#include "rivet-table.h"

guint riv_show_pieces (const PaddockTable *table, guint viewer, PaddockPiece *pieces);
void
riv_show_dashboard (const PaddockTable *table, guint team, guint viewer, PaddockDashboard *self);

#define RIV_N_MEASURES 4
extern const PaddockMeasure riv_measures[RIV_N_MEASURES];
int riv_get_progress (const PaddockTable *table, guint seat);
gboolean riv_has_leader (const PaddockTable *table);

void riv_describe_card (const PaddockTable *table, guint set, guint card, PaddockCardFace *face);

extern const PaddockAids riv_aids;

/* "C", "D2": what a rider's piece bears. */
PaddockSign riv_get_sign (const PaddockTable *table, guint rider);
