/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tabs of a window: what binds a page to its window, closing, and moving to another window.
 *
 * A tab can be dragged along its bar, but not out of it: on X11 this GTK never ends a drag that is dropped
 * on the bare desktop, and the document would be in no window at all.  A command does that instead.
 */

#include "window-private.h"

#define BINDINGS "paddock-window-bindings"
#define MARGIN 8 /* how far a drag may leave the bar; libadwaita lets go of a tab much later */

void
paddock_window_attach_page (PaddockWindow *self, AdwTabPage *tab)
{
  GBindingFlags flags = G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL;
  GBindingGroup *bindings = g_binding_group_new ();
  GtkWidget *page = adw_tab_page_get_child (tab);

  g_binding_group_bind (bindings, "show-panel", page, "show-panel", flags);
  g_binding_group_bind (bindings, "overlay", page, "overlay", flags);
  g_binding_group_set_source (bindings, self);
  g_object_set_data_full (G_OBJECT (page), BINDINGS, bindings, g_object_unref);
}

void
paddock_window_detach_page (PaddockWindow *self, AdwTabPage *tab)
{
  g_object_set_data (G_OBJECT (adw_tab_page_get_child (tab)), BINDINGS, NULL);
}

/* libadwaita 1.2 crashes when a tab goes while tabs move: its tab box holds on to an entry of its list while it ends a
 * reordering, which frees that entry.  It also crashes when a tab goes that is being dragged, and when one is dragged that is
 * still about to go.  So nothing moves in a bar that loses a tab: being insensitive ends drags, and while it is hidden nothing
 * is animated, so that the tab goes at once.  No frame is drawn meanwhile. */
static void
still_bar (PaddockWindow *self)
{
  gtk_widget_set_sensitive (self->tab_bar, FALSE);
  gtk_widget_set_visible (self->tab_bar, FALSE);
}

static void
free_bar (PaddockWindow *self)
{
  gtk_widget_set_visible (self->tab_bar, TRUE);
  gtk_widget_set_sensitive (self->tab_bar, TRUE);
}

static void
close_settled_cb (GObject *object, GAsyncResult *result, gpointer tab)
{
  PaddockWindow *self = PADDOCK_WINDOW (object);
  gboolean may_close = paddock_window_settle_finish (self, result);

  if (!self->tabs) /* the window has gone meanwhile */
    return;

  if (may_close)
    paddock_window_tell_of_race (self, PADDOCK_DOCUMENT_PAGE (adw_tab_page_get_child (tab)));
  still_bar (self);
  adw_tab_view_close_page_finish (self->tabs, tab, may_close);
  free_bar (self);
}

static gboolean
close_page_cb (PaddockWindow *self, AdwTabPage *tab)
{
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();

  g_ptr_array_add (pages, adw_tab_page_get_child (tab));
  paddock_window_settle_async (self, pages, close_settled_cb, tab);

  return GDK_EVENT_STOP;
}

static AdwTabView *
create_window_cb (PaddockWindow *self)
{
  PaddockWindow *other =
    paddock_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->settings);

  gtk_window_present (GTK_WINDOW (other));
  return other->tabs;
}

void
paddock_window_move_to_window_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  AdwTabPage *tab = adw_tab_view_get_selected_page (self->tabs);
  AdwTabView *other = create_window_cb (self);

  still_bar (self);
  adw_tab_view_transfer_page (self->tabs, tab, other, 0);
  free_bar (self);
  gtk_widget_grab_focus (adw_tab_page_get_child (tab));
}

/* The menu of a tab is about that tab, so it is shown. */
static void
setup_menu_cb (PaddockWindow *self, AdwTabPage *tab)
{
  if (tab)
    adw_tab_view_set_selected_page (self->tabs, tab);
}

static gboolean
is_in_bar (PaddockWindow *self, double x, double y)
{
  return x > -MARGIN && x < gtk_widget_get_width (self->tab_bar) + MARGIN && y > -MARGIN
         && y < gtk_widget_get_height (self->tab_bar) + MARGIN;
}

/* Claiming a drag ends that of the tab, where the tab is. */
static void
drag_update_cb (PaddockWindow *self, double dx, double dy, GtkGestureDrag *gesture)
{
  double x, y;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  if (!is_in_bar (self, x + dx, y + dy))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

void
paddock_window_init_tabs (PaddockWindow *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (self->tab_bar, GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (self->tabs, "close-page", G_CALLBACK (close_page_cb), self);
  g_signal_connect_swapped (self->tabs, "create-window", G_CALLBACK (create_window_cb), self);
  g_signal_connect_swapped (self->tabs, "setup-menu", G_CALLBACK (setup_menu_cb), self);
}
