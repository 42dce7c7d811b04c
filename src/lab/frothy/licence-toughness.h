/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How many dice of damage rolls a vehicle takes in the mean until it is wiped out, rolled one by one.
 */

#pragma once

#include "licence.h"

/* Below 0: it never is. */
double paddock_licence_find_toughness (const PaddockLicence *licence, int resilience);
