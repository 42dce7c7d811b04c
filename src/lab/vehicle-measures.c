/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of measures, and how their values are written.
 */

#include "frothy/licence-measures.h"
#include "joyride/car-measures.h"
#include "language.h"
#include "vehicle-measures.h"

static const PaddockVehicleMeasures *const tables[] = { &paddock_licence_measures,
                                                        &paddock_car_measures };

const PaddockVehicleMeasures *
paddock_vehicle_measures_find (const PaddockDocumentKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (tables[i]->kind == kind)
      return tables[i];

  return NULL;
}

guint
paddock_vehicle_measure_count_cases (const PaddockVehicleMeasure *self)
{
  return MAX (self->n_cases, 1);
}

PaddockVehicleFigures *
paddock_vehicle_measures_take (const PaddockVehicleMeasures *self, gconstpointer record)
{
  PaddockVehicleFigures *figures = g_new0 (PaddockVehicleFigures, self->n_measures);
  g_autofree gpointer facts = self->prepare (record);

  for (guint i = 0; i < self->n_measures; i++) {
    const PaddockVehicleMeasure *measure = &self->measures[i];

    for (guint k = 0; k < paddock_vehicle_measure_count_cases (measure); k++)
      measure->measure (facts, measure->first_case + (int) k, figures[i].values[k]);
  }

  return figures;
}

char *
paddock_vehicle_measure_dup_point (const PaddockVehicleMeasure *self, guint point)
{
  if (self->points)
    return g_strdup (paddock_language_translate (self->points[point]));

  return self->axis ? g_strdup_printf ("%d", self->first + (int) point) : g_strdup ("");
}

/* Decimals at a glance, and of exact numbers. */
static const struct {
  int decimals, exact_decimals;
  double scale;
  const char *suffix;
} formats[] = {
  [PADDOCK_VEHICLE_UNIT_COUNT] = { 0, 0, 1, "" },
  [PADDOCK_VEHICLE_UNIT_PART] = { 0, 2, 100, " %" },
  [PADDOCK_VEHICLE_UNIT_DECIMAL] = { 1, 2, 1, "" },
};

static char *
dup_number (PaddockVehicleUnit unit, int decimals, double value)
{
  if (value < 0)
    return g_strdup ("–");

  return g_strdup_printf ("%.*f%s", decimals, value * formats[unit].scale, formats[unit].suffix);
}

char *
paddock_vehicle_unit_dup_value (PaddockVehicleUnit unit, double value)
{
  return dup_number (unit, formats[unit].decimals, value);
}

char *
paddock_vehicle_unit_dup_exact (PaddockVehicleUnit unit, double value)
{
  return dup_number (unit, formats[unit].exact_decimals, value);
}
