/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tile-picture.h"

#include <adwaita.h>

#include "paint.h"
#include "picture.h"

struct _PaddockTilePicture {
  GtkWidget parent_instance;

  PaddockCanvas *canvas; /* weak */
  PaddockScene *scene;
  PaddockRect bounds;
};

G_DEFINE_FINAL_TYPE (PaddockTilePicture, paddock_tile_picture, GTK_TYPE_WIDGET)

static void
paddock_tile_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PaddockTilePicture *self = PADDOCK_TILE_PICTURE (widget);
  float width = (float) gtk_widget_get_width (widget),
        height = (float) gtk_widget_get_height (widget);
  double zoom = MIN (width / self->bounds.width, height / self->bounds.height);
  cairo_t *cr;

  if (!self->canvas)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, (width - zoom * self->bounds.width) / 2,
                   (height - zoom * self->bounds.height) / 2);
  cairo_scale (cr, zoom, zoom);
  cairo_translate (cr, -self->bounds.x, -self->bounds.y);
  paddock_paint_scene (cr, self->scene, paddock_canvas_get_palette (self->canvas));
  cairo_destroy (cr);
}

static void
paddock_tile_picture_dispose (GObject *object)
{
  PaddockTilePicture *self = PADDOCK_TILE_PICTURE (object);

  g_clear_weak_pointer (&self->canvas);
  g_clear_pointer (&self->scene, paddock_scene_free);

  G_OBJECT_CLASS (paddock_tile_picture_parent_class)->dispose (object);
}

static void
paddock_tile_picture_class_init (PaddockTilePictureClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = paddock_tile_picture_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = paddock_tile_picture_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
paddock_tile_picture_init (PaddockTilePicture *self)
{
  static const char *const changes[] = { "notify::dark", "notify::high-contrast" };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (adw_style_manager_get_default (), changes[i],
                             G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
paddock_tile_picture_new (const PaddockTile *tile, PaddockCanvas *canvas)
{
  PaddockTilePicture *self = g_object_new (PADDOCK_TYPE_TILE_PICTURE, NULL);
  g_autoptr (PaddockDocument) alone = paddock_road_new_of_tile (tile);
  PaddockViewOptions options = { .is_small = TRUE };
  g_autoptr (PaddockPicture) picture = paddock_picture_new (alone, &options);

  self->scene = paddock_picture_build (picture, NULL);
  self->bounds = picture->bounds;
  g_set_weak_pointer (&self->canvas, canvas);
  g_signal_connect_object (canvas, "notify::palette", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
