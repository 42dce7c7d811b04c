/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-timeline.h"

#include <glib/gi18n.h>

#include "actions.h"
#include "race-clock.h"
#include "race-countdown.h"
#include "race-glance.h"
#include "race-strip.h"

struct _PaddockRaceTimeline {
  AdwBin parent_instance;

  PaddockRace *race; /* borrowed: it lives longer */
  gboolean is_following;

  GtkButton *play_button; /* template children below */
  PaddockRaceStrip *strip;
  GtkScale *scale;
  GtkLabel *moment;
  GtkLabel *countdown;
  GtkMenuButton *speed_button;
};

G_DEFINE_FINAL_TYPE (PaddockRaceTimeline, paddock_race_timeline, ADW_TYPE_BIN)

/* For those who hear it. */
static char *
dup_words (PaddockRaceTimeline *self, guint seen, guint all)
{
  g_autofree char *drawn = paddock_race_dup_sentence (self->race, seen);
  g_autofree char *sentence = drawn ? paddock_face_dup_words (drawn) : NULL;
  /* Translators: how many decisions of the race have been made, and how many there are. */
  g_autofree char *when = g_strdup_printf (_ ("Decision %u of %u"), seen, all);

  return sentence ? g_strdup_printf ("%s: %s", when, sentence) : g_steal_pointer (&when);
}

static void
show_moment (PaddockRaceTimeline *self)
{
  const PaddockSight *sight;
  guint seen, all;
  g_autofree char *text = NULL, *words = NULL;

  if (paddock_race_get_error (self->race))
    return;

  sight = paddock_race_get_sight (self->race);
  seen = paddock_sight_get_moment (sight);
  all = paddock_sight_get_n_moments (sight);
  text = g_strdup_printf ("%u / %u", seen, all);
  words = dup_words (self, seen, all);
  self->is_following = TRUE;
  gtk_range_set_range (GTK_RANGE (self->scale), 0, MAX (all, 1));
  gtk_range_set_value (GTK_RANGE (self->scale), seen);
  self->is_following = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self->scale), all > 0);
  gtk_label_set_label (self->moment, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self->strip));
}

static void
show_state (PaddockRaceTimeline *self)
{
  gboolean is_playing = paddock_race_is_playing (self->race);
  const PaddockAction *action = paddock_actions_find ("race.play");
  g_autofree char *key = paddock_action_dup_key_label (action);
  const char *label = is_playing ? _ ("Pause") : _ ("Play");
  g_autofree char *tooltip = g_strdup_printf (_ ("%s (%s)"), label, key);
  double speed = paddock_race_get_speed (self->race);
  g_autofree char *text =
    speed > 0 ? g_strdup_printf ("%g×", speed) : g_strdup (C_ ("speed of a race", "Instant"));

  gtk_button_set_icon_name (self->play_button, is_playing ? "media-playback-pause-symbolic"
                                                          : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play_button), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  gtk_menu_button_set_label (self->speed_button, text);
}

static void
value_changed_cb (PaddockRaceTimeline *self)
{
  guint value = (guint) (gtk_range_get_value (GTK_RANGE (self->scale)) + 0.5);

  if (self->is_following || paddock_race_get_error (self->race))
    return;

  paddock_race_travel (self->race, MIN (value, paddock_sight_get_n_moments (
                                                 paddock_race_get_sight (self->race))));
}

void
paddock_race_timeline_set_race (PaddockRaceTimeline *self, PaddockRace *race)
{
  g_return_if_fail (PADDOCK_IS_RACE_TIMELINE (self));

  self->race = race;
  g_signal_connect_object (race, "moved", G_CALLBACK (show_moment), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (race, "moved", G_CALLBACK (show_state), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (race, "changed", G_CALLBACK (show_state), self, G_CONNECT_SWAPPED);
  paddock_race_strip_set_race (self->strip, race, GTK_RANGE (self->scale));
  paddock_race_show_countdown (race, self->countdown);
  show_moment (self);
  show_state (self);
}

void
paddock_race_timeline_update (PaddockRaceTimeline *self)
{
  g_return_if_fail (PADDOCK_IS_RACE_TIMELINE (self));

  paddock_race_strip_update (self->strip);
}

static void
paddock_race_timeline_class_init (PaddockRaceTimelineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PADDOCK_TYPE_RACE_STRIP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/race-timeline.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceTimeline, play_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceTimeline, strip);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceTimeline, scale);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceTimeline, moment);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceTimeline, countdown);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceTimeline, speed_button);
  gtk_widget_class_bind_template_callback (widget_class, value_changed_cb);
}

static void
paddock_race_timeline_init (PaddockRaceTimeline *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_actions_describe (GTK_WIDGET (self));
}
