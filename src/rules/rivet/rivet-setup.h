/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before the first turn: first player, grid, decks, tactics (RIV-GRID, RIV-DECK-01, RIV-TAC-02).
 */

#pragma once

#include "rivet-flow.h"

void riv_start (PaddockTable *table);

/* The team that owns a place of the grid, places and teams from 0 (RIV-GRID-07). */
guint riv_get_grid_team (guint slot, guint first, guint n_teams);

extern const PaddockRoutine riv_grid_step, riv_deal_step;
