/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "yardstick.h"

const PaddockYardstickSpeed paddock_yardstick[PADDOCK_N_SPEEDS] = {
  { 1, { 0, 0, 0, 0 }, PADDOCK_CONTROL_SAFE, 3 },
  { 2, { 1, 0, 1, 0 }, PADDOCK_CONTROL_SAFE, 2 },
  { 1, { 1, 1, 1, 1 }, PADDOCK_CONTROL_SAFE, 1 },
  { 2, { 1, 2, 1, 2 }, 1, 0 },
  { 2, { 0, 3, 3, 2 }, 2, 0 },
  { 2, { 0, 4, 3, 3 }, 3, -1 },
  { 1, { 0, 6, 0, 6 }, 4, -3 },
};
