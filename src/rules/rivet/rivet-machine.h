/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the artificial team decides (23.1 of the rules): lanes by the priority line (rivet-machine-step.c), and the best way
 * of a Lead or Break (rivet-machine-plan.c).
 */

#pragma once

#include "rivet-steps.h"

/* The place in the lane nearest to the priority lane of its row; of equals the lower lane, then the front half. */
guint riv_find_nearest_priority (const PaddockTable *table, const PaddockPlace *places, guint n);
guint riv_get_aside (const PaddockTable *table, PaddockPlace place); /* lanes between them */

/* Takes a step with all that it pushes and takes along: lines that are offered always (RIV-AI-14). */
void riv_machine_take (PaddockTable *table, const RivStepOption *step);

/* Who follows at the start. */
void riv_machine_gather (PaddockTable *table);

/* The steps of a Lead or Break that get farthest; returns how many. */
#define RIV_MAX_PLAN 64
guint riv_machine_plan (const PaddockTable *table, RivStepOption plan[RIV_MAX_PLAN]);
