/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of measures, and how their values are written.
 */

#include "frothy/licence-measures.h"
#include "vehicle-measures.h"

static const PaddockVehicleMeasures *const tables[] = { &paddock_licence_measures };

const PaddockVehicleMeasures *
paddock_vehicle_measures_find (const PaddockDocumentKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (tables[i]->kind == kind)
      return tables[i];

  return NULL;
}

char *
paddock_vehicle_unit_dup_value (PaddockVehicleUnit unit, double value)
{
  if (value < 0)
    return g_strdup ("–");
  if (unit == PADDOCK_VEHICLE_UNIT_COUNT)
    return g_strdup_printf ("%.0f", value);
  if (unit == PADDOCK_VEHICLE_UNIT_PART)
    return g_strdup_printf ("%.0f %%", 100 * value);

  return g_strdup_printf ("%.1f", value);
}
