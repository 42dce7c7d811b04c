/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The boxes in which cards lie (frothy-boxes.c).
 */

#pragma once

#include "frothy-hand.h"

typedef enum {
  FRO_HAND,
  FRO_SPENT,
  FRO_RECOVERY,
  FRO_N_BOXES,
} FroBox;

#define FRO_ALL_BOXES ((1u << FRO_N_BOXES) - 1)

extern const char *const fro_box_names[FRO_N_BOXES];

FroPile *fro_get_pile (FroVehicle *vehicle, FroBox box);
guint fro_count_pile (const FroPile *pile);
void fro_take_card (FroPile *pile, FroCard card);
void fro_put_card (FroPile *pile, FroCard card);

/* Cards of one of SIDES in the set BOXES, as choices whose extra is the box; each kind once a box. */
void fro_add_boxed_cards (const PaddockTable *table,
                          guint vehicle,
                          guint boxes,
                          guint sides,
                          PaddockDecision *decision);
gboolean fro_has_boxed_card (const PaddockTable *table, guint vehicle, guint boxes, guint sides);
/* The types of a card, as a set of sides. */
guint fro_find_sides (const PaddockTable *table, guint vehicle, FroCard card);

void fro_recover_cards (PaddockTable *table, guint vehicle); /* FRO-REC-01 and 02 */
/* All that was spent this round goes back to hand (FRO-SPX-15). */
void fro_recover_spent (PaddockTable *table, guint vehicle, FroClause clause);
