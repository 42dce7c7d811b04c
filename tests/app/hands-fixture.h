/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A real pointer and real keys for tests that look at their windows from inside: xdotool moves and presses, and the test
 * waits until what it wants to see has come of it.
 */

#pragma once

#include "window-fixture.h"

#include <gdk/x11/gdkx.h>

G_GNUC_PRINTF (1, 2)
static inline void
press (const char *format, ...)
{
  g_autofree char *arguments = NULL, *command = NULL;
  g_autoptr (GError) error = NULL;
  int status;
  va_list args;

  va_start (args, format);
  arguments = g_strdup_vprintf (format, args);
  va_end (args);
  command = g_strdup_printf ("xdotool %s", arguments);
  g_spawn_command_line_sync (command, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

/* Keys as xdotool calls them: "ctrl+z". */
static inline void
press_key (const char *key)
{
  press ("key %s", key);
}

/* "--window 1234 10 20": a point of a widget, for mousemove. */
static inline char *
dup_place_of (GtkWidget *widget, PaddockPoint point)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) point.x, (float) point.y);
  double x, y;

  gtk_native_get_surface_transform (native, &x, &y);
  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native), &at, &at));
  return g_strdup_printf ("--window %lu %d %d",
                          gdk_x11_surface_get_xid (gtk_native_get_surface (native)),
                          (int) (at.x + x), (int) (at.y + y));
}

static inline void
move_to (GtkWidget *widget, PaddockPoint point)
{
  g_autofree char *place = dup_place_of (widget, point);

  press ("mousemove %s", place);
}

static inline void
click_at (GtkWidget *widget, PaddockPoint point, guint button)
{
  g_autofree char *place = dup_place_of (widget, point);

  press ("mousemove %s click %u", place, button);
}

static inline PaddockPoint
get_middle (GtkWidget *widget)
{
  return (PaddockPoint){ gtk_widget_get_width (widget) / 2.0,
                         gtk_widget_get_height (widget) / 2.0 };
}

/* Whether nothing lies above that point of the widget, and none of it is scrolled away. */
static inline gboolean
is_open (GtkWidget *widget, PaddockPoint point)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) point.x, (float) point.y);
  GtkWidget *found;

  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_width (widget) == 0
      || !gtk_widget_compute_point (widget, native, &at, &at))
    return FALSE;

  found = gtk_widget_pick (native, at.x, at.y, GTK_PICK_DEFAULT);
  return found && (found == widget || gtk_widget_is_ancestor (found, widget));
}

static inline void
click (GtkWidget *widget)
{
  wait_until (is_open (widget, get_middle (widget)));
  click_at (widget, get_middle (widget), GDK_BUTTON_PRIMARY);
}

/* Drags slowly enough for every step to be seen. */
static inline void
drag (GtkWidget *widget, PaddockPoint from, PaddockPoint to)
{
  move_to (widget, from);
  press ("mousedown 1");
  for (guint i = 1; i <= 4; i++) {
    move_to (widget,
             (PaddockPoint){ from.x + (to.x - from.x) * i / 4, from.y + (to.y - from.y) * i / 4 });
    while (g_main_context_iteration (NULL, FALSE))
      ;
  }
  press ("mouseup 1");
}

static inline GtkWidget *
get_focus (PaddockWindow *window)
{
  return gtk_root_get_focus (GTK_ROOT (window));
}
