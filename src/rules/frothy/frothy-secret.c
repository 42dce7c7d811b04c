/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a seat cannot know: the cards and dice that others chose in secret and have not shown yet.
 */

#include "frothy-attack.h"
#include "frothy-check.h"
#include "frothy-facts.h"

void
fro_redeal (PaddockTable *table, guint seat)
{
  const FroState *state = fro_state (table);

  fro_redeal_checks (table, seat);
  for (guint i = 0; i < state->flow.n_tasks; i++)
    if (state->tasks[i].kind == FRO_TASK_ATTACK)
      fro_redeal_attack (table, &state->tasks[i], seat);
}
