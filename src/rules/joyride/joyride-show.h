/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is shown (joyride-pieces.c, joyride-dashboard.c, joyride-result.c), set up by hand (joyride-hand.c), and cannot be
 * chosen (joyride-refused.c).
 */

#pragma once

#include "joyride-table.h"

guint joy_show_pieces (const PaddockTable *table, guint viewer, PaddockPiece *pieces);
extern const PaddockHand joy_hand; /* joyride-hand.c */
void
joy_show_dashboard (const PaddockTable *table, guint seat, guint viewer, PaddockDashboard *self);

extern const PaddockRefuse joy_refused[JOY_N_ASKS];

#define JOY_N_MEASURES 6
#define JOY_N_LUCK_KINDS 2
extern const PaddockMeasure joy_measures[JOY_N_MEASURES];
extern const PaddockLuckKind joy_luck_kinds[JOY_N_LUCK_KINDS];
gboolean
joy_weigh_die (const PaddockTable *table, const PaddockEvent *event, PaddockWeighedDie *weighed);

extern const PaddockAids joy_aids; /* joyride-aid.c */
