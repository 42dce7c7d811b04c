/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves (joyride-move.c).
 */

#pragma once

#include "joyride-table.h"

void joy_begin_move (PaddockTable *table, guint total, gboolean is_reverse, int turn);

/* Goes on with the move, unit step by unit step. */
typedef enum {
  JOY_DRIVE_WAITS,       /* for an answer */
  JOY_DRIVE_INTERRUPTED, /* by tasks, or by the end of the race */
  JOY_DRIVE_DONE,
} JoyDrive;

JoyDrive joy_drive (PaddockTable *table);
void joy_ask_move (const PaddockTable *table, PaddockDecision *decision);
void
joy_answer_move (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice);

/* Who turns the wheel when a leading end leaves a space. */
typedef enum {
  JOY_WHEEL_HELD,  /* the driver, by the rules of the turn */
  JOY_WHEEL_SLIPS, /* oil: it must turn */
  JOY_WHEEL_GRIPS, /* it may turn at no cost (JOY-RUL-07) */
} JoyWheel;

JoyWheel joy_find_wheel (const PaddockTable *table, PaddockHex hex);
