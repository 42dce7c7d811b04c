/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-choices-private.h"

#include <glib/gi18n.h>

#include "canvas.h"
#include "focus-child.h"

#define MAX_HEIGHT 158 /* of the answers: four lines; more of them are scrolled */

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
  const char *question = _(paddock_race_get_setup (self->race)->game->asks[decision->kind].text);

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
  PaddockSession *session = paddock_race_get_session (self->race);
  guint moment, n;

  if (paddock_session_get_moment (session) == paddock_session_get_n_moments (session))
    return NULL;

  paddock_race_count_seen (self->race, &moment, &n);

  return g_strdup_printf (_ ("Decision %u of %u.  Choose as before to go on, or something else to begin another line."),
    moment + 1, n);
}

/* --- Room --- */

/* All answers are seen as long as there are not too many.  The room that they once needed is kept: a board that jumps with
 * every question is hard to read. */
static gboolean
fit_cb (gpointer data)
{
  PaddockRaceChoices *self = data;
  int height = 0, before = gtk_scrolled_window_get_min_content_height (self->scroller);

  self->fit_source = 0;
  self->width = gtk_widget_get_width (GTK_WIDGET (self->scroller));
  gtk_widget_measure (GTK_WIDGET (self->answers), GTK_ORIENTATION_VERTICAL, self->width, &height,
                      NULL, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (self->scroller,
                                              MAX (before, MIN (height, MAX_HEIGHT)));
  return G_SOURCE_REMOVE;
}

static void
fit_soon (PaddockRaceChoices *self)
{
  if (!self->fit_source)
    self->fit_source = g_idle_add (fit_cb, self);
}

static void
paddock_race_choices_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PaddockRaceChoices *self = PADDOCK_RACE_CHOICES (widget);

  GTK_WIDGET_CLASS (paddock_race_choices_parent_class)
    ->size_allocate (widget, width, height, baseline);

  if (gtk_widget_get_width (GTK_WIDGET (self->scroller)) != self->width)
    fit_soon (self);
}

/* --- Showing --- */

static int
find_recorded (PaddockRaceChoices *self)
{
  PaddockSession *session = paddock_race_get_session (self->race);
  guint moment = paddock_session_get_moment (session);

  if (moment >= paddock_session_get_n_moments (session))
    return -1;

  return (int) paddock_journal_get_choice (paddock_session_get_journal (session), moment);
}

/* Which decision it is and all of its answers, to know whether they are shown already. */
static char *
dup_answers (PaddockRaceChoices *self, const PaddockDecision *decision)
{
  const PaddockMatch *match = paddock_race_get_match (self->race);
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%u %u %u %d",
                   paddock_session_get_moment (paddock_race_get_session (self->race)),
                   decision->player, decision->kind, find_recorded (self));
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
  paddock_wrap_box_clear (self->answers);
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

/* Buttons that somebody may be about to press stay as long as they answer the same. */
static void
show_answers (PaddockRaceChoices *self, const PaddockDecision *decision)
{
  g_autofree char *shown = NULL;
  int recorded = find_recorded (self);

  self->n_refused = paddock_match_find_refused (paddock_race_get_match (self->race), self->refused);
  shown = dup_answers (self, decision);
  if (g_strcmp0 (shown, self->shown) == 0)
    return;

  clear_answers (self);
  self->shown = g_steal_pointer (&shown);
  for (guint i = 0; i < decision->n_choices; i++)
    paddock_race_choices_add_answer (self, i, recorded);
  for (guint i = 0; i < self->n_refused; i++)
    paddock_race_choices_add_refused (self, &self->refused[i]);
  restore_focus (self);
  fit_soon (self);
}

static void
set_question (PaddockRaceChoices *self, const char *text)
{
  gtk_label_set_label (self->question, text);
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
  paddock_race_badge_set_seat (self->badge, decision->player,
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
    paddock_race_badge_set_seat (self->badge, state->places[0],
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

  for (guint i = 0; i < self->buttons->len; i++)
    if (i == focus)
      gtk_widget_add_css_class (self->buttons->pdata[i], "looked-at");
    else
      gtk_widget_remove_css_class (self->buttons->pdata[i], "looked-at");
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

  gtk_label_set_label (self->caption, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->caption), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}

gboolean
paddock_race_choices_choose (PaddockRaceChoices *self, guint n)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_CHOICES (self), FALSE);

  if (n >= self->buttons->len)
    return FALSE;

  paddock_race_choose (self->race, n);
  return TRUE;
}

gboolean
paddock_race_choices_choose_marked (PaddockRaceChoices *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_CHOICES (self), FALSE);

  return paddock_race_choices_choose (self, paddock_race_get_focus (self->race))
         || gtk_widget_grab_focus (GTK_WIDGET (self));
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

static gboolean
paddock_race_choices_grab_focus (GtkWidget *widget)
{
  PaddockRaceChoices *self = PADDOCK_RACE_CHOICES (widget);

  self->is_awaited |= self->buttons->len == 0;
  return self->buttons->len > 0 && gtk_widget_get_mapped (widget)
         && gtk_widget_grab_focus (self->buttons->pdata[0]);
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
paddock_race_choices_dispose (GObject *object)
{
  g_clear_handle_id (&PADDOCK_RACE_CHOICES (object)->fit_source, g_source_remove);

  G_OBJECT_CLASS (paddock_race_choices_parent_class)->dispose (object);
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

  G_OBJECT_CLASS (klass)->dispose = paddock_race_choices_dispose;
  G_OBJECT_CLASS (klass)->finalize = paddock_race_choices_finalize;
  widget_class->size_allocate = paddock_race_choices_size_allocate;
  widget_class->focus = paddock_race_choices_focus;
  widget_class->grab_focus = paddock_race_choices_grab_focus;
  g_type_ensure (PADDOCK_TYPE_RACE_BADGE);
  g_type_ensure (PADDOCK_TYPE_RACE_OUTLOOK);
  g_type_ensure (PADDOCK_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/race-choices.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, badge);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, question);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, caption);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, spinner);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, decide_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, why_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, over_buttons);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, scroller);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, answers);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceChoices, outlook);
}

/* What an answer brings may be longer than its room, and Tab leads to the next answer. */
/* Of everything: what was pointed at last is explained until then, so that the pointer can go there and read on. */
static void
left_cb (PaddockRaceChoices *self)
{
  if (self->race)
    paddock_race_set_focus (self->race, PADDOCK_NO_CHOICE);
}

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
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}
