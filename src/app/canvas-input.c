/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-private.h"

#include <math.h>

static void
update_cursor (PaddockCanvas *self, gboolean is_dragging)
{
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), is_dragging           ? "grabbing"
                                                      : self->is_space_down ? "grab"
                                                                            : NULL);
}

static void
motion_cb (PaddockCanvas *self, double x, double y)
{
  self->pointer = (PaddockPoint){ x, y };
  self->has_pointer = TRUE;
  paddock_canvas_update_pointed_at (self);
}

static void
pointer_left_cb (PaddockCanvas *self)
{
  self->has_pointer = FALSE;
  paddock_canvas_update_pointed_at (self);
}

/* A wheel zooms and a touchpad scrolls; with Control a touchpad zooms too. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller, double dx, double dy, gpointer data)
{
  PaddockCanvas *self = PADDOCK_CANVAS (data);
  GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  gboolean is_wheel = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_WHEEL;

  if (state & GDK_SHIFT_MASK || !(is_wheel || state & GDK_CONTROL_MASK))
    return GDK_EVENT_PROPAGATE;

  paddock_canvas_zoom_about (self,
                             self->view.zoom
                               * pow (PADDOCK_CANVAS_ZOOM_STEP, is_wheel ? -dy : -dy / 40),
                             self->pointer);
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (PaddockCanvas *self, guint key)
{
  if (key != GDK_KEY_space)
    return GDK_EVENT_PROPAGATE;

  self->is_space_down = TRUE;
  update_cursor (self, FALSE);
  return GDK_EVENT_STOP;
}

static void
key_released_cb (PaddockCanvas *self, guint key)
{
  if (key != GDK_KEY_space)
    return;

  self->is_space_down = FALSE;
  update_cursor (self, FALSE);
}

static void
focus_left_cb (PaddockCanvas *self)
{
  key_released_cb (self, GDK_KEY_space);
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, gpointer data)
{
  PaddockCanvas *self = PADDOCK_CANVAS (data);
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (button != GDK_BUTTON_MIDDLE && !(button == GDK_BUTTON_PRIMARY && self->is_space_down)) {
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
    return;
  }

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->before = self->view;
  update_cursor (self, TRUE);
}

static void
drag_update_cb (PaddockCanvas *self, double dx, double dy)
{
  paddock_canvas_pan_from (self, &self->before, dx, dy);
}

static void
drag_end_cb (PaddockCanvas *self)
{
  update_cursor (self, FALSE);
}

static void
pinch_begin_cb (PaddockCanvas *self)
{
  self->before = self->view;
}

static void
pinch_cb (GtkGestureZoom *gesture, double scale, gpointer data)
{
  PaddockCanvas *self = PADDOCK_CANVAS (data);
  PaddockPoint at = self->pointer;

  gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &at.x, &at.y);
  paddock_canvas_zoom_about (self, self->before.zoom * scale, at);
}

void
paddock_canvas_add_controllers (PaddockCanvas *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left_cb), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);

  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, scroll);
  gtk_widget_add_controller (widget, keys);
  gtk_widget_add_controller (widget, focus);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
}
