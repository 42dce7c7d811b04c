/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceWhyWindow: the choices that a driver weighs now, best first, with what it thinks of each.
 *
 * For a seat that a person drives it is the opinion of the best driver there is.  It thinks in a thread.
 */

#pragma once

#include <adwaita.h>

#include "race.h"

#define PADDOCK_TYPE_RACE_WHY_WINDOW (paddock_race_why_window_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceWhyWindow,
                      paddock_race_why_window,
                      PADDOCK,
                      RACE_WHY_WINDOW,
                      AdwWindow)

GtkWindow *paddock_race_why_window_new (GtkWindow *parent, PaddockRace *race);
