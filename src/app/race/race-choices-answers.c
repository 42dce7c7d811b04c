/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-choices-private.h"

#include <glib/gi18n.h>

#include "dice-words.h"
#include "race-card.h"
#include "wrap-box.h"

#define N_KEYS 9    /* answers that a digit chooses */
#define DIE_SIZE 20 /* in an answer, in pixels */

/* --- What is done with them --- */

/* The choice that BUTTON gives, or PADDOCK_NO_CHOICE. */
static guint
find_choice (PaddockRaceChoices *self, GtkWidget *button)
{
  guint i;

  return g_ptr_array_find (self->buttons, button, &i) ? self->sorted.choices[i] : PADDOCK_NO_CHOICE;
}

static void
choose_cb (PaddockRaceChoices *self, GtkWidget *button)
{
  guint choice = find_choice (self, button);

  if (choice != PADDOCK_NO_CHOICE)
    paddock_race_choose (self->race, choice);
}

static void
entered_cb (GtkEventController *controller, double x, double y, gpointer data)
{
  PaddockRaceChoices *self = data;
  guint choice = find_choice (self, gtk_event_controller_get_widget (controller));

  if (choice != PADDOCK_NO_CHOICE)
    paddock_race_set_focus (self->race, choice);
}

/* Enter gives what has the keyboard. */
static void
focused_cb (GtkEventController *controller, gpointer data)
{
  PaddockRaceChoices *self = data;
  guint choice = find_choice (self, gtk_event_controller_get_widget (controller));

  if (choice == PADDOCK_NO_CHOICE)
    return;

  paddock_race_set_rest (self->race, choice);
  paddock_race_set_focus (self->race, choice);
  paddock_race_choices_mark (self);
}

static void
watch (PaddockRaceChoices *self, GtkWidget *button)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (entered_cb), self);
  g_signal_connect (focus, "enter", G_CALLBACK (focused_cb), self);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
}

/* --- How they look --- */

static const char *const classes_of_roles[] = {
  [PADDOCK_ANSWER_COMMITS] = "commits",
  [PADDOCK_ANSWER_ADDS] = "adds",
};

/* The numbers of answers that are places stand on the board as well, also those that no digit chooses. */
static GtkWidget *
create_badge (guint key)
{
  g_autofree char *text = g_strdup_printf ("%u", key);
  GtkWidget *badge = gtk_label_new (text);

  gtk_widget_add_css_class (badge, "key");
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  return badge;
}

static gboolean
has_badge (PaddockRaceChoices *self, guint number)
{
  return self->sorted.keys[number] <= N_KEYS || self->has_places;
}

/* What is on the card that is chosen; FALSE: it is none. */
static gboolean
describe_card (const PaddockMatch *match, guint choice, PaddockCardFace *face)
{
  const PaddockChoice *self = &paddock_match_get_decision (match)->choices[choice];

  return self->target == PADDOCK_TARGET_CARD && self->place.a >= 0 && self->place.b >= 0
         && paddock_table_describe_card (paddock_match_get_table (match), (guint) self->place.b,
                                         (guint) self->place.a, face);
}

static GtkWidget *
create_card (PaddockRaceChoices *self, guint number, const PaddockCardFace *face)
{
  return paddock_held_card_new (face, has_badge (self, number)
                                        ? create_badge (self->sorted.keys[number])
                                        : NULL);
}

static GtkWidget *
create_words (PaddockRaceChoices *self, guint number)
{
  const PaddockMatch *match = paddock_race_get_match (self->race);
  guint choice = self->sorted.choices[number];
  g_autofree char *drawn = paddock_match_dup_drawn_label (match, choice);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  GtkWidget *words = paddock_dice_words_new (drawn, DIE_SIZE);

  gtk_label_set_ellipsize (GTK_LABEL (words), PANGO_ELLIPSIZE_END);
  if (has_badge (self, number))
    gtk_box_append (GTK_BOX (box), create_badge (self->sorted.keys[number]));
  gtk_box_append (GTK_BOX (box), words);
  return box;
}

static GtkWidget *
create_content (PaddockRaceChoices *self, guint number)
{
  g_auto (PaddockCardFace) face = { 0 };

  return describe_card (paddock_race_get_match (self->race), self->sorted.choices[number], &face)
           ? create_card (self, number, &face)
           : create_words (self, number);
}

/* A screen reader hears the group as well, which says what a dashed line says, and the key. */
static void
describe (GtkWidget *button, const PaddockAnswerGroup *group, const char *text, guint key)
{
  char digit[] = { (char) ('0' + key % (N_KEYS + 1)), '\0' };
  /* Translators: the heading of a group of answers, and the key that gives this one. */
  g_autofree char *hint = key <= N_KEYS
                            ? g_strdup_printf (_ ("%s, key %s"), _ (group->heading), digit)
                            : g_strdup (_ (group->heading));

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint, -1);
  if (key <= N_KEYS)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                    digit, -1);
}

static GtkWidget *
create_answer (PaddockRaceChoices *self, const PaddockAnswerGroup *group, guint number)
{
  GtkWidget *button = gtk_button_new ();
  guint choice = self->sorted.choices[number];
  g_autofree char *text = paddock_match_dup_label (paddock_race_get_match (self->race), choice);

  gtk_button_set_child (GTK_BUTTON (button), create_content (self, number));
  gtk_widget_add_css_class (button, "answer");
  gtk_widget_add_css_class (button, classes_of_roles[group->role]);
  describe (button, group, text, self->sorted.keys[number]);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (choose_cb), self);
  watch (self, button);
  return button;
}

void
paddock_race_choices_add_answers (PaddockRaceChoices *self, int recorded)
{
  for (guint i = 0; i < self->sorted.n_runs; i++) {
    const PaddockAnswerRun *run = &self->sorted.runs[i];
    GtkWidget *body = paddock_wrap_box_new (6);

    for (guint k = run->first; k < run->first + run->n; k++) {
      GtkWidget *button = create_answer (self, run->group, k);

      if (self->sorted.choices[k] == recorded)
        gtk_widget_add_css_class (button, "recorded");
      g_ptr_array_add (self->buttons, button);
      paddock_wrap_box_append (PADDOCK_WRAP_BOX (body), button);
    }
    paddock_group_box_append (self->answers,
                              self->sorted.n_runs > 1 ? _ (run->group->heading) : NULL, body);
  }
}

static void
set_class (GtkWidget *widget, const char *name, gboolean has_class)
{
  if (has_class)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
paddock_race_choices_mark (PaddockRaceChoices *self)
{
  for (guint i = 0; i < self->buttons->len; i++) {
    GtkWidget *button = self->buttons->pdata[i];
    guint choice = self->sorted.choices[i];

    set_class (button, "meant", choice == paddock_race_get_rest (self->race));
    set_class (button, "looked-at", choice == paddock_race_get_focus (self->race));
  }
}
