/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "panel-frame.h"

#include "settings.h"

struct _PaddockPanelFrame {
  AdwBin parent_instance;

  int width;
  int width_before; /* when a drag of the edge began */
  double x_before;

  GtkOverlay *overlay; /* template children below */
  GtkWidget *edge;
};

G_DEFINE_FINAL_TYPE (PaddockPanelFrame, paddock_panel_frame, ADW_TYPE_BIN)

enum {
  PROP_0,
  PROP_CONTENT,
  PROP_WIDTH,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
set_width (PaddockPanelFrame *self, int width)
{
  width = CLAMP (width, PADDOCK_PANEL_MIN_WIDTH, PADDOCK_PANEL_MAX_WIDTH);
  if (self->width == width)
    return;

  self->width = width;
  gtk_widget_set_size_request (GTK_WIDGET (self), width, -1);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WIDTH]);
}

/* The edge moves while it is dragged; the window does not. */
static double
get_pointer_x (PaddockPanelFrame *self, GtkGestureDrag *drag)
{
  double start_x = 0, start_y, offset_x = 0, offset_y, x = 0, y;

  gtk_gesture_drag_get_start_point (drag, &start_x, &start_y);
  gtk_gesture_drag_get_offset (drag, &offset_x, &offset_y);
  gtk_widget_translate_coordinates (self->edge, GTK_WIDGET (gtk_widget_get_root (self->edge)),
                                    start_x + offset_x, 0, &x, &y);
  return gtk_widget_get_direction (self->edge) == GTK_TEXT_DIR_RTL ? -x : x;
}

static void
drag_begin_cb (PaddockPanelFrame *self, double x, double y, GtkGestureDrag *drag)
{
  self->width_before = self->width;
  self->x_before = get_pointer_x (self, drag);
}

static void
drag_update_cb (PaddockPanelFrame *self, double x, double y, GtkGestureDrag *drag)
{
  set_width (self, self->width_before + (int) (self->x_before - get_pointer_x (self, drag)));
}

static void
paddock_panel_frame_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PaddockPanelFrame *self = PADDOCK_PANEL_FRAME (object);

  if (id == PROP_CONTENT)
    g_value_set_object (value, gtk_overlay_get_child (self->overlay));
  else if (id == PROP_WIDTH)
    g_value_set_int (value, self->width);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_panel_frame_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PaddockPanelFrame *self = PADDOCK_PANEL_FRAME (object);

  if (id == PROP_CONTENT)
    gtk_overlay_set_child (self->overlay, g_value_get_object (value));
  else if (id == PROP_WIDTH)
    set_width (self, g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_panel_frame_class_init (PaddockPanelFrameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = paddock_panel_frame_get_property;
  object_class->set_property = paddock_panel_frame_set_property;

  props[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 0, PADDOCK_PANEL_MAX_WIDTH, 0,
                                        flags | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/panel-frame.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockPanelFrame, overlay);
  gtk_widget_class_bind_template_child (widget_class, PaddockPanelFrame, edge);
  gtk_widget_class_bind_template_callback (widget_class, drag_begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_update_cb);
}

static void
paddock_panel_frame_init (PaddockPanelFrame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_cursor_from_name (self->edge, "col-resize");
  set_width (self, PADDOCK_PANEL_MIN_WIDTH);
}
