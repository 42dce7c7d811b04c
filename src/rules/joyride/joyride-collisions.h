/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Collisions (joyride-collisions.c).
 */

#pragma once

#include "joyride-table.h"

typedef struct {
  guint8 car;
  guint8 is_in_line;
  PaddockHex struck; /* the end that must yield */
  PaddockHex pivot;  /* the other end */
  PaddockHex to;     /* where the displaced end goes */
} JoyLink;

typedef struct {
  guint n;
  gboolean is_blocked;
  JoyLink links[JOY_MAX_CARS];
} JoyChain;

void joy_plan_chain (const PaddockTable *table, PaddockHex target, int direction, JoyChain *chain);
void joy_displace (PaddockTable *table, const JoyLink *link);
void joy_smash (PaddockTable *table, guint car);
void joy_pile_up (PaddockTable *table, const JoyChain *chain);
