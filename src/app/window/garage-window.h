/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockGarageWindow: the vehicles of a folder as cards, to be opened, compared and raced against each other.
 *
 * It stands before the window that it was opened from; what is opened or raced comes there.  The folder is remembered.
 */

#pragma once

#include "window-private.h"

#define PADDOCK_TYPE_GARAGE_WINDOW (paddock_garage_window_get_type ())
G_DECLARE_FINAL_TYPE (PaddockGarageWindow, paddock_garage_window, PADDOCK, GARAGE_WINDOW, AdwWindow)

GtkWindow *paddock_garage_window_new (PaddockWindow *parent);

/* NULL: the vehicles that come with the program. */
void paddock_garage_window_set_folder (PaddockGarageWindow *self, GFile *folder);
