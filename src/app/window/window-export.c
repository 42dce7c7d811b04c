/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-private.h"

#include <glib/gi18n.h>

#include "export-window.h"
#include "export.h"
#include "toast.h"

static void
exported_cb (PaddockWindow *self, GFile *place)
{
  g_autofree char *name = g_file_get_basename (place);
  g_autofree char *uri = g_file_get_uri (place);
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_ ("Exported as %s"), name);
  AdwToast *toast = paddock_toast_new (text);

  adw_toast_set_button_label (toast, _ ("Show in _Folder"));
  adw_toast_set_action_name (toast, "win.show-folder");
  adw_toast_set_action_target (toast, "s", uri);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
paddock_window_export_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  PaddockDocumentPage *page = paddock_window_get_page (self);
  g_autoptr (PaddockDocument) shown = paddock_document_page_dup_shown (page);
  GtkWindow *window = paddock_export_window_new (GTK_WINDOW (self), paddock_window_get_file (self),
                                                 shown, self->settings);
  PaddockRaceView *race = paddock_document_page_get_race_view (page);

  if (race && paddock_race_view_get_track (race))
    paddock_export_window_set_board (PADDOCK_EXPORT_WINDOW (window),
                                     paddock_race_view_get_track (race),
                                     paddock_race_view_create_standing (race));
  g_signal_connect_object (window, "exported", G_CALLBACK (exported_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (window);
}

static void
bytes_ready_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (PaddockWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = paddock_export_bytes_finish (result, &error);
  g_autoptr (GdkTexture) texture = bytes ? gdk_texture_new_from_bytes (bytes, &error) : NULL;

  if (texture)
    gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (self)), texture);
  if (self->toasts) /* else the window has gone meanwhile */
    paddock_window_show_toast (self, texture ? _ ("Copied as a picture") : error->message);
}

static void
copy (PaddockWindow *self, PaddockDocument *document, const PaddockRenderOptions *options)
{
  paddock_export_bytes_async (document, options, bytes_ready_cb, g_object_ref (self));
}

void
paddock_window_copy_sheet_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  PaddockRenderOptions options = paddock_export_get_clipboard_options (self->settings);
  g_autoptr (PaddockDocument) shown =
    paddock_document_page_dup_shown (paddock_window_get_page (self));

  copy (self, shown, &options);
}

/* What is seen: of a race its board. */
void
paddock_window_copy_picture_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  PaddockRaceView *race = paddock_document_page_get_race_view (paddock_window_get_page (self));
  PaddockRenderOptions options = paddock_export_get_clipboard_options (self->settings);
  g_autoptr (PaddockScene) above = NULL;

  if (!race || !paddock_race_view_get_track (race)) {
    paddock_window_copy_sheet_cb (widget, name, parameter);
    return;
  }

  above = paddock_race_view_create_standing (race);
  options.view.is_raced = TRUE;
  options.view.above = above;
  copy (self, paddock_race_view_get_track (race), &options);
}

static void
shown_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockWindow *self = PADDOCK_WINDOW (object);
  g_autoptr (GError) error = NULL;

  if (!gtk_show_uri_full_finish (GTK_WINDOW (self), result, &error) && self->toasts)
    paddock_window_show_toast (self, error->message);
}

void
paddock_window_show_folder_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *uri = g_file_get_uri (folder ? folder : file);

  gtk_show_uri_full (GTK_WINDOW (widget), uri, GDK_CURRENT_TIME, NULL, shown_cb, NULL);
}
