/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-choices-private.h"

#include <glib/gi18n.h>

#include "clause-button.h"
#include "dice-words.h"

#define DIE_SIZE 16 /* in pixels */
#define LETTERS 52  /* in a line of a reason */

static char *
dup_label (PaddockRaceChoices *self, guint i)
{
  return paddock_match_dup_drawn_refused_label (paddock_race_get_match (self->race),
                                                &self->refused[i]);
}

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = paddock_dice_words_new (text, DIE_SIZE);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LETTERS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* What, why, and the clause to read. */
static GtkWidget *
create_row (PaddockRaceChoices *self, guint i)
{
  const PaddockRefused *refused = &self->refused[i];
  g_autofree char *label = dup_label (self, i);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *button = paddock_clause_button_new (refused->clause);

  gtk_box_append (GTK_BOX (words), create_label (label, "heading"));
  gtk_box_append (GTK_BOX (words), create_label (_ (refused->reason), "reason"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), words);
  if (button)
    gtk_box_append (GTK_BOX (row), button);
  gtk_widget_add_css_class (row, "refused");
  return row;
}

/* "2 not possible now: Shift up, Reverse" */
static char *
dup_summary (PaddockRaceChoices *self)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < self->n_refused; i++) {
    g_autofree char *label = dup_label (self, i);

    g_string_append_printf (names, "%s%s", i ? ", " : "", label);
  }
  /* Translators: how many answers the rules do not allow now, and which. */
  return g_strdup_printf (_ ("%u not possible now: %s"), self->n_refused, names->str);
}

void
paddock_race_choices_clear_refused (PaddockRaceChoices *self)
{
  GtkWidget *row;

  gtk_menu_button_popdown (self->fold);
  gtk_widget_set_visible (GTK_WIDGET (self->fold), FALSE);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->fold_rows))))
    gtk_box_remove (self->fold_rows, row);
}

void
paddock_race_choices_show_refused (PaddockRaceChoices *self)
{
  g_autofree char *summary = NULL;

  paddock_race_choices_clear_refused (self);
  if (self->n_refused == 0)
    return;

  summary = dup_summary (self);
  paddock_dice_words_set (self->fold_label, summary, DIE_SIZE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  paddock_dice_words_get (self->fold_label), -1);
  for (guint i = 0; i < self->n_refused; i++)
    gtk_box_append (self->fold_rows, create_row (self, i));
  gtk_widget_set_visible (GTK_WIDGET (self->fold), TRUE);
}
