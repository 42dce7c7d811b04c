/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "dice-words.h"

#include <adwaita.h>

#include "paint.h"
#include "scene-die.h"

#define DRAWN 24.0 /* the edge of a die in its scene */
#define MARGIN 2   /* around a die, in its picture */

#define TIP_LETTERS 60          /* in a line of a tooltip */
#define GAP 2.0                 /* beside a die in a line, in pixels */
#define SINK 0.2                /* how much of a die is below the line that letters stand on */
#define DIE_CHAR "\xef\xbf\xbc" /* what stands in a label's text for something that is drawn */

/* --- Labels --- */

static void
paint_die (cairo_t *cr, const PaddockFace *face, double size)
{
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);

  paddock_scene_add_die (scene, face, (PaddockPoint){ 0, 0 }, DRAWN);
  cairo_scale (cr, size / DRAWN, size / DRAWN);
  paddock_paint_scene (cr, scene, is_dark ? PADDOCK_PALETTE_DARK : PADDOCK_PALETTE_LIGHT);
}

/* Pango calls this for each die of a line, with the pen where it begins. */
static void
draw_shape_cb (cairo_t *cr, PangoAttrShape *shape, gboolean is_path, gpointer data)
{
  double size = (double) shape->ink_rect.width / PANGO_SCALE, x, y;

  if (is_path)
    return;

  cairo_get_current_point (cr, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x + GAP + size / 2, y + (SINK - 0.5) * size);
  cairo_new_path (cr);
  paint_die (cr, shape->data, size);
  cairo_restore (cr);
}

static gpointer
copy_face (gconstpointer face)
{
  return g_memdup2 (face, sizeof (PaddockFace));
}

static void
add_shape (PangoAttrList *shapes, const PaddockFace *face, guint at, int size)
{
  int edge = size * PANGO_SCALE, gap = (int) (GAP * PANGO_SCALE), top = (int) (edge * (SINK - 1));
  PangoRectangle ink = { gap, top, edge, edge };
  PangoRectangle logical = { 0, top, edge + 2 * gap, edge };
  PangoAttribute *shape =
    pango_attr_shape_new_with_data (&ink, &logical, copy_face (face), copy_face, g_free);

  shape->start_index = at;
  shape->end_index = at + strlen (DIE_CHAR);
  pango_attr_list_insert (shapes, shape);
}

void
paddock_dice_words_set (GtkLabel *label, const char *text, int size)
{
  g_autoptr (GString) drawn = g_string_new (NULL);
  g_autoptr (PangoAttrList) shapes = pango_attr_list_new ();
  char *heard = paddock_face_dup_words (text);
  const char *words;
  PaddockFace face;
  gboolean is_die;
  gsize n;

  while ((text = paddock_face_next (text, &words, &n, &is_die, &face)))
    if (is_die) {
      add_shape (shapes, &face, (guint) drawn->len, size);
      g_string_append (drawn, DIE_CHAR);
    } else {
      g_string_append_len (drawn, words, (gssize) n);
    }

  pango_cairo_context_set_shape_renderer (gtk_widget_get_pango_context (GTK_WIDGET (label)),
                                          draw_shape_cb, NULL, NULL);
  gtk_label_set_label (label, drawn->str);
  gtk_label_set_attributes (label, shapes);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
  g_object_set_data_full (G_OBJECT (label), "heard", heard, g_free);
}

GtkWidget *
paddock_dice_words_new (const char *text, int size)
{
  GtkWidget *label = gtk_label_new (NULL);

  paddock_dice_words_set (GTK_LABEL (label), text, size);
  return label;
}

const char *
paddock_dice_words_get (GtkLabel *label)
{
  const char *heard = g_object_get_data (G_OBJECT (label), "heard");

  return heard ? heard : "";
}

/* --- Tooltips --- */

typedef struct {
  char *text;
  int size;
} Tip;

static void
tip_free (gpointer data)
{
  g_free (((Tip *) data)->text);
  g_free (data);
}

static gboolean
query_tooltip_cb (GtkWidget *widget, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  const Tip *tip = g_object_get_data (G_OBJECT (widget), "tip");
  GtkWidget *label;

  if (!*tip->text)
    return FALSE;

  label = paddock_dice_words_new (tip->text, tip->size);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TIP_LETTERS);
  gtk_tooltip_set_custom (tooltip, label);
  return TRUE;
}

void
paddock_dice_words_set_tooltip (GtkWidget *widget, const char *text, int size)
{
  Tip *tip = g_new (Tip, 1);

  *tip = (Tip){ g_strdup (text), size };
  if (!g_object_get_data (G_OBJECT (widget), "tip"))
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  g_object_set_data_full (G_OBJECT (widget), "tip", tip, tip_free);
  gtk_widget_set_has_tooltip (widget, TRUE);
}

/* --- Pictures --- */

GdkPaintable *
paddock_dice_paint (const PaddockFace *face, int size)
{
  float side = (float) (size + 2 * MARGIN);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, side, side));

  cairo_translate (cr, side / 2, side / 2);
  paint_die (cr, face, size);
  cairo_destroy (cr);
  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (side, side));
}
