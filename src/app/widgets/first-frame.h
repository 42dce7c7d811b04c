/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can wait until a window is on the screen.
 */

#pragma once

#include <gtk/gtk.h>

typedef void (*PaddockFirstFrameFunc) (GtkWidget *widget);

/* Calls FUNC once, after WIDGET's first frame; never if it is gone before.  One at a time for each widget. */
void paddock_after_first_frame (GtkWidget *widget, PaddockFirstFrameFunc func);
