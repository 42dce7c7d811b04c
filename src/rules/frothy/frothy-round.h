/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The round (frothy-round.c).
 */

#pragma once

#include "frothy-table.h"

gboolean fro_next_step (PaddockTable *table); /* TRUE: a step's run() goes on */
/* The next vehicle that the step is not through with and that still races, or -1; it is active from then on. */
int fro_next_in_step (PaddockTable *table);
guint fro_racing_set (const FroState *state);
int fro_get_time (const PaddockTable *table); /* seconds that the race has; 0: no clock runs */
