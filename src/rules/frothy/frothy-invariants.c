/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What must always hold.
 */

#include "frothy-abilities.h"
#include "frothy-facts.h"
#include "frothy-positions.h"
#include "frothy-space.h"

gboolean
fro_is_placed (const FroVehicle *vehicle)
{
  return vehicle->at.q != G_MININT16;
}

gboolean
fro_may_share (const PaddockTable *table, guint a, guint b)
{
  guint64 kinds = fro_spec (table, a)->kinds | fro_spec (table, b)->kinds;

  return (kinds & FRO_KIND (FLY)) && !(fro_is_racing (table, a) && fro_is_racing (table, b));
}

gboolean
fro_check_place (const PaddockTable *table, guint i, GError **error)
{
  const FroVehicle *self = fro_vehicle (table, i);
  const char *name = table->setup->seats[i].id;

  if (!fro_is_placed (self))
    return TRUE;
  if (!fro_course_has (fro_course (table), self->at) || fro_is_off_track (table, self->at))
    return paddock_violate (error, "FRO-GEN-02", "%s is not on the track", name);
  for (guint k = 0; k < i; k++)
    if (paddock_hex_equal (fro_vehicle (table, k)->at, self->at) && !fro_may_share (table, i, k))
      return paddock_violate (error, "FRO-GEN-02", "%s shares a space with %s", name,
                              table->setup->seats[k].id);

  return TRUE;
}

gboolean
fro_check_marker (const PaddockTable *table, guint i, GError **error)
{
  const FroSpec *spec = fro_spec (table, i);
  const FroVehicle *self = fro_vehicle (table, i);
  const char *name = table->setup->seats[i].id;

  if (self->accel >= spec->n_accel || self->decel >= spec->n_decel)
    return paddock_violate (error, "FRO-LIC-01", "%s has its marker outside the rows", name);
  if (spec->accel_speed[self->accel] != spec->decel_speed[self->decel])
    return paddock_violate (error, "FRO-SCH-06", "the rows of %s show different Speeds", name);
  if (spec->accel_speed[self->accel] > self->max_speed)
    return paddock_violate (error, "FRO-AFF-08", "%s is faster than it can be", name);

  return TRUE;
}

static gboolean
check_points (const PaddockTable *table, guint i, GError **error)
{
  const FroSpec *spec = fro_spec (table, i);
  const FroVehicle *self = fro_vehicle (table, i);
  const char *name = table->setup->seats[i].id;

  if (self->clp < spec->min_clp)
    return paddock_violate (error, "FRO-CLP-10", "%s has %u control loss points", name, self->clp);
  if (self->damage > spec->max_damage
      || (self->damage == spec->max_damage && self->status == FRO_RACING
          && fro_state (table)->flow.n_tasks == 0))
    return paddock_violate (error, "FRO-WRK-01", "%s races on with damage %u", name, self->damage);
  if (self->stamina > spec->max_stamina || self->stamina < spec->min_stamina)
    return paddock_violate (error, "FRO-STA-02", "%s has a Stamina of %d", name, self->stamina);

  return TRUE;
}

/* No card is ever added, and a special card is in one box. */
static gboolean
check_cards (const PaddockTable *table, guint i, GError **error)
{
  const FroSpec *spec = fro_spec (table, i);
  const FroVehicle *self = fro_vehicle (table, i);
  const char *name = table->setup->seats[i].id;
  guint in_boxes = 0;

  for (guint kind = 0; kind < FRO_N_PLAIN; kind++) {
    guint n = self->hand.plain[kind] + self->spent.plain[kind] + self->recovery.plain[kind];

    in_boxes += n;
    if (n > spec->cards[kind])
      return paddock_violate (error, "FRO-REC-05", "%s has %u cards of kind %u instead of %u", name,
                              n, kind, spec->cards[kind]);
  }
  if ((self->hand.specials & self->spent.specials)
      || (self->hand.specials & self->recovery.specials)
      || (self->spent.specials & self->recovery.specials))
    return paddock_violate (error, "FRO-REC-05", "%s has a special card twice", name);
  if (in_boxes + self->lost_cards
      != (guint) spec->cards[FRO_WHIP] + spec->cards[FRO_REINS] + spec->cards[FRO_DUAL])
    return paddock_violate (error, "FRO-REC-05", "%s has lost a card", name);

  return TRUE;
}

gboolean
fro_check (const PaddockTable *table, GError **error)
{
  for (guint i = 0; i < fro_state (table)->n_vehicles; i++)
    if (!fro_check_place (table, i, error) || !fro_check_marker (table, i, error)
        || !check_points (table, i, error) || !check_cards (table, i, error))
      return FALSE;

  return TRUE;
}
