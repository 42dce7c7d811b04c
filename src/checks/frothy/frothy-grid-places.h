/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a grid of Frothy Races could have more places: beside and behind those that it has, or behind the lap line.
 */

#pragma once

#include "frothy-map.h"

/* The facing that goes along best with the course; -1: none leads on. */
int paddock_frothy_find_facing (const PaddockFrothyMap *map, guint hex);

/* How many more places there is room for, at most N. */
guint paddock_frothy_count_room (const PaddockFrothyMap *map, guint n);
/* Adds up to N places to DRAFT, of which MAP is, the foremost first. */
void paddock_frothy_add_places (const PaddockFrothyMap *map, PaddockHexTrack *draft, guint n);
