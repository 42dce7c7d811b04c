/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a vehicle of Frothy Races is worth beside where it stands: its damage, its Stamina and its cards, in 1/256
 * rounds.
 */

#pragma once

#include "frothy-driver-map.h"

#define PADDOCK_FRO_LOST (1000 * PADDOCK_FRO_ROUND) /* what being wiped out costs */

/* What its damage costs a vehicle that has ROUNDS to drive; below PADDOCK_FRO_LOST. */
gint32 paddock_fro_worth_of_damage (const PaddockTable *table, guint vehicle, guint rounds);
/* What HITS more would cost it, with what they bring. */
gint32
paddock_fro_worth_of_hits (const PaddockTable *table, guint vehicle, guint hits, guint rounds);
/* What so many dice of damage cost it in the mean. */
gint32 paddock_fro_worth_of_damage_roll (const PaddockTable *table,
                                         guint vehicle,
                                         guint n_dice,
                                         guint rounds);

/* What the Stamina that is gone costs it; and what it will cost after a round at SPEED. */
gint32 paddock_fro_worth_of_stamina (const PaddockTable *table, guint vehicle);
gint32 paddock_fro_worth_of_effort (const PaddockTable *table, guint vehicle, guint speed);
gint32 paddock_fro_worth_of_kit (const PaddockTable *table, guint vehicle);
