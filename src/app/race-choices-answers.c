/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-choices-private.h"

#include <glib/gi18n.h>

#define N_KEYS 9 /* answers that a digit chooses */

/* --- Answers --- */

static void
choose_cb (PaddockRaceChoices *self, GtkWidget *button)
{
  guint i;

  if (g_ptr_array_find (self->buttons, button, &i))
    paddock_race_choose (self->race, i);
}

static void
look_at (PaddockRaceChoices *self, GtkWidget *button)
{
  guint i;

  if (g_ptr_array_find (self->buttons, button, &i))
    paddock_race_set_focus (self->race, i);
}

static void
entered_cb (GtkEventController *controller, double x, double y, gpointer self)
{
  look_at (self, gtk_event_controller_get_widget (controller));
}

static void
focused_cb (GtkEventController *controller, gpointer self)
{
  look_at (self, gtk_event_controller_get_widget (controller));
}

static GtkWidget *
create_button (const char *key, const char *text)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (text);

  if (key) {
    GtkWidget *badge = gtk_label_new (key);

    gtk_widget_add_css_class (badge, "key");
    gtk_box_append (GTK_BOX (box), badge);
  }
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "answer");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  if (key)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                    key, -1);
  return button;
}

static void
watch (GtkWidget *button, GCallback entered, GCallback focused, gpointer data)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (motion, "enter", entered, data);
  g_signal_connect (focus, "enter", focused, data);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
}

void
paddock_race_choices_add_answer (PaddockRaceChoices *self, guint i, int recorded)
{
  g_autofree char *text = paddock_match_dup_label (paddock_race_get_match (self->race), i);
  char key[] = { (char) ('1' + i % N_KEYS), '\0' };
  GtkWidget *button = create_button (i < N_KEYS ? key : NULL, text);

  if ((int) i == recorded)
    gtk_widget_add_css_class (button, "recorded");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (choose_cb), self);
  watch (button, G_CALLBACK (entered_cb), G_CALLBACK (focused_cb), self);
  g_ptr_array_add (self->buttons, button);
  paddock_wrap_box_append (self->answers, button);
}

/* --- What is not possible --- */

static void
explain_refusal (PaddockRaceChoices *self, GtkWidget *button)
{
  const PaddockRefused *refused = g_object_get_data (G_OBJECT (button), "refused");
  g_autofree char *label =
    paddock_match_dup_refused_label (paddock_race_get_match (self->race), refused);

  paddock_race_set_focus (self->race, PADDOCK_NO_CHOICE);
  paddock_race_outlook_show_refusal (self->outlook, label, refused);
}

static void
refused_entered_cb (GtkEventController *controller, double x, double y, gpointer self)
{
  explain_refusal (self, gtk_event_controller_get_widget (controller));
}

static void
refused_focused_cb (GtkEventController *controller, gpointer self)
{
  explain_refusal (self, gtk_event_controller_get_widget (controller));
}

/* It can be reached and read, but does nothing. */
void
paddock_race_choices_add_refused (PaddockRaceChoices *self, const PaddockRefused *refused)
{
  g_autofree char *text =
    paddock_match_dup_refused_label (paddock_race_get_match (self->race), refused);
  GtkWidget *button = create_button (NULL, text);

  gtk_widget_add_css_class (button, "refused");
  g_object_set_data (G_OBJECT (button), "refused", (gpointer) refused);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, TRUE, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _(refused->reason), -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (explain_refusal), self);
  watch (button, G_CALLBACK (refused_entered_cb), G_CALLBACK (refused_focused_cb), self);
  paddock_wrap_box_append (self->answers, button);
}
