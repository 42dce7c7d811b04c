/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockOddsBar: how likely something is, as a bar: solid as far as it is certain to be, and lighter as far as it may be.
 */

#pragma once

#include <gtk/gtk.h>

#define PADDOCK_TYPE_ODDS_BAR (paddock_odds_bar_get_type ())
G_DECLARE_FINAL_TYPE (PaddockOddsBar, paddock_odds_bar, PADDOCK, ODDS_BAR, GtkWidget)

/* LEAST and MOST are parts of the whole length, from 0 to 1.  Its colour is that of its text. */
GtkWidget *paddock_odds_bar_new (GtkOrientation orientation, double least, double most);
void paddock_odds_bar_set (PaddockOddsBar *self, double least, double most);
