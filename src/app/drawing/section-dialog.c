/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "section-dialog.h"

#include <glib/gi18n.h>

#include "clip.h"
#include "quote.h"
#include "toast.h"

/* The dialog: a name, and what is done with it. */

typedef struct {
  GtkEditable *entry;    /* borrowed: it is in the dialog */
  GtkWidget *widget;     /* messages are shown where it is */
  PaddockEditor *editor; /* keeps what is selected as a new section; NULL: one is renamed */
  char *path;            /* of the section that gets the name */
} Naming;

static void
naming_free (gpointer data, GClosure *closure)
{
  Naming *naming = data;

  g_object_unref (naming->widget);
  g_clear_object (&naming->editor);
  g_free (naming->path);
  g_free (naming);
}

static char *
dup_name (GtkEditable *entry)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (entry)));
}

static void
keep (const Naming *naming, const char *title)
{
  PaddockEditor *editor = naming->editor;
  g_autoptr (PaddockDocument) section = NULL;
  g_autoptr (GError) error = NULL;

  paddock_editor_cancel (editor); /* what a gesture selects may not be on the track yet */
  section = paddock_section_new (paddock_editor_get_track (editor),
                                 paddock_editor_get_selection (editor), title);
  if (section && paddock_sections_save (section, &error)) {
    paddock_editor_set_stamp (editor, section);
    paddock_toast_show (naming->widget, _ ("Section saved and ready to stamp."));
  } else if (error) {
    paddock_toast_show (naming->widget, error->message);
  }
}

static void
rename_section (const Naming *naming, const char *title)
{
  g_autoptr (GError) error = NULL;

  if (!paddock_sections_rename (naming->path, title, &error))
    paddock_toast_show (naming->widget, error->message);
}

static void
response_cb (AdwMessageDialog *dialog, const char *response, Naming *naming)
{
  g_autofree char *name = dup_name (naming->entry);

  if (!g_str_equal (response, "keep"))
    return;
  if (naming->editor)
    keep (naming, name);
  else
    rename_section (naming, name);
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

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("Section name"));
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 60);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Section name"), -1);
  g_signal_connect_object (entry, "notify::text", G_CALLBACK (text_changed_cb), dialog,
                           G_CONNECT_SWAPPED);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);

  return entry;
}

/* NAMING is taken over. */
static void
present (Naming *naming, AdwMessageDialog *dialog, const char *text, const char *label)
{
  GtkWidget *entry;

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "keep", label, NULL);
  adw_message_dialog_set_response_appearance (dialog, "keep", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "keep");
  adw_message_dialog_set_response_enabled (dialog, "keep", FALSE);
  entry = create_entry (dialog, text);
  adw_message_dialog_set_extra_child (dialog, entry);
  naming->entry = GTK_EDITABLE (entry);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), naming, naming_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static Naming *
naming_new (GtkWidget *widget)
{
  Naming *naming = g_new0 (Naming, 1);

  naming->widget = g_object_ref (widget);

  return naming;
}

static AdwMessageDialog *
create_dialog (GtkWidget *widget, const char *heading, const char *body)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  return ADW_MESSAGE_DIALOG (adw_message_dialog_new (window, heading, body));
}

void
paddock_section_dialog_present (GtkWidget *widget, PaddockEditor *editor)
{
  Naming *naming = naming_new (widget);

  naming->editor = g_object_ref (editor);
  present (naming,
           create_dialog (widget, _ ("Save as Section"),
                          _ ("You can then stamp it on any track with the stamp tool.")),
           "", _ ("_Save"));
}

void
paddock_section_dialog_present_rename (GtkWidget *widget, const PaddockKeptDocument *section)
{
  Naming *naming = naming_new (widget);

  naming->path = g_strdup (section->path);
  present (naming, create_dialog (widget, _ ("Rename Section"), NULL),
           paddock_document_get_title (section->document), _ ("_Rename"));
}

/* Deleting. */

static void
restore_cb (AdwToast *toast, PaddockDocument *section)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;

  if (paddock_sections_save (section, &error))
    return;

  reason = paddock_plain_line (error->message);
  g_warning ("%s", reason);
}

static void
unref_section (gpointer data, GClosure *closure)
{
  paddock_document_unref (data);
}

void
paddock_section_dialog_delete (GtkWidget *widget, const PaddockKeptDocument *section)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text =
    g_strdup_printf (_ ("“%s” deleted"), paddock_document_get_title (section->document));
  AdwToast *toast;

  if (!paddock_kept_delete (section->path, &error)) {
    paddock_toast_show (widget, error->message);
    return;
  }

  toast = paddock_toast_new (text);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (restore_cb),
                         paddock_document_ref (section->document), unref_section, 0);
  paddock_toast_add (widget, toast);
}
