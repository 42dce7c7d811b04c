/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-private.h"

#define DRAG_THRESHOLD 6 /* pixels before a drag may scroll */

enum {
  PRESSED,
  DRAGGED,
  RELEASED,
  CANCELLED,
  HOVERED,
  LEFT,
  CURSOR_MOVED,
  CONFIRMED,
  PAINTED,
  N_REPORTS,
};

static guint reports[N_REPORTS];

void
paddock_canvas_install_reports (void)
{
#define REPORT(name_, n_, ...)                                                                   \
  g_signal_new (name_, PADDOCK_TYPE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, \
                n_, ##__VA_ARGS__)

  reports[PRESSED] = REPORT ("pressed", 5, G_TYPE_DOUBLE, G_TYPE_DOUBLE, G_TYPE_UINT,
                             GDK_TYPE_MODIFIER_TYPE, G_TYPE_INT);
  reports[DRAGGED] = REPORT ("dragged", 3, G_TYPE_DOUBLE, G_TYPE_DOUBLE, GDK_TYPE_MODIFIER_TYPE);
  reports[RELEASED] = REPORT ("released", 3, G_TYPE_DOUBLE, G_TYPE_DOUBLE, GDK_TYPE_MODIFIER_TYPE);
  reports[CANCELLED] = REPORT ("cancelled", 0);
  reports[HOVERED] = REPORT ("hovered", 3, G_TYPE_DOUBLE, G_TYPE_DOUBLE, GDK_TYPE_MODIFIER_TYPE);
  reports[LEFT] = REPORT ("left", 0);
  reports[CURSOR_MOVED] = REPORT ("cursor-moved", 0);
  reports[CONFIRMED] = REPORT ("confirmed", 0);
  reports[PAINTED] = REPORT ("painted", 0);
#undef REPORT
}

static void
report (PaddockCanvas *self, guint id)
{
  PaddockPoint at = paddock_canvas_view_to_scene (&self->view, self->pointer);

  g_signal_emit (self, reports[id], 0, at.x, at.y, self->modifiers);
}

void
paddock_canvas_update_mouse_cursor (PaddockCanvas *self)
{
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), self->drag == DRAG_PAN ? "grabbing"
                                                      : self->is_space_down  ? "grab"
                                                      : self->has_hand       ? "pointer"
                                                                             : NULL);
}

void
paddock_canvas_set_has_hand (PaddockCanvas *self, gboolean has_hand)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  if (self->has_hand == has_hand)
    return;

  self->has_hand = has_hand;
  paddock_canvas_update_mouse_cursor (self);
}

void
paddock_canvas_repeat_hover (PaddockCanvas *self)
{
  if (!self->has_pointer || self->drag != DRAG_NONE)
    return;

  report (self, HOVERED); /* first, so that who reads the words knows what a click would do */
  paddock_canvas_update_pointed_at (self);
}

static void
motion_cb (GtkEventController *controller, double x, double y, gpointer data)
{
  PaddockCanvas *self = PADDOCK_CANVAS (data);

  self->pointer = (PaddockPoint){ x, y };
  self->modifiers = gtk_event_controller_get_current_event_state (controller);
  self->has_pointer = TRUE;
  paddock_canvas_repeat_hover (self);
}

static void
left_cb (PaddockCanvas *self)
{
  self->has_pointer = FALSE;
  paddock_canvas_update_pointed_at (self);
  if (self->drag == DRAG_NONE)
    g_signal_emit (self, reports[LEFT], 0);
}

/* Dragging. */

static gboolean
scroll_tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  PaddockCanvas *self = PADDOCK_CANVAS (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double seconds = (double) (now - self->tick_time) / G_USEC_PER_SEC;
  PaddockPoint pull = paddock_canvas_view_get_edge_pull (&self->view, self->pointer);

  self->tick_time = now;
  if (self->has_dragged && (pull.x != 0 || pull.y != 0)) {
    paddock_canvas_pan_from (self, &self->view, -pull.x * seconds, -pull.y * seconds);
    report (self, DRAGGED);
  }

  return G_SOURCE_CONTINUE;
}

static void
end_drag (PaddockCanvas *self)
{
  self->drag = DRAG_NONE;
  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  paddock_canvas_update_mouse_cursor (self);
}

gboolean
paddock_canvas_cancel_drag (PaddockCanvas *self)
{
  gboolean was_reported = self->drag == DRAG_REPORT;

  end_drag (self);
  if (was_reported)
    g_signal_emit (self, reports[CANCELLED], 0);

  return was_reported;
}

static void
begin_report (PaddockCanvas *self, guint button, int n_press)
{
  PaddockPoint at = paddock_canvas_view_to_scene (&self->view, self->pointer);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  self->drag = DRAG_REPORT;
  self->has_dragged = FALSE;
  self->tick_time = gdk_frame_clock_get_frame_time (clock);
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_tick_cb, NULL, NULL);
  g_signal_emit (self, reports[PRESSED], 0, at.x, at.y, button, self->modifiers, n_press);
}

/* Of what lies on the sheet. */
static gboolean
is_on_child (PaddockCanvas *self, double x, double y)
{
  GtkWidget *picked =
    self->child ? gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT) : NULL;

  return picked && (picked == self->child || gtk_widget_is_ancestor (picked, self->child));
}

static void
pressed_cb (GtkGesture *gesture, int n_press, double x, double y, gpointer data)
{
  PaddockCanvas *self = PADDOCK_CANVAS (data);
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (is_on_child (self, x, y)) {
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  paddock_canvas_cancel_drag (self);
  self->pointer = self->pressed = (PaddockPoint){ x, y };
  self->modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  paddock_canvas_place_cursor (self, paddock_canvas_view_to_scene (&self->view, self->pointer));

  if (button == GDK_BUTTON_MIDDLE || self->is_space_down) {
    self->drag = DRAG_PAN;
    self->has_space_panned = TRUE;
    self->before = self->view;
    paddock_canvas_update_mouse_cursor (self);
  } else {
    begin_report (self, button, n_press);
  }
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, gpointer data)
{
  PaddockCanvas *self = PADDOCK_CANVAS (data);

  self->pointer = (PaddockPoint){ self->pressed.x + dx, self->pressed.y + dy };
  self->modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  self->has_dragged |= ABS (dx) > DRAG_THRESHOLD || ABS (dy) > DRAG_THRESHOLD;

  if (self->drag == DRAG_PAN) {
    paddock_canvas_pan_from (self, &self->before, dx, dy);
  } else if (self->drag == DRAG_REPORT) {
    paddock_canvas_update_pointed_at (self);
    report (self, DRAGGED);
  }
}

static void
drag_end_cb (PaddockCanvas *self)
{
  gboolean was_reported = self->drag == DRAG_REPORT;

  end_drag (self);
  if (was_reported)
    report (self, RELEASED);
  paddock_canvas_repeat_hover (self);
}

static void
drag_cancel_cb (PaddockCanvas *self)
{
  paddock_canvas_cancel_drag (self);
}

void
paddock_canvas_add_pointer_controllers (PaddockCanvas *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);

  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  gtk_gesture_group (click, drag); /* what one claims, the other has too */
}
