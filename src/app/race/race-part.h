/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts of gauges as widgets: a box, a place of a lever, a die, a slot, a token, a card, a lamp; and in words.
 *
 * Each kind of gauge has a row in a table.  What can be said of a part is a style class each, and told by shape or words
 * as well as by colour.
 */

#pragma once

#include <gtk/gtk.h>

#include "dashboard.h"

/* With a tooltip that has its words. */
GtkWidget *paddock_part_create_widget (const PaddockDashboard *dashboard,
                                       const PaddockGauge *gauge,
                                       const PaddockPart *part,
                                       guint number);

/* Of the part with that number, from 0: "3, 3 dice, Reverse (here)". */
char *paddock_part_dup_words (const PaddockDashboard *dashboard,
                              const PaddockGauge *gauge,
                              const PaddockPart *part,
                              guint number);

/* All of a gauge: "Gear: 1; 2; 3 (here); 4; 5 (damaged)". */
char *paddock_gauge_dup_words (const PaddockDashboard *dashboard, const PaddockGauge *gauge);
