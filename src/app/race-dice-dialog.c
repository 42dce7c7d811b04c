/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-dice-dialog.h"

#include <glib/gi18n.h>

gboolean
paddock_race_parse_faces (const char *text, int faces[PADDOCK_MAX_FORCED], guint *n)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,;+", -1);

  *n = 0;
  for (guint i = 0; words[i]; i++) {
    gint64 face;

    if (!*words[i])
      continue;
    if (*n == PADDOCK_MAX_FORCED
        || !g_ascii_string_to_signed (words[i], 10, G_MININT8, G_MAXINT8, &face, NULL))
      return FALSE;
    faces[(*n)++] = (int) face;
  }

  return TRUE;
}

static char *
dup_forced (PaddockRace *race)
{
  PaddockSession *session = paddock_race_get_session (race);
  g_autoptr (GString) text = g_string_new (NULL);
  int faces[PADDOCK_MAX_FORCED];
  guint n = paddock_journal_get_forced (paddock_session_get_journal (session),
                                        (int) paddock_session_get_moment (session), faces);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%d", i ? " " : "", faces[i]);
  return g_strdup (text->str);
}

static void
check (AdwMessageDialog *dialog, GtkEditable *entry)
{
  int faces[PADDOCK_MAX_FORCED];
  guint n;

  adw_message_dialog_set_response_enabled (dialog, "force",
                                           paddock_race_parse_faces (gtk_editable_get_text (entry),
                                                                     faces, &n));
}

static void
response_cb (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  PaddockRace *race = PADDOCK_RACE (data);
  GtkEditable *entry = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));
  int faces[PADDOCK_MAX_FORCED];
  guint n;

  if (g_str_equal (response, "force")
      && paddock_race_parse_faces (gtk_editable_get_text (entry), faces, &n))
    paddock_race_force (race, faces, n);
}

void
paddock_race_dice_dialog_present (GtkWindow *parent, PaddockRace *race)
{
  GtkWidget *widget = adw_message_dialog_new (parent, _ ("What Do the Dice Show?"), NULL);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *forced = dup_forced (race);

  adw_message_dialog_set_body (
    dialog, _ ("Roll at the table, and type the numbers in the order in which they are wanted: the "
               "next dice of the race will show them. Numbers left over wait for later dice."));
  gtk_editable_set_text (GTK_EDITABLE (entry), forced);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "3 1 2");
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Numbers on the dice"), -1);
  adw_message_dialog_set_extra_child (dialog, entry);
  adw_message_dialog_add_responses (dialog, "cancel",
                                    _ ("_Cancel"), "force", _ ("_Use Them"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "force", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "force");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (check), dialog);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), g_object_ref (race),
                         (GClosureNotify) (void (*) (void)) g_object_unref, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}
