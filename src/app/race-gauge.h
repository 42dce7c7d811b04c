/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceGauge: one gauge of a dashboard: its name, and its parts as boxes, dice, cards or lamps.
 *
 * What is said about a part is told by shape and words as well as by colour.  While positions are set up by hand, a
 * part is a button: "turned" (int part, gboolean is_damage); the other button of the pointer, or Delete, is for damage.
 */

#pragma once

#include <gtk/gtk.h>

#include "dashboard.h"

#define PADDOCK_TYPE_RACE_GAUGE (paddock_race_gauge_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceGauge, paddock_race_gauge, PADDOCK, RACE_GAUGE, GtkBox)

GtkWidget *paddock_race_gauge_new (void);

void paddock_race_gauge_show (PaddockRaceGauge *self,
                              const PaddockDashboard *dashboard,
                              const PaddockGauge *gauge,
                              gboolean can_turn);
const PaddockGauge *paddock_race_gauge_get (PaddockRaceGauge *self); /* what is shown */

/* All of it in words: "Gear: 1, 2, 3 (here), 4, 5 (damaged)". */
char *paddock_gauge_dup_words (const PaddockDashboard *dashboard, const PaddockGauge *gauge);
