/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asks what the next dice show, for people who roll them at the table.
 */

#pragma once

#include <adwaita.h>

#include "race.h"

void paddock_race_dice_dialog_present (GtkWindow *parent, PaddockRace *race);

/* "3 1 2" as numbers; FALSE: it is something else, or too many. */
gboolean paddock_race_parse_faces (const char *text, int faces[PADDOCK_MAX_FORCED], guint *n);
