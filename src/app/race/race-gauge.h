/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceGauge: one gauge of a dashboard: its name, and its parts (race-part.h) as its kind lays them out.
 *
 * What has changed since it was shown last stands out for a moment.  While positions are set up by hand, a part is a
 * button: "turned" (int part, gboolean is_damage); the other button of the pointer, or Delete, is for damage.
 */

#pragma once

#include <gtk/gtk.h>

#include "dashboard.h"

/* How much of a mat a gauge takes. */
typedef enum {
  PADDOCK_GAUGE_LINE,   /* a line of its own */
  PADDOCK_GAUGE_FLOW,   /* as much of a line as it needs */
  PADDOCK_GAUGE_TALL,   /* a column at the side */
  PADDOCK_GAUGE_BESIDE, /* a line beside such a column, if there is one */
} PaddockGaugePlace;

#define PADDOCK_TYPE_RACE_GAUGE (paddock_race_gauge_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceGauge, paddock_race_gauge, PADDOCK, RACE_GAUGE, GtkBox)

/* For gauges of the same kind, name and table, with about as many parts; empty yet. */
GtkWidget *paddock_race_gauge_new (const PaddockDashboard *dashboard, const PaddockGauge *gauge);
gboolean paddock_race_gauge_suits (PaddockRaceGauge *self, const PaddockGauge *gauge);

void paddock_race_gauge_show (PaddockRaceGauge *self,
                              const PaddockDashboard *dashboard,
                              const PaddockGauge *gauge,
                              gboolean can_turn);
/* From now on, what differs from before is marked. */
void paddock_race_gauge_watch (PaddockRaceGauge *self);

const PaddockGauge *paddock_race_gauge_get (PaddockRaceGauge *self); /* what is shown */
PaddockGaugePlace paddock_race_gauge_get_place (PaddockRaceGauge *self);
/* Its name, if it is beside its parts in a line of its own; else NULL. */
GtkWidget *paddock_race_gauge_get_caption (PaddockRaceGauge *self);
GtkWidget *paddock_race_gauge_find_marked (PaddockRaceGauge *self); /* a part, or NULL */
