/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCalmBin: around a widget that asks for another size while it is given one.
 *
 * GTK 4.8's text view does: it measures its lines only when it knows their width.  If that happens while only a part of
 * the window is laid out, the widgets around that part are drawn before they have a size again, with a warning for each.  So
 * the child gets its size right after the frame, when asking is allowed; until then it is drawn as it was.
 */

#pragma once

#include <gtk/gtk.h>

#define PADDOCK_TYPE_CALM_BIN (paddock_calm_bin_get_type ())
G_DECLARE_FINAL_TYPE (PaddockCalmBin, paddock_calm_bin, PADDOCK, CALM_BIN, GtkWidget)
