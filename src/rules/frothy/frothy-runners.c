/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runners: obstacles that cross the track in scoring races (FRO-RAC-09, FRO-RUL-66).
 */

#include "frothy-race.h"
#include "frothy-space.h"

#define ENTRY_CHANCE 6 /* one in so many, each phase */

/* FRO-RNG-09: at a random time, at a random place of those that the track names. */
static void
come_in (PaddockTable *table, guint i)
{
  FroRunner *runner = &fro_state (table)->runners[i];
  const FroCourse *course = fro_course (table);
  PaddockChance *chance = &fro_state (table)->core.chance;
  const FroRunner *entry;

  if (paddock_chance_pick (chance, ENTRY_CHANCE) != 0)
    return;
  entry = &course->entries[paddock_chance_pick (chance, course->n_entries)];
  if (fro_vehicle_at (fro_state (table), entry->at) >= 0)
    return; /* it waits */
  *runner = *entry;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_PLACED, .actor = PADDOCK_NOBODY,
                .subject = (guint8) (FRO_RUNNER + i), .clause = FRO_RAC_09,
                .to = paddock_hex_to_place (runner->at));
}

static void
run_on (PaddockTable *table, guint i)
{
  FroRunner *runner = &fro_state (table)->runners[i];
  PaddockHex to = paddock_hex_neighbour (runner->at, runner->direction);
  gboolean is_blocked = fro_is_off_track (table, to)
                        || (fro_course_cell (fro_course (table), to)->flags & FRO_CELL_SOLID);

  if (is_blocked) {
    runner->status = FRO_RUNNER_GONE;
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_REMOVED, .actor = PADDOCK_NOBODY,
                  .subject = (guint8) (FRO_RUNNER + i), .clause = FRO_RAC_09,
                  .from = paddock_hex_to_place (runner->at));
    return;
  }
  if (fro_vehicle_at (fro_state (table), to) >= 0)
    return; /* it waits */

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_MOVED, .actor = PADDOCK_NOBODY,
                .subject = (guint8) (FRO_RUNNER + i), .clause = FRO_RAC_09,
                .amount = (gint16) (2 * runner->direction),
                .from = paddock_hex_to_place (runner->at), .to = paddock_hex_to_place (to));
  runner->at = to;
}

void
fro_move_runners (PaddockTable *table)
{
  FroState *state = fro_state (table);

  for (guint i = 0; i < state->n_runners; i++)
    if (state->runners[i].status == FRO_RUNNER_WAITS)
      come_in (table, i);
    else if (state->runners[i].status == FRO_RUNNER_RUNS)
      run_on (table, i);
}
