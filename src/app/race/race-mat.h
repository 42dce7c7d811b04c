/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceMat: a dashboard laid out like a mat on a table: a lever at the side with slots beside it, a table whose
 * marker is a frame around its column, tracks, cards, and what is short in lines.
 *
 * Gauges stay where they are from one moment to the next, so that what changes can stand out.  "turned"
 * (PaddockRaceGauge, int part, gboolean is_damage): a part was pointed at while a position is set up by hand.
 */

#pragma once

#include <gtk/gtk.h>

#include "race-gauge.h"

#define PADDOCK_TYPE_RACE_MAT (paddock_race_mat_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceMat, paddock_race_mat, PADDOCK, RACE_MAT, GtkWidget)

void
paddock_race_mat_show (PaddockRaceMat *self, const PaddockDashboard *dashboard, gboolean can_turn);
gboolean paddock_race_mat_is_empty (PaddockRaceMat *self);
