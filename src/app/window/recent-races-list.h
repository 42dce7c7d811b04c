/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRecentRacesList: the recent races as rows that open them: on the welcome page, and in a window of its own.
 */

#pragma once

#include <adwaita.h>

#define PADDOCK_TYPE_RECENT_RACES_LIST (paddock_recent_races_list_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRecentRacesList,
                      paddock_recent_races_list,
                      PADDOCK,
                      RECENT_RACES_LIST,
                      AdwBin)

/* Reads anew which there are, at most MAX of them.  Returns how many. */
guint paddock_recent_races_list_fill (PaddockRecentRacesList *self, guint max);

GtkWindow *paddock_recent_races_window_new (GtkWindow *parent);
