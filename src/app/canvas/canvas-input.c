/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-private.h"

#include <math.h>

/* Sheets are read, boards are looked at. */
static gboolean
wheel_zooms (PaddockCanvas *self)
{
  if (g_strcmp0 (self->wheel, "zoom") == 0 || g_strcmp0 (self->wheel, "scroll") == 0)
    return g_str_equal (self->wheel, "zoom");

  return !paddock_canvas_has_sheet (self);
}

/* A touchpad scrolls, and a wheel does what it is set to; with Control both zoom, with Shift neither. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller, double dx, double dy, gpointer data)
{
  PaddockCanvas *self = PADDOCK_CANVAS (data);
  GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  gboolean is_wheel = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_WHEEL;

  if (state & GDK_SHIFT_MASK || !(state & GDK_CONTROL_MASK || (is_wheel && wheel_zooms (self))))
    return GDK_EVENT_PROPAGATE;

  paddock_canvas_zoom_about (self,
                             self->view.zoom
                               * pow (PADDOCK_CANVAS_ZOOM_STEP, is_wheel ? -dy : -dy / 40),
                             self->pointer);
  return GDK_EVENT_STOP;
}

/* Space moves the drawing with a drag, and without one acts like Enter: that is known when it is let go. */
static void
set_space_down (PaddockCanvas *self, gboolean is_down)
{
  if (!self->is_space_down)
    self->has_space_panned = FALSE;
  self->is_space_down = is_down;
  paddock_canvas_update_mouse_cursor (self);
}

static gboolean
key_pressed_cb (PaddockCanvas *self, guint key)
{
  if (key == GDK_KEY_Escape)
    return paddock_canvas_cancel_drag (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
  if (key != GDK_KEY_space)
    return GDK_EVENT_PROPAGATE;

  set_space_down (self, TRUE);
  return GDK_EVENT_STOP;
}

static void
key_released_cb (PaddockCanvas *self, guint key)
{
  gboolean is_tap = self->is_space_down && !self->has_space_panned;

  if (key != GDK_KEY_space)
    return;

  set_space_down (self, FALSE);
  if (is_tap)
    g_signal_emit_by_name (self, "confirmed");
}

static void
focus_left_cb (PaddockCanvas *self)
{
  set_space_down (self, FALSE);
  paddock_canvas_cancel_drag (self);
}

static void
pinch_begin_cb (PaddockCanvas *self)
{
  paddock_canvas_cancel_drag (self);
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
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);

  paddock_canvas_add_pointer_controllers (self);
  gtk_widget_add_controller (widget, scroll);
  gtk_widget_add_controller (widget, keys);
  gtk_widget_add_controller (widget, focus);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
}
