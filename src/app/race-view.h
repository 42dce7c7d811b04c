/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceView: what a page shows of a playtest: the race on its board, what is asked, dashboards, log and timeline.
 */

#pragma once

#include <adwaita.h>

#include "canvas.h"
#include "race.h"
#include "settings.h"

#define PADDOCK_TYPE_RACE_VIEW (paddock_race_view_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceView, paddock_race_view, PADDOCK, RACE_VIEW, AdwBin)

/* FILE has been read and holds a playtest. */
GtkWidget *paddock_race_view_new (PaddockDocumentFile *file, PaddockSettings *settings);

PaddockRace *paddock_race_view_get_race (PaddockRaceView *self);
PaddockCanvas *paddock_race_view_get_canvas (PaddockRaceView *self);

/* The drawing that it was started from; NULL: none, or it is not open any more. */
PaddockDocumentFile *paddock_race_view_get_origin (PaddockRaceView *self);
void paddock_race_view_set_origin (PaddockRaceView *self, PaddockDocumentFile *origin);

/* Ends what is being shown, if anything is. */
gboolean paddock_race_view_skip (PaddockRaceView *self);
