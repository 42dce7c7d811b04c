/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceOutlook: what a choice leads to: what certainly follows, and what may follow, with pictures of how
 * likely that is.
 */

#pragma once

#include <adwaita.h>

#include "race.h"

#define PADDOCK_TYPE_RACE_OUTLOOK (paddock_race_outlook_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceOutlook, paddock_race_outlook, PADDOCK, RACE_OUTLOOK, AdwBin)

void paddock_race_outlook_show_nothing (PaddockRaceOutlook *self);
void paddock_race_outlook_show_choice (PaddockRaceOutlook *self, PaddockRace *race, guint choice);

/* By a page, for a keyboard that is elsewhere. */
void paddock_race_outlook_scroll (PaddockRaceOutlook *self, gboolean is_down);

/* All that it shows, line by line. */
char *paddock_race_outlook_dup_words (PaddockRaceOutlook *self);
