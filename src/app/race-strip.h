/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceStrip: what stands out in a race, as signs above its timeline: who took the lead, laps, crashes, remarks, where
 * other lines leave.  A click on a sign goes to its moment.
 */

#pragma once

#include <gtk/gtk.h>

#include "race.h"

#define PADDOCK_TYPE_RACE_STRIP (paddock_race_strip_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceStrip, paddock_race_strip, PADDOCK, RACE_STRIP, GtkWidget)

/* The signs stand where the slider of SCALE stands for their moment. */
void paddock_race_strip_set_race (PaddockRaceStrip *self, PaddockRace *race, GtkRange *scale);
void paddock_race_strip_update (PaddockRaceStrip *self);

/* What a sign says and is called: shared with the list of moments. */
const char *paddock_race_get_bookmark_sign (guint kind);
#define PADDOCK_SIGN_REMARK "✎"
#define PADDOCK_SIGN_FORK "⑂"
