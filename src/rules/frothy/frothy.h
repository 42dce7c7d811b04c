/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Frothy Races: hexes, twelve facings, driving licences, dice with icons.
 *
 * One file a topic.  The clauses are in docs/rules/frothy.md.
 */

#pragma once

#include "game.h"

extern const PaddockGame paddock_frothy;
