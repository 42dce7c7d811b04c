/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions set by hand, inside Frothy Races: what frothy-positions.c, frothy-invariants.c and frothy-pieces.c share.
 */

#pragma once

#include "frothy-table.h"

gboolean fro_is_placed (const FroVehicle *vehicle);
/* A Flyer may stand above a wreck, and stays there if it loses that trait or is wiped out itself. */
gboolean fro_may_share (const PaddockTable *table, guint a, guint b);
gboolean fro_check_place (const PaddockTable *table, guint vehicle, GError **error);
gboolean fro_check_marker (const PaddockTable *table, guint vehicle, GError **error);

void
fro_put_piece (PaddockTable *table, const PaddockPiece *piece, PaddockPlace place, int heading);
void fro_take_debris_off (FroState *state, guint i);
