/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On the Rivet: teams of riders on a road of lanes, cards and lines.
 *
 * One file a topic.  The clauses are in docs/rules/rivet.md.
 */

#pragma once

#include "game.h"

extern const PaddockGame paddock_rivet;
