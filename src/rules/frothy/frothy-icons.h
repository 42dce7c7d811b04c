/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the icons of a control roll come to, as functions of how many dice show each: no state, no chance.  The
 * engine and the odds use the same ones.
 */

#pragma once

#include "frothy-course.h"

typedef struct {
  guint8 spins, paces; /* pairs that were discarded: LSPIN with RSPIN, SLOW with HASTE */
} FroPairs;

/* FRO-CTL-10, 11 */
FroPairs fro_cancel_pairs (guint8 counts[FRO_N_ICONS]);

/* FRO-CTL-13: the icons with the highest count, as a set; 0: no dice are left. */
guint fro_find_effects (const guint8 counts[FRO_N_ICONS]);

/* FRO-AFF-13, 14, FRO-SPX-04, 09, FRO-RUL-49: SLOW counts as HASTE, HASTE as SLOW, or both change places. */
void fro_convert_icons (guint8 counts[FRO_N_ICONS], gboolean slow_to_haste, gboolean haste_to_slow);

guint fro_count_icons (const guint8 counts[FRO_N_ICONS]);
