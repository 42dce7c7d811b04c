/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of windows share: an application, windows, and how to find what is in them.
 */

#pragma once

#include "app-fixture.h"

#include "application.h"
#include "window-private.h"

#define BAD_TRACK \
  "<hex-track xmlns=\"urn:paddock:documents\" version=\"1\" id=\"t\" laps=\"many\"/>\n"

/* One application for all tests, as there can be no second; a window for each. */
static PaddockApplication *application;

static inline PaddockWindow *
present_window (void)
{
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  PaddockWindow *window = paddock_window_new (GTK_APPLICATION (application), settings);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

/* Closes a window that has nothing unsaved, and proves that nothing of it is left. */
static inline void
close_window (PaddockWindow *window)
{
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (GTK_WINDOW (window));
  wait_until (!window);
}

static inline gboolean
is_shown (PaddockWindow *window)
{
  PaddockDocumentFile *file = paddock_window_get_file (window);

  return file && paddock_document_file_get_state (file) == PADDOCK_DOCUMENT_FILE_READY;
}

static inline PaddockWindow *
present_example (const char *folder)
{
  PaddockWindow *window = present_window ();
  g_autoptr (GFile) place = copy_example (folder);

  paddock_window_open (window, place);
  wait_until (is_shown (window));
  return window;
}

static inline void
activate (PaddockWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
}

/* The first widget below ROOT of a type, and with a title if TITLE is given. */
static inline gpointer
find_widget (GtkWidget *root, GType type, const char *title)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type)
      && (!title
          || g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title) == 0))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child)) {
    gpointer found = find_widget (child, type, title);

    if (found)
      return found;
  }

  return NULL;
}

/* A window of another kind than ours. */
static inline gpointer
find_dialog (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (g_type_is_a (G_OBJECT_TYPE (window), type) && gtk_widget_get_visible (GTK_WIDGET (window)))
      return window;
  }

  return NULL;
}

static inline GtkWidget *
find_button (GtkWidget *root, const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (root)), label) == 0)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);

  return found;
}

static inline gpointer
find_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (g_type_is_a (G_OBJECT_TYPE (controller), type))
      return controller;
  }

  return NULL;
}

static inline void
init_application (int *argc, char ***argv)
{
  g_autoptr (GError) error = NULL;

  gtk_test_init (argc, argv, NULL);
  application = paddock_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}
