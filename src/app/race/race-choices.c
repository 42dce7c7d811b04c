/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-choices-private.h"

#include <glib/gi18n.h>

#include "canvas.h"
#include "dice-words.h"
#include "focus-child.h"
#include "race-clock.h"

#define DIE_SIZE 16 /* in the caption, in pixels */

#define N_LINES 7.75 /* how many lines of text the area is high, whatever is asked */

/* How question and answers share the width with what follows from them. */
#define QUESTION_WEIGHT 5
#define OUTLOOK_WEIGHT 3

G_DEFINE_FINAL_TYPE (PaddockRaceChoices, paddock_race_choices, ADW_TYPE_BIN)

/* --- Words --- */

static const char *
get_name (PaddockRaceChoices *self, guint seat)
{
  return paddock_race_get_setup (self->race)->seats[seat].name;
}

static char *
dup_question (PaddockRaceChoices *self, const PaddockDecision *decision)
{
  const char *question = _ (paddock_race_get_setup (self->race)->game->asks[decision->kind].text);

  /* Translators: who is asked, and what. */
  return g_strdup_printf (_ ("%s: %s"), get_name (self, decision->player), question);
}

static char *
dup_result (PaddockRaceChoices *self)
{
  const PaddockState *state = paddock_match_get_state (paddock_race_get_match (self->race));

  return state->n_placed > 0
           /* Translators: the name of the winner. */
           ? g_strdup_printf (_ ("%s wins the race!"), get_name (self, state->places[0]))
           : g_strdup (_ ("The race is over"));
}

/* Where we are, if there is more to come. */
static char *
dup_place_in_time (PaddockRaceChoices *self)
{
  const PaddockSight *sight = paddock_race_get_sight (self->race);
  guint moment = paddock_sight_get_moment (sight), n = paddock_sight_get_n_moments (sight);

  if (moment == n)
    return NULL;

  return g_strdup_printf (
    _ ("Decision %u of %u.  Choose the same to continue, or something else to start a new line."),
    moment + 1, n);
}

/* --- Room --- */

/* The area has one height for the whole race: a board that jumps with every question is hard to read.  Longer lists are
 * scrolled. */
static void
paddock_race_choices_root (GtkWidget *widget)
{
  PaddockRaceChoices *self = PADDOCK_RACE_CHOICES (widget);
  PangoFontMetrics *metrics;

  GTK_WIDGET_CLASS (paddock_race_choices_parent_class)->root (widget);

  metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  gtk_scrolled_window_set_min_content_height (self->room,
                                              (int) (N_LINES
                                                     * pango_font_metrics_get_height (metrics)
                                                     / PANGO_SCALE));
  pango_font_metrics_unref (metrics);
}

/* --- Showing --- */

static int
find_recorded (PaddockRaceChoices *self)
{
  const PaddockSight *sight = paddock_race_get_sight (self->race);
  guint moment = paddock_sight_get_moment (sight);

  return moment < paddock_sight_get_n_moments (sight) ? paddock_sight_get_choice (sight, moment)
                                                      : -1;
}

/* Which decision it is and all of its answers, to know whether they are shown already. */
static char *
dup_answers (PaddockRaceChoices *self, const PaddockDecision *decision)
{
  const PaddockMatch *match = paddock_race_get_match (self->race);
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%u %u %u %d",
                   paddock_sight_get_moment (paddock_race_get_sight (self->race)), decision->player,
                   decision->kind, find_recorded (self));
  for (guint i = 0; i < decision->n_choices; i++) {
    g_autofree char *label = paddock_match_dup_label (match, i);

    g_string_append_printf (text, "\n%s", label);
  }
  for (guint i = 0; i < self->n_refused; i++) {
    g_autofree char *label = paddock_match_dup_refused_label (match, &self->refused[i]);

    g_string_append_printf (text, "\n%s\n%s", label, self->refused[i].reason);
  }
  return g_string_free (text, FALSE);
}

static void
clear_answers (PaddockRaceChoices *self)
{
  self->had_focus |= gtk_widget_get_focus_child (GTK_WIDGET (self->answers)) != NULL;
  g_clear_pointer (&self->shown, g_free);
  g_ptr_array_set_size (self->buttons, 0);
  paddock_group_box_clear (self->answers);
  paddock_race_choices_clear_refused (self);
}

/* Unless somebody has begun to write meanwhile, or left the board where the keyboard was waiting. */
static void
restore_focus (PaddockRaceChoices *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (root
      && ((self->had_focus && !GTK_IS_EDITABLE (focus))
          || (self->is_awaited && PADDOCK_IS_CANVAS (focus))))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  self->had_focus = self->is_awaited = FALSE;
}

