/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A driver that picks any choice, each as likely: random walks, digests, and somebody to lose to.
 */

#pragma once

#include "driver.h"

extern const PaddockDriverKind paddock_random_driver;
