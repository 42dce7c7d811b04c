/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wrap-box.h"

struct _PaddockWrapBox {
  GtkWidget parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (PaddockWrapBox, paddock_wrap_box, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_SPACING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* A child's natural size, no wider than the box. */
static GtkRequisition
get_size (GtkWidget *child, int width)
{
  GtkRequisition size;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &size.width, NULL, NULL);
  if (width >= 0)
    size.width = MIN (size.width, width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, size.width, NULL, &size.height, NULL, NULL);

  return size;
}

static void
allocate (PaddockWrapBox *self, GtkWidget *child, GtkAllocation place, int width)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    place.x = width - place.x - place.width;
  gtk_widget_size_allocate (child, &place, -1);
}

/* Goes through the lines; returns their height.  Children are placed if IS_PLACING. */
static int
lay_out (PaddockWrapBox *self, int width, gboolean is_placing)
{
  int x = 0, y = 0, line = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child;
       child = gtk_widget_get_next_sibling (child)) {
    GtkRequisition size;

    if (!gtk_widget_should_layout (child))
      continue;

    size = get_size (child, width);
    if (x > 0 && x + size.width > width) {
      y += line + self->spacing;
      x = line = 0;
    }
    if (is_placing)
      allocate (self, child, (GtkAllocation){ x, y, size.width, size.height }, width);
    x += size.width + self->spacing;
    line = MAX (line, size.height);
  }

  return y + line;
}

static void
measure_width (PaddockWrapBox *self, int *minimum, int *natural)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child;
       child = gtk_widget_get_next_sibling (child)) {
    int least, most;

    if (!gtk_widget_should_layout (child))
      continue;

    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &most, NULL, NULL);
    *minimum = MAX (*minimum, least);
    *natural += most + (*natural > 0 ? self->spacing : 0);
  }
}

static void
paddock_wrap_box_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  PaddockWrapBox *self = PADDOCK_WRAP_BOX (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum, natural);
  else
    *minimum = *natural = lay_out (self, for_size >= 0 ? for_size : G_MAXINT / 2, FALSE);
}

static void
paddock_wrap_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  lay_out (PADDOCK_WRAP_BOX (widget), width, TRUE);
}

static GtkSizeRequestMode
paddock_wrap_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
paddock_wrap_box_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPACING)
    g_value_set_int (value, PADDOCK_WRAP_BOX (object)->spacing);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_wrap_box_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PaddockWrapBox *self = PADDOCK_WRAP_BOX (object);

  if (id != PROP_SPACING) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  } else if (self->spacing != g_value_get_int (value)) {
    self->spacing = g_value_get_int (value);
    gtk_widget_queue_resize (GTK_WIDGET (self));
    g_object_notify_by_pspec (object, pspec);
  }
}

static void
paddock_wrap_box_dispose (GObject *object)
{
  paddock_wrap_box_clear (PADDOCK_WRAP_BOX (object));

  G_OBJECT_CLASS (paddock_wrap_box_parent_class)->dispose (object);
}

static void
paddock_wrap_box_class_init (PaddockWrapBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = paddock_wrap_box_dispose;
  object_class->get_property = paddock_wrap_box_get_property;
  object_class->set_property = paddock_wrap_box_set_property;
  widget_class->get_request_mode = paddock_wrap_box_get_request_mode;
  widget_class->measure = paddock_wrap_box_measure;
  widget_class->size_allocate = paddock_wrap_box_size_allocate;

  props[PROP_SPACING] =
    g_param_spec_int ("spacing", NULL, NULL, 0, 100, 0,
                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
paddock_wrap_box_init (PaddockWrapBox *self)
{
}

GtkWidget *
paddock_wrap_box_new (int spacing)
{
  return g_object_new (PADDOCK_TYPE_WRAP_BOX, "spacing", spacing, NULL);
}

void
paddock_wrap_box_append (PaddockWrapBox *self, GtkWidget *child)
{
  g_return_if_fail (PADDOCK_IS_WRAP_BOX (self));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
paddock_wrap_box_clear (PaddockWrapBox *self)
{
  GtkWidget *child;

  g_return_if_fail (PADDOCK_IS_WRAP_BOX (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
}
