/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the kept dice of a speed check come to: modifiers, sign, limits, and the boxes that the marker moves (FRO-SPC-14
 * to 17).
 */

#include "frothy-abilities.h"
#include "frothy-check.h"
#include "frothy-rows.h"
#include "frothy-speed.h"

/* FRO-TRT-06, FRO-RUL-52 */
void
fro_look_for_rivals (PaddockTable *table)
{
  FroState *state = fro_state (table);

  for (guint i = 0; i < state->n_vehicles; i++) {
    FroVehicle *self = &state->vehicles[i];

    self->is_rival_ahead = self->rival != FRO_NOBODY && fro_is_racing (table, self->rival)
                           && state->vehicles[self->rival].progress > self->progress;
  }
}

static int
sum_rival (PaddockTable *table, guint vehicle)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);

  if (!self->is_rival_ahead || !fro_is_racing (table, self->rival))
    return 0;

  return fro_sum_effects (table, vehicle, PADDOCK_EFFECT_RIVAL, PADDOCK_WHEN_ACCELERATE);
}

/* FRO-SPC-16: cards, traits and affects; their order changes nothing. */
int
fro_sum_check (PaddockTable *table, guint vehicle, guint when)
{
  int sum = fro_sum_pledged (table, vehicle, PADDOCK_EFFECT_VALUE, when)
            + fro_sum_effects (table, vehicle, PADDOCK_EFFECT_VALUE, when);

  return when == PADDOCK_WHEN_ACCELERATE ? sum + sum_rival (table, vehicle) : sum;
}

/* FRO-SPC-15, FRO-TRT-10, 15 */
static gboolean
reverses (const PaddockTable *table, guint vehicle, guint when)
{
  return fro_has_effect (table, vehicle, PADDOCK_EFFECT_REVERSE, when)
         || fro_has_pledged (table, vehicle, PADDOCK_EFFECT_REVERSE, when);
}

/* FRO-AFF-06, 07 */
static int
find_limit (PaddockTable *table, guint vehicle, guint when)
{
  return fro_least_effect (table, vehicle, PADDOCK_EFFECT_CAP, when, FRO_MAX_BOXES);
}

/* FRO-RUL-44: what over-whipping takes back is limited as well. */
static void
move_marker (PaddockTable *table, guint vehicle, guint when, int value)
{
  int limit = find_limit (table, vehicle, when);
  guint boxes = (guint) CLAMP (value, 0, MAX (limit, 0));

  if (when == PADDOCK_WHEN_DECELERATE)
    fro_decelerate (table, vehicle, boxes, FRO_SCH_02);
  else
    fro_accelerate (table, vehicle, boxes,
                    (guint) MAX (find_limit (table, vehicle, PADDOCK_WHEN_DECELERATE), 0),
                    FRO_SCH_01);
}

void
fro_change_pace (PaddockTable *table, guint vehicle, int kept, gboolean is_free)
{
  guint when = fro_vehicle (table, vehicle)->pledge.flags & FRO_PLEDGE_ACCELERATE
                 ? PADDOCK_WHEN_ACCELERATE
                 : PADDOCK_WHEN_DECELERATE;
  int value = is_free ? kept : kept + fro_sum_check (table, vehicle, when);

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) vehicle,
                .subject = FRO_POINTS_CHECK, .clause = is_free ? FRO_SPC_19 : FRO_SPC_14,
                .amount = (gint16) value, .to = PADDOCK_PLACE (value, 0));
  if (value < 0 && reverses (table, vehicle, when)) {
    when ^= PADDOCK_WHEN_SPEED_CHECK;
    value = -value;
  }
  move_marker (table, vehicle, when, value);
  if (fro_is_safe (table, vehicle))
    fro_lose_all_clp (table, vehicle, FRO_SPC_17);
}
