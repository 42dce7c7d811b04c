/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The marker in the two rows of boxes, the Speed that it stands for, and control loss points (frothy-speed.c).
 */

#pragma once

#include "frothy-table.h"

static inline guint
fro_speed (const PaddockTable *table, guint vehicle)
{
  return fro_spec (table, vehicle)->accel_speed[fro_vehicle (table, vehicle)->accel];
}

/* Basic control dice at Speed SPEED, permanent losses of Safe Speeds counted; 0 where it is Safe. */
guint fro_control_dice (const PaddockTable *table, guint vehicle, guint speed);
guint fro_spec_control_dice (const FroSpec *spec, guint safe_losses, guint speed);

static inline gboolean
fro_is_safe (const PaddockTable *table, guint vehicle)
{
  return fro_control_dice (table, vehicle, fro_speed (table, vehicle)) == 0;
}

/* Where the marker stands in both rows, and where it comes to: N boxes back, or on to the last box of MAX_SPEED, from
 * where what is too much goes back, at most BACK boxes; the right-most or left-most boxes of a rating. */
typedef struct {
  guint accel, decel;
} FroMarker;

FroMarker fro_marker_back (const FroSpec *spec, FroMarker marker, guint n);
FroMarker
fro_marker_on (const FroSpec *spec, FroMarker marker, guint n, guint max_speed, guint back);
FroMarker fro_marker_of_speed (const FroSpec *spec, guint speed, gboolean is_right);

/* Boxes.  The acceleration ends where the highest Speed does; what is too much goes back, at most BACK boxes (over-
 * whipping; 0: HASTE).  A rating that changes to a Safe one takes control loss points away (FRO-SCH-14). */
void fro_accelerate (PaddockTable *table, guint vehicle, guint n, guint back, FroClause clause);
void fro_decelerate (PaddockTable *table, guint vehicle, guint n, FroClause clause);
/* Ratings (FRO-SCH-11 to 13). */
void fro_set_speed (PaddockTable *table, guint vehicle, int speed, FroClause clause);
/* The marker without a word: setup. */
void fro_put_marker (FroVehicle *vehicle, const FroSpec *spec, guint speed);

void fro_gain_clp (PaddockTable *table, guint vehicle, int n, FroClause clause);
void fro_lose_clp (PaddockTable *table, guint vehicle, int n, FroClause clause);
void
fro_lose_all_clp (PaddockTable *table, guint vehicle, FroClause clause); /* down to the minimum */
