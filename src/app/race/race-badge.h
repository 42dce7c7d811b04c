/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceBadge: a vehicle of a seat, small, as on the board: who is who.
 */

#pragma once

#include <gtk/gtk.h>

#include "piece.h"

#define PADDOCK_TYPE_RACE_BADGE (paddock_race_badge_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceBadge, paddock_race_badge, PADDOCK, RACE_BADGE, GtkWidget)

GtkWidget *paddock_race_badge_new (void);
void paddock_race_badge_show (PaddockRaceBadge *self, PaddockSign sign, guint colour);
