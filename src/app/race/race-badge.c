/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-badge.h"

#include <adwaita.h>

#include "paint.h"
#include "scene-pieces.h"

#define WIDTH 46
#define HEIGHT 22

struct _PaddockRaceBadge {
  GtkWidget parent_instance;

  PaddockScene *scene;
};

G_DEFINE_FINAL_TYPE (PaddockRaceBadge, paddock_race_badge, GTK_TYPE_WIDGET)

static void
paddock_race_badge_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PaddockRaceBadge *self = PADDOCK_RACE_BADGE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  cairo_t *cr;

  if (!self->scene)
    return;

  cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_scale (cr, 0.72, 0.72);
  paddock_paint_scene (cr, self->scene, is_dark ? PADDOCK_PALETTE_DARK : PADDOCK_PALETTE_LIGHT);
  cairo_destroy (cr);
}

static void
paddock_race_badge_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
paddock_race_badge_finalize (GObject *object)
{
  g_clear_pointer (&PADDOCK_RACE_BADGE (object)->scene, paddock_scene_free);

  G_OBJECT_CLASS (paddock_race_badge_parent_class)->finalize (object);
}

static void
paddock_race_badge_class_init (PaddockRaceBadgeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = paddock_race_badge_finalize;
  widget_class->snapshot = paddock_race_badge_snapshot;
  widget_class->measure = paddock_race_badge_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
paddock_race_badge_init (PaddockRaceBadge *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
paddock_race_badge_new (void)
{
  return g_object_new (PADDOCK_TYPE_RACE_BADGE, "valign", GTK_ALIGN_CENTER, "halign",
                       GTK_ALIGN_CENTER, NULL);
}

void
paddock_race_badge_show (PaddockRaceBadge *self, PaddockSign sign, guint colour)
{
  g_return_if_fail (PADDOCK_IS_RACE_BADGE (self));

  g_clear_pointer (&self->scene, paddock_scene_free);
  self->scene = paddock_scene_new_badge (sign, colour);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