static gboolean
has_places (const PaddockDecision *decision)
{
  for (guint i = 0; i < decision->n_choices; i++)
    if (decision->choices[i].target == PADDOCK_TARGET_HEX
        || decision->choices[i].target == PADDOCK_TARGET_ROAD)
      return TRUE;

  return FALSE;
}

/* What Enter gives, unless the keyboard has gone to another answer. */
static void
set_meant (PaddockRaceChoices *self, int recorded)
{
  if (paddock_race_get_rest (self->race) == PADDOCK_NO_CHOICE)
    paddock_race_set_rest (self->race, recorded >= 0 ? (guint) recorded : self->sorted.standard);
  paddock_race_choices_mark (self);
}

/* Buttons that somebody may be about to press stay as long as they answer the same. */
static void
show_answers (PaddockRaceChoices *self, const PaddockDecision *decision)
{
  g_autofree char *shown = NULL;
  int recorded = find_recorded (self);

  self->n_refused = paddock_match_find_refused (paddock_race_get_match (self->race), self->refused);
  shown = dup_answers (self, decision);
  if (g_strcmp0 (shown, self->shown) == 0) {
    set_meant (self, recorded);
    return;
  }

  clear_answers (self);
  self->shown = g_steal_pointer (&shown);
  self->has_places = has_places (decision);
  paddock_match_sort_answers (paddock_race_get_match (self->race), &self->sorted);
  paddock_race_choices_add_answers (self, recorded);
  paddock_race_choices_show_refused (self);
  set_meant (self, recorded);
  restore_focus (self);
}

static void
set_question (PaddockRaceChoices *self, const char *text)
{
  gtk_label_set_label (self->question, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->question), text); /* it may be cut */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->answers), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}

static void
show_decision (PaddockRaceChoices *self, const PaddockDecision *decision, gboolean is_moving)
{
  gboolean is_person = paddock_race_is_person (self->race, decision->player);
  gboolean is_thinking = paddock_race_is_thinking (self->race);
  gboolean goes_on = !is_person && paddock_race_is_playing (self->race);
  gboolean is_shown = paddock_race_shows_decision (self->race);
  g_autofree char *question = dup_question (self, decision);

  gtk_widget_set_visible (GTK_WIDGET (self->badge), TRUE);
  paddock_race_badge_show (self->badge, paddock_race_get_sign (self->race, decision->player),
                           paddock_race_get_colour (self->race, decision->player));
  set_question (self, question);
  gtk_widget_set_visible (self->decide_button, !is_person && !goes_on && !is_thinking);
  gtk_widget_set_visible (self->why_button, !is_person && !goes_on && is_shown);
  gtk_spinner_set_spinning (self->spinner, is_thinking);
  if (is_shown && !is_moving && !goes_on && !is_thinking)
    show_answers (self, decision);
  else
    clear_answers (self);
}

static void
show_result (PaddockRaceChoices *self)
{
  const PaddockState *state = paddock_match_get_state (paddock_race_get_match (self->race));
  g_autofree char *result = dup_result (self);

  gtk_widget_set_visible (GTK_WIDGET (self->badge), state->n_placed > 0);
  if (state->n_placed > 0)
    paddock_race_badge_show (self->badge, paddock_race_get_sign (self->race, state->places[0]),
                             paddock_race_get_colour (self->race, state->places[0]));
  set_question (self, result);
  gtk_widget_set_visible (self->decide_button, FALSE);
  gtk_widget_set_visible (self->why_button, FALSE);
  gtk_spinner_set_spinning (self->spinner, FALSE);
}

static void
show_focus (PaddockRaceChoices *self)
{
  guint focus = paddock_race_get_focus (self->race);

  paddock_race_choices_mark (self);
  if (focus < self->buttons->len)
    paddock_race_outlook_show_choice (self->outlook, self->race, focus);
  else
    paddock_race_outlook_show_nothing (self->outlook);
}

void
paddock_race_choices_update (PaddockRaceChoices *self, gboolean is_moving)
{
  const PaddockDecision *decision;
  g_autofree char *where = NULL;

  g_return_if_fail (PADDOCK_IS_RACE_CHOICES (self));

  if (paddock_race_get_error (self->race))
    return;

  decision = paddock_race_get_decision (self->race);
  gtk_widget_set_visible (self->over_buttons, !decision && !is_moving);
  if (decision)
    show_decision (self, decision, is_moving);
  else
    clear_answers (self);
  if (!decision && !is_moving)
    show_result (self);
  where = is_moving ? NULL : dup_place_in_time (self);
  if (where)
    paddock_race_choices_set_caption (self, where);
  show_focus (self);
}

void
paddock_race_choices_set_caption (PaddockRaceChoices *self, const char *text)
{
  g_return_if_fail (PADDOCK_IS_RACE_CHOICES (self));

  paddock_dice_words_set (self->caption, text, DIE_SIZE);
  paddock_dice_words_set_tooltip (GTK_WIDGET (self->caption), text, DIE_SIZE);
  gtk_widget_set_visible (GTK_WIDGET (self->caption), *text != '\0');
}

