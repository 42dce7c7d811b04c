/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands in the way (FRO-GEN-02, FRO-COL-05, 06, FRO-RUL-18, 81).
 */

#include "frothy-space.h"

#include "frothy-rows.h"

int
fro_vehicle_at (const FroState *state, PaddockHex hex)
{
  int found = -1;

  for (guint i = 0; i < state->n_vehicles; i++)
    if (paddock_hex_equal (state->vehicles[i].at, hex)) {
      if (state->vehicles[i].status == FRO_RACING)
        return (int) i;
      found = (int) i;
    }

  return found;
}

gboolean
fro_is_off_track (const PaddockTable *table, PaddockHex hex)
{
  return !(fro_course_cell (fro_course (table), hex)->flags & FRO_CELL_SPACE);
}

/* FRO-TRT-17 */
gboolean
fro_flies (const PaddockTable *table, guint vehicle)
{
  return fro_has_effect (table, vehicle, PADDOCK_EFFECT_FLY, PADDOCK_WHEN_ALWAYS);
}

/* FRO-RUL-39: only a wreck at rest is low. */
static gboolean
is_low_wreck (const PaddockTable *table, const FroVehicle *wreck)
{
  return wreck->status == FRO_RESTING_WRECK && fro_course (table)->is_wreck_low;
}

gboolean
fro_is_low (const PaddockTable *table, PaddockHex hex)
{
  const FroCell *cell = fro_course_cell (fro_course (table), hex);
  int other = fro_vehicle_at (fro_state (table), hex);

  return (other < 0 || is_low_wreck (table, fro_vehicle (table, (guint) other)))
         && (!(cell->flags & FRO_CELL_SOLID) || (cell->flags & FRO_CELL_LOW));
}

guint
fro_find_hit (const PaddockTable *table, guint vehicle, PaddockHex hex)
{
  guint flags = fro_course_cell (fro_course (table), hex)->flags;
  int other;

  if (!(flags & FRO_CELL_SPACE))
    return FRO_WALL;
  other = fro_vehicle_at (fro_state (table), hex);
  if (other >= 0 && fro_is_racing (table, (guint) other))
    return (guint) other;
  if (other < 0 && !(flags & FRO_CELL_SOLID))
    return FRO_NOBODY;

  return fro_flies (table, vehicle) && fro_is_low (table, hex) ? FRO_NOBODY : FRO_ROCK;
}
