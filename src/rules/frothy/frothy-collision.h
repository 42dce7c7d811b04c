/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happens against a driver's will: slides (frothy-slide.c), spaces that are entered (frothy-enter.c), collisions
 * (frothy-collision.c) and the facing after one (frothy-relief.c).
 */

#pragma once

#include "frothy-flow.h"

/* frothy-slide.c: icons left in the control roll, partner of the collision that caused it. */
typedef struct {
  guint8 vehicle;
  guint8 direction; /* + 1; 0: along the heading of the next */
  guint8 heading;   /* a vehicle; its owner is asked where both ways are open */
  guint8 partner;
  PaddockHex obstacle;
  guint8 icons;
} FroSlideInfo;

void fro_push_slide (PaddockTable *table, const FroSlideInfo *slide);
guint fro_find_way_on (const PaddockTable *table, guint vehicle);
void
fro_add_sides (const PaddockTable *table, guint vehicle, guint heading, PaddockDecision *decision);
extern const PaddockRoutine fro_slide_task;

/* frothy-enter.c */
void fro_push_enter (PaddockTable *table, guint vehicle); /* if something lies there */
extern const PaddockRoutine fro_enter_task;

/* frothy-collision.c: with the vehicle, FRO_ROCK or FRO_WALL in DIRECTION. */
void fro_push_collision (PaddockTable *table, guint vehicle, guint other, guint direction);
/* Whether TASK is one that has done its damage to the other of the two and not yet to VEHICLE. */
gboolean fro_collision_owes (const FroTask *task, guint vehicle);
extern const PaddockRoutine fro_collision_task;

/* frothy-relief.c */
void fro_push_relief (PaddockTable *table, guint vehicle, guint partner, PaddockHex obstacle);
extern const PaddockRoutine fro_relief_task;
