/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "section-dialog.h"

#include <glib/gi18n.h>

#include "clip.h"
#include "sections.h"
#include "window-private.h"

static void
keep (PaddockWindow *window, const char *title)
{
  PaddockEditor *editor = paddock_window_get_editor (window);
  g_autoptr (PaddockDocument) section = NULL;
  g_autoptr (GError) error = NULL;

  paddock_editor_cancel (editor); /* what a gesture selects may not be on the track yet */
  section = paddock_section_new (paddock_editor_get_track (editor),
                                 paddock_editor_get_selection (editor), title);
  if (section && paddock_sections_save (section, &error)) {
    paddock_editor_set_stamp (editor, section);
    paddock_window_show_toast (window, _("Kept. The stamp has it in hand."));
  } else if (error) {
    paddock_window_show_toast (window, error->message);
  }
}

/* The dialog: a name, and what is done with it. */

typedef struct {
  GtkEditable *entry; /* borrowed: it is in the dialog */
  char *path;         /* of the section that gets the name; NULL: a new one is kept */
} Naming;

static void
naming_free (gpointer data, GClosure *closure)
{
  g_free (((Naming *) data)->path);
  g_free (data);
}

static char *
dup_name (GtkEditable *entry)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (entry)));
}

static void
rename_section (PaddockWindow *window, const char *path, const char *title)
{
  g_autoptr (GError) error = NULL;

  if (!paddock_sections_rename (path, title, &error))
    paddock_window_show_toast (window, error->message);
}

static void
response_cb (AdwMessageDialog *dialog, const char *response, Naming *naming)
{
  PaddockWindow *window = PADDOCK_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (dialog)));
  g_autofree char *name = dup_name (naming->entry);

  if (!g_str_equal (response, "keep"))
    return;
  if (naming->path)
    rename_section (window, naming->path, name);
  else
    keep (window, name);
}

static void
text_changed_cb (AdwMessageDialog *dialog, GParamSpec *pspec, GtkEditable *entry)
{
  g_autofree char *name = dup_name (entry);

  adw_message_dialog_set_response_enabled (dialog, "keep", *name != '\0');
}

static GtkWidget *
create_entry (AdwMessageDialog *dialog, const char *text)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _("Name of the section"));
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 60);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Name of the section"), -1);
  g_signal_connect_object (entry, "notify::text", G_CALLBACK (text_changed_cb), dialog,
                           G_CONNECT_SWAPPED);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);

  return entry;
}

/* PATH and TEXT are those of the section that is renamed, or NULL and "". */
static void
present (AdwMessageDialog *dialog, const char *path, const char *text, const char *label)
{
  GtkWidget *entry;
  Naming *naming = g_new0 (Naming, 1);

  adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "keep", label, NULL);
  adw_message_dialog_set_response_appearance (dialog, "keep", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "keep");
  adw_message_dialog_set_response_enabled (dialog, "keep", FALSE);
  entry = create_entry (dialog, text);
  adw_message_dialog_set_extra_child (dialog, entry);
  naming->entry = GTK_EDITABLE (entry);
  naming->path = g_strdup (path);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), naming, naming_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
paddock_section_dialog_present (PaddockWindow *window)
{
  GtkWidget *dialog =
    adw_message_dialog_new (GTK_WINDOW (window),
                            _("Keep as a Section"),
                               _("It can then be stamped on any track, with the stamp tool."));

  present (ADW_MESSAGE_DIALOG (dialog), NULL, "", _("_Keep"));
}

void
paddock_section_dialog_present_rename (PaddockWindow *window, const PaddockKeptSection *section)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (window), _("Rename Section"), NULL);

  present (ADW_MESSAGE_DIALOG (dialog), section->path,
           paddock_document_get_title (section->document), _("_Rename"));
}

/* Deleting. */

static void
restore_cb (AdwToast *toast, PaddockDocument *section)
{
  g_autoptr (GError) error = NULL;

  if (!paddock_sections_save (section, &error))
    g_warning ("%s", error->message);
}

static void
unref_section (gpointer data, GClosure *closure)
{
  paddock_document_unref (data);
}

void
paddock_section_dialog_delete (PaddockWindow *window, const PaddockKeptSection *section)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text =
    g_strdup_printf (_("“%s” deleted"), paddock_document_get_title (section->document));
  AdwToast *toast;

  if (!paddock_sections_delete (section->path, &error)) {
    paddock_window_show_toast (window, error->message);
    return;
  }

  toast = adw_toast_new (text);
  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (restore_cb),
                         paddock_document_ref (section->document), unref_section, 0);
  adw_toast_overlay_add_toast (window->toasts, toast);
}
