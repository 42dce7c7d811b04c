/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "action-rows.h"

#include <glib/gi18n.h>

#include "tracing-picture.h"
#include "window-private.h"

static void
response_cb (PaddockWindow *self, int response, GtkFileChooser *chooser)
{
  g_autoptr (GFile) picture = gtk_file_chooser_get_file (chooser);

  if (response == GTK_RESPONSE_ACCEPT && picture && paddock_window_get_file (self))
    paddock_tracing_picture_set (paddock_window_get_file (self), picture);
  gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (chooser));
  g_object_unref (chooser);
}

static void
choose_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkFileChooserNative *native =
    gtk_file_chooser_native_new (_ ("Reference Picture"), GTK_WINDOW (widget),
                                 GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel"));
  g_autoptr (GtkFileFilter) pictures = gtk_file_filter_new ();

  gtk_file_filter_set_name (pictures, _ ("Pictures"));
  gtk_file_filter_add_pixbuf_formats (pictures);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (native), pictures);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  g_signal_connect_object (native, "response", G_CALLBACK (response_cb), widget, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

static void
remove_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_tracing_picture_set (paddock_window_get_file (PADDOCK_WINDOW (widget)), NULL);
}

static const PaddockAction rows[] = {
  { "doc.tracing", N_ ("Reference Picture…"), NULL, PADDOCK_ACTIONS_DOCUMENT,
    PADDOCK_ACTION_IN_MENU, PADDOCK_HAS_TRACK, .activate = choose_cb },
  { "doc.no-tracing", N_ ("Remove Reference Picture"), NULL, PADDOCK_ACTIONS_DOCUMENT,
    .needs = PADDOCK_HAS_TRACK, .activate = remove_cb },
};

void
paddock_tracing_actions_add (GArray *actions)
{
  g_array_append_vals (actions, rows, G_N_ELEMENTS (rows));
}
