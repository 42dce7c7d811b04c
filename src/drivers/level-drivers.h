/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drivers that people meet, from easy to hard.
 */

#pragma once

#include "driver.h"

extern const PaddockDriverKind paddock_rookie_driver, paddock_racer_driver, paddock_champion_driver;
