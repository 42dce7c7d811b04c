/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands in the way (frothy-space.c).
 */

#pragma once

#include "frothy-table.h"

/* The vehicle or wreck on HEX, or -1; a Flyer above a wreck is found first (FRO-RUL-81). */
int fro_vehicle_at (const FroState *state, PaddockHex hex);
/* What VEHICLE would hit on HEX: a live vehicle, FRO_WALL, FRO_ROCK, or FRO_NOBODY for a free way. */
guint fro_find_hit (const PaddockTable *table, guint vehicle, PaddockHex hex);
gboolean fro_is_off_track (const PaddockTable *table, PaddockHex hex);
gboolean fro_flies (const PaddockTable *table, guint vehicle);
gboolean fro_is_low (const PaddockTable *table,
                     PaddockHex hex); /* nothing there but what may be jumped */
