/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceSeatCard: one seat of a race: a line with who it is, its place and how it stands; opened, also who drives
 * it and its mat.
 *
 * The card of PADDOCK_NOBODY is the middle of the table.  It opens and closes only when it is told to: "folded"
 * (gboolean is_open) and "pinned" (gboolean) say what people want.  While a position is set up, the mat can be changed:
 * "arranged" is emitted after each change.
 */

#pragma once

#include <adwaita.h>

#include "arrangement.h"
#include "race.h"

#define PADDOCK_TYPE_RACE_SEAT_CARD (paddock_race_seat_card_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceSeatCard, paddock_race_seat_card, PADDOCK, RACE_SEAT_CARD, AdwBin)

GtkWidget *paddock_race_seat_card_new (PaddockRace *race, guint seat);
guint paddock_race_seat_card_get_seat (PaddockRaceSeatCard *self);

/* With what is set up by hand, if ARRANGEMENT is not NULL. */
void paddock_race_seat_card_update (PaddockRaceSeatCard *self, PaddockArrangement *arrangement);
void paddock_race_seat_card_set_active (PaddockRaceSeatCard *self, gboolean is_active);

gboolean paddock_race_seat_card_is_open (PaddockRaceSeatCard *self);
void
paddock_race_seat_card_set_open (PaddockRaceSeatCard *self, gboolean is_open, gboolean is_pinned);
