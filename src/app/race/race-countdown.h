/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The time of a race by the clock (PaddockGame.time): it runs while people race and have not paused, and answers when the
 * race asks whether it is up.  What it answered is in the record, so that a replay needs no clock.
 */

#pragma once

#include "race.h"

typedef gint64 (*PaddockNow) (void); /* in microseconds, from any beginning before now */

gboolean paddock_race_has_countdown (PaddockRace *self);
double paddock_race_get_time_left (PaddockRace *self); /* seconds; 0: it is up */
void paddock_race_set_time_left (PaddockRace *self, double seconds);

/* What tells the time: g_get_monotonic_time(), unless somebody who cannot wait brings a clock of their own. */
void paddock_race_set_now (PaddockRace *self, PaddockNow now);

/* LABEL shows the time that is left, as long as it lives; of a race without a clock, it is hidden. */
void paddock_race_show_countdown (PaddockRace *self, GtkLabel *label);
