/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockGaugeShape: how the parts of a gauge lie: the box that they are in.
 */

#pragma once

#include <gtk/gtk.h>

typedef struct {
  GtkWidget *(*create) (void);
  void (*append) (GtkWidget *box, GtkWidget *part, guint span);
  void (*clear) (GtkWidget *box);
} PaddockGaugeShape;

/* One after the other, in as many lines as they need. */
extern const PaddockGaugeShape paddock_gauge_wrap;
/* In one line, which they share by their spans. */
extern const PaddockGaugeShape paddock_gauge_share;
/* Below each other; above each other. */
extern const PaddockGaugeShape paddock_gauge_column, paddock_gauge_ladder;
