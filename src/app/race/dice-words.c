/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "dice-words.h"

#include <adwaita.h>

#include "paint.h"
#include "race-dice.h"
#include "scene-die.h"

#define DRAWN 24.0 /* the edge of a die in its scene */
#define MARGIN 2   /* around a die, in its picture */
#define SCALE 2    /* finer than it is shown, so that it is sharp on any screen */

static void
add_label (GtkBox *box, const char *text, gsize n)
{
  g_autofree char *part = g_strstrip (g_strndup (text, n));
  GtkWidget *label;

  if (!*part)
    return;

  label = gtk_label_new (part);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (box, label);
}

static void
add_dice (GtkBox *box, GArray *faces, int size)
{
  GtkWidget *dice;

  if (faces->len == 0)
    return;

  dice = paddock_race_dice_new (size);
  paddock_race_dice_set_faces (PADDOCK_RACE_DICE (dice), (const PaddockFace *) faces->data,
                               faces->len);
  gtk_box_append (box, dice);
  g_array_set_size (faces, 0);
}

/* Dice with nothing but spaces between them belong together. */
GtkWidget *
paddock_dice_words_new (const char *text, int size)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5));
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (PaddockFace));
  const char *begin = text;

  for (const char *c = text; *c; c = g_utf8_next_char (c)) {
    PaddockFace face;

    if (paddock_face_from_char (g_utf8_get_char (c), &face)) {
      add_label (box, begin, (gsize) (c - begin));
      g_array_append_val (faces, face);
      begin = g_utf8_next_char (c);
    } else if (*c != ' ') {
      add_dice (box, faces, size);
    }
  }
  add_dice (box, faces, size);
  add_label (box, begin, strlen (begin));
  return GTK_WIDGET (box);
}

GdkPaintable *
paddock_dice_paint (const PaddockFace *face, int size)
{
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  int side = SCALE * (size + 2 * MARGIN);
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (image);
  g_autoptr (GBytes) bytes = NULL;
  int stride = cairo_image_surface_get_stride (image);

  paddock_scene_add_die (scene, face, (PaddockPoint){ 0, 0 }, DRAWN);
  cairo_translate (cr, side / 2.0, side / 2.0);
  cairo_scale (cr, SCALE * size / DRAWN, SCALE * size / DRAWN);
  paddock_paint_scene (cr, scene, is_dark ? PADDOCK_PALETTE_DARK : PADDOCK_PALETTE_LIGHT);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  bytes = g_bytes_new (cairo_image_surface_get_data (image), (gsize) (stride * side));
  cairo_surface_destroy (image);
  return GDK_PAINTABLE (
    gdk_memory_texture_new (side, side, GDK_MEMORY_DEFAULT, bytes, (gsize) stride));
}
