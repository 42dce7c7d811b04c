/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockLineChart: what charts of lines have in common: columns side by side, of which the pointer or the arrow keys point one
 * out, in words in a tooltip and for screen readers.  A click or Enter tells which ("activated").
 *
 * Kinds of charts derive from it and draw what is in the columns.
 */

#pragma once

#include <gtk/gtk.h>

#define PADDOCK_TYPE_LINE_CHART (paddock_line_chart_get_type ())
G_DECLARE_DERIVABLE_TYPE (PaddockLineChart, paddock_line_chart, PADDOCK, LINE_CHART, GtkWidget)

struct _PaddockLineChartClass {
  GtkWidgetClass parent_class;

  /* Where the first and the last column are, left and right, and how high they reach. */
  graphene_rect_t (*get_plot) (PaddockLineChart *self);
  /* A column in words. */
  char *(*dup_words) (PaddockLineChart *self, guint column);
  void (*draw) (PaddockLineChart *self, cairo_t *cr);
  void (*draw_texts) (PaddockLineChart *self, GtkSnapshot *snapshot);
};

#define PADDOCK_LINE_CHART_NONE G_MAXUINT

/* There are others now, or so many; none is pointed out. */
void paddock_line_chart_set_columns (PaddockLineChart *self, guint n);
/* They show something else: what is pointed out stays, and is said anew. */
void paddock_line_chart_update (PaddockLineChart *self);
guint paddock_line_chart_get_n_columns (PaddockLineChart *self);
double paddock_line_chart_get_x (PaddockLineChart *self, guint column);
/* What a tooltip and a screen reader say. */
char *paddock_line_chart_dup_words (PaddockLineChart *self, guint column);

/* For those that derive: a faint line across, and words left of a point or centred on it. */
void paddock_line_chart_draw_rule (PaddockLineChart *self, cairo_t *cr, double y);
void paddock_line_chart_draw_text (PaddockLineChart *self,
                                   GtkSnapshot *snapshot,
                                   const char *text,
                                   double x,
                                   double y,
                                   gboolean is_centred);
