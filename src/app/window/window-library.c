/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Documents from documents: duplicates, templates of the user's own, and the garage.
 */

#include "window-private.h"

#include <glib/gi18n.h>

#include "document-copy.h"
#include "garage-window.h"
#include "library.h"
#include "toast.h"

void
paddock_window_duplicate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  g_autoptr (PaddockDocument) copy =
    paddock_document_copy_new (paddock_document_file_get_document (paddock_window_get_file (self)));

  paddock_window_open_untitled (self, copy);
}

void
paddock_window_garage_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_present (paddock_garage_window_new (PADDOCK_WINDOW (widget)));
}

/* --- Templates --- */

static const char *
get_title (const PaddockDocument *document)
{
  const char *title = paddock_document_get_title (document);

  return *title ? title : _ ("Untitled");
}

void
paddock_window_save_template_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  PaddockDocument *document = paddock_document_file_get_document (paddock_window_get_file (self));
  g_autoptr (GError) error = NULL;
  g_autofree char *id = paddock_library_keep (document, &error);
  g_autofree char *text = NULL;
  AdwToast *toast;

  if (!id) {
    paddock_window_show_toast (self, error->message);
    return;
  }
  /* Translators: %s is a document. */
  text = g_strdup_printf (_ ("“%s” is now one of your templates"), get_title (document));
  toast = paddock_toast_new (text);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_name (toast, "win.remove-template");
  adw_toast_set_action_target (toast, "s", id);
  paddock_toast_add (GTK_WIDGET (self->toasts), toast);
  paddock_welcome_page_show_own (self->welcome);
}

#define REMOVED_KEY "paddock-removed-template" /* of a toast: what it can bring back */

static void
restore_cb (PaddockWindow *self, AdwToast *toast)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id =
    paddock_library_keep (g_object_get_data (G_OBJECT (toast), REMOVED_KEY), &error);

  if (!id)
    paddock_window_show_toast (self, error->message);
  paddock_welcome_page_show_own (self->welcome);
}

static void
tell_of_removal (PaddockWindow *self, PaddockDocument *removed)
{
  /* Translators: %s is a template. */
  g_autofree char *text = g_strdup_printf (_ ("Template “%s” removed"), get_title (removed));
  AdwToast *toast = paddock_toast_new (text);

  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH); /* not behind the one that told of it */
  g_object_set_data_full (G_OBJECT (toast), REMOVED_KEY, paddock_document_ref (removed),
                          (GDestroyNotify) paddock_document_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (restore_cb), self,
                           G_CONNECT_SWAPPED);
  paddock_toast_add (GTK_WIDGET (self->toasts), toast);
}

void
paddock_window_remove_template_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  const char *id = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) removed = paddock_library_load (id, &error);

  if (removed && paddock_library_remove (id, &error))
    tell_of_removal (self, removed);
  else
    paddock_window_show_toast (self, error->message);
  paddock_welcome_page_show_own (self->welcome);
}
