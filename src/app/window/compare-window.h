/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Vehicles that are in no tab, side by side: a window with the page that compares them beside a sheet.
 */

#pragma once

#include <adwaita.h>

#include "document.h"

/* Why VEHICLES (of PaddockDocument) can't be compared, as a sentence; NULL: they can. */
char *paddock_compare_window_dup_refusal (const GPtrArray *vehicles);

void paddock_compare_window_present (GtkWindow *parent, const GPtrArray *vehicles);
