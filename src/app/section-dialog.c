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
  g_autoptr (PaddockDocument) section =
    paddock_section_new (paddock_editor_get_track (editor), paddock_editor_get_selection (editor),
                         title);
  g_autoptr (GError) error = NULL;

  if (section && paddock_sections_save (section, &error)) {
    paddock_editor_set_stamp (editor, section);
    paddock_window_show_toast (window, _("Kept. The stamp has it in hand."));
  } else if (error) {
    paddock_window_show_toast (window, error->message);
  }
}

static void
response_cb (AdwMessageDialog *dialog, const char *response, GtkEditable *entry)
{
  PaddockWindow *window = PADDOCK_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (dialog)));

  if (g_str_equal (response, "keep"))
    keep (window, gtk_editable_get_text (entry));
}

static void
text_changed_cb (AdwMessageDialog *dialog, GParamSpec *pspec, GtkEditable *entry)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_message_dialog_set_response_enabled (dialog, "keep", *text != '\0');
}

void
paddock_section_dialog_present (PaddockWindow *window)
{
  GtkWidget *dialog =
    adw_message_dialog_new (GTK_WINDOW (window),
                            _("Keep as a Section"),
                               _("It can then be stamped on any track, with the stamp tool."));
  GtkWidget *entry = gtk_entry_new ();

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel",
                                    _("_Cancel"), "keep", _("_Keep"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "keep",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  adw_message_dialog_set_response_enabled (ADW_MESSAGE_DIALOG (dialog), "keep", FALSE);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), entry);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _("Name of the section"));
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 60);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Name of the section"), -1);
  g_signal_connect_object (entry, "notify::text", G_CALLBACK (text_changed_cb), dialog,
                           G_CONNECT_SWAPPED);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), entry);
  gtk_window_present (GTK_WINDOW (dialog));
}