gboolean
paddock_race_choices_choose (PaddockRaceChoices *self, guint key)
{
  int answer;

  g_return_val_if_fail (PADDOCK_IS_RACE_CHOICES (self), FALSE);

  answer = self->buttons->len > 0 ? paddock_answers_find (&self->sorted, key) : -1;
  if (answer < 0)
    return FALSE;

  paddock_race_choose (self->race, self->sorted.choices[answer]);
  return TRUE;
}

gboolean
paddock_race_choices_choose_marked (PaddockRaceChoices *self)
{
  guint choice = paddock_race_get_focus (self->race);

  g_return_val_if_fail (PADDOCK_IS_RACE_CHOICES (self), FALSE);

  if (self->buttons->len == 0 || choice >= self->sorted.n)
    return FALSE;

  paddock_race_choose (self->race, choice);
  return TRUE;
}

void
paddock_race_choices_set_race (PaddockRaceChoices *self, PaddockRace *race)
{
  g_return_if_fail (PADDOCK_IS_RACE_CHOICES (self));

  self->race = race;
  g_signal_connect_object (race, "focused", G_CALLBACK (show_focus), self, G_CONNECT_SWAPPED);
  paddock_race_choices_update (self, FALSE);
}

/* --- The widget --- */

/* The button that Enter gives. */
static GtkWidget *
get_meant (PaddockRaceChoices *self)
{
  guint rest = paddock_race_get_rest (self->race);

  return self->buttons->pdata[rest < self->sorted.n ? self->sorted.numbers[rest] : 0];
}

static gboolean
paddock_race_choices_grab_focus (GtkWidget *widget)
{
  PaddockRaceChoices *self = PADDOCK_RACE_CHOICES (widget);

  self->is_awaited |= self->buttons->len == 0;
  return self->buttons->len > 0 && gtk_widget_get_mapped (widget)
         && gtk_widget_grab_focus (get_meant (self));
}

/* Arrows stay in a line of answers, and do not lead away from the question. */
static gboolean
paddock_race_choices_focus (GtkWidget *widget, GtkDirectionType direction)
{
  PaddockRaceChoices *self = PADDOCK_RACE_CHOICES (widget);
  gboolean is_sideways = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;

  if (is_sideways && gtk_widget_get_focus_child (GTK_WIDGET (self->answers)))
    return gtk_widget_child_focus (GTK_WIDGET (self->answers), direction) || TRUE;

  return paddock_focus_child (widget, direction)
         || (is_sideways && gtk_widget_get_focus_child (widget));
}

static void
paddock_race_choices_finalize (GObject *object)
{
  PaddockRaceChoices *self = PADDOCK_RACE_CHOICES (object);

  g_ptr_array_unref (self->buttons);
  g_free (self->shown);

  G_OBJECT_CLASS (paddock_race_choices_parent_class)->finalize (object);
}

static void
paddock_race_choices_class_init (PaddockRaceChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = paddock_race_choices_finalize;
  widget_class->root = paddock_race_choices_root;
  widget_class->focus = paddock_race_choices_focus;
  widget_class->grab_focus = paddock_race_choices_grab_focus;
  g_type_ensure (PADDOCK_TYPE_RACE_BADGE);
  g_type_ensure (PADDOCK_TYPE_RACE_OUTLOOK);
  g_type_ensure (PADDOCK_TYPE_SHARE_BOX);
  g_type_ensure (PADDOCK_TYPE_GROUP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/race-choices.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, room);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, halves);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, question_side);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, badge);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, question);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, caption);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, spinner);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, decide_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, why_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, over_buttons);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, scroller);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, answers);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, fold);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, fold_label);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, fold_rows);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, outlook);
}

/* Of everything: what was pointed at last is explained until then, so that the pointer can go there and read on. */
static void
left_cb (PaddockRaceChoices *self)
{
  if (self->race)
    paddock_race_set_focus (self->race, PADDOCK_NO_CHOICE);
}

/* What an answer brings may be longer than its room, and Tab leads to the next answer. */
static gboolean
key_pressed_cb (PaddockRaceChoices *self, guint key)
{
  if (key != GDK_KEY_Page_Up && key != GDK_KEY_Page_Down)
    return GDK_EVENT_PROPAGATE;

  paddock_race_outlook_scroll (self->outlook, key == GDK_KEY_Page_Down);
  return GDK_EVENT_STOP;
}

static void
paddock_race_choices_init (PaddockRaceChoices *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_share_box_append (self->halves, self->question_side, QUESTION_WEIGHT);
  paddock_share_box_append (self->halves, GTK_WIDGET (self->outlook), OUTLOOK_WEIGHT);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}
