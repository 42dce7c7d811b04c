/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-dice.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "paint.h"
#include "scene-die.h"

#define DRAWN 24.0 /* the edge of a die in its scene, which lines and type are made for */
#define DEFAULT_SIZE 30
#define GAP 4    /* between dice, in pixels */
#define MARGIN 1 /* for the line around a die */

struct _PaddockRaceDice {
  GtkWidget parent_instance;

  int size;
  guint n;
  PaddockScene *scene;
  char *words;
};

G_DEFINE_FINAL_TYPE (PaddockRaceDice, paddock_race_dice, GTK_TYPE_WIDGET)

/* From one die to the next, in units of the scene. */
static double
get_step (PaddockRaceDice *self)
{
  return DRAWN * (self->size + GAP) / self->size;
}

static void
paddock_race_dice_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PaddockRaceDice *self = PADDOCK_RACE_DICE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  cairo_t *cr;

  if (!self->scene)
    return;

  cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, MARGIN + self->size / 2.0, height / 2.0);
  cairo_scale (cr, self->size / DRAWN, self->size / DRAWN);
  paddock_paint_scene (cr, self->scene, is_dark ? PADDOCK_PALETTE_DARK : PADDOCK_PALETTE_LIGHT);
  cairo_destroy (cr);
}

static void
paddock_race_dice_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  PaddockRaceDice *self = PADDOCK_RACE_DICE (widget);
  int n = orientation == GTK_ORIENTATION_HORIZONTAL ? (int) MAX (self->n, 1) : 1;

  *minimum = *natural = n * (self->size + GAP) - GAP + 2 * MARGIN;
}

static void
paddock_race_dice_finalize (GObject *object)
{
  g_clear_pointer (&PADDOCK_RACE_DICE (object)->scene, paddock_scene_free);
  g_free (PADDOCK_RACE_DICE (object)->words);

  G_OBJECT_CLASS (paddock_race_dice_parent_class)->finalize (object);
}

static void
paddock_race_dice_class_init (PaddockRaceDiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = paddock_race_dice_finalize;
  widget_class->snapshot = paddock_race_dice_snapshot;
  widget_class->measure = paddock_race_dice_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
paddock_race_dice_init (PaddockRaceDice *self)
{
  self->size = DEFAULT_SIZE;
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
paddock_race_dice_new (int size)
{
  PaddockRaceDice *self = g_object_new (PADDOCK_TYPE_RACE_DICE, "valign", GTK_ALIGN_CENTER,
                                        "halign", GTK_ALIGN_CENTER, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

static const char *
translate (const char *text)
{
  return _ (text);
}

static char *
dup_words (const PaddockFace *faces, guint n)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    g_string_append (words, i ? ", " : "");
    if (paddock_face_has_symbol (&faces[i]))
      paddock_face_format (&faces[i], translate, words);
    else
      g_string_append_printf (words, "%d", faces[i].number);
  }
  return g_strdup (words->str);
}

void
paddock_race_dice_set_faces (PaddockRaceDice *self, const PaddockFace *faces, guint n)
{
  g_return_if_fail (PADDOCK_IS_RACE_DICE (self));

  g_free (self->words);
  self->words = dup_words (faces, n);
  g_clear_pointer (&self->scene, paddock_scene_free);
  self->scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  self->n = n;
  for (guint i = 0; i < n; i++)
    paddock_scene_add_die (self->scene, &faces[i], (PaddockPoint){ i * get_step (self), 0 }, DRAWN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->words,
                                  -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const char *
paddock_race_dice_get_words (PaddockRaceDice *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_DICE (self), NULL);

  return self->words;
}
