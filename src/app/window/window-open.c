/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How documents come into a window.  Every door leads to paddock_window_open(): dialog, drop, recent files, command line and
 * file manager.
 */

#include "application.h"
#include "window-private.h"

void
paddock_window_add (PaddockWindow *self, PaddockDocumentFile *file)
{
  GtkWidget *page;
  AdwTabPage *tab;

  g_return_if_fail (PADDOCK_IS_WINDOW (self));

  page = paddock_document_page_new (file, self->settings);
  tab = adw_tab_view_append (self->tabs, page);
  g_object_bind_property (page, "title", tab, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property (page, "icon", tab, "icon", G_BINDING_SYNC_CREATE);
  g_object_bind_property (page, "is-loading", tab, "loading", G_BINDING_SYNC_CREATE);
  adw_tab_view_set_selected_page (self->tabs, tab);
  gtk_widget_grab_focus (page);
}

static void
add_watched (PaddockWindow *self, PaddockDocumentFile *file)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  paddock_application_watch (PADDOCK_APPLICATION (application), file);
  paddock_window_add (self, file);
}

/* What tells files apart, whatever leads to them: links, bind mounts, names in another case.  NULL if it is not there. */
static char *
dup_id (GFile *file)
{
  g_autoptr (GFileInfo) info =
    g_file_query_info (file, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return info ? g_strdup (g_file_info_get_attribute_string (info, G_FILE_ATTRIBUTE_ID_FILE)) : NULL;
}

static gboolean
is_same_file (GFile *file, const char *id, GFile *other)
{
  g_autofree char *other_id = NULL;

  if (!other || g_file_equal (other, file))
    return other != NULL;

  other_id = id ? dup_id (other) : NULL;
  return other_id && g_str_equal (id, other_id);
}

static AdwTabPage *
find_tab (PaddockWindow *self, GFile *file, const char *id)
{
  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++) {
    AdwTabPage *tab = adw_tab_view_get_nth_page (self->tabs, i);
    PaddockDocumentPage *page = PADDOCK_DOCUMENT_PAGE (adw_tab_page_get_child (tab));

    if (is_same_file (file, id,
                      paddock_document_file_get_file (paddock_document_page_get_file (page))))
      return tab;
  }

  return NULL;
}

/* Shows the tab that has FILE, in whichever window it is. */
static PaddockWindow *
find_window (PaddockWindow *self, GFile *file)
{
  g_autofree char *id = dup_id (file);
  GList *windows = gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (self)));

  for (GList *link = windows; link; link = link->next) {
    PaddockWindow *window = PADDOCK_IS_WINDOW (link->data) ? link->data : NULL;
    AdwTabPage *tab = window ? find_tab (window, file, id) : NULL;

    if (!tab)
      continue;

    adw_tab_view_set_selected_page (window->tabs, tab);
    gtk_widget_grab_focus (adw_tab_page_get_child (tab));
    return window;
  }

  return NULL;
}

void
paddock_window_open (PaddockWindow *self, GFile *file)
{
  PaddockWindow *window;

  g_return_if_fail (PADDOCK_IS_WINDOW (self));

  window = find_window (self, file);
  if (window) {
    gtk_window_present (GTK_WINDOW (window));
  } else {
    g_autoptr (PaddockDocumentFile) opened = paddock_document_file_new_open (file);

    add_watched (self, opened);
    gtk_window_present (GTK_WINDOW (self));
  }
}

void
paddock_window_open_untitled (PaddockWindow *self, PaddockDocument *document)
{
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_untitled (document);

  add_watched (self, file);
}

static gboolean
drop_cb (PaddockWindow *self, const GValue *value)
{
  GdkFileList *list = g_value_get_boxed (value);
  g_autoptr (GSList) files = list ? gdk_file_list_get_files (list) : NULL;

  for (GSList *link = files; link; link = link->next)
    paddock_window_open (self, link->data);

  return files != NULL;
}

void
paddock_window_accept_dropped_files (PaddockWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->stack), GTK_EVENT_CONTROLLER (target));
}
