/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceStrip: a race along its scale.  Above it are signs of what stands out: who took the lead, laps, crashes,
 * remarks.  Below it are lanes: the other lines of the race, from where they leave the one in hand.  A click on a sign goes
 * to its moment, one on a lane to its line; hovering shows what happened and the board as it stood.
 *
 * Its height never changes: lanes move together.  Those that find no room are in the list of lines only.
 */

#pragma once

#include <gtk/gtk.h>

#include "race.h"

#define PADDOCK_TYPE_RACE_STRIP (paddock_race_strip_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceStrip, paddock_race_strip, PADDOCK, RACE_STRIP, GtkWidget)

/* SCALE is its child, and counts moments. */
void paddock_race_strip_set_race (PaddockRaceStrip *self, PaddockRace *race, GtkRange *scale);
void paddock_race_strip_update (PaddockRaceStrip *self);

/* Where the middle of the slider is when it stands for a moment, and so what is drawn there. */
double paddock_race_strip_get_x (PaddockRaceStrip *self, guint moment);
