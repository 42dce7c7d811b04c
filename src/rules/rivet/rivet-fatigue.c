/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-fatigue.h"

#include "rivet-turn.h"

int
riv_get_fatigue_modifier (gboolean is_short, guint n)
{
  return is_short || n > 1 ? -(int) n : 0;
}

gboolean
riv_give_fatigue (PaddockTable *table, guint rider, PaddockFatigue fatigue, RivClause clause)
{
  RivRider *self = &riv_state (table)->riders[rider];

  if (fatigue == PADDOCK_FATIGUE_NONE || riv_count_fatigue (self) >= riv_course (table)->capacity)
    return FALSE;

  if (fatigue == PADDOCK_FATIGUE_HEAVY)
    self->heavy++;
  else
    self->light++;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_DAMAGED, .actor = riv_get_actor (table),
                .subject = (guint8) rider, .clause = (guint16) clause, .amount = (gint16) fatigue,
                .to = PADDOCK_PLACE (riv_count_fatigue (self), 0));
  return TRUE;
}

/* RIV-FAT-07: only the count matters. */
guint
riv_heal (PaddockTable *table, guint rider, guint most, RivClause clause)
{
  RivRider *self = &riv_state (table)->riders[rider];
  guint n = MIN (most, self->light);

  self->light = (guint8) (self->light - n);
  if (n > 0)
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_REPAIRED, .actor = riv_get_actor (table),
                  .subject = (guint8) rider, .clause = (guint16) clause, .amount = (gint16) n);
  return n;
}

gboolean
riv_give_energy (PaddockTable *table, guint rider, RivClause clause)
{
  RivState *state = riv_state (table);
  guint taken = 0;

  for (guint i = 0; i < state->n_riders; i++)
    taken += state->riders[i].energy;
  if (!riv_course (table)->options[RIV_OPTION_ENERGY] || state->riders[rider].energy > 0
      || taken >= RIV_ENERGY_CHITS)
    return FALSE;

  state->riders[rider].energy = 1;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RECOVERED, .actor = riv_get_actor (table),
                .subject = (guint8) rider, .clause = (guint16) clause, .amount = 1,
                .to = PADDOCK_PLACE (1, 0));
  return TRUE;
}
