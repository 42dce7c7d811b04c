/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A setting with a few named values, as a row to choose from.
 */

#pragma once

#include <adwaita.h>

#include "settings.h"

/* Fills ROW with CHOICES, and keeps it and the setting PROPERTY the same. */
void paddock_choice_row_bind (AdwComboRow *row,
                              PaddockSettings *settings,
                              const char *property,
                              const PaddockSettingsChoice *choices);
