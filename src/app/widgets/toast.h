/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Short messages in the window that a widget is in: its AdwToastOverlay is found by going up from the widget.
 */

#pragma once

#include <adwaita.h>

/* Says TEXT, which may have names and paths in it, on one line. */
AdwToast *paddock_toast_new (const char *text);

/* Takes TOAST over.  A widget that has left its window shows nothing. */
void paddock_toast_add (GtkWidget *widget, AdwToast *toast);
void paddock_toast_show (GtkWidget *widget, const char *text); /* for three seconds */
