/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPreferencesWindow: the settings, as choices.  A change counts at once.
 */

#pragma once

#include <adwaita.h>

#include "settings.h"

#define PADDOCK_TYPE_PREFERENCES_WINDOW (paddock_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (PaddockPreferencesWindow,
                      paddock_preferences_window,
                      PADDOCK,
                      PREFERENCES_WINDOW,
                      AdwPreferencesWindow)

GtkWindow *paddock_preferences_window_new (GtkWindow *parent, PaddockSettings *settings);
