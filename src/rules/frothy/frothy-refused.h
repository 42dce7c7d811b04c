/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the two files about answers that cannot be given share: cards (frothy-refused.c) and moves
 * (frothy-refused-move.c).
 */

#pragma once

#include "frothy-table.h"

static inline const FroVehicle *
fro_refuser_vehicle (const PaddockRefuser *self)
{
  return fro_vehicle (self->table, self->decision->player);
}

static inline const FroSpec *
fro_refuser_spec (const PaddockRefuser *self)
{
  return fro_spec (self->table, self->decision->player);
}

/* Special cards and limited traits that the question does not offer; a move says more about its own. */
void fro_refuse_abilities (PaddockRefuser *self);

void fro_refuse_move (PaddockRefuser *self);
void fro_refuse_payment (PaddockRefuser *self);
void fro_refuse_stop (PaddockRefuser *self);
void fro_refuse_sneak (PaddockRefuser *self);
