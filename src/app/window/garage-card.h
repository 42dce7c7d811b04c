/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockGarageCard: a vehicle in a grid of them: its picture, its name, its game, and a mark that selects it.
 */

#pragma once

#include <adwaita.h>

#include "garage.h"

#define PADDOCK_TYPE_GARAGE_CARD (paddock_garage_card_get_type ())
G_DECLARE_FINAL_TYPE (PaddockGarageCard, paddock_garage_card, PADDOCK, GARAGE_CARD, AdwBin)

/* In SLOT of a grid whose selection is SELECTION; both outlive it. */
GtkWidget *paddock_garage_card_new (GtkListItem *slot, GtkSelectionModel *selection);

/* What the slot holds now. */
void paddock_garage_card_show (PaddockGarageCard *self);
