/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Wipe-outs and wrecks (frothy-wreck.c).
 */

#pragma once

#include "frothy-flow.h"

/* BY: who inflicted it, or FRO_NOBODY. */
void fro_wipe_out (PaddockTable *table, guint vehicle, guint by, FroClause clause);
/* FRO-RUL-88: keeps who has survived all others in a toughest race, once the blow at hand has done what it does. */
void fro_note_survivor (PaddockTable *table);
extern const PaddockRoutine fro_wrecks_step;
extern const PaddockRoutine fro_wreck_task;
