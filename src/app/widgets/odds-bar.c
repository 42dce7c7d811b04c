/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "odds-bar.h"

#define MIN_LENGTH 1.5f /* of what is possible at all, in pixels */
#define FAINT 0.12f
#define LIGHT 0.6f

struct _PaddockOddsBar {
  GtkWidget parent_instance;

  GtkOrientation orientation;
  float least, most;
};

G_DEFINE_FINAL_TYPE (PaddockOddsBar, paddock_odds_bar, GTK_TYPE_WIDGET)

/* The first LENGTH pixels: from the left, or from below. */
static void
fill (PaddockOddsBar *self, GtkSnapshot *snapshot, float length, float alpha)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  colour.alpha *= alpha;
  if (self->orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (0, 0, length, height));
  else
    gtk_snapshot_append_color (snapshot, &colour,
                               &GRAPHENE_RECT_INIT (0, height - length, width, length));
}

static void
paddock_odds_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PaddockOddsBar *self = PADDOCK_ODDS_BAR (widget);
  float length =
    (float) (self->orientation == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_width (widget)
                                                             : gtk_widget_get_height (widget));

  if (self->orientation == GTK_ORIENTATION_HORIZONTAL)
    fill (self, snapshot, length, FAINT);
  if (self->most > self->least)
    fill (self, snapshot, MAX (self->most * length, MIN_LENGTH), LIGHT);
  if (self->least > 0)
    fill (self, snapshot, MAX (self->least * length, MIN_LENGTH), 1);
}

static void
paddock_odds_bar_class_init (PaddockOddsBarClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = paddock_odds_bar_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "odds-bar");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
paddock_odds_bar_init (PaddockOddsBar *self)
{
}

GtkWidget *
paddock_odds_bar_new (GtkOrientation orientation, double least, double most)
{
  PaddockOddsBar *self = g_object_new (PADDOCK_TYPE_ODDS_BAR, NULL);

  self->orientation = orientation;
  paddock_odds_bar_set (self, least, most);
  return GTK_WIDGET (self);
}

void
paddock_odds_bar_set (PaddockOddsBar *self, double least, double most)
{
  g_return_if_fail (PADDOCK_IS_ODDS_BAR (self));

  self->least = (float) CLAMP (least, 0, 1);
  self->most = (float) CLAMP (most, 0, 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
