/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reorganization after a Movement phase: rescues, the event that did not come, the indicator (RIV-REORG, RIV-RESC).
 */

#pragma once

#include "rivet-flow.h"

/* A run()'s answer: TRUE. */
gboolean riv_begin_reorganization (PaddockTable *table);

/* The rider of TEAM that may be rescued now; RIV_NO_RIDER: none is dropped (RIV-RESC-01 and 02). */
guint riv_find_dropped (const PaddockTable *table, guint team);

/* Spaces where HELPER would go; none: that line has no space for both. */
guint riv_list_helper_spaces (const PaddockTable *table,
                              guint dropped,
                              guint helper,
                              PaddockPlace spaces[PADDOCK_ROAD_MAX_LANES]);

extern const PaddockRoutine riv_rescue_step, riv_clean_up_step, riv_flip_step;
