/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockMeasureView: one measure of vehicles that are compared: its name, its formula on demand, which case is shown, a chart
 * and a table of the values.
 *
 * Few points are bars, each with its value; many are lines above a table.  The property "case" can be bound to that of other
 * views with the same cases.
 */

#pragma once

#include "measure-chart.h"

#define PADDOCK_TYPE_MEASURE_VIEW (paddock_measure_view_get_type ())
G_DECLARE_FINAL_TYPE (PaddockMeasureView, paddock_measure_view, PADDOCK, MEASURE_VIEW, GtkBox)

/* MEASURE stays as long as the view. */
GtkWidget *paddock_measure_view_new (const PaddockVehicleMeasure *measure);
const PaddockVehicleMeasure *paddock_measure_view_get_measure (PaddockMeasureView *self);
/* SERIES, of PaddockMeasureSeries, is the caller's and stays until others are shown. */
void paddock_measure_view_show (PaddockMeasureView *self, const GArray *series);
/* What the table says of vehicle I at a point. */
const char *paddock_measure_view_get_text (PaddockMeasureView *self, guint i, guint point);
