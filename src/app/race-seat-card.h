/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceSeatCard: one seat of a race: who drives it, how far it has come, and its dashboard.
 *
 * The card of PADDOCK_NOBODY is the middle of the table.  While a position is set up, its gauges can be changed:
 * "arranged" is emitted after each change.
 */

#pragma once

#include <adwaita.h>

#include "arrangement.h"
#include "race.h"

#define PADDOCK_TYPE_RACE_SEAT_CARD (paddock_race_seat_card_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceSeatCard, paddock_race_seat_card, PADDOCK, RACE_SEAT_CARD, AdwBin)

GtkWidget *paddock_race_seat_card_new (PaddockRace *race, guint seat);
/* With what is set up by hand, if ARRANGEMENT is not NULL. */
void paddock_race_seat_card_update (PaddockRaceSeatCard *self, PaddockArrangement *arrangement);
/* Opened by the race itself, until people open or close it. */
void paddock_race_seat_card_set_active (PaddockRaceSeatCard *self, gboolean is_active);
