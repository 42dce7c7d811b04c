/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-countdown.h"

#include "race-clock.h"
#include "race-private.h"

#define REFRESH 250 /* milliseconds */

static int
get_time (PaddockRace *self)
{
  const PaddockMatch *match = self->session ? paddock_session_get_match (self->session) : NULL;

  return match && match->game->time ? match->game->time (paddock_match_get_table (match)) : 0;
}

gboolean
paddock_race_has_countdown (PaddockRace *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self), FALSE);

  return get_time (self) > 0;
}

/* Computers alone have no use for it: there the first answer counts (PaddockClockAnswer). */
static gboolean
is_running (PaddockRace *self)
{
  return paddock_race_has_countdown (self) && paddock_race_is_playing (self)
         && paddock_race_count_persons (self) > 0 && paddock_race_peek_decision (self);
}

double
paddock_race_get_time_left (PaddockRace *self)
{
  const PaddockRaceClock *clock;
  gint64 spent;

  g_return_val_if_fail (PADDOCK_IS_RACE (self), 0);

  clock = &self->clock;
  spent = clock->since ? clock->now () - clock->since : 0;
  return MAX (clock->left - (double) spent / G_USEC_PER_SEC, 0);
}

void
paddock_race_set_time_left (PaddockRace *self, double seconds)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  self->clock.left = seconds;
  self->clock.since = is_running (self) ? self->clock.now () : 0;
}

void
paddock_race_set_now (PaddockRace *self, PaddockNow now)
{
  double left;

  g_return_if_fail (PADDOCK_IS_RACE (self));

  left = paddock_race_get_time_left (self);
  self->clock.now = now;
  paddock_race_set_time_left (self, left);
}

void
paddock_race_run_countdown (PaddockRace *self)
{
  paddock_race_set_time_left (self, paddock_race_get_time_left (self));
}

void
paddock_race_init_countdown (PaddockRace *self)
{
  int left = self->session ? paddock_session_get_time_left (self->session) : -1;

  paddock_race_set_time_left (self, left < 0 ? get_time (self) : left);
}

gboolean
paddock_race_asks_clock (PaddockRace *self)
{
  return self->session && !self->clock.is_back && paddock_race_count_persons (self) > 0
         && paddock_match_asks_clock (paddock_session_get_match (self->session));
}

void
paddock_race_answer_clock (PaddockRace *self)
{
  const PaddockDecision *decision = paddock_race_peek_decision (self);
  guint answer = paddock_race_get_time_left (self) > 0 ? PADDOCK_CLOCK_LEFT : PADDOCK_CLOCK_UP;
  guint choice = 0;

  while (decision->choices[choice].id != answer)
    choice++;
  paddock_session_set_time_left (self->session, (int) paddock_race_get_time_left (self));
  paddock_session_choose (self->session, choice);
  paddock_race_made_decision (self, FALSE);
}

/* --- On the screen --- */

typedef struct {
  PaddockRace *race; /* borrowed: it lives longer */
  GtkLabel *label;   /* borrowed: it takes this along */
} Face;

static gboolean
refresh_cb (gpointer data)
{
  const Face *self = data;
  guint seconds = (guint) (paddock_race_get_time_left (self->race) + 0.999);
  g_autofree char *text = g_strdup_printf ("%u:%02u", seconds / 60, seconds % 60);

  gtk_widget_set_visible (GTK_WIDGET (self->label), paddock_race_has_countdown (self->race));
  if (!g_str_equal (gtk_label_get_label (self->label), text))
    gtk_label_set_label (self->label, text);
  return G_SOURCE_CONTINUE;
}

static void
stop_cb (gpointer source)
{
  g_source_remove (GPOINTER_TO_UINT (source));
}

void
paddock_race_show_countdown (PaddockRace *self, GtkLabel *label)
{
  Face *face = g_new (Face, 1);
  guint source;

  g_return_if_fail (PADDOCK_IS_RACE (self));

  *face = (Face){ self, label };
  refresh_cb (face);
  source = g_timeout_add_full (G_PRIORITY_DEFAULT, REFRESH, refresh_cb, face, g_free);
  g_object_set_data_full (G_OBJECT (label), "countdown", GUINT_TO_POINTER (source), stop_cb);
}
