/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The speed marker in its two rows, and control loss points (FRO-SCH, FRO-CLP).
 */

#include "frothy-speed.h"

/* --- Control loss points --- */

static void
change_clp (PaddockTable *table, guint vehicle, int to, FroClause clause)
{
  FroVehicle *self = fro_vehicle (table, vehicle);
  int change = CLAMP (to, 0, FRO_MAX_POINTS) - self->clp;

  if (change == 0)
    return;
  self->clp = (guint8) (self->clp + change);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) vehicle,
                .subject = FRO_POINTS_CLP, .clause = clause, .amount = (gint16) change,
                .to = PADDOCK_PLACE (self->clp, 0));
}

void
fro_gain_clp (PaddockTable *table, guint vehicle, int n, FroClause clause)
{
  if (n > 0)
    change_clp (table, vehicle, fro_vehicle (table, vehicle)->clp + n, clause);
}

/* FRO-CLP-10 */
void
fro_lose_clp (PaddockTable *table, guint vehicle, int n, FroClause clause)
{
  int clp = fro_vehicle (table, vehicle)->clp;
  int minimum = fro_spec (table, vehicle)->min_clp;

  if (clp > minimum)
    change_clp (table, vehicle, MAX (clp - n, minimum), clause);
}

void
fro_lose_all_clp (PaddockTable *table, guint vehicle, FroClause clause)
{
  fro_lose_clp (table, vehicle, FRO_MAX_POINTS, clause);
}

/* --- Safe Speeds --- */

/* FRO-AFF-10: of the Safe Speeds the highest goes first. */
guint
fro_spec_control_dice (const FroSpec *spec, guint safe_losses, guint speed)
{
  guint above = 0;

  if (spec->control[speed] > 0 || safe_losses == 0)
    return spec->control[speed];
  for (guint s = speed; s < FRO_N_SPEEDS; s++)
    above += spec->control[s] == 0;

  return above <= safe_losses ? 1 : 0;
}

guint
fro_control_dice (const PaddockTable *table, guint vehicle, guint speed)
{
  return fro_spec_control_dice (fro_spec (table, vehicle),
                                fro_vehicle (table, vehicle)->safe_losses, speed);
}

/* --- The marker --- */

/* Tells a new rating; a change to a Safe one takes the control loss points away (FRO-SCH-14). */
static void
put_marker (PaddockTable *table, guint vehicle, FroMarker marker, FroClause clause)
{
  FroVehicle *self = fro_vehicle (table, vehicle);
  guint before = fro_speed (table, vehicle);
  guint speed = fro_spec (table, vehicle)->accel_speed[marker.accel];

  if (self->accel == marker.accel && self->decel == marker.decel)
    return;

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPEED, .actor = (guint8) vehicle,
                .clause = clause, .amount = (gint16) (marker.accel - self->accel),
                .from = PADDOCK_PLACE (before, 0), .to = PADDOCK_PLACE (speed, 0));
  self->accel = (guint8) marker.accel;
  self->decel = (guint8) marker.decel;
  if (speed != before && fro_is_safe (table, vehicle))
    fro_lose_all_clp (table, vehicle, FRO_SCH_14);
}

/* FRO-SCH-02, 04, 08 */
FroMarker
fro_marker_back (const FroSpec *spec, FroMarker marker, guint n)
{
  guint boxes = MIN (n, marker.decel);

  if (boxes == 0)
    return marker; /* FRO-SCH-07 */

  return (FroMarker){ spec->to_accel[marker.decel - boxes], marker.decel - boxes };
}

/* FRO-SCH-01, 03, 09, 10, FRO-AFF-08, FRO-RUL-44 */
FroMarker
fro_marker_on (const FroSpec *spec, FroMarker marker, guint n, guint max_speed, guint back)
{
  guint last = spec->first_accel[max_speed + 1] - 1u;
  guint boxes = marker.accel < last ? MIN (n, last - marker.accel) : 0;

  if (boxes > 0) {
    marker.accel += boxes;
    marker.decel = spec->to_decel[marker.accel];
  }

  return fro_marker_back (spec, marker, MIN (n - boxes, back));
}

void
fro_accelerate (PaddockTable *table, guint vehicle, guint n, guint back, FroClause clause)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  const FroVehicle *self = fro_vehicle (table, vehicle);

  put_marker (table, vehicle,
              fro_marker_on (spec, (FroMarker){ self->accel, self->decel }, n, self->max_speed,
                             back),
              clause);
}

void
fro_decelerate (PaddockTable *table, guint vehicle, guint n, FroClause clause)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);

  put_marker (table, vehicle,
              fro_marker_back (fro_spec (table, vehicle), (FroMarker){ self->accel, self->decel },
                               n),
              clause);
}

/* The right-most boxes of a Speed, or the left-most. */
FroMarker
fro_marker_of_speed (const FroSpec *spec, guint speed, gboolean is_right)
{
  if (is_right)
    return (FroMarker){ spec->first_accel[speed + 1] - 1u, spec->first_decel[speed + 1] - 1u };

  return (FroMarker){ spec->first_accel[speed], spec->first_decel[speed] };
}

void
fro_set_speed (PaddockTable *table, guint vehicle, int speed, FroClause clause)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);
  int before = (int) fro_speed (table, vehicle);

  speed = CLAMP (speed, 0, self->max_speed);
  if (speed != before)
    put_marker (table, vehicle,
                fro_marker_of_speed (fro_spec (table, vehicle), (guint) speed, speed < before),
                clause);
}

void
fro_put_marker (FroVehicle *vehicle, const FroSpec *spec, guint speed)
{
  FroMarker marker = fro_marker_of_speed (spec, speed, FALSE);

  vehicle->accel = (guint8) marker.accel;
  vehicle->decel = (guint8) marker.decel;
}
