/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asks what the next dice show, for people who roll them at the table.
 */

#pragma once

#include <adwaita.h>

#include "race.h"

void paddock_dice_dialog_present (GtkWindow *parent, PaddockRace *race);
