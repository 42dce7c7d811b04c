/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What people see (frothy-pieces.c, frothy-middle.c, frothy-result.c), set up by hand (frothy-positions.c), and cannot choose
 * (frothy-refused.c).
 */

#pragma once

#include "frothy-table.h"

guint fro_show_pieces (const PaddockTable *table, guint viewer, PaddockPiece *pieces);
extern const PaddockHand fro_hand; /* frothy-positions.c */
void
fro_show_dashboard (const PaddockTable *table, guint seat, guint viewer, PaddockDashboard *self);

/* What cannot be chosen, and why (frothy-refused.c). */
extern const PaddockRefuse fro_refused[FRO_N_ASKS];

#define FRO_N_MEASURES 9
#define FRO_N_LUCK_KINDS 4
extern const PaddockMeasure fro_measures[FRO_N_MEASURES];
extern const PaddockLuckKind fro_luck_kinds[FRO_N_LUCK_KINDS];
gboolean fro_ranks_rest (const PaddockTable *table);
gboolean
fro_weigh_die (const PaddockTable *table, const PaddockEvent *event, PaddockWeighedDie *weighed);

extern const PaddockAids fro_aids; /* frothy-aid.c */
