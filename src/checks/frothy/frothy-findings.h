/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the checks of Frothy tracks share.
 */

#pragma once

#include "check.h"
#include "frothy-map.h"

#define PADDOCK_FROTHY_CHECK .kind = &paddock_hex_track_kind, .game = "frothy"
