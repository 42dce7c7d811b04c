/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockManualWindow: the manual, with its pages beside the one that is read.
 */

#pragma once

#include <adwaita.h>

#include "match.h"

#define PADDOCK_TYPE_MANUAL_WINDOW (paddock_manual_window_get_type ())
G_DECLARE_FINAL_TYPE (PaddockManualWindow, paddock_manual_window, PADDOCK, MANUAL_WINDOW, AdwWindow)

/* Opens the manual of PARENT at the page about what has the focus there, or at its beginning. */
void paddock_manual_window_open (GtkWindow *parent);

/* Opens it at the summary of the game that is raced, where the race is; MATCH is the race as it may be seen. */
void paddock_manual_window_open_race (GtkWindow *parent, const PaddockMatch *match);
