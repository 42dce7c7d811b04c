/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex.h"

const PaddockHex paddock_directions[PADDOCK_N_DIRECTIONS] = {
  { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, 0 }, { -1, 1 }, { 0, 1 },
};
