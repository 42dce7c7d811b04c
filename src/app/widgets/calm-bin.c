/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "calm-bin.h"

struct _PaddockCalmBin {
  GtkWidget parent_instance;

  GtkWidget *child;
  guint idle;          /* will give the child its size; 0: it has it */
  GskRenderNode *last; /* how the child was drawn; NULL: it was not, or is empty */
};

G_DEFINE_FINAL_TYPE (PaddockCalmBin, paddock_calm_bin, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_CHILD,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static gboolean
allocate_cb (gpointer data)
{
  PaddockCalmBin *self = data;
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  self->idle = 0;
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->child, width, gtk_widget_get_height (GTK_WIDGET (self)), -1, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return G_SOURCE_REMOVE;
}

static void
paddock_calm_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PaddockCalmBin *self = PADDOCK_CALM_BIN (widget);

  if (self->child && !self->idle)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, allocate_cb, self, NULL);
}

static void
paddock_calm_bin_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  PaddockCalmBin *self = PADDOCK_CALM_BIN (widget);

  if (self->child)
    gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
}

static GtkSizeRequestMode
paddock_calm_bin_get_request_mode (GtkWidget *widget)
{
  PaddockCalmBin *self = PADDOCK_CALM_BIN (widget);

  return self->child ? gtk_widget_get_request_mode (self->child) : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
draw_child (PaddockCalmBin *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_widget_snapshot_child (GTK_WIDGET (self), self->child, snapshot);
  g_clear_pointer (&self->last, gsk_render_node_unref);
  self->last = gtk_snapshot_free_to_node (snapshot);
}

static void
paddock_calm_bin_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PaddockCalmBin *self = PADDOCK_CALM_BIN (widget);

  if (self->child && !self->idle)
    draw_child (self);
  if (self->last)
    gtk_snapshot_append_node (snapshot, self->last);
}

static void
paddock_calm_bin_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PaddockCalmBin *self = PADDOCK_CALM_BIN (object);

  if (id == PROP_CHILD) {
    g_return_if_fail (self->child == NULL);
    self->child = g_value_get_object (value);
    gtk_widget_set_parent (self->child, GTK_WIDGET (self));
  } else {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
paddock_calm_bin_dispose (GObject *object)
{
  PaddockCalmBin *self = PADDOCK_CALM_BIN (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->last, gsk_render_node_unref);
  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (paddock_calm_bin_parent_class)->dispose (object);
}

static void
paddock_calm_bin_class_init (PaddockCalmBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = paddock_calm_bin_dispose;
  object_class->set_property = paddock_calm_bin_set_property;
  widget_class->size_allocate = paddock_calm_bin_size_allocate;
  widget_class->measure = paddock_calm_bin_measure;
  widget_class->get_request_mode = paddock_calm_bin_get_request_mode;
  widget_class->snapshot = paddock_calm_bin_snapshot;

  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
paddock_calm_bin_init (PaddockCalmBin *self)
{
}
