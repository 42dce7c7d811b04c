/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The stack of what interrupts a round.
 */

#include "frothy.h"

FroTask *
fro_push (PaddockTable *table, FroTaskKind kind, guint vehicle)
{
  FroState *state = fro_state (table);
  FroTask *task = &state->tasks[state->n_tasks];

  g_assert (state->n_tasks < FRO_MAX_TASKS);

  state->n_tasks++;
  *task = (FroTask){ .kind = (guint8) kind, .vehicle = (guint8) vehicle, .other = FRO_NOBODY };
  return task;
}

/* What is not in use is zero, so that equal positions are equal in memory. */
void
fro_pop (PaddockTable *table)
{
  FroState *state = fro_state (table);

  memset (&state->tasks[--state->n_tasks], 0, sizeof (FroTask));
}
