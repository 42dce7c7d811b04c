/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTourWindow: the studio in a few pages, for the first start.
 *
 * It can be left at any time and comes again only when it is asked for.
 */

#pragma once

#include <adwaita.h>

#define PADDOCK_TYPE_TOUR_WINDOW (paddock_tour_window_get_type ())
G_DECLARE_FINAL_TYPE (PaddockTourWindow, paddock_tour_window, PADDOCK, TOUR_WINDOW, AdwWindow)

void paddock_tour_window_open (GtkWindow *parent);
