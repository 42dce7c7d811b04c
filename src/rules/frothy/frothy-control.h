/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Control rolls: the dice (frothy-control.c) and what they do (frothy-outcome.c).
 */

#pragma once

#include "frothy-icons.h"
#include "frothy-flow.h"

/* Everything that a control roll needs to know; result.failed and result.again say what came of it.  The roll
 * carries out its outcome itself: damage by fro_push_damage(), the slide by fro_push_slide(), the planned turn
 * and spins, boxes. */
typedef struct {
  guint8 vehicle;
  guint8 cause;   /* FroCause */
  gint8 turn;     /* planned: +1 left, -1 right, 0 none */
  guint8 slide;   /* direction + 1 of a SLIDE; FRO_ALONG (v): the way v heads; 0: its own way */
  guint8 partner; /* of the collision that caused it, or FRO_NOBODY */
  PaddockHex obstacle; /* where FRO_ROCK stands */
  guint8 dice; /* of damage that a jump adds, rolled with the roll's own or after it (FRO-JMP-06) */
} FroControl;

#define FRO_ALONG(vehicle_) (16 + (vehicle_))

void fro_push_control (PaddockTable *table, const FroControl *control);
extern const PaddockRoutine fro_control_task;

/* Control dice, with what affects make of their icons (FRO-AFF-13, 14). */
void
fro_roll_icons (PaddockTable *table, guint vehicle, guint n, FroClause clause, guint8 counts[6]);

/* How many dice it has, with what is laid down: random numbers are rolled for it. */
guint
fro_count_control_dice (PaddockTable *table, guint vehicle, gboolean with_driver, guint *discards);

#define FRO_CONTROL_MOMENT PADDOCK_WHEN_CONTROL_ROLL

/* Whether the vehicle has anything to lay down before one. */
gboolean fro_asks_for_control (const PaddockTable *table, guint vehicle);

/* Whether the dice of this task, a control roll, are rolled; whether they may still change. */
gboolean fro_control_has_dice (const FroTask *task);
gboolean fro_control_is_open (const FroTask *task);
