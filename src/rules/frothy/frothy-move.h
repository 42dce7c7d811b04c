/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A vehicle's own move (frothy-move.c).
 */

#pragma once

#include "frothy-flow.h"

/* The direction of the straight step that FACING gives, LEFT or RIGHT of a corner. */
static inline guint
fro_direction (guint facing, guint side)
{
  return facing & 1 ? ((facing + (side == FRO_LEFT ? 1u : PADDOCK_N_FACINGS - 1u)) / 2)
                        % PADDOCK_N_DIRECTIONS
                    : facing / 2;
}

void fro_push_move (PaddockTable *table, guint vehicle);
extern const PaddockRoutine fro_move_task;
/* Ends the move under way of VEHICLE, or takes away the one to come (FRO-TRN-05, FRO-ATK-15, FRO-RUL-58). */
void fro_end_move (PaddockTable *table, guint vehicle);
void fro_reward_straight (PaddockTable *table, guint vehicle);   /* FRO-MOV-08 */
guint fro_get_spaces (const PaddockTable *table, guint vehicle); /* its Move value of this phase */
void fro_set_facing (PaddockTable *table, guint vehicle, int facing, FroClause clause);
/* Puts a vehicle into the space ahead: progress, laps and what lies there (FRO_TASK_ENTER). */
void fro_enter (PaddockTable *table, guint vehicle, PaddockHex to, FroClause clause);
