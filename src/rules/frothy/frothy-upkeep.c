/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happens to each vehicle at the start and at the end of a round (FRO-RND-02, 05, FRO-STA, FRO-REC).
 */

#include "frothy.h"

void
fro_change_stamina (PaddockTable *table, guint vehicle, int by, FroClause clause)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  FroVehicle *self = fro_vehicle (table, vehicle);
  int to = CLAMP (self->stamina + by, spec->min_stamina, spec->max_stamina);
  int change = to - self->stamina;

  if (change == 0)
    return;
  self->stamina = (gint8) to;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) vehicle,
                .subject = FRO_POINTS_STAMINA, .clause = clause, .amount = (gint16) change,
                .to = fro_index (to));
}

/* FRO-STA-02 */
static void
run_stamina (PaddockTable *table, guint vehicle)
{
  if (fro_option (table, FRO_OPTION_STAMINA))
    fro_change_stamina (table, vehicle,
                        fro_spec (table, vehicle)->stamina[fro_speed (table, vehicle)], FRO_STA_02);
}

typedef void (*UpkeepFunc) (PaddockTable *table, guint vehicle);

static const UpkeepFunc upkeep[FRO_N_STEPS] = {
  [FRO_STEP_STAMINA] = run_stamina,
  [FRO_STEP_RECOVERY] = fro_recover_cards,
};

/* One vehicle after the other; what it brings is settled before the next. */
gboolean
fro_run_upkeep (PaddockTable *table)
{
  FroState *state = fro_state (table);
  int vehicle = upkeep[state->step] ? fro_next_in_step (table) : -1;

  if (vehicle < 0)
    return fro_next_step (table);

  upkeep[state->step](table, (guint) vehicle);
  return TRUE;
}

void
fro_ask_upkeep (const PaddockTable *table, PaddockDecision *decision)
{
}

void
fro_answer_upkeep (PaddockTable *table,
                   const PaddockDecision *decision,
                   const PaddockChoice *choice)
{
}
