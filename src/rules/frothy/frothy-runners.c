/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runners: obstacles that cross the track in scoring races (FRO-RAC-09, FRO-RUL-66).
 */

#include "frothy.h"

/* A runner that is out comes in anew at a random place of those the track names. */
static void
come_in (PaddockTable *table, FroRunner *runner)
{
  const FroCourse *course = fro_course (table);
  const FroRunner *entry =
    &course->entries[paddock_chance_pick (&fro_state (table)->core.chance, course->n_entries)];

  if (fro_vehicle_at (fro_state (table), entry->at) >= 0)
    return; /* it waits */
  *runner = *entry;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_PLACED, .actor = PADDOCK_NOBODY,
                .subject = FRO_RUNNER, .clause = FRO_RAC_09, .to = fro_place (runner->at));
}

static void
run_on (PaddockTable *table, FroRunner *runner)
{
  PaddockHex to = paddock_hex_neighbour (runner->at, runner->direction);
  gboolean is_blocked = fro_is_off_track (table, to)
                        || (fro_course_cell (fro_course (table), to)->flags & FRO_CELL_SOLID);

  if (is_blocked) {
    runner->is_out = TRUE;
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_REMOVED, .actor = PADDOCK_NOBODY,
                  .subject = FRO_RUNNER, .clause = FRO_RAC_09, .from = fro_place (runner->at));
    return;
  }
  if (fro_vehicle_at (fro_state (table), to) >= 0)
    return; /* it waits */

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_MOVED, .actor = PADDOCK_NOBODY,
                .subject = FRO_RUNNER, .clause = FRO_RAC_09,
                .amount = (gint16) (2 * runner->direction), .from = fro_place (runner->at),
                .to = fro_place (to));
  runner->at = to;
}

void
fro_move_runners (PaddockTable *table)
{
  FroState *state = fro_state (table);

  for (guint i = 0; i < state->n_runners; i++)
    if (state->runners[i].is_out)
      come_in (table, &state->runners[i]);
    else
      run_on (table, &state->runners[i]);
}
