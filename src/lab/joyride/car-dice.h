/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCarOdds: what the dice of a Joyride car can show, counted over all ways that they can fall.
 */

#pragma once

#include "car.h"

#define PADDOCK_CAR_MAX_DICE 6
#define PADDOCK_CAR_MAX_FACE 9
#define PADDOCK_CAR_MAX_SUM (PADDOCK_CAR_MAX_DICE * PADDOCK_CAR_MAX_FACE)

typedef struct {
  double faces[PADDOCK_CAR_MAX_FACE + 1]; /* the chance of each */
  double mean;
  double sums[PADDOCK_CAR_MAX_DICE + 1][PADDOCK_CAR_MAX_SUM + 1]; /* by dice: of exactly so much */
} PaddockCarOdds;

void paddock_car_odds_init (PaddockCarOdds *self, const PaddockCar *car);

/* chances[i]: that some of N dice, at most N_SLOTS of them, show exactly i together. */
void paddock_car_odds_find_locks (const PaddockCarOdds *self,
                                  guint n,
                                  guint n_slots,
                                  double chances[PADDOCK_CAR_MAX_SUM + 1]);
