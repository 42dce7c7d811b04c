/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What vehicles mean in numbers, side by side, in a window.
 */

#pragma once

#include <adwaita.h>

#include "document.h"

/* Why VEHICLES (of PaddockDocument) can't be compared, as a sentence; NULL: they can. */
char *paddock_vehicle_table_dup_refusal (const GPtrArray *vehicles);

/* The one door to a comparison of vehicles that are in no tab. */
void paddock_vehicle_table_present (GtkWindow *parent, const GPtrArray *vehicles);
