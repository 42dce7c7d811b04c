/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockComparison: vehicles side by side in numbers: the one that is edited, first, and others.
 *
 * While it is active it follows the edited one: figures are there at once, laps come from a thread, which stops for the next
 * change.  "changed" is emitted when anything is different, also when there are more laps.
 */

#pragma once

#include "document-file.h"
#include "vehicle-measures.h"

#define PADDOCK_COMPARISON_MAX 8 /* vehicles, as many as there are colours */

#define PADDOCK_TYPE_COMPARISON (paddock_comparison_get_type ())
G_DECLARE_FINAL_TYPE (PaddockComparison, paddock_comparison, PADDOCK, COMPARISON, GObject)

/* NULL: there is nothing to compare in documents of this kind. */
PaddockComparison *paddock_comparison_new (PaddockDocumentFile *file);
/* Nothing is worked out while it is not; at first it is not. */
void paddock_comparison_set_is_active (PaddockComparison *self, gboolean is_active);
void paddock_comparison_stop (PaddockComparison *self); /* for good */

const PaddockVehicleMeasures *paddock_comparison_get_measures (PaddockComparison *self);
guint paddock_comparison_get_n_vehicles (PaddockComparison *self);
PaddockDocument *paddock_comparison_get_vehicle (PaddockComparison *self, guint i);
/* One a measure. */
const PaddockVehicleFigures *paddock_comparison_get_figures (PaddockComparison *self, guint i);

/* FALSE: it is there already, of another kind, or there is no more room.  Before it is first active it begins with this one
 * instead of the one that others are measured by. */
gboolean paddock_comparison_add (PaddockComparison *self, PaddockDocument *vehicle);
void paddock_comparison_remove (PaddockComparison *self, guint i);

/* The tracks that laps are driven on, as a measure with a point for each; NULL: they are not known yet. */
const PaddockVehicleMeasure *paddock_comparison_get_laps (PaddockComparison *self);
/* Those of one vehicle; NULL: they are not known yet. */
const PaddockVehicleFigures *paddock_comparison_get_lap_figures (PaddockComparison *self, guint i);
