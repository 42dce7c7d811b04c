/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of PaddockResult: result.c goes through the race, result-standings.c ranks the seats, result-moments.c finds
 * what decided it.
 */

#pragma once

#include "result.h"

/* TABLE stands at the end; standings[] are by seat still, with the places that the rules gave. */
void paddock_result_rank (PaddockResult *self, const PaddockTable *table);

/* The best of all bookmarks; the standings are ranked. */
GPtrArray *paddock_result_find_moments (const PaddockResult *self, const PaddockSight *sight);
