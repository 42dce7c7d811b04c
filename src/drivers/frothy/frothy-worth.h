/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a vehicle of Frothy Races is worth beside where it stands: its damage, its Stamina and its cards, in 1/256
 * rounds.
 */

#pragma once

#include "frothy-driver-map.h"

/* A vehicle, and what is at stake for whoever judges it. */
typedef struct {
  const PaddockTable *table;
  const PaddockFroStakes *stakes;
  guint index;
} PaddockFroAsset;

/* What its damage costs a vehicle that has ROUNDS to drive; less than to be lost. */
gint32 paddock_fro_worth_of_damage (PaddockFroAsset self, guint rounds);
/* What HITS more would cost it, with what they bring. */
gint32 paddock_fro_worth_of_hits (PaddockFroAsset self, guint hits, guint rounds);
/* What so many dice of damage cost it in the mean. */
gint32 paddock_fro_worth_of_damage_roll (PaddockFroAsset self, guint n_dice, guint rounds);

/* What the Stamina that is gone costs it; and what it will cost after a round at SPEED. */
gint32 paddock_fro_worth_of_stamina (PaddockFroAsset self);
gint32 paddock_fro_worth_of_effort (PaddockFroAsset self, guint speed);
gint32 paddock_fro_worth_of_kit (PaddockFroAsset self);
