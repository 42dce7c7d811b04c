/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-dice-dialog.h"

#include <glib/gi18n.h>

#include "race-dice.h"
#include "wrap-box.h"

#define DIE_SIZE 30 /* pixels */

/* The dice that wait; shuffles that do are no numbers to anybody. */
static char *
dup_forced (PaddockRace *race)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int faces[PADDOCK_MAX_FORCED], dice[PADDOCK_MAX_FORCED];
  guint n = paddock_faces_list_dice (faces, paddock_race_get_forced (race, faces), dice);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%d", i ? " " : "", dice[i]);
  return g_strdup (text->str);
}

/* What is typed, with the shuffles that wait already; FALSE: it is none, or too much. */
static gboolean
read_faces (PaddockRace *race, GtkEditable *entry, int faces[PADDOCK_MAX_FORCED], guint *n)
{
  int dice[PADDOCK_MAX_FORCED];
  guint n_dice;

  *n = paddock_race_get_forced (race, faces);
  return paddock_faces_parse (gtk_editable_get_text (entry), dice, &n_dice)
         && paddock_faces_set_dice (faces, n, dice, n_dice);
}

/* --- Faces that are no numbers --- */

static void
append_face (GtkButton *button, GtkEditable *entry)
{
  int face = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "face"));
  g_autofree char *text = g_strdup_printf ("%s %d", gtk_editable_get_text (entry), face);

  gtk_editable_set_text (entry, g_strstrip (text));
}

/* The face, and below it what is typed in for it. */
static GtkWidget *
create_face (const PaddockTable *table, int number, GtkEntry *entry)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *die = paddock_race_dice_new (DIE_SIZE);
  PaddockFace face = paddock_table_get_face (table, PADDOCK_ANY_DIE, number);
  g_autofree char *figure = g_strdup_printf ("%d", number);
  g_autoptr (GString) words = g_string_new (NULL);

  paddock_face_format (&face, table->translate, words);
  paddock_race_dice_set_faces (PADDOCK_RACE_DICE (die), &face, 1);
  gtk_box_append (GTK_BOX (box), die);
  gtk_box_append (GTK_BOX (box), gtk_label_new (figure));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, words->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words->str, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, figure, -1);
  g_object_set_data (G_OBJECT (button), "face", GINT_TO_POINTER (number));
  g_signal_connect (button, "clicked", G_CALLBACK (append_face), entry);
  return button;
}

static GtkWidget *
create_faces (PaddockRace *race, GtkEntry *entry)
{
  const PaddockTable *table = paddock_match_get_table (paddock_race_get_match (race));
  const PaddockGame *game = table->setup->game;
  GtkWidget *box = paddock_wrap_box_new (3);

  for (guint i = 0; i < game->n_typed_faces; i++)
    paddock_wrap_box_append (PADDOCK_WRAP_BOX (box),
                             create_face (table, game->typed_faces[i], entry));
  gtk_widget_set_visible (box, game->n_typed_faces > 0);
  return box;
}

/* --- The dialog --- */

static void
check (AdwMessageDialog *dialog, GtkEditable *entry)
{
  PaddockRace *race = g_object_get_data (G_OBJECT (dialog), "race");
  int faces[PADDOCK_MAX_FORCED];
  guint n;

  adw_message_dialog_set_response_enabled (dialog, "force", read_faces (race, entry, faces, &n));
}

static void
response_cb (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  PaddockRace *race = PADDOCK_RACE (data);
  GtkEditable *entry =
    GTK_EDITABLE (gtk_widget_get_first_child (adw_message_dialog_get_extra_child (dialog)));
  int faces[PADDOCK_MAX_FORCED];
  guint n;

  if (g_str_equal (response, "force") && read_faces (race, entry, faces, &n))
    paddock_race_force (race, faces, n);
}

void
paddock_dice_dialog_present (GtkWindow *parent, PaddockRace *race)
{
  GtkWidget *widget = adw_message_dialog_new (parent, _ ("What Do the Dice Show?"), NULL);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);
  GtkWidget *entry = gtk_entry_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_autofree char *forced = dup_forced (race);

  adw_message_dialog_set_body (
    dialog, _ ("Roll at the table and enter the numbers in the order they are needed. The next "
               "dice of the race show them; numbers left over wait for later dice."));
  gtk_editable_set_text (GTK_EDITABLE (entry), forced);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "3 1 2");
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Numbers on the dice"), -1);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), create_faces (race, GTK_ENTRY (entry)));
  adw_message_dialog_set_extra_child (dialog, box);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "force", _ ("_Use"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "force", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "force");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "race", g_object_ref (race), g_object_unref);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (check), dialog);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), g_object_ref (race),
                         (GClosureNotify) (void (*) (void)) g_object_unref, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}
