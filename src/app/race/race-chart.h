/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceChart: what may follow from a choice, as pictures: columns where one number of many comes out, bars for all else.
 * The exact fractions are in tooltips, and screen readers hear them.
 */

#pragma once

#include <gtk/gtk.h>

#include "odds.h"

/* All that is not certain; SEAT is the one who decides. */
GtkWidget *paddock_race_chart_new (const PaddockOdds *odds, guint seat);

/* Every picture of it in words, line by line. */
void paddock_race_chart_add_words (GtkWidget *chart, GString *text);
