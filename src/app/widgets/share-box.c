/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "share-box.h"

#define GAP 1

struct _PaddockShareBox {
  GtkWidget parent_instance;

  GArray *weights; /* of guint, in the order of the children */
  guint total;
};

G_DEFINE_FINAL_TYPE (PaddockShareBox, paddock_share_box, GTK_TYPE_WIDGET)

static void
paddock_share_box_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child)) {
    int least, most;

    gtk_widget_measure (child, orientation, -1, &least, &most, NULL, NULL);
    if (orientation == GTK_ORIENTATION_HORIZONTAL) {
      *minimum += least + GAP;
      *natural += most + GAP;
    } else {
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, most);
    }
  }
}

static void
allocate (GtkWidget *widget, GtkWidget *child, int from, int to, int width, int height)
{
  GtkAllocation place = { from, 0, to - from - GAP, height };
  int least;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    place.x = width - place.x - place.width;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  place.width = MAX (place.width, least);
  gtk_widget_size_allocate (child, &place, -1);
}

static void
paddock_share_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PaddockShareBox *self = PADDOCK_SHARE_BOX (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  guint before = 0;

  for (guint i = 0; child && i < self->weights->len; i++) {
    guint after = before + g_array_index (self->weights, guint, i);

    allocate (widget, child, (int) (before * (guint) width / self->total),
              (int) (after * (guint) width / self->total), width, height);
    before = after;
    child = gtk_widget_get_next_sibling (child);
  }
}

static void
paddock_share_box_dispose (GObject *object)
{
  paddock_share_box_clear (PADDOCK_SHARE_BOX (object));

  G_OBJECT_CLASS (paddock_share_box_parent_class)->dispose (object);
}

static void
paddock_share_box_finalize (GObject *object)
{
  g_array_unref (PADDOCK_SHARE_BOX (object)->weights);

  G_OBJECT_CLASS (paddock_share_box_parent_class)->finalize (object);
}

static void
paddock_share_box_class_init (PaddockShareBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = paddock_share_box_dispose;
  object_class->finalize = paddock_share_box_finalize;
  widget_class->measure = paddock_share_box_measure;
  widget_class->size_allocate = paddock_share_box_size_allocate;
}

static void
paddock_share_box_init (PaddockShareBox *self)
{
  self->weights = g_array_new (FALSE, FALSE, sizeof (guint));
}

GtkWidget *
paddock_share_box_new (void)
{
  return g_object_new (PADDOCK_TYPE_SHARE_BOX, NULL);
}

void
paddock_share_box_append (PaddockShareBox *self, GtkWidget *child, guint weight)
{
  g_return_if_fail (PADDOCK_IS_SHARE_BOX (self));
  g_return_if_fail (weight > 0);

  g_array_append_val (self->weights, weight);
  self->total += weight;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
paddock_share_box_clear (PaddockShareBox *self)
{
  GtkWidget *child;

  g_return_if_fail (PADDOCK_IS_SHARE_BOX (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_array_set_size (self->weights, 0);
  self->total = 0;
}
