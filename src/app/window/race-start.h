/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How races begin: from a drawing or a sheet and back, watched, or set up.
 */

#pragma once

#include "window-private.h"

int paddock_draw_seed (void);

/* In a tab of its own, with the next number on its track.  ORIGIN is what it was started from, or NULL. */
void
paddock_window_open_race (PaddockWindow *self, PaddockDocument *plan, PaddockDocumentFile *origin);

/* Actions. */
void paddock_window_toggle_race_cb (GtkWidget *widget, const char *name, GVariant *parameter);
void paddock_window_watch_drivers_cb (GtkWidget *widget, const char *name, GVariant *parameter);
void paddock_window_drive_lap_cb (GtkWidget *widget, const char *name, GVariant *parameter);
void paddock_window_set_up_race_cb (GtkWidget *widget, const char *name, GVariant *parameter);
