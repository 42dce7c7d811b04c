/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockMeasureChart: the values of a measure as lines, one a vehicle.  Its columns are the points of the measure and stand
 * above those of a table of as many columns and one before them, all equally wide.
 */

#pragma once

#include "line-chart.h"
#include "vehicle-measures.h"

/* One vehicle of those that are compared. */
typedef struct {
  const char *name;
  const PaddockVehicleFigures *figures; /* of the measure; NULL: not known yet */
} PaddockMeasureSeries;

#define PADDOCK_TYPE_MEASURE_CHART (paddock_measure_chart_get_type ())
G_DECLARE_FINAL_TYPE (PaddockMeasureChart,
                      paddock_measure_chart,
                      PADDOCK,
                      MEASURE_CHART,
                      PaddockLineChart)

GtkWidget *paddock_measure_chart_new (const PaddockVehicleMeasure *measure);
/* SERIES, of PaddockMeasureSeries, is the caller's and stays as long as it is shown. */
void paddock_measure_chart_show (PaddockMeasureChart *self, const GArray *series, guint number);

/* "Gossamer: 66.67 %" */
char *paddock_measure_series_dup_value (const PaddockMeasureSeries *self,
                                        const PaddockVehicleMeasure *measure,
                                        guint number,
                                        guint point);
/* The sign of vehicle I, in its colour: each has a shape of its own too. */
void paddock_measure_sign_draw (cairo_t *cr, guint i, double x, double y, double size);
GtkWidget *paddock_measure_sign_new (guint i);
