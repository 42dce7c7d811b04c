/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Licences drawn at random: any boxes and moves, traits, special cards, damage affects and stamina effects, fixed
 * numbers and rolled ones.  No vehicle for a fair race, but one that meets every rule.
 */

#pragma once

#include "chance.h"
#include "licence.h"

PaddockDocument *frothy_garage_draw (PaddockStream *stream);
