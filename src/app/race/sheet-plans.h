/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Races with what is drawn on a sheet: a vehicle or a card set, on a track that comes with the program, against the vehicles
 * that suit it there.
 */

#pragma once

#include "game.h"
#include "document.h"

/* The game that a document can be raced in, as a track or with its sheet; NULL: none, and the error says why. */
const PaddockGame *paddock_sheet_find_game (const PaddockDocument *document, GError **error);

/* The first track on which nothing speaks against it. */
PaddockDocument *paddock_sheet_plan_new (PaddockDocument *sheet, int seed, GError **error);

/* A lap of a vehicle alone, with a driver, on the first track with laps on which nothing speaks against it. */
PaddockDocument *paddock_sheet_lap_plan_new (PaddockDocument *sheet, int seed, GError **error);

/* Why VEHICLES (of PaddockDocument, at least one) can't race each other, as a sentence; NULL: they can. */
char *paddock_vehicles_dup_refusal (const GPtrArray *vehicles);
/* A race of these alone, the first of them with a person; of one vehicle against others that suit it. */
PaddockDocument *paddock_vehicles_plan_new (const GPtrArray *vehicles, int seed, GError **error);

/* Whether a race is raced with SHEET as it is now. */
gboolean paddock_sheet_is_raced (const PaddockDocument *race, const PaddockDocument *sheet);
