/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The basic chariot of Frothy Races, which vehicles are compared with and tracks are measured by
 * (FRO-VCG-01).  The licence itself is data/vehicles/basic-chariot.vehicle.xml; a test holds them together.
 */

#pragma once

#include "licence.h"

typedef struct {
  int accel; /* boxes */
  int move[PADDOCK_N_PHASES];
  int control;
  int stamina;
} PaddockYardstickSpeed;

extern const PaddockYardstickSpeed paddock_yardstick[PADDOCK_N_SPEEDS];

#define PADDOCK_YARDSTICK_RESILIENCE 1
#define PADDOCK_YARDSTICK_MAXIMUM 8 /* damage */
#define PADDOCK_YARDSTICK_AFFECTS 3
#define PADDOCK_YARDSTICK_CARDS 8
