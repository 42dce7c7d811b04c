/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before the race (frothy-setup.c, frothy-line-up.c).
 */

#pragma once

#include "frothy-table.h"

void fro_start (PaddockTable *table);
void fro_line_up (PaddockTable *table); /* for the start, and for each chase of a series */
extern const PaddockRoutine fro_grid_step, fro_rolling_step, fro_rival_step;

const char *const *fro_find_line_up (const PaddockDocument *track); /* frothy-line-up.c */
